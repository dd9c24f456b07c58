import type { Duplex } from 'node:stream';

import { readToSharedRoom } from './shared-room.ts';

/** First bytes of whole frames: a text, bytes, a ping, a pong. */
const TEXT = 0x81;
const WHOLE: readonly unknown[] = [TEXT, 0x82, 0x89, 0x8a];

/** The bit that says that a client has masked its bytes, and what stands for a length in the two bytes after. */
const MASKED = 0x80;
const LONGER = MASKED + 126;
const MASK = 4;

/** The longest that is read here. */
const ROOM = 4096;
const room = Buffer.alloc(ROOM);

/**
 * Reads what nearly all pieces of a client's stream are: whole texts of one-byte letters. Everything else is the library's;
 * once a piece was not made of whole frames, all that follows is.
 */
export function readQuickly(raw: Duplex, hear: (text: string) => void): void {
  const listeners = raw.listeners('data') as ((piece: Buffer) => void)[];
  raw.removeAllListeners('data');
  let isQuick = true;
  const take = (piece: Buffer): void => {
    isQuick &&= isWhole(piece);
    const texts = isQuick ? textsIn(piece) : null;
    if (texts === null) for (const listener of listeners) listener.call(raw, piece);
    else for (const text of texts) hear(text);
  };
  raw.on('data', take);
  readToSharedRoom(raw, (length, shared) => {
    const single = isQuick ? singleText(shared, length) : null;
    // Whoever takes more of it may keep it.
    if (single === null) take(Buffer.from(shared.subarray(0, length)));
    else hear(single);
  });
}

/** The text of so many bytes that are one whole frame with a text, as nearly all are; null for any other. */
function singleText(bytes: Buffer, length: number): string | null {
  if (bytes[0] !== TEXT || endOf(bytes, 0, length) !== length) return null;
  return unmask(bytes, headOf(bytes, 0), length);
}

function isWhole(piece: Buffer): boolean {
  let at = 0;
  while (at < piece.length) {
    if (!WHOLE.includes(piece[at])) return false;
    at = endOf(piece, at);
  }
  return at === piece.length;
}

/** Where the frame that begins here ends; beyond everything if that can't be told, or is not told as it should be. */
function endOf(piece: Buffer, at: number, length = piece.length): number {
  const start = at + headOf(piece, at);
  const short = (piece[at + 1] ?? 0) - MASKED;
  if (short < 0 || start > length) return Number.POSITIVE_INFINITY;
  if (short < LONGER - MASKED) return start + short;
  const size = piece.readUInt16BE(at + 2);
  return short > LONGER - MASKED || size < LONGER - MASKED ? Number.POSITIVE_INFINITY : start + size;
}

/** How many bytes come before the message. */
function headOf(piece: Buffer, at: number): number {
  return (piece[at + 1] === LONGER ? 4 : 2) + MASK;
}

/** The texts of a piece that is made of whole frames; null if something else is among them. */
function textsIn(piece: Buffer): string[] | null {
  const texts: string[] = [];
  for (let at = 0; at < piece.length; at = endOf(piece, at)) {
    const text = piece[at] === TEXT ? unmask(piece, at + headOf(piece, at), endOf(piece, at)) : null;
    if (text === null) return null;
    texts.push(text);
  }
  return texts;
}

/** The text between two places, after its mask; null if it is too long or not of one-byte letters. */
function unmask(piece: Buffer, start: number, end: number): string | null {
  const length = end - start;
  if (length > ROOM) return null;
  let bits = 0;
  for (let i = 0; i < length; i++) {
    const byte = (piece[start + i] as number) ^ (piece[start - MASK + (i & 3)] as number);
    bits |= byte;
    room[i] = byte;
  }
  return bits < 0x80 ? room.toString('latin1', 0, length) : null;
}
