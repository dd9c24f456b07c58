import Database from 'better-sqlite3';

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

/** Carries out all of a group of writes, or none. Every statement is prepared once. */
export function makeCommit(database: Database.Database): (writes: readonly Write[]) => void {
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
  return (writes) => {
    commit.immediate(writes);
  };
}
