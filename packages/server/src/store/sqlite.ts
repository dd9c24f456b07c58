import type Database from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';

import { LineLogs, readLineLogs, removeLineLogs } from './line-log.ts';
import { openLog } from './log-file.ts';
import { keepAlone } from './one-server.ts';
import type { Schema } from './schema.ts';
import { bringHome, openDurable, openWriter } from './sqlite-writer.ts';
import { migrate, type Store } from './store.ts';

/** After so many milliseconds without a commit there is time. */
const QUIET = 1000;

/**
 * SQLite in one file, and beside it logs of the latest lines. A commit is written in place, which takes microseconds a move, and
 * is done once that was flushed. Reads are on a connection of their own.
 */
export function openSqlite(file: string, open = openLog): Promise<Store> {
  return openAlone(file, () => {
    const logs = new LineLogs(file, () => wal.flush(), open);
    const writer = openWriter(file, logs);
    const wal = open(`${file}-wal`);
    // When there is time, all lines are brought where they are read.
    const tidyAll = (): void => {
      if (writer.tidy(1)) setImmediate(tidyAll);
    };
    const pause = setTimeout(tidyAll, QUIET).unref();
    return {
      gather: writer.gather,
      commit: (writes) => {
        const where = writer.commit(writes);
        setImmediate(() => writer.tidy());
        pause.refresh();
        return where === 'in the logs' ? logs.flush() : wal.flush();
      },
      close: () => {
        clearTimeout(pause);
        const done = writer.close();
        wal.close();
        logs.close();
        if (done === 'all brought') removeLineLogs(file);
      },
    };
  });
}

/** The same with the flush in place: a commit is done when it returns. For tools and tests that go step by step. */
export function openSqliteInPlace(file: string): Promise<Store> {
  return openAlone(file, () => {
    const writer = openWriter(file, null);
    return {
      gather: writer.gather,
      commit: (writes) => {
        writer.commit(writes);
        writer.tidy();
      },
      close: () => void writer.close(),
    };
  });
}

interface Writing extends Pick<Store, 'commit' | 'gather'> {
  readonly close: () => void;
}

/** Nobody else writes to the file meanwhile: what is taken is known here, and need not be looked up. */
async function openAlone(file: string, open: () => Writing): Promise<Store> {
  const letGo = keepAlone(file);
  try {
    const db = await openReading(file);
    bringHome(file, readLineLogs(file));
    removeLineLogs(file);
    const { close, ...writing } = open();
    return {
      ...writing,
      db,
      bus: null,
      close: async () => {
        close();
        await db.destroy();
        letGo();
      },
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

async function openReading(file: string): Promise<Kysely<Schema>> {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: rememberPrepared(openDurable(file)) }) });
  await migrate(db);
  return db;
}

/** More statements than are used again and again; lists of any length make ever new ones. */
const MOST_PREPARED = 100;

/** A connection that prepares a text once: that takes longer than what most of them then do. */
function rememberPrepared(database: Database.Database): SqliteDatabase {
  const known = new Map<string, Database.Statement>();
  return {
    close: () => {
      database.close();
    },
    prepare: (sql) => {
      const before = known.get(sql);
      if (before !== undefined) return before;
      const statement = database.prepare(sql);
      if (known.size < MOST_PREPARED) known.set(sql, statement);
      return statement;
    },
  };
}
