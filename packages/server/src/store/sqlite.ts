import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';

import type { Schema } from './schema.ts';
import { Conflict, migrate, type Store, type Write } from './store.ts';

/**
 * SQLite in one file. One connection: a commit runs to its end before any read begins, so nothing is ever read
 * that is not durable.
 */
export async function openSqlite(file: string): Promise<Store> {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  await migrate(db);
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
  });
  return {
    kind: 'sqlite',
    bus: null,
    db,
    commit: (writes) => commit.immediate(writes),
    close: () => db.destroy(),
  };
}
