import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types as usual, type CustomTypesConfig, type PoolClient } from 'pg';

import { PostgresBus } from './bus.ts';
import { Conflict } from './conflict.ts';
import type { Schema } from './schema.ts';
import { migrate, type Store, type Write } from './store.ts';

/** Times and counts fit a double: no need for text or BigInt. */
const types: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === usual.builtins.INT8 ? Number : (usual.getTypeParser(oid, format) as (value: string) => unknown),
};

/** PostgreSQL by its address. */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new Pool({ connectionString: url, types, max: 8 });
  // A lost connection is replaced by the pool; the query that was on it fails by itself.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  return {
    db,
    bus: new PostgresBus(url),
    commit: (writes) => commit(pool, writes),
    gather: () => {},
    close: () => db.destroy(),
  };
}

async function commit(pool: Pool, writes: readonly Write[]): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const sent = [client.query('begin'), ...writes.map((write) => send(client, write))];
    await Promise.all(sent);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch((problem: unknown) => {
      broken = problem instanceof Error ? problem : new Error('rollback failed');
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

async function send(client: PoolClient, { sql, parameters, isGuarded }: Write): Promise<void> {
  const { rowCount } = await client.query(sql, [...parameters]);
  if (rowCount === 0 && isGuarded === true) throw new Conflict();
}
