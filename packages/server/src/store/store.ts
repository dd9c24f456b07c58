import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';

import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/** A statement with its values: what kysely compiles, or a text compiled once and used again. */
export interface Write {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Changes no row if someone else has written since it was read: then nothing of its group counts. */
  readonly isGuarded?: boolean;
  /** Adds a line to a journal (its match, its number, its text): a store may keep many of them together for a while. */
  readonly isLine?: boolean;
}

/** Carries news between servers, soon and nearly always: what counts is in the store. */
export interface Bus {
  /** Begins to listen. `null` says that news may have been missed. One's own news come back too. */
  listen(hear: (news: string | null) => void): Promise<void>;
  tell(news: string): void;
  close(): Promise<void>;
}

/** Where everything durable is. Reads go through `db`; all writes go through `commit`. */
export interface Store {
  readonly db: Kysely<Schema>;
  /** Carries out all writes or none. Once it has returned, or its promise is fulfilled, they survive a power cut. */
  readonly commit: (writes: readonly Write[]) => void | Promise<void>;
  /** Has the lines of a match where `db` finds them: before they are read. */
  gather(match: string): void;
  /** Joins the servers that share this store; none where it belongs to one alone. */
  readonly bus: Bus | null;
  close(): Promise<void>;
}

/** Brings the schema up to date. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('migration failed');
}
