import { join } from 'node:path';

import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, it } from 'vitest';

import { backUp, databaseFile, restore } from '../src/store/backup.ts';
import { lineAt, linesAfter } from '../src/store/lines.ts';
import { migrations } from '../src/store/migrations.ts';
import { MANY_RECENT } from '../src/store/sqlite-writer.ts';
import { openSqlite, openSqliteInPlace } from '../src/store/sqlite.ts';
import { makeStatements } from '../src/store/statements.ts';
import { isConflict, type Store } from '../src/store/store.ts';
import { newFolder } from './running.ts';

const kinds = [
  ['SQLite', (file: string) => openSqlite(file)],
  ['SQLite flushed in place', openSqliteInPlace],
] as const;

function newFile(): string {
  return databaseFile(newFolder());
}

/** Writes lines of a match from one number up to another, in one group. */
async function write(store: Store, match: string, from: number, to: number): Promise<void> {
  const { entry } = makeStatements(store);
  await store.commit(numbers(from, to).map((number) => entry(match, number, lineOf(number))));
  // Lines are moved soon after a commit.
  await new Promise((resolve) => setImmediate(resolve));
}

/** Enough lines of another match for all of them to be moved. */
async function pushOut(store: Store): Promise<void> {
  await write(store, 'other', 0, MANY_RECENT);
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

function lineOf(number: number): string {
  return `line ${number}`;
}

async function errorOf(commit: Promise<void>): Promise<unknown> {
  return commit.then(
    () => null,
    (error: unknown) => error,
  );
}

/** How many lines of a match each table of a file holds, seen from outside. */
function countIn(file: string, match: string): { readonly entries: number; readonly recent: number } {
  const database = new Database(file, { readonly: true });
  const count = (table: string): number =>
    Number(database.prepare(`select count(*) from ${table} where "match" = ?`).pluck().get(match));
  const counts = { entries: count('entries'), recent: count('recent') };
  database.close();
  return counts;
}

/** Changes a file behind the back of whoever has it open. */
function meddle(file: string, sql: string): void {
  const database = new Database(file);
  database.exec(sql);
  database.close();
}

describe.each(kinds)('the latest lines of journals in %s', (_name, open) => {
  it('are read as one with those that were moved', async () => {
    const file = newFile();
    const store = await open(file);
    await write(store, 'm', 0, 4);
    expect(countIn(file, 'm')).toEqual({ entries: 0, recent: 4 });
    expect(await linesAfter(store, 'm', 1)).toEqual(numbers(2, 4).map(lineOf));
    await pushOut(store);
    expect(countIn(file, 'm')).toEqual({ entries: 4, recent: 0 });
    await write(store, 'm', 4, 7);
    expect(countIn(file, 'm')).toEqual({ entries: 4, recent: 3 });
    expect(await linesAfter(store, 'm', -1)).toEqual(numbers(0, 7).map(lineOf));
    expect(await linesAfter(store, 'm', 1, 4)).toEqual(numbers(2, 6).map(lineOf));
    expect(await lineAt(store, 'm', 3)).toBe(lineOf(3));
    expect(await lineAt(store, 'm', 4)).toBe(lineOf(4));
    expect(await lineAt(store, 'm', 7)).toBeNull();
    await store.close();
  });

  it('take a number once, wherever the first of it is, and nothing of a group that has it again', async () => {
    const file = newFile();
    const store = await open(file);
    await write(store, 'm', 0, 2);
    expect(isConflict(await errorOf(again(store, 1)))).toBe(true);
    await pushOut(store);
    expect(countIn(file, 'm')).toEqual({ entries: 2, recent: 0 });
    expect(isConflict(await errorOf(again(store, 1)))).toBe(true);
    expect(await linesAfter(store, 'm', -1)).toEqual(numbers(0, 2).map(lineOf));
    await store.close();
  });

  it('are guarded between two who have the file open', async () => {
    const file = newFile();
    const [one, two] = [await open(file), await open(file)];
    await write(one, 'm', 0, 2);
    expect(isConflict(await errorOf(again(two, 1)))).toBe(true);
    await pushOut(two);
    expect(countIn(file, 'm')).toEqual({ entries: 2, recent: 0 });
    expect(isConflict(await errorOf(again(one, 1)))).toBe(true);
    await write(one, 'm', 2, 3);
    expect(await linesAfter(two, 'm', -1)).toEqual(numbers(0, 3).map(lineOf));
    await one.close();
    await two.close();
  });

  it('are moved on close', async () => {
    const file = newFile();
    const store = await open(file);
    await write(store, 'm', 0, 3);
    await store.close();
    expect(countIn(file, 'm')).toEqual({ entries: 3, recent: 0 });
  });

  it('are there for whoever opens the file after an abrupt end', async () => {
    const file = newFile();
    const lost = await open(file);
    await write(lost, 'm', 0, 3);
    const store = await open(file);
    expect(countIn(file, 'm')).toEqual({ entries: 0, recent: 3 });
    expect(await linesAfter(store, 'm', -1)).toEqual(numbers(0, 3).map(lineOf));
    expect(isConflict(await errorOf(again(store, 2)))).toBe(true);
    await write(store, 'm', 3, 4);
    await store.close();
    expect(countIn(file, 'm')).toEqual({ entries: 4, recent: 0 });
    await lost.close();
  });

  it('stay where they are when they cannot be moved, and are moved once they can', async () => {
    const file = newFile();
    const store = await open(file);
    meddle(file, "create trigger full before insert on entries begin select raise(abort, 'full'); end");
    await write(store, 'm', 0, 3);
    await pushOut(store);
    await write(store, 'm', 3, 5);
    expect(countIn(file, 'm')).toEqual({ entries: 0, recent: 5 });
    expect(await linesAfter(store, 'm', -1)).toEqual(numbers(0, 5).map(lineOf));
    meddle(file, 'drop trigger full');
    await write(store, 'm', 5, 6);
    await write(store, 'm', 6, 7);
    expect(countIn(file, 'm')).toEqual({ entries: 6, recent: 1 });
    expect(await linesAfter(store, 'm', -1)).toEqual(numbers(0, 7).map(lineOf));
    await store.close();
  });

  it('go beside the entries of a file from before there were any', async () => {
    const file = newFile();
    await makeOld(file);
    const store = await open(file);
    expect(isConflict(await errorOf(again(store, 1)))).toBe(true);
    await write(store, 'm', 2, 4);
    expect(await linesAfter(store, 'm', -1)).toEqual(['old 0', 'old 1', lineOf(2), lineOf(3)]);
    await store.close();
    expect(countIn(file, 'm')).toEqual({ entries: 4, recent: 0 });
  });

  it('are in a copy made while they are written, and in what is put back from it', async () => {
    const [data, other] = [newFolder(), join(newFolder(), 'other')];
    const store = await open(databaseFile(data));
    await write(store, 'm', 0, 3);
    const copy = join(newFolder(), 'copy.sqlite');
    expect((await backUp(data, copy)).ok).toBe(true);
    await write(store, 'm', 3, 4);
    expect(countIn(copy, 'm')).toEqual({ entries: 0, recent: 3 });
    expect(restore(copy, other).ok).toBe(true);
    const back = await open(databaseFile(other));
    expect(await linesAfter(back, 'm', -1)).toEqual(numbers(0, 3).map(lineOf));
    await back.close();
    await store.close();
  });
});

/** A fresh line, and then a number of the match that is taken. */
async function again(store: Store, number: number): Promise<void> {
  const { entry } = makeStatements(store);
  await store.commit([entry('m', 50, 'fresh'), entry('m', number, 'again')]);
}

/** A file as an older version has left it, with two entries. */
async function makeOld(file: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Database(file) }) });
  const { error } = await new Migrator({ db, provider: migrations }).migrateTo('0002-revisions');
  expect(error).toBeUndefined();
  await db.destroy();
  meddle(file, "insert into entries values ('m', 0, 'old 0'), ('m', 1, 'old 1')");
}
