import { createInterface } from 'node:readline';

import { isCancel, text } from '@clack/prompts';

import { makePaint, wantsColour, wrap, type Paint } from './paint.ts';

/** Where a command reads and writes. */
export interface Io {
  readonly paint: Paint;
  /** Columns to write in. */
  readonly width: number;
  /** Whether a person sits in front of it: both ends are a terminal. */
  readonly isTerminal: boolean;
  /** Writes a line for the reader (standard output). */
  say(line?: string): void;
  /** Writes a sentence for the reader, broken between words where it is too long. */
  tell(sentence: string, indent?: string): void;
  /** Writes a line about the work (standard error). */
  warn(line: string): void;
  /** The next line typed; null when there is none, or the person wants to stop. */
  ask(prompt: string): Promise<string | null>;
  /** Wipes the screen and what can be scrolled back to. Without a terminal there is nothing to wipe. */
  clear(): void;
  /** Stops reading, so that the command can end. */
  close(): void;
}

const NARROWEST = 60;
const USUAL = 80;
const WIDEST = 120;

/** The terminal, or the pipes, that this process was started with. */
export function processIo(): Io {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const say = (line = ''): void => void process.stdout.write(`${line}\n`);
  const width = Math.min(WIDEST, Math.max(NARROWEST, process.stdout.columns ?? USUAL));
  const shared = {
    paint: makePaint(wantsColour(process.env, process.stdout.isTTY)),
    width,
    isTerminal,
    say,
    tell: (sentence: string, indent?: string): void => say(wrap(sentence, width, indent).join('\n')),
    warn: (line: string): void => void process.stderr.write(`${line}\n`),
  };
  if (isTerminal) return { ...shared, ask: askTerminal, clear: clearTerminal, close: () => {} };
  return { ...shared, ...askPipe(say), clear: () => {} };
}

async function askTerminal(prompt: string): Promise<string | null> {
  const answer = await text({ message: prompt, withGuide: false });
  return isCancel(answer) ? null : (answer ?? '');
}

function clearTerminal(): void {
  process.stdout.write('\u001B[2J\u001B[3J\u001B[H');
}

/** Reads line by line and echoes what it read, so that the output reads like a terminal's. */
function askPipe(say: (line: string) => void): Pick<Io, 'ask' | 'close'> {
  let lines: AsyncIterator<string> | undefined;
  let reader: ReturnType<typeof createInterface> | undefined;
  return {
    ask: async (prompt) => {
      reader ??= createInterface({ input: process.stdin, terminal: false });
      lines ??= reader[Symbol.asyncIterator]();
      const next = await lines.next();
      if (next.done === true) return null;
      say(`${prompt} > ${next.value}`);
      return next.value;
    },
    close: () => reader?.close(),
  };
}
