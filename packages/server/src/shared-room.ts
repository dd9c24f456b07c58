import type { Duplex } from 'node:stream';

/** What Node knows of a connection's reading. It has a word for this (`onread`) only where a program connects to others. */
interface Reading {
  readonly _handle?: { useUserBuffer?: (room: Buffer) => void } | null;
  [field: symbol]: unknown;
}

/** Takes what has come: the first `length` bytes of `room`, which are others' afterwards. */
export type TakeBytes = (length: number, room: Buffer) => void;

/** Where all connections read to: whatever comes is taken before the next one reads. */
const room = Buffer.alloc(65_536);

/**
 * Has a connection read to room that all share, where it would otherwise make new room for every few bytes. False if this is no
 * connection of a Node that we know: it reads as ever then. What was read before still comes as data.
 */
export function readToSharedRoom(raw: Duplex, take: TakeBytes): boolean {
  const reading = raw as Duplex & Reading;
  const own = Object.getOwnPropertySymbols(raw);
  const target = own.find(({ description }) => description === 'kBuffer');
  const callback = own.find(({ description }) => description === 'kBufferCb');
  if (target === undefined || callback === undefined || typeof reading._handle?.useUserBuffer !== 'function')
    return false;
  reading[target] = room;
  reading[callback] = take;
  reading._handle.useUserBuffer(room);
  return true;
}
