import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { backUp, databaseFile, restore } from '../src/store/backup.ts';
import { Conflict, isConflict } from '../src/store/conflict.ts';
import { openFilingThread, type Filer } from '../src/store/filer.ts';
import { Filing } from '../src/store/filing.ts';
import { Lines } from '../src/store/line-groups.ts';
import { readLineLogs } from '../src/store/line-log.ts';
import { lineAt, linesAfter } from '../src/store/lines.ts';
import { migrations } from '../src/store/migrations.ts';
import { openSqlite, openSqliteInPlace } from '../src/store/sqlite.ts';
import { makeStatements } from '../src/store/statements.ts';
import type { Store } from '../src/store/store.ts';
import { settle } from './fake-clock.ts';
import { newFolder } from './running.ts';

const kinds = [
  ['SQLite', (file: string) => openSqlite(file, { many: MANY })],
  ['SQLite flushed in place', (file: string) => openSqliteInPlace(file, { many: MANY })],
] as const;

/** So many bytes are many, here; and so many lines are more than that. */
const MANY = 100_000;
const MANY_LINES = 4000;

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

/** Enough lines of another match, and groups after them, for all that was written before to be moved. */
async function pushOut(store: Store, match = 'other'): Promise<void> {
  await write(store, match, 0, MANY_LINES);
  for (let group = 0; group < 5; group++) await write(store, match, MANY_LINES + group, MANY_LINES + group + 1);
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

function lineOf(number: number): string {
  return `{"line":"number ${number}"}`;
}

async function errorOf(commit: Promise<void>): Promise<unknown> {
  return commit.then(
    () => null,
    (error: unknown) => error,
  );
}

/** How many lines of a match a file holds, and how many groups of lines there are in it and its logs, seen from outside. */
function countIn(file: string, match: string): { readonly entries: number; readonly groups: number } {
  const database = new Database(file, { readonly: true });
  const count = (sql: string, ...values: string[]): number =>
    Number(
      database
        .prepare(sql)
        .pluck()
        .get(...values),
    );
  const lines = "length(line) - length(replace(line, char(10), '')) + 1";
  const entries = count(`select coalesce(sum(${lines}), 0) from entries where "match" = ?`, match);
  const groups = count('select count(*) from line_groups') + readLineLogs(file).length;
  database.close();
  return { entries, groups };
}

/** Waits until a file looks like this from outside: a thread may bring lines to it. */
async function brought(file: string, match: string, counts: ReturnType<typeof countIn>): Promise<void> {
  const isSo = (): boolean => JSON.stringify(countIn(file, match)) === JSON.stringify(counts);
  for (let wait = 0; wait < 10_000 && !isSo(); wait++) await settle();
  expect(countIn(file, match)).toEqual(counts);
}

/** Changes a file behind the back of whoever has it open. */
function meddle(file: string, sql: string): void {
  const database = new Database(file);
  database.exec(sql);
  database.close();
}

/** The files as they are now: what an abrupt end would leave. */
function asLeft(file: string): string {
  const other = newFile();
  for (const part of ['', '-wal', '-lines-1', '-lines-2']) {
    if (existsSync(file + part)) copyFileSync(file + part, other + part);
  }
  return other;
}

describe.each(kinds)('the latest lines of journals in %s', (_name, open) => {
  it('are kept as groups, and read as one with those that were moved', async () => {
    const file = newFile();
    const store = await open(file);
    await write(store, 'm', 0, 4);
    expect(countIn(file, 'm')).toEqual({ entries: 0, groups: 1 });
    expect(await linesAfter(store, 'm', 1)).toEqual(numbers(2, 4).map(lineOf));
    expect(countIn(file, 'm')).toEqual({ entries: 4, groups: 1 });
    await write(store, 'm', 4, 7);
    expect(await linesAfter(store, 'm', -1)).toEqual(numbers(0, 7).map(lineOf));
    expect(await linesAfter(store, 'm', 1, 4)).toEqual(numbers(2, 6).map(lineOf));
    expect(await lineAt(store, 'm', 3)).toBe(lineOf(3));
    expect(await lineAt(store, 'm', 4)).toBe(lineOf(4));
    expect(await lineAt(store, 'm', 7)).toBeNull();
    await store.close();
  });

  it('come back as they were, whatever letters are in them', async () => {
    const store = await open(newFile());
    const { entry } = makeStatements(store);
    const lines = ['{"a":"plain"}', '{"b":"ő č 🎲"}', '{"c":"plain again"}', '{"d":"€"}'];
    await store.commit(lines.map((line, number) => entry(number < 2 ? 'm' : 'ñ', number, line)));
    expect(await linesAfter(store, 'm', -1)).toEqual(lines.slice(0, 2));
    expect(await linesAfter(store, 'ñ', -1)).toEqual(lines.slice(2));
    await store.close();
  });

  it('come back as they were after a restart, whatever letters are in them', async () => {
    const file = newFile();
    const before = await open(file);
    const { entry } = makeStatements(before);
    const lines = ['{"a":"plain"}', '{"b":"ő č 🎲"}', '{"c":"plain again"}', '{"d":"€"}'];
    for (const [number, line] of lines.entries()) {
      await before.commit([entry('ñ', number, line), entry('m', number, lineOf(number))]);
    }
    await before.close();
    const after = await open(file);
    expect(await linesAfter(after, 'ñ', -1)).toEqual(lines);
    expect(await linesAfter(after, 'm', -1)).toEqual(numbers(0, 4).map(lineOf));
    await after.close();
  });

  it('are read from wherever they are: with lines alone, with other rows, and with those that are being moved', async () => {
    const file = newFile();
    const store = await open(file);
    const { entry, play } = makeStatements(store);
    await store.commit([entry('m', 0, '{"é":0}'), entry('n', 0, lineOf(0))]);
    await store.commit([entry('n', 1, lineOf(1)), play('n', null, 1, '{}'), entry('m', 1, lineOf(1))]);
    await write(store, 'other', 0, MANY_LINES);
    await store.commit([entry('m', 2, lineOf(2)), play('n', null, 2, '{}')]);
    await store.commit([entry('m', 3, lineOf(3))]);
    expect(await linesAfter(store, 'm', -1)).toEqual(['{"é":0}', ...numbers(1, 4).map(lineOf)]);
    expect(await linesAfter(store, 'n', -1)).toEqual(numbers(0, 2).map(lineOf));
    expect(await linesAfter(store, 'other', -1)).toEqual(numbers(0, MANY_LINES).map(lineOf));
    await store.close();
  });

  it('are read from any number on, however many share a row', async () => {
    const store = await open(newFile());
    for (const [from, to] of [
      [0, 1],
      [1, 5],
      [5, 200],
    ] as const) {
      await write(store, 'm', from, to);
      expect(await linesAfter(store, 'm', -1)).toEqual(numbers(0, to).map(lineOf));
    }
    for (const after of [-1, 0, 3, 4, 5, 67, 68, 69, 70, 198, 199, 300]) {
      expect(await linesAfter(store, 'm', after)).toEqual(
        numbers(0, 200)
          .slice(after + 1)
          .map(lineOf),
      );
      expect(await linesAfter(store, 'm', after, 2)).toEqual(
        numbers(0, 200)
          .slice(after + 1, after + 3)
          .map(lineOf),
      );
      expect(await lineAt(store, 'm', after + 1)).toBe(after + 1 < 200 ? lineOf(after + 1) : null);
    }
    await store.close();
  });

  it('are moved once there are many, and then their groups are gone', async () => {
    const file = newFile();
    const store = await open(file);
    for (const match of ['a', 'b', 'c']) await write(store, match, 0, 300);
    expect(countIn(file, 'a')).toEqual({ entries: 0, groups: 3 });
    await pushOut(store);
    // What came after the many is still in groups.
    for (const match of ['a', 'b', 'c']) await brought(file, match, { entries: 300, groups: 5 });
    expect(countIn(file, 'other')).toEqual({ entries: MANY_LINES, groups: 5 });
    expect((await linesAfter(store, 'other', -1)).length).toBe(MANY_LINES + 5);
    await store.close();
  });

  it('take a number once, wherever the first of it is, and nothing of a group that has it again', async () => {
    const store = await open(newFile());
    await write(store, 'm', 0, 2);
    expect(isConflict(await errorOf(again(store, 1)))).toBe(true);
    await pushOut(store);
    expect(isConflict(await errorOf(again(store, 1)))).toBe(true);
    expect(isConflict(await errorOf(again(store, 50)))).toBe(true);
    expect(await linesAfter(store, 'm', -1)).toEqual(numbers(0, 2).map(lineOf));
    await store.close();
  });

  it('go with the rest of their group, or not at all', async () => {
    const store = await open(newFile());
    const { entry, play } = makeStatements(store);
    await store.commit([entry('m', 0, 'first'), play('m', null, 1, 'row')]);
    const conflict = async (): Promise<void> => store.commit([entry('m', 1, 'second'), play('m', null, 7, 'row')]);
    expect(isConflict(await errorOf(conflict()))).toBe(true);
    expect(await linesAfter(store, 'm', -1)).toEqual(['first']);
    await store.commit([entry('m', 1, 'second'), play('m', null, 2, 'row')]);
    expect(await linesAfter(store, 'm', -1)).toEqual(['first', 'second']);
    await store.close();
  });

  it('are moved on close', async () => {
    const file = newFile();
    const store = await open(file);
    await write(store, 'm', 0, 3);
    await store.close();
    expect(countIn(file, 'm')).toEqual({ entries: 3, groups: 0 });
  });

  it('are there for whoever opens the file after an abrupt end', async () => {
    const file = newFile();
    const lost = await open(file);
    await write(lost, 'm', 0, 3);
    await linesAfter(lost, 'm', -1);
    await write(lost, 'm', 3, 5);
    await write(lost, 'n', 0, 1);
    await write(lost, 'm', 5, 6);
    const left = asLeft(file);
    const store = await open(left);
    expect(countIn(left, 'm')).toEqual({ entries: 6, groups: 0 });
    expect(await linesAfter(store, 'm', -1)).toEqual(numbers(0, 6).map(lineOf));
    expect(await linesAfter(store, 'n', -1)).toEqual([lineOf(0)]);
    expect(isConflict(await errorOf(again(store, 5)))).toBe(true);
    await write(store, 'm', 6, 7);
    await store.close();
    expect(countIn(left, 'm')).toEqual({ entries: 7, groups: 0 });
    await lost.close();
  });

  it('stay where they are when they cannot be moved, and are moved once they can', async () => {
    const file = newFile();
    const store = await open(file);
    meddle(file, "create trigger full before insert on entries begin select raise(abort, 'full'); end");
    await write(store, 'm', 0, 3);
    await pushOut(store);
    await write(store, 'm', 3, 5);
    expect(countIn(file, 'm').entries).toBe(0);
    await expect(async () => linesAfter(store, 'm', -1)).rejects.toThrow('full');
    meddle(file, 'drop trigger full');
    await write(store, 'm', 5, 6);
    await brought(file, 'm', { entries: 3, groups: 7 });
    expect(await linesAfter(store, 'm', -1)).toEqual(numbers(0, 6).map(lineOf));
    await store.close();
    expect(countIn(file, 'm')).toEqual({ entries: 6, groups: 0 });
  });

  it.each([
    ['0002-revisions', 'entries', 'entries'],
    ['0003-recent', 'entries', 'recent'],
  ])('go beside the lines of a file as %s left it', async (version, first, second) => {
    const file = newFile();
    await makeOld(file, version);
    meddle(file, `insert into ${first} values ('m', 0, 'old 0'); insert into ${second} values ('m', 1, 'old 1')`);
    const store = await open(file);
    expect(isConflict(await errorOf(again(store, 1)))).toBe(true);
    await write(store, 'm', 2, 4);
    expect(await linesAfter(store, 'm', -1)).toEqual(['old 0', 'old 1', lineOf(2), lineOf(3)]);
    await store.close();
    expect(countIn(file, 'm')).toEqual({ entries: 4, groups: 0 });
  });

  it('are in a copy made while they are written, and in what is put back from it', async () => {
    const [data, other] = [newFolder(), join(newFolder(), 'other')];
    const store = await open(databaseFile(data));
    await write(store, 'm', 0, 3);
    const copy = join(newFolder(), 'copy.sqlite');
    expect((await backUp(data, copy)).ok).toBe(true);
    await write(store, 'm', 3, 4);
    expect(restore(copy, other).ok).toBe(true);
    const back = await open(databaseFile(other));
    expect(await linesAfter(back, 'm', -1)).toEqual(numbers(0, 3).map(lineOf));
    await back.close();
    await store.close();
  });

  it('belong to one server at a time', async () => {
    const file = newFile();
    const store = await open(file);
    await expect(open(file)).rejects.toThrow(`another server has ${file} open`);
    await store.close();
    await (await open(file)).close();
  });
});

it('brings everything to the entries when there is time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const file = newFile();
  const errands: boolean[] = [];
  const openFiler = (): Filer => {
    const thread = openFilingThread();
    return {
      bring: (errand) => {
        errands.push(errand.hasTime);
        return thread.bring(errand);
      },
      close: () => thread.close(),
    };
  };
  const store = await openSqlite(file, { openFiler, many: MANY });
  await write(store, 'm', 0, 3);
  vi.advanceTimersByTime(900);
  await write(store, 'n', 0, 3);
  vi.advanceTimersByTime(900);
  await settle();
  expect(countIn(file, 'm')).toEqual({ entries: 0, groups: 2 });
  vi.advanceTimersByTime(100);
  await brought(file, 'm', { entries: 3, groups: 0 });
  expect(countIn(file, 'n')).toEqual({ entries: 3, groups: 0 });
  await write(store, 'm', 3, 4);
  expect(countIn(file, 'm')).toEqual({ entries: 3, groups: 1 });
  vi.advanceTimersByTime(1000);
  await brought(file, 'm', { entries: 4, groups: 0 });
  expect(errands).toEqual([true, true]);
  await write(store, 'other', 0, MANY_LINES);
  expect(errands).toEqual([true, true, false]);
  await store.close();
});

it('says that lines could not be brought, loses none, and tries again after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const file = newFile();
  const problems: unknown[] = [];
  const thread = openFilingThread();
  const openFiler = (): Filer => ({
    bring: (errand) => (problems.length < 2 ? Promise.reject(new Error('disk full')) : thread.bring(errand)),
    close: () => thread.close(),
  });
  const store = await openSqlite(file, { openFiler, report: (error) => problems.push(error) });
  await write(store, 'm', 0, 3);
  for (const expected of [1, 2]) {
    vi.advanceTimersByTime(1000);
    await settle();
    expect(problems).toEqual(Array.from({ length: expected }, () => new Error('disk full')));
    await write(store, 'n', expected - 1, expected);
    expect(countIn(file, 'm').entries).toBe(0);
  }
  vi.advanceTimersByTime(1000);
  // What was written meanwhile is in the other log.
  await brought(file, 'm', { entries: 3, groups: 2 });
  expect(problems.length).toBe(2);
  expect(await linesAfter(store, 'n', -1)).toEqual(numbers(0, 2).map(lineOf));
  await store.close();
});

/** A fresh line, and then a number of the match that is taken. */
async function again(store: Store, number: number): Promise<void> {
  const { entry } = makeStatements(store);
  await store.commit([entry('m', 50, 'fresh'), entry('m', number, 'again')]);
}

/** A file as an older version has left it. */
async function makeOld(file: string, version: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Database(file) }) });
  const { error } = await new Migrator({ db, provider: migrations }).migrateTo(version);
  expect(error).toBeUndefined();
  await db.destroy();
}

it('lets others write between two slices of lines that are brought', async () => {
  const file = newFile();
  await (await openSqliteInPlace(file)).close();
  const [bringer, other] = [new Database(file), new Database(file, { timeout: 0 })];
  onTestFinished(() => {
    bringer.close();
    other.close();
  });
  const groups = ['a', 'b', 'c'].map((match) => {
    const lines = numbers(0, 600).map((number) => `${match} ${number} ${lineOf(number)}`);
    return Buffer.from(lines.join('\n'));
  });
  const found: unknown[] = [];
  const rest = (): void => {
    other.exec('begin immediate');
    found.push(other.prepare('select max("match") from entries').pluck().get());
    other.exec('commit');
  };
  expect(new Filing(bringer).bring(groups, 0, rest)).toBe('whole');
  expect(found).toEqual(['a', 'b', 'c']);
});

it('knows every match whose lines are not among the entries, and nothing of the others', () => {
  const asked: string[] = [];
  const lines = new Lines((match) => {
    asked.push(match);
    return -1;
  });
  const put = (matches: readonly string[], number: number): void => {
    const writes = matches.map((match) => ({ sql: '', parameters: [match, number, lineOf(number)], isLine: true }));
    const group = lines.group(writes);
    if (group !== null) lines.add(group, Buffer.from(group.bytes), null);
  };
  const all = numbers(0, 50_000).map((number) => `m${number}`);
  put(all, 0);
  expect(asked.splice(0)).toEqual(all);
  expect(all.filter((match) => lines.of(match).length !== 1)).toEqual([]);
  put(['m0', 'm1'], 1);
  expect(() => put(['new', 'm0', 'm1'], 1)).toThrow(Conflict);
  expect(asked.splice(0)).toEqual(['new']);
  lines.turn();
  put(['m0', 'm2'], 2);
  lines.gathered('m2');
  lines.brought();
  put(['m0'], 3);
  expect(asked.splice(0)).toEqual([]);
  put(['m1', 'm2', 'm3'], 3);
  expect(asked).toEqual(['m1', 'm2', 'm3']);
});
