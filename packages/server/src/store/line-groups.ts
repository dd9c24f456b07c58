import { Conflict, type Write } from './store.ts';

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

/** Lines to bring to the entries now. After the last of them, all groups of the database up to a number have no more use. */
export interface Slice {
  readonly matches: readonly string[];
  readonly lines: readonly Line[];
  readonly isLast: boolean;
  readonly lastGroup: number;
}

/**
 * From so many lines on they are brought to the entries. With fewer, those of a match have less in common: each changes pages
 * that the next one would change too.
 */
export const MANY_LINES = 4000;

/** About so many at a time, so that nobody waits long. */
const SLICE = 500;

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
export function rowsOf(lines: readonly Line[]): Line[] {
  const rows: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const { match, number, line } = lines[at] as Line;
    let text = line;
    let count = 1;
    for (at += 1; at < lines.length && count < LONGEST_ROW; at += 1, count += 1) {
      const next = lines[at] as Line;
      if (next.match !== match || next.number !== number + count) break;
      text += `\n${next.line}`;
    }
    rows.push({ match, number, line: text });
  }
  return rows;
}

/** Lines of any order, some of them perhaps twice: those of each match by their numbers, once. */
export function inOrder(lines: readonly Line[]): Line[][] {
  const matches = new Map<string, Map<number, Line>>();
  for (const line of lines) {
    const known = matches.get(line.match);
    if (known === undefined) matches.set(line.match, new Map([[line.number, line]]));
    else known.set(line.number, line);
  }
  return [...matches.values()].map((known) => [...known.values()].sort((a, b) => a.number - b.number));
}

/**
 * Which lines are durable in groups but not yet among the entries, and that each number is taken once. They are in two lots:
 * new ones join the later, while the earlier is brought to the entries slice by slice; then its groups can go.
 */
export class Lines {
  private earlier = new Map<string, Line[]>();
  private later = new Map<string, Line[]>();
  private count = 0;
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
  add({ lines, newest }: Group, number: number | null): void {
    for (const line of lines) {
      const known = this.later.get(line.match);
      if (known === undefined) this.later.set(line.match, [line]);
      else known.push(line);
    }
    for (const [match, last] of newest) this.newest.set(match, last);
    this.count += lines.length;
    this.lastLater = number ?? this.lastLater;
    if (this.newest.size > MOST_KNOWN) this.forget();
  }

  /** What is not yet among a match's entries. */
  of(match: string): Line[] {
    return [...(this.earlier.get(match) ?? []), ...(this.later.get(match) ?? [])];
  }

  /** All of a match is among the entries. */
  gathered(match: string): void {
    this.count -= this.later.get(match)?.length ?? 0;
    this.earlier.delete(match);
    this.later.delete(match);
  }

  /** Whether so many wait that they are to be brought to the entries. */
  areMany(many: number): boolean {
    return this.count >= Math.max(many, 1);
  }

  /** All that waits becomes the earlier lot, which is brought away. */
  turn(): void {
    [this.earlier, this.later] = [this.later, this.earlier];
    [this.lastEarlier, this.lastLater] = [this.lastLater, 0];
    this.count = 0;
    this.isMoving = true;
  }

  /** What to bring to the entries next. */
  slice(): Slice {
    const matches: string[] = [];
    const lines: Line[] = [];
    for (const [match, more] of this.earlier) {
      if (lines.length >= SLICE) return { matches, lines, isLast: false, lastGroup: 0 };
      matches.push(match);
      lines.push(...more);
    }
    return { matches, lines, isLast: true, lastGroup: this.lastEarlier };
  }

  /** A slice is among the entries. */
  brought({ matches, isLast }: Slice): void {
    for (const match of matches) this.earlier.delete(match);
    if (isLast) this.isMoving = false;
  }

  /** All that waits, in both lots. */
  all(): Slice {
    const matches = [...new Set([...this.earlier.keys(), ...this.later.keys()])];
    const lines = matches.flatMap((match) => this.of(match));
    return { matches, lines, isLast: true, lastGroup: Math.max(this.lastEarlier, this.lastLater) };
  }

  /** What is among the entries can be asked there. */
  private forget(): void {
    for (const match of this.newest.keys()) {
      if (!this.earlier.has(match) && !this.later.has(match)) this.newest.delete(match);
    }
  }
}
