import Database from 'better-sqlite3';

import { ALL_GROUPS, Filing } from './filing.ts';

/** 16 MB: pages that change again and again are brought from SQLite's log into the file now and then, not all the time. */
export const LOG_PAGES = 4000;

/** Opens a file so that whatever a commit has returned for survives a power cut. */
export function openDurable(file: string): Database.Database {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  database.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
  return database;
}

/** Flushes all that was committed by anyone, with a commit that changes nothing and is flushed. */
export function flushAll(database: Database.Database): void {
  database.pragma('synchronous = FULL');
  database.pragma(`user_version = ${Number(database.pragma('user_version', { simple: true }))}`);
}

/** Brings all lines to the entries of a file that are in its own groups or in these others; says whether any are missing between them. */
export function bringHome(file: string, others: readonly Buffer[]): 'whole' | 'with gaps' {
  const database = openDurable(file);
  try {
    const found = new Filing(database).bring(others, ALL_GROUPS);
    flushAll(database);
    return found;
  } finally {
    database.close();
  }
}
