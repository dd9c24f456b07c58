import type { Duplex } from 'node:stream';

import { WebSocket } from 'ws';

import { unsentOf, writeQuickly } from './quick-writes.ts';

/** More than this unsent, and the reader is too slow: it may come back and resume. */
const MOST_UNSENT = 4_000_000;

/** The first byte of a message that is one whole frame of text. */
const WHOLE_TEXT = 0x81;
const SHORT = 126;
const LONG = 65_536;

const { OPEN } = WebSocket;

/** A message as the WebSocket protocol sends it: its bytes, or a text with a letter for every byte. */
export type Frame = string | Buffer;

/** Puts a text into a frame. Nearly all are letters of one byte: those stay texts, which need no room of their own. */
export function frameOf(text: string): Frame {
  if (isPlain(text)) return headOf(text.length) + text;
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from(headOf(bytes.length), 'latin1'), bytes]);
}

/** Whether every letter is one byte. */
function isPlain(text: string): boolean {
  return Buffer.byteLength(text) === text.length;
}

/** A message that several readers get, some of them with more in it. Its letters are looked at once for all of them. */
export class SharedMessage {
  readonly frame: Frame;
  private readonly text: string;

  /** The text of an object. */
  constructor(text: string) {
    this.text = text;
    this.frame = frameOf(text);
  }

  /** The same with more fields, as they stand at the end of an object. */
  with(fields: string): Frame {
    const text = `${this.text.slice(0, -1)}${fields}}`;
    return typeof this.frame === 'string' && isPlain(fields) ? headOf(text.length) + text : frameOf(text);
  }
}

const heads: (string | undefined)[] = [];
const MOST_HEADS = 4096;

/** What comes before so many bytes of text: a letter for each byte. */
function headOf(length: number): string {
  const known = heads[length];
  if (known !== undefined) return known;
  const letters = lettersOf(length);
  if (length < MOST_HEADS) heads[length] = letters;
  return letters;
}

function lettersOf(length: number): string {
  if (length < SHORT) return String.fromCharCode(WHOLE_TEXT, length);
  if (length < LONG) return String.fromCharCode(WHOLE_TEXT, SHORT, length >> 8, length & 255);
  const bytes = Array.from({ length: 8 }, (_, i) => Math.floor(length / 256 ** (7 - i)) % 256);
  return String.fromCharCode(WHOLE_TEXT, SHORT + 1, ...bytes);
}

function bytesOf(frame: Frame): Buffer {
  return typeof frame === 'string' ? Buffer.from(frame, 'latin1') : frame;
}

function joined(first: Frame, second: Frame): Frame {
  if (typeof first === 'string' && typeof second === 'string') return first + second;
  return Buffer.concat([bytesOf(first), bytesOf(second)]);
}

/** The latest text and its frame: one that several are told follows on itself. */
let latest: { readonly text: string; readonly frame: Frame } = { text: '', frame: frameOf('') };

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
  private held: Frame | null = null;
  /** Whether something of what was written last may still wait. */
  private isBehind = false;

  constructor(socket: WebSocket, raw: Duplex) {
    this.socket = socket;
    this.raw = raw;
  }

  get isOpen(): boolean {
    return this.socket.readyState === OPEN;
  }

  /** Takes a text for the end of the turn. */
  send(text: string): void {
    if (latest.text !== text) latest = { text, frame: frameOf(text) };
    this.sendFrame(latest.frame);
  }

  /** Takes a frame for the end of the turn. Whether there still is someone to read it is looked at then. */
  sendFrame(frame: Frame): void {
    if (this.held === null) {
      this.held = frame;
      if (waiting.push(this) === 1) process.nextTick(releaseAll);
    } else this.held = joined(this.held, frame);
  }

  close(code: number): void {
    this.release();
    this.socket.close(code);
  }

  /** Lets what was held go, unless the socket was closed since, or its reader is too slow. */
  release(): void {
    const { held, raw } = this;
    this.held = null;
    if (held === null || !this.isOpen) return;
    if (this.isBehind && unsentOf(raw) > MOST_UNSENT) {
      this.socket.terminate();
      return;
    }
    const waiting = typeof held === 'string' ? writeQuickly(raw, held) : null;
    if (waiting === null) raw.write(held, 'latin1');
    this.isBehind = waiting !== 0;
  }
}
