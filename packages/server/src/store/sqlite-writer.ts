import Database from 'better-sqlite3';

import { inOrder, Lines, MANY_LINES, readGroup, rowsOf, type Line } from './line-groups.ts';
import type { LineLogs } from './line-log.ts';
import { Conflict, type Write } from './store.ts';

/** Opens a file so that whatever a commit has returned for survives a power cut. */
export function openDurable(file: string): Database.Database {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  // 16 MB: pages that change with every move are brought into the file now and then, not all the time.
  database.pragma('wal_autocheckpoint = 4000');
  return database;
}

/** The connection that writes to a file. */
export interface FileWriter {
  /** Carries out all of a group of writes, or none; says where they are. */
  readonly commit: (writes: readonly Write[]) => 'in the logs' | 'in the file';
  /** Has the lines of a match where they are read. */
  readonly gather: (match: string) => void;
  /** Brings some lines to the entries, while there are so many that are not. False once there are not, or it can't be done. */
  readonly tidy: (many?: number) => boolean;
  /** Brings all lines to the entries; then whatever the logs hold is there too, durably. */
  readonly close: () => 'all brought' | 'not all';
}

/**
 * Opens a file, whose schema is up to date, which holds no lines in groups, and which nobody else writes to. Without logs a commit
 * survives a power cut when it returns. With them it does once whoever called has flushed what it is in: the logs, to which
 * groups go that are lines alone, or the file's own (`-wal`).
 */
export function openWriter(file: string, logs: LineLogs | null): FileWriter {
  const database = openDurable(file);
  if (logs !== null) leaveFlushing(database);
  const lines = new Lines(newestIn(database));
  const commit = makeCommit(database);
  const move = makeMove(database);
  return {
    commit: (writes) => {
      const group = lines.group(writes);
      const isForLogs = logs !== null && group !== null && group.lines.length === writes.length;
      if (isForLogs) logs.append(group.bytes);
      const number = isForLogs ? null : commit(group?.text ?? null, writes);
      if (group !== null) lines.add(group, number);
      return isForLogs ? 'in the logs' : 'in the file';
    },
    gather: (match) => {
      const found = lines.of(match);
      if (found.length === 0) return;
      move(found, 0);
      lines.gathered(match);
    },
    tidy: (many = MANY_LINES) => {
      if (!database.open) return false;
      if (!lines.isMoving) {
        if (!lines.areMany(many) || logs?.turn() === false) return false;
        lines.turn();
      }
      const slice = lines.slice();
      if (!attempt(() => move(slice.lines, slice.lastGroup))) return false;
      lines.brought(slice);
      if (slice.isLast) logs?.freeOther();
      return true;
    },
    close: () => {
      const rest = lines.all();
      const isBrought = attempt(() => {
        move(rest.lines, rest.lastGroup);
        flushAll(database);
      });
      database.close();
      return isBrought ? 'all brought' : 'not all';
    },
  };
}

/** SQLite goes on to flush where it moves pages from the log to the file, which needs an order. */
function leaveFlushing(database: Database.Database): void {
  // The name of a log that was just made, too.
  flushAll(database);
  database.pragma('synchronous = NORMAL');
}

/** Flushes all that was committed, by a commit that changes nothing and is flushed. */
function flushAll(database: Database.Database): void {
  database.pragma('synchronous = FULL');
  database.pragma(`user_version = ${Number(database.pragma('user_version', { simple: true }))}`);
}

/** What fails here has lost nothing: the lines are where they were, and it is tried again after the next group. */
function attempt(move: () => void): boolean {
  try {
    move();
    return true;
  } catch {
    return false;
  }
}

/** The number of a match's last line among the entries, -1 if there is none. */
function newestIn(database: Database.Database): (match: string) => number {
  const latest = database.prepare<[string], { number: number; line: string }>(
    'select number, line from entries where "match" = ? order by number desc limit 1',
  );
  return (match) => {
    const row = latest.get(match);
    return row === undefined ? -1 : row.number + row.line.split('\n').length - 1;
  };
}

/** Brings lines to the entries: those that follow each other become one row. Groups up to a number have no more use then. */
function makeMove(database: Database.Database): (lines: readonly Line[], lastGroup: number) => void {
  const insert = database.prepare('insert into entries ("match", number, line) values (?, ?, ?)');
  const clear = database.prepare('delete from line_groups where number <= ?');
  const move = database.transaction((lines: readonly Line[], lastGroup: number) => {
    for (const { match, number, line } of rowsOf(lines)) insert.run(match, number, line);
    if (lastGroup > 0) clear.run(lastGroup);
  });
  return (lines, lastGroup) => move.immediate(lines, lastGroup);
}

/**
 * Brings all lines to the entries of a file that are in its own groups or in these others, and says whether none is missing
 * between them. Some may be there already.
 */
export function bringHome(file: string, others: readonly string[]): 'whole' | 'with gaps' {
  const database = openDurable(file);
  try {
    const groups = database
      .prepare<[], { number: number; lines: string }>('select number, lines from line_groups order by number')
      .all();
    const newest = newestIn(database);
    const missing: Line[] = [];
    let isWhole = true;
    for (const lines of inOrder([...others, ...groups.map((group) => group.lines)].flatMap(readGroup))) {
      const last = newest((lines[0] as Line).match);
      const more = lines.filter(({ number }) => number > last);
      isWhole &&= more.every(({ number }, i) => number === last + 1 + i);
      missing.push(...more);
    }
    makeMove(database)(missing, groups.at(-1)?.number ?? 0);
    return isWhole ? 'whole' : 'with gaps';
  } finally {
    database.close();
  }
}

/** Writes a group of lines as one row, and everything else as it is. Every statement is prepared once. */
function makeCommit(database: Database.Database): (lines: string | null, writes: readonly Write[]) => number {
  const group = database.prepare('insert into line_groups (lines) values (?)');
  const statements = new Map<string, Database.Statement>();
  const prepare = (sql: string): Database.Statement => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const writeGroup = (lines: string | null): number => (lines === null ? 0 : Number(group.run(lines).lastInsertRowid));
  const commit = database.transaction((lines: string | null, writes: readonly Write[]) => {
    for (const { sql, parameters, isGuarded, isLine } of writes) {
      if (isLine === true) continue;
      const { changes } = prepare(sql).run(...parameters);
      if (changes === 0 && isGuarded === true) throw new Conflict();
    }
    return writeGroup(lines);
  });
  return (lines, writes) =>
    writes.every(({ isLine }) => isLine === true) ? writeGroup(lines) : commit.immediate(lines, writes);
}
