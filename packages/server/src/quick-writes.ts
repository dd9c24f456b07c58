import type { Duplex } from 'node:stream';

/** What Node writes a connection's texts with, one letter a byte. 0 is done, or on its way; anything else is an error. */
interface Handle {
  writeLatin1String?: (request: Request, text: string) => number;
  /** Bytes that the system has not taken yet. */
  readonly writeQueueSize?: number;
}

/** What Node wants with every write, and uses only for those that the system does not take at once. */
interface Request {
  oncomplete?: (status: number) => void;
}

interface Writing {
  readonly _handle?: Handle | null;
}

/** How requests are made; Node has no name for it. */
let MadeBy: (new () => Request) | null = null;
/** A request that is not under way. */
let spare: Request | null = null;

/**
 * Writes a text of one-byte letters straight to a connection, past Node's streams, which take about as long as the system does
 * for so few bytes. Gives how many bytes wait there now; null if it is no connection of a Node that we know, or something waits
 * in its stream: then nothing was written.
 */
export function writeQuickly(raw: Duplex, text: string): number | null {
  const handle = (raw as Duplex & Writing)._handle;
  if (MadeBy === null) learn(handle);
  if (!handle?.writeLatin1String || MadeBy === null || raw.writableLength > 0) return null;
  spare ??= new MadeBy();
  if (handle.writeLatin1String(spare, text) !== 0) raw.destroy();
  const waiting = handle.writeQueueSize ?? 0;
  if (waiting > 0) lend(spare, raw);
  return waiting;
}

/** How many bytes of a connection the system has not taken yet. */
export function unsentOf(raw: Duplex): number {
  return raw.writableLength + ((raw as Duplex & Writing)._handle?.writeQueueSize ?? 0);
}

/** A request is under way: the next write needs another one. */
function lend(request: Request, raw: Duplex): void {
  spare = null;
  request.oncomplete = (status) => {
    if (status < 0) raw.destroy();
  };
}

/** Looks on when Node writes the next text of this connection. */
function learn(handle: Handle | null | undefined): void {
  const write = handle?.writeLatin1String;
  if (!handle || write === undefined || typeof handle.writeQueueSize !== 'number') return;
  handle.writeLatin1String = (request, text) => {
    MadeBy = request.constructor as new () => Request;
    delete handle.writeLatin1String;
    return write.call(handle, request, text);
  };
}
