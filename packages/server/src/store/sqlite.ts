import type Database from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';

import { openFilingThread, type Filer } from './filer.ts';
import { LineLogs, readLineLogs, removeLineLogs } from './line-log.ts';
import { openLog, type Log } from './log-file.ts';
import { keepAlone } from './one-server.ts';
import type { Schema } from './schema.ts';
import { bringHome, openDurable } from './sqlite-file.ts';
import { openWriter, type Beside } from './sqlite-writer.ts';
import { migrate, type Store } from './store.ts';

/** After so many milliseconds without a commit there is time. */
const QUIET = 1000;

/**
 * What a store is made of, how many bytes of lines wait before they are brought to the file although it is busy, and who is told
 * that they could not be.
 */
export interface Parts {
  readonly open?: (path: string) => Log;
  readonly openFiler?: () => Filer;
  readonly many?: number | undefined;
  readonly report?: ((error: unknown) => void) | undefined;
}

/**
 * SQLite in one file, and beside it logs of the latest lines, which a thread brings to the file. A commit is written in place,
 * which takes microseconds a move, and is done once that was flushed. Reads are on a connection of their own.
 */
export function openSqlite(
  file: string,
  { open = openLog, openFiler = openFilingThread, many, report = () => {} }: Parts = {},
): Promise<Store> {
  return openAlone(file, () => {
    const filer = openFiler();
    const logs = new LineLogs(file, open);
    const bring: Beside['bring'] = (log, upTo, hasTime) => filer.bring({ file, log, upTo, hasTime });
    const writer = openWriter(file, { logs, bring, report }, many);
    const wal = open(`${file}-wal`);
    // When there is time, all lines are brought where they are read.
    const pause = setTimeout(() => writer.tidy(true), QUIET).unref();
    return {
      gather: writer.gather,
      commit: (writes) => {
        const where = writer.commit(writes);
        // Before lines are brought away, after which another log is the current one.
        const flushed = where === 'in the logs' ? logs.flush() : wal.flush();
        writer.tidy();
        pause.refresh();
        return flushed;
      },
      close: async () => {
        clearTimeout(pause);
        await filer.close();
        writer.close();
        wal.close();
        logs.close();
      },
    };
  });
}

/** The same with the flush in place: a commit is done when it returns. For tools and tests that go step by step. */
export function openSqliteInPlace(file: string, { many }: Pick<Parts, 'many'> = {}): Promise<Store> {
  return openAlone(file, () => {
    const writer = openWriter(file, null, many);
    return {
      gather: writer.gather,
      commit: (writes) => {
        writer.commit(writes);
        writer.tidy();
      },
      close: writer.close,
    };
  });
}

interface Writing extends Pick<Store, 'commit' | 'gather'> {
  readonly close: () => void | Promise<void>;
}

/** Nobody else writes to the file meanwhile: what is taken is known here, and need not be looked up. */
async function openAlone(file: string, open: () => Writing): Promise<Store> {
  const letGo = keepAlone(file);
  try {
    const db = await openReading(file);
    bringAllHome(file);
    const { close, ...writing } = open();
    return {
      ...writing,
      db,
      bus: null,
      close: async () => {
        try {
          await close();
          bringAllHome(file);
        } finally {
          await db.destroy();
          letGo();
        }
      },
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

/** Brings all lines to the entries that this server, or an earlier one, has left elsewhere. */
function bringAllHome(file: string): void {
  bringHome(file, readLineLogs(file));
  removeLineLogs(file);
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
