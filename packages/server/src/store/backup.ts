import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { accept, refuse, type Result } from '@boxcars/engine';
import Database from 'better-sqlite3';

/** The file of the embedded database in a data folder. */
export function databaseFile(data: string): string {
  return join(data, 'boxcars.sqlite');
}

/** Copies the games of a data folder into one file, whole as of one moment, also while a server writes. */
export async function backUp(data: string, to: string): Promise<Result<string>> {
  const file = databaseFile(data);
  if (!existsSync(file)) return refuse('nothing-there', { file });
  const database = new Database(file, { readonly: true });
  try {
    await database.backup(to);
  } finally {
    database.close();
  }
  return accept(to);
}

/** Puts a copy in place in a folder that holds no games. */
export function restore(from: string, data: string): Result<string> {
  const file = databaseFile(data);
  if (existsSync(file)) return refuse('data-exists', { file });
  if (!isWhole(from)) return refuse('backup-broken', { file: from });
  mkdirSync(data, { recursive: true });
  copyFileSync(from, file);
  return accept(file);
}

/** Whether a file is a database of ours, undamaged. */
function isWhole(file: string): boolean {
  try {
    const database = new Database(file, { readonly: true, fileMustExist: true });
    try {
      const isOurs = database.prepare("select count(*) from sqlite_master where name = 'entries'").pluck().get() === 1;
      return isOurs && database.pragma('integrity_check', { simple: true }) === 'ok';
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}
