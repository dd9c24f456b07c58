import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { accept, refuse, type Result } from '@boxcars/engine';
import Database from 'better-sqlite3';

import { readLineLogs, removeLineLogs } from './line-log.ts';
import { bringHome } from './sqlite-file.ts';

/** The file of the embedded database in a data folder. */
export function databaseFile(data: string): string {
  return join(data, 'boxcars.sqlite');
}

/** How often a copy is made anew of games that go on so fast that it came out with gaps. */
const MOST_TRIES = 5;

/**
 * Copies the games of a data folder into one file, also while a server writes: all that was told to anyone before, and no match
 * with a gap.
 */
export async function backUp(data: string, to: string): Promise<Result<string>> {
  const file = databaseFile(data);
  if (!existsSync(file)) return refuse('nothing-there', { file });
  for (let tries = 0; tries < MOST_TRIES; tries++) if (await copy(file, to)) return accept(to);
  rmSync(to, { force: true });
  return refuse('backup-outrun', { file });
}

/** Copies once. Lines may have gone from the logs to the file meanwhile: those are looked at before and after. */
async function copy(file: string, to: string): Promise<boolean> {
  const before = readLineLogs(file);
  const database = new Database(file, { readonly: true });
  try {
    await database.backup(to);
  } finally {
    database.close();
  }
  const lines = [...before, ...readLineLogs(file)];
  return lines.length === 0 || bringHome(to, lines) === 'whole';
}

/** Puts a copy in place in a folder that holds no games. */
export function restore(from: string, data: string): Result<string> {
  const file = databaseFile(data);
  if (existsSync(file)) return refuse('data-exists', { file });
  if (!isWhole(from)) return refuse('backup-broken', { file: from });
  mkdirSync(data, { recursive: true });
  removeLineLogs(file);
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
