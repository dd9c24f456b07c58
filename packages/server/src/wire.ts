import type { Duplex } from 'node:stream';

import { WebSocket } from 'ws';

/** More than this unsent, and the reader is too slow: it may come back and resume. */
const MOST_UNSENT = 4_000_000;

/** The first byte of a message that is one whole frame of text. */
const WHOLE_TEXT = 0x81;
const SHORT = 126;
const LONG = 65_536;

const { OPEN } = WebSocket;

/** A text as the WebSocket protocol sends it. Made once, it can be sent to any number of sockets. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < LONG ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = SHORT;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = SHORT + 1;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

/** Wires that hold something back until the end of the turn. */
let waiting: Wire[] = [];

/** The end of a turn: what was held goes out. */
function releaseAll(): void {
  const wires = waiting;
  waiting = [];
  for (let i = 0; i < wires.length; i++) (wires[i] as Wire).release();
}

/**
 * The sending side of a socket. Frames go straight to the connection, without compression and never in parts, so that
 * they can't get between the library's own; those of one turn go together.
 */
export class Wire {
  private readonly socket: WebSocket;
  private readonly raw: Duplex;
  private held: Buffer | null = null;

  constructor(socket: WebSocket, raw: Duplex) {
    this.socket = socket;
    this.raw = raw;
  }

  get isOpen(): boolean {
    return this.socket.readyState === OPEN;
  }

  send(message: string | Buffer): void {
    if (!this.isOpen) return;
    if (this.raw.writableLength > MOST_UNSENT) {
      this.socket.terminate();
      return;
    }
    const frame = typeof message === 'string' ? frameOf(message) : message;
    if (this.held === null) {
      this.held = frame;
      if (waiting.push(this) === 1) process.nextTick(releaseAll);
    } else this.held = Buffer.concat([this.held, frame]);
  }

  close(code: number): void {
    this.release();
    this.socket.close(code);
  }

  /** Lets what was held go, unless the socket was closed since. */
  release(): void {
    const { held } = this;
    this.held = null;
    if (held !== null && this.isOpen) this.raw.write(held);
  }
}
