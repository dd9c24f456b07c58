import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { Ledger } from '../src/store/ledger.ts';
import { linesAfter } from '../src/store/lines.ts';
import { openLog, type Disk, type Log } from '../src/store/log-file.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { makeStatements } from '../src/store/statements.ts';
import { settle } from './fake-clock.ts';
import { newFolder } from './running.ts';

interface Flush {
  readonly succeed: () => void;
  readonly fail: (error: Error) => void;
}

/** A log that reaches the disk when the test says so. */
function heldLog(): { readonly flushes: Flush[]; readonly open: (path: string) => Log; readonly paths: string[] } {
  const flushes: Flush[] = [];
  const paths: string[] = [];
  const flush = (): Promise<void> =>
    new Promise((succeed, fail) => {
      flushes.push({ succeed, fail });
    });
  const open = (path: string): Log => {
    paths.push(path);
    return { flush, close: () => undefined };
  };
  return { flushes, open, paths };
}

it('tells of a commit once the log was flushed, and gathers what comes meanwhile for the next one', async () => {
  const { flushes, open, paths } = heldLog();
  const file = join(newFolder(), 'test.sqlite');
  const store = await openSqlite(file, open);
  expect(paths).toEqual([`${file}-wal`]);
  expect(existsSync(`${file}-wal`)).toBe(true);
  const ledger = new Ledger(store);
  const { entry } = makeStatements(store);
  const told: string[] = [];
  const write = (match: string, number: number): void =>
    ledger.add(
      match,
      [entry(match, number, `${match}${number}`)],
      () => told.push(`${match}${number}`),
      () => undefined,
    );
  write('a', 0);
  await settle();
  write('a', 1);
  write('b', 0);
  await settle();
  expect(told).toEqual([]);
  expect(flushes.length).toBe(1);
  expect(await linesAfter(store, 'a', -1)).toEqual(['a0']);
  flushes[0]?.succeed();
  await settle();
  expect(told).toEqual(['a0']);
  expect(flushes.length).toBe(2);
  flushes[1]?.succeed();
  await settle();
  expect(told).toEqual(['a0', 'a1', 'b0']);
  await store.close();
});

it('tells nobody of a commit that could not be flushed', async () => {
  const { flushes, open } = heldLog();
  const store = await openSqlite(join(newFolder(), 'test.sqlite'), open);
  const ledger = new Ledger(store);
  const { entry } = makeStatements(store);
  const written = ledger.write('a', [entry('a', 0, 'line')]);
  const refused = expect(written).rejects.toThrow('input/output error');
  await settle();
  flushes[0]?.fail(new Error('input/output error'));
  await refused;
  await store.close();
});

function newLog(disk?: Disk): Log {
  const path = join(newFolder(), 'log');
  writeFileSync(path, 'something');
  return openLog(path, disk);
}

it('flushes a file, and says so when it can’t', () => {
  const log = newLog();
  expect(log.flush()).toBeUndefined();
  log.close();
  expect(() => log.flush()).toThrow();
});

it('leaves flushes to others after a slow one, for longer each time it is slow again', async () => {
  let now = 0;
  let takes = 1;
  const flushed = { here: 0, apart: 0 };
  const log = newLog({
    now: () => now,
    flush: () => {
      flushed.here += 1;
      now += takes;
    },
    flushApart: (_file, done) => {
      flushed.apart += 1;
      done(null);
    },
  });
  const flushAfter = async (milliseconds: number): Promise<typeof flushed> => {
    now += milliseconds;
    await log.flush();
    return { ...flushed };
  };
  expect(await flushAfter(0)).toEqual({ here: 1, apart: 0 });
  takes = 20;
  expect(await flushAfter(0)).toEqual({ here: 2, apart: 0 });
  expect(await flushAfter(0)).toEqual({ here: 2, apart: 1 });
  expect(await flushAfter(249)).toEqual({ here: 2, apart: 2 });
  expect(await flushAfter(1)).toEqual({ here: 3, apart: 2 });
  expect(await flushAfter(499)).toEqual({ here: 3, apart: 3 });
  takes = 1;
  expect(await flushAfter(1)).toEqual({ here: 4, apart: 3 });
  takes = 20;
  expect(await flushAfter(0)).toEqual({ here: 5, apart: 3 });
  expect(await flushAfter(250)).toEqual({ here: 6, apart: 3 });
  log.close();
});

it('says so too when others can’t flush it', async () => {
  const failed = new Error('input/output error');
  let now = 0;
  const log = newLog({ now: () => now, flush: () => (now += 10), flushApart: (_file, done) => done(failed) });
  expect(log.flush()).toBeUndefined();
  await expect(log.flush()).rejects.toBe(failed);
  log.close();
});
