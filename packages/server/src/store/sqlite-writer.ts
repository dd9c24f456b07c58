import Database from 'better-sqlite3';

import { byMatch, Lines, MANY_LINES, readGroup, rowsOf, type Line } from './line-groups.ts';
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
  /** Carries out all of a group of writes, or none. */
  readonly commit: (writes: readonly Write[]) => void;
  /** Has the lines of a match where they are read. */
  readonly gather: (match: string) => void;
  /** Brings some lines to the entries, while there are so many that are not. False once there are not, or it can't be done. */
  readonly tidy: (many?: number) => boolean;
  readonly close: () => void;
}

/**
 * Opens a file, whose schema is up to date and which nobody else writes to. With `flushed` a commit survives a power cut when
 * it returns; with `flushed-apart` once whoever called has flushed the file's log (`-wal`).
 */
export function openWriter(file: string, how: 'flushed' | 'flushed-apart'): FileWriter {
  const database = openDurable(file);
  bringHome(database);
  if (how === 'flushed-apart') leaveFlushing(database);
  const lines = new Lines(newestIn(database));
  const commit = makeCommit(database);
  const move = makeMove(database);
  return {
    commit: (writes) => {
      const group = lines.group(writes);
      const number = commit(group?.text ?? null, writes);
      if (group !== null) lines.add(group, number);
    },
    gather: (match) => {
      const found = lines.of(match);
      if (found.length === 0) return;
      move(found, null);
      lines.gathered(match);
    },
    tidy: (many = MANY_LINES) => {
      const slice = database.open ? lines.slice(many) : null;
      if (slice === null || !attempt(() => move(slice.lines, slice.lastGroup))) return false;
      lines.brought(slice);
      return true;
    },
    close: () => {
      attempt(() => bringHome(database));
      database.close();
    },
  };
}

/** SQLite goes on to flush where it moves pages from the log to the file, which needs an order. */
function leaveFlushing(database: Database.Database): void {
  // Changes nothing, but is flushed, and with it the name of a log that was just made.
  database.pragma(`user_version = ${Number(database.pragma('user_version', { simple: true }))}`);
  database.pragma('synchronous = NORMAL');
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

/** Brings lines to the entries: those that follow each other become one row. */
function makeMove(database: Database.Database): (lines: readonly Line[], lastGroup: number | null) => void {
  const insert = database.prepare('insert into entries ("match", number, line) values (?, ?, ?)');
  const clear = database.prepare('delete from line_groups where number <= ?');
  const move = database.transaction((lines: readonly Line[], lastGroup: number | null) => {
    for (const { match, number, line } of rowsOf(lines)) insert.run(match, number, line);
    if (lastGroup !== null) clear.run(lastGroup);
  });
  return (lines, lastGroup) => move.immediate(lines, lastGroup);
}

/** Brings all lines to the entries: those that an earlier run has left, or this one leaves. Some may be there already. */
function bringHome(database: Database.Database): void {
  const move = makeMove(database);
  const newest = newestIn(database);
  const some = database.prepare<[], { number: number; lines: string }>(
    'select number, lines from line_groups order by number limit 100',
  );
  for (let groups = some.all(); groups.length > 0; groups = some.all()) {
    const lines = groups.flatMap((group) => readGroup(group.lines));
    const known = new Map(lines.map(({ match }) => [match, newest(match)]));
    const missing = lines.filter(({ match, number }) => number > (known.get(match) ?? -1));
    move(byMatch(missing), groups.at(-1)?.number ?? null);
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
