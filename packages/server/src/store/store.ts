import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';

import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/** A statement with its values: what kysely compiles, or a text compiled once and used again. */
export interface Write {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Where everything durable is. Reads go through `db`; all writes go through `commit`. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** Carries out all writes or none. Once it has returned, or its promise is fulfilled, they survive a power cut. */
  readonly commit: (writes: readonly Write[]) => void | Promise<void>;
  close(): Promise<void>;
}

/** Brings the schema up to date. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('migration failed');
}
