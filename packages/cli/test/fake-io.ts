import type { Io } from '../src/io.ts';
import { makePaint } from '../src/paint.ts';

/** A terminal made of lists: what is typed, and what was written. Clearing the screen writes a line that says so. */
export interface FakeIo extends Io {
  readonly written: string[];
  readonly asked: string[];
}

export const CLEARED = '<cleared>';

/** Types `lines`, or what `type` gives for what was written so far; then the input has ended. */
export function fakeIo(lines: readonly string[] | ((io: FakeIo) => string | null)): FakeIo {
  const left = typeof lines === 'function' ? null : [...lines];
  const io: FakeIo = {
    written: [],
    asked: [],
    paint: makePaint(false),
    width: 80,
    isTerminal: false,
    say: (line = '') => void io.written.push(line),
    tell: (sentence) => void io.written.push(sentence),
    warn: (line) => void io.written.push(line),
    ask: async (prompt) => {
      io.asked.push(prompt);
      return left === null ? (lines as (io: FakeIo) => string | null)(io) : (left.shift() ?? null);
    },
    clear: () => void io.written.push(CLEARED),
    close: () => {},
  };
  return io;
}
