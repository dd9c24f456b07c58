import { Conflict } from './conflict.ts';
import type { Write } from './store.ts';

/** A line of a journal: whose, and which. */
export interface Line {
  readonly match: string;
  readonly number: number;
  readonly line: string;
}

/** The lines of one commit, how they are kept (as one text, or its bytes), and the number that each match has come to. */
export interface Group {
  readonly lines: readonly Line[];
  readonly text: string;
  readonly bytes: Buffer;
  readonly newest: ReadonlyMap<string, number>;
}

/**
 * From so many bytes on, lines are brought to the entries although those who play keep the server busy. It is better put off: the
 * more lines of a match are brought together, the fewer rows they take.
 */
export const MANY_BYTES = 16_000_000;

/** Matches whose newest line is remembered. */
const MOST_KNOWN = 20_000;

type LineParameters = readonly [match: string, number: number, line: string];

/** A line of a group whose bytes are kept outside the heap: lines wait for longer than anything else a move leaves behind. */
class KeptLine implements Line {
  readonly match: string;
  readonly number: number;
  private readonly group: Buffer;
  private readonly start: number;
  private readonly end: number;

  constructor(match: string, number: number, group: Buffer, start: number, end: number) {
    this.match = match;
    this.number = number;
    this.group = group;
    this.start = start;
    this.end = end;
  }

  get line(): string {
    return this.group.toString('utf8', this.start, this.end);
  }
}

/** The lines that a text was made of, as parts of its bytes. */
function partsOf(text: string, group: Buffer, writes: readonly Write[]): Line[] {
  // Nearly all are letters of one byte, which need not be counted.
  const sizeOf =
    group.length === text.length ? (part: string) => part.length : (part: string) => Buffer.byteLength(part);
  let end = -1;
  return writes.map(({ parameters }) => {
    const [match, number, line] = parameters as LineParameters;
    const start = end + 1 + sizeOf(match) + 1 + String(number).length + 1;
    end = start + sizeOf(line);
    return new KeptLine(match, number, group, start, end);
  });
}

/** The lines of a group that was kept as a text. */
export function readGroup(text: string): Line[] {
  return text.split('\n').map((row) => {
    const [end, next] = [row.indexOf(' '), row.indexOf(' ', row.indexOf(' ') + 1)];
    return { match: row.slice(0, end), number: Number(row.slice(end + 1, next)), line: row.slice(next + 1) };
  });
}

/** At most so many lines are in a row: whoever wants one reads all of them. */
const LONGEST_ROW = 64;

/** Lines as rows: a row has the number of its first line, and the ones that follow below it. */
export function rowsOf(lines: readonly Line[]): (Line & { readonly count: number })[] {
  const rows: (Line & { readonly count: number })[] = [];
  for (let at = 0; at < lines.length;) {
    const { match, number, line } = lines[at] as Line;
    let text = line;
    let count = 1;
    for (at += 1; at < lines.length && count < LONGEST_ROW; at += 1, count += 1) {
      const next = lines[at] as Line;
      if (next.match !== match || next.number !== number + count) break;
      text += `\n${next.line}`;
    }
    rows.push({ match, number, line: text, count });
  }
  return rows;
}

/** Lines of any order, some of them perhaps twice: those of each match by their numbers, once. */
export function inOrder(lines: readonly Line[]): Line[][] {
  const matches = new Map<string, Line[]>();
  for (const line of lines) {
    const known = matches.get(line.match);
    if (known === undefined) matches.set(line.match, [line]);
    else known.push(line);
  }
  return Array.from(matches.values(), (found) => (isAscending(found) ? found : ascendingOnce(found)));
}

function isAscending(lines: readonly Line[]): boolean {
  for (let i = 1; i < lines.length; i++) if ((lines[i - 1] as Line).number >= (lines[i] as Line).number) return false;
  return true;
}

function ascendingOnce(lines: readonly Line[]): Line[] {
  const sorted = [...lines].sort((a, b) => a.number - b.number);
  return sorted.filter(({ number }, i) => number !== sorted[i - 1]?.number);
}

/**
 * Which lines are durable in groups but not yet among the entries, and that each number is taken once. They are in two lots:
 * new ones join the later, while the earlier is brought to the entries.
 */
export class Lines {
  private earlier = new Map<string, Line[]>();
  private later = new Map<string, Line[]>();
  /** Of the later lot. */
  private bytes = 0;
  /** Whether the earlier lot is being brought away. */
  isMoving = false;
  /** The last group of each lot that is in the database; 0 if none is. */
  private lastEarlier = 0;
  private lastLater = 0;
  private readonly newestEntry: (match: string) => number;
  private readonly newest = new Map<string, number>();

  /** `newestEntry` is asked about matches of which nothing is known here. */
  constructor(newestEntry: (match: string) => number) {
    this.newestEntry = newestEntry;
  }

  /** The lines among the writes as a group; null if there are none. A number that is taken is a conflict. */
  group(writes: readonly Write[]): Group | null {
    const newest = new Map<string, number>();
    const found: Write[] = [];
    let text = '';
    for (const write of writes) {
      if (write.isLine !== true) continue;
      const [match, number, line] = write.parameters as LineParameters;
      if (number <= (newest.get(match) ?? this.newest.get(match) ?? this.newestEntry(match))) throw new Conflict();
      newest.set(match, number);
      text += found.length === 0 ? `${match} ${number} ${line}` : `\n${match} ${number} ${line}`;
      found.push(write);
    }
    if (found.length === 0) return null;
    const bytes = Buffer.from(text);
    return { lines: partsOf(text, bytes, found), text, bytes, newest };
  }

  /** A group is written: to the database under this number, or elsewhere. */
  add({ lines, bytes, newest }: Group, number: number | null): void {
    for (const line of lines) {
      const known = this.later.get(line.match);
      if (known === undefined) this.later.set(line.match, [line]);
      else known.push(line);
    }
    for (const [match, last] of newest) this.newest.set(match, last);
    this.bytes += bytes.length;
    this.lastLater = number ?? this.lastLater;
    if (this.newest.size > MOST_KNOWN) this.forget();
  }

  /** What is not yet among a match's entries. */
  of(match: string): Line[] {
    return [...(this.earlier.get(match) ?? []), ...(this.later.get(match) ?? [])];
  }

  /** All of a match is among the entries. */
  gathered(match: string): void {
    this.earlier.delete(match);
    this.later.delete(match);
  }

  /** Whether so many bytes wait that they are to be brought to the entries. */
  areMany(bytes: number): boolean {
    return this.bytes >= bytes;
  }

  /** All that waits becomes the earlier lot, unless there still is one; gives the last group of it that is in the database. */
  turn(): number {
    if (this.isMoving) return this.lastEarlier;
    [this.earlier, this.later] = [this.later, this.earlier];
    [this.lastEarlier, this.lastLater] = [this.lastLater, 0];
    this.bytes = 0;
    this.isMoving = true;
    return this.lastEarlier;
  }

  /** All of the earlier lot is among the entries. */
  brought(): void {
    this.earlier.clear();
    this.isMoving = false;
  }

  /** What is among the entries can be asked there. */
  private forget(): void {
    for (const match of this.newest.keys()) {
      if (!this.earlier.has(match) && !this.later.has(match)) this.newest.delete(match);
    }
  }
}
