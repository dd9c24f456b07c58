import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type Database from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';

import { Pace } from './pace.ts';
import type { Schema } from './schema.ts';
import type { Committed, Order } from './sqlite-thread.ts';
import { openDurable, openWriter } from './sqlite-writer.ts';
import { Conflict, migrate, type Store, type Write } from './store.ts';

/**
 * SQLite in one file. It is written to here while the disk is fast, and by a thread of its own while it is not: then nobody
 * who plays waits for it. Reads are on a connection of their own, and see nothing that is not durable: what a commit wrote
 * becomes visible after it was flushed.
 */
export async function openSqlite(file: string, pace = new Pace()): Promise<Store> {
  const db = await openReading(file);
  const here = openWriter(file);
  let thread: Writer | null = null;
  const commitHere = (writes: readonly Write[]): void => {
    pace.measure(writes.length, () => here.commit(writes));
    // Nobody waits for this.
    setImmediate(here.tidy);
  };
  return {
    kind: 'sqlite',
    db,
    bus: null,
    commit: (writes) => (pace.isFast() ? commitHere(writes) : (thread ??= new Writer(file)).commit(writes)),
    close: async () => {
      await thread?.close();
      here.close();
      await db.destroy();
    },
  };
}

/** The same without ever a thread: a commit is done when it returns. For tools and tests that go step by step. */
export async function openSqliteInPlace(file: string): Promise<Store> {
  const db = await openReading(file);
  const writer = openWriter(file);
  return {
    kind: 'sqlite',
    db,
    bus: null,
    commit: (writes) => {
      writer.commit(writes);
      writer.tidy();
    },
    close: async () => {
      writer.close();
      await db.destroy();
    },
  };
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

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** The thread that commits, in the order it is asked to. */
class Writer {
  private readonly thread: Worker;
  private readonly waiting: Waiting[] = [];
  /** The texts of statements that the thread knows, by their numbers there. */
  private readonly known = new Map<string, number>();
  private problem: Error | null = null;

  constructor(file: string) {
    this.thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: file });
    this.thread.on('message', (done: Committed) => settle(this.waiting.shift(), done));
    this.thread.on('error', (error: Error) => this.fail(error));
    this.thread.on('exit', () => this.fail(new Error('the writing thread has ended')));
  }

  commit(writes: readonly Write[]): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.problem !== null) throw this.problem;
      this.waiting.push({ resolve, reject });
      this.thread.postMessage(this.orderOf(writes));
    });
  }

  /** Few and flat values: they are copied to the thread one by one. */
  private orderOf(writes: readonly Write[]): Order {
    const fresh: string[] = [];
    const values: unknown[] = [];
    for (const { sql, parameters, isGuarded } of writes) {
      let number = this.known.get(sql);
      if (number === undefined) {
        number = this.known.size;
        this.known.set(sql, number);
        fresh.push(sql);
      }
      values.push(number, isGuarded === true, parameters.length);
      for (const parameter of parameters) values.push(parameter);
    }
    return { fresh, values };
  }

  async close(): Promise<void> {
    if (this.problem !== null) return;
    const gone = once(this.thread, 'exit');
    this.thread.postMessage(null);
    await gone;
  }

  private fail(error: Error): void {
    this.problem ??= error;
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }
}

function settle(waiting: Waiting | undefined, done: Committed): void {
  if (done.ok) waiting?.resolve();
  else waiting?.reject(done.isConflict ? new Conflict() : Object.assign(new Error(done.message), { code: done.code }));
}
