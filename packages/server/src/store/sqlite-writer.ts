import Database from 'better-sqlite3';

import { Conflict, type Write } from './store.ts';

/**
 * So many recent lines are moved at once. Fewer share less of the pages they go to; with more, the recent ones and their
 * index are no longer small.
 */
export const MANY_RECENT = 1000;

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
  /** For after a commit: moves the recent lines to the entries once there are many. Does nothing after the close. */
  readonly tidy: () => void;
  readonly close: () => void;
}

/**
 * Opens a file, whose schema is up to date, for writing. With `flushed` a commit survives a power cut when it returns; with
 * `flushed-apart` once whoever called has flushed the file's log (`-wal`).
 */
export function openWriter(file: string, how: 'flushed' | 'flushed-apart'): FileWriter {
  const database = openDurable(file);
  if (how === 'flushed-apart') leaveFlushing(database);
  const commit = makeCommit(database);
  const move = makeMove(database);
  let recent = 0;
  return {
    commit: (writes) => {
      recent = commit(writes);
    },
    tidy: () => {
      if (recent < MANY_RECENT) return;
      recent = 0;
      attempt(move);
    },
    close: () => {
      attempt(move);
      recent = 0;
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
function attempt(move: () => void): void {
  try {
    move();
  } catch {}
}

function makeMove(database: Database.Database): () => void {
  const copy = database.prepare(
    'insert or fail into entries ("match", number, line) select "match", number, line from recent order by "match", number',
  );
  const clear = database.prepare('delete from recent');
  const move = database.transaction(() => {
    copy.run();
    clear.run();
  });
  return () => {
    move.immediate();
  };
}

/** Tells how many recent lines there are then. Every statement is prepared once. */
function makeCommit(database: Database.Database): (writes: readonly Write[]) => number {
  // They are numbered from 1 whenever the table was empty. Asked inside the transaction, that takes no locks of its own.
  const newest = database.prepare<[], number | null>('select max(rowid) from recent').pluck();
  const statements = new Map<string, Database.Statement>();
  const prepare = (sql: string): Database.Statement => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const commit = database.transaction((writes: readonly Write[]) => {
    for (const { sql, parameters, isGuarded } of writes) {
      const { changes } = prepare(sql).run(...parameters);
      if (changes === 0 && isGuarded === true) throw new Conflict();
    }
    return newest.get() ?? 0;
  });
  return (writes) => commit.immediate(writes);
}
