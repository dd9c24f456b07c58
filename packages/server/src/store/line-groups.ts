import { Conflict } from './conflict.ts';
import type { Write } from './store.ts';

/** The bytes of a group, wherever they are. Copies some of them, as a buffer does. */
export type Bytes = Pick<Buffer, 'copy'>;

/** A line of a journal: whose, which, and where it stands in the bytes of its group. */
export class Line {
  readonly match: string;
  readonly number: number;
  readonly group: Bytes;
  readonly start: number;
  readonly end: number;

  constructor(match: string, number: number, group: Bytes, start: number, end: number) {
    this.match = match;
    this.number = number;
    this.group = group;
    this.start = start;
    this.end = end;
  }
}

/** The lines of one commit, and the matches that they are of, each at the place of its line. */
export interface Group {
  /** As they are to be kept: in room that the next group takes. */
  readonly bytes: Buffer;
  readonly lines: readonly Write[];
  readonly matches: readonly Known[];
  /** Whether each letter is a byte, as nearly always. */
  readonly isPlain: boolean;
}

/** What is known of a match with lines that are not all among the entries. */
interface Known {
  readonly match: string;
  /** The number that its lines have come to. */
  newest: number;
  /** The same with the lines of a group that is being put together, and which group that is. */
  claimed: number;
  claimedBy: number;
  /** Its lines in the earlier and the later lot. */
  earlier: Line[] | null;
  later: Line[] | null;
}

/**
 * From so many bytes on, lines are brought to the entries although those who play keep the server busy. It is better put off: the
 * more lines of a match are brought together, the fewer rows they take.
 */
export const MANY_BYTES = 16_000_000;

type LineParameters = readonly [match: string, number: number, line: string];

const SPACE = 32;
const LINE_FEED = 10;

/** Room for the bytes of a group; made larger when one needs more. */
let room = Buffer.alloc(0);

function inRoom(text: string): Buffer {
  const most = 3 * text.length;
  if (room.length < most) room = Buffer.allocUnsafeSlow(2 * most);
  return room.subarray(0, room.write(text));
}

/** The lines of a group as it was kept. They stay bytes: nobody reads them on their way to the entries. */
export function readGroup(group: Buffer): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < group.length;) {
    const name = group.indexOf(SPACE, at);
    const start = group.indexOf(SPACE, name + 1) + 1;
    const feed = group.indexOf(LINE_FEED, start);
    const end = feed < 0 ? group.length : feed;
    const number = Number(group.toString('latin1', name + 1, start - 1));
    lines.push(new Line(group.toString('utf8', at, name), number, group, start, end));
    at = end + 1;
  }
  return lines;
}

/** Lines that follow each other: the number of the first, how many, and all of them below each other. */
export interface Row {
  readonly match: string;
  readonly number: number;
  readonly count: number;
  readonly bytes: Buffer;
}

/** At most so many lines are in a row: whoever wants one reads all of them. */
const LONGEST_ROW = 64;

/** Lines as rows. */
export function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < lines.length;) {
    const { match, number } = lines[at] as Line;
    let next = at + 1;
    while (next < lines.length && next - at < LONGEST_ROW && follows(lines[next] as Line, match, number + next - at)) {
      next += 1;
    }
    rows.push({ match, number, count: next - at, bytes: joined(lines, at, next) });
    at = next;
  }
  return rows;
}

function follows(line: Line, match: string, number: number): boolean {
  return line.number === number && line.match === match;
}

/** The bytes of some lines below each other. */
function joined(lines: readonly Line[], from: number, to: number): Buffer {
  let size = to - from - 1;
  for (let i = from; i < to; i++) size += (lines[i] as Line).end - (lines[i] as Line).start;
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (let i = from; i < to; i++) {
    const { group, start, end } = lines[i] as Line;
    if (i > from) bytes[at++] = LINE_FEED;
    at += group.copy(bytes, at, start, end);
  }
  return bytes;
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
  private readonly matches = new Map<string, Known>();
  private groups = 0;
  /** Of the later lot. */
  private bytes = 0;
  /** Whether the earlier lot is being brought away. */
  isMoving = false;
  /** The last group of each lot that is in the database; 0 if none is. */
  private lastEarlier = 0;
  private lastLater = 0;
  private readonly newestEntry: (match: string) => number;

  /** `newestEntry` is asked about matches of which nothing is known here. */
  constructor(newestEntry: (match: string) => number) {
    this.newestEntry = newestEntry;
  }

  /** The lines among the writes as a group; null if there are none. A number that is taken is a conflict. */
  group(writes: readonly Write[]): Group | null {
    this.groups += 1;
    const matches: Known[] = [];
    const found: Write[] = [];
    let text = '';
    for (const write of writes) {
      if (write.isLine !== true) continue;
      const [match, number, line] = write.parameters as LineParameters;
      const known = this.matches.get(match) ?? this.meet(match);
      if (number <= (known.claimedBy === this.groups ? known.claimed : known.newest)) throw new Conflict();
      known.claimed = number;
      known.claimedBy = this.groups;
      text += found.length === 0 ? `${match} ${number} ${line}` : `\n${match} ${number} ${line}`;
      found.push(write);
      matches.push(known);
    }
    if (found.length === 0) return null;
    const bytes = inRoom(text);
    return { bytes, lines: found, matches, isPlain: bytes.length === text.length };
  }

  private meet(match: string): Known {
    const newest = this.newestEntry(match);
    const known: Known = { match, newest, claimed: newest, claimedBy: 0, earlier: null, later: null };
    this.matches.set(match, known);
    return known;
  }

  /** A group is written and can be read here; under this number if it is in the database. */
  add({ bytes, lines, matches, isPlain }: Group, kept: Bytes, number: number | null): void {
    const sizeOf = isPlain ? (text: string) => text.length : (text: string) => Buffer.byteLength(text);
    let end = -1;
    for (let i = 0; i < lines.length; i++) {
      const [match, order, text] = (lines[i] as Write).parameters as LineParameters;
      const known = matches[i] as Known;
      const start = end + 1 + sizeOf(match) + 1 + String(order).length + 1;
      end = start + sizeOf(text);
      const line = new Line(match, order, kept, start, end);
      known.newest = order;
      if (known.later === null) known.later = [line];
      else known.later.push(line);
    }
    this.bytes += bytes.length;
    this.lastLater = number ?? this.lastLater;
  }

  /** What is not yet among a match's entries. */
  of(match: string): Line[] {
    const { earlier, later } = this.matches.get(match) ?? { earlier: null, later: null };
    return [...(earlier ?? []), ...(later ?? [])];
  }

  /** All of a match is among the entries, where it can be asked how far it has come. */
  gathered(match: string): void {
    this.matches.delete(match);
  }

  /** Whether so many bytes wait that they are to be brought to the entries. */
  areMany(bytes: number): boolean {
    return this.bytes >= bytes;
  }

  /** All that waits becomes the earlier lot, unless there still is one; gives the last group of it that is in the database. */
  turn(): number {
    if (this.isMoving) return this.lastEarlier;
    for (const known of this.matches.values()) {
      known.earlier = known.later;
      known.later = null;
    }
    [this.lastEarlier, this.lastLater] = [this.lastLater, 0];
    this.bytes = 0;
    this.isMoving = true;
    return this.lastEarlier;
  }

  /** All of the earlier lot is among the entries. A match of which nothing else waits takes no room here any more. */
  brought(): void {
    for (const known of this.matches.values()) {
      known.earlier = null;
      if (known.later === null) this.matches.delete(known.match);
    }
    this.isMoving = false;
  }
}
