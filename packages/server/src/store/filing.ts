import type Database from 'better-sqlite3';

import { inOrder, readGroup, rowsOf, type Bytes, type Line } from './line-groups.ts';

/** About so many lines are brought at a time, so that nobody else who writes waits long. */
const SLICE = 500;

/** Matches whose latest row is remembered. */
const MOST_KNOWN = 1000;

/** Every group that a database may hold. */
export const ALL_GROUPS = Number.MAX_SAFE_INTEGER;

/** Brings lines from the groups that they were committed in to the entries, where they are read. Others may do the same meanwhile. */
export class Filing {
  private readonly database: Database.Database;
  private readonly latest: Database.Statement<[string], number | null>;
  private readonly lineAt: Database.Statement<[string, number], string>;
  /** Rows that were the latest of their match, and how many lines they have: a row never changes. */
  private readonly known = new Map<string, { readonly number: number; readonly lines: number }>();
  private readonly groupAt: Database.Statement<[number], Buffer>;
  private readonly insert: Database.Statement;
  private readonly addAll: (matches: readonly (readonly Line[])[]) => boolean;

  constructor(database: Database.Database) {
    this.database = database;
    this.latest = database
      .prepare<[string], number | null>('select max(number) from entries where "match" = ?')
      .pluck();
    this.lineAt = database
      .prepare<[string, number], string>('select line from entries where "match" = ? and number = ?')
      .pluck();
    this.groupAt = database
      .prepare<[number], Buffer>('select cast(lines as blob) from line_groups where number = ?')
      .pluck();
    this.insert = database.prepare('insert into entries ("match", number, line) values (?, ?, cast(? as text))');
    const add = database.transaction((matches: readonly (readonly Line[])[]) =>
      matches.map((lines) => this.addMatch(lines)).every(Boolean),
    );
    this.addAll = (matches) => {
      try {
        return add.immediate(matches);
      } catch (error) {
        // What was remembered of rows is not so.
        this.known.clear();
        throw error;
      }
    };
  }

  /** The number of a match's last line among the entries, -1 if there is none. */
  newest(match: string): number {
    const number = this.latest.get(match) ?? -1;
    if (number < 0) return -1;
    const known = this.known.get(match);
    if (known?.number === number) return number + known.lines - 1;
    return number + this.remember(match, number, (this.lineAt.get(match, number) ?? '').split('\n').length) - 1;
  }

  private remember(match: string, number: number, lines: number): number {
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(match, { number, lines });
    return lines;
  }

  /** A group of the database, for as long as its lines are not among the entries. */
  group(number: number): Bytes {
    return {
      copy: (to, at, start, end) => {
        const group = this.groupAt.get(number);
        if (group === undefined) throw new Error('a group of lines is gone');
        return group.copy(to, at, start, end);
      },
    };
  }

  /** Adds lines of a match, in their order, that are not there already. False if some are missing before them. */
  add(lines: readonly Line[]): boolean {
    return this.addAll([lines]);
  }

  /** Brings all lines of these groups, and of the database's own up to a number, which have no more use then; rests between slices. */
  bring(others: readonly Buffer[], upTo: number, rest: () => void = () => {}): 'whole' | 'with gaps' {
    const own = this.database
      .prepare<[number], Buffer>('select cast(lines as blob) from line_groups where number <= ? order by number')
      .pluck()
      .all(upTo);
    let isWhole = true;
    let slice: Line[][] = [];
    let count = 0;
    for (const lines of inOrder([...others, ...own].flatMap(readGroup))) {
      slice.push(lines);
      count += lines.length;
      if (count < SLICE) continue;
      isWhole = this.addAll(slice) && isWhole;
      [slice, count] = [[], 0];
      rest();
    }
    isWhole = this.addAll(slice) && isWhole;
    if (own.length > 0) this.database.prepare('delete from line_groups where number <= ?').run(upTo);
    return isWhole ? 'whole' : 'with gaps';
  }

  private addMatch(lines: readonly Line[]): boolean {
    const [first] = lines;
    if (first === undefined) return true;
    const newest = this.newest(first.match);
    const missing = lines.filter(({ number }) => number > newest);
    // Those that follow each other become one row.
    for (const { match, number, bytes, count } of rowsOf(missing)) {
      this.insert.run(match, number, bytes);
      this.remember(match, number, count);
    }
    return missing.every(({ number }, i) => number === newest + 1 + i);
  }
}
