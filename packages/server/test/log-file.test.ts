import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { Ledger } from '../src/store/ledger.ts';
import { linesAfter } from '../src/store/lines.ts';
import { openLog, type Log } from '../src/store/log-file.ts';
import { openSqlite, openSqliteInPlace } from '../src/store/sqlite.ts';
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
  const store = await openSqlite(file, { open });
  expect(paths).toEqual([`${file}-lines-1`, `${file}-lines-2`, `${file}-wal`]);
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

it('leaves time to say what to tell, also where a commit is done when it returns', async () => {
  const store = await openSqliteInPlace(join(newFolder(), 'test.sqlite'));
  const ledger = new Ledger(store);
  const { entry } = makeStatements(store);
  const told: string[] = [];
  const words: string[] = [];
  ledger.add(
    'a',
    [entry('a', 0, 'line')],
    () => told.push(...words),
    () => undefined,
  );
  ledger.hurry();
  words.push('a line');
  expect(told).toEqual([]);
  await settle();
  expect(told).toEqual(['a line']);
  await store.close();
});

it('tells nobody of a commit that could not be flushed', async () => {
  const { flushes, open } = heldLog();
  const store = await openSqlite(join(newFolder(), 'test.sqlite'), { open });
  const ledger = new Ledger(store);
  const { entry } = makeStatements(store);
  const written = ledger.write('a', [entry('a', 0, 'line')]);
  const refused = expect(written).rejects.toThrow('input/output error');
  await settle();
  flushes[0]?.fail(new Error('input/output error'));
  await refused;
  await store.close();
});

it('flushes a file, and says so when it can’t', async () => {
  const path = join(newFolder(), 'log');
  writeFileSync(path, 'something');
  const log = openLog(path);
  await expect(log.flush()).resolves.toBeUndefined();
  log.close();
  await expect(log.flush()).rejects.toThrow('EBADF');
});

describe('a file of commits', () => {
  /** A log on a disk that takes this long, and how often it was waited for in place. */
  function openOn(disk: { milliseconds: number }): { readonly log: Log; readonly inPlace: () => number } {
    const path = join(newFolder(), 'log');
    writeFileSync(path, 'something');
    let calls = 0;
    const log = openLog(path, () => (calls++ % 2) * disk.milliseconds);
    return { log, inPlace: () => calls / 2 };
  }

  async function flush(log: Log, times: number): Promise<void> {
    for (let i = 0; i < times; i++) await log.flush();
  }

  it('is flushed in place while the disk is quick', async () => {
    const { log, inPlace } = openOn({ milliseconds: 1 });
    await flush(log, 300);
    expect(inPlace()).toBe(300);
    log.close();
  });

  it('is flushed in place although the disk stumbles now and then', async () => {
    const disk = { milliseconds: 0.5 };
    const { log, inPlace } = openOn(disk);
    for (let i = 0; i < 300; i++) {
      disk.milliseconds = i % 10 === 9 ? 1000 : 0.5;
      await log.flush();
    }
    expect(inPlace()).toBe(300);
    log.close();
  });

  it('is flushed elsewhere once the disk is slow, and tried in place ever less often', async () => {
    const { log, inPlace } = openOn({ milliseconds: 10 });
    await flush(log, 3);
    expect(inPlace()).toBe(3);
    await flush(log, 50);
    expect(inPlace()).toBe(3);
    await flush(log, 1 + 100);
    expect(inPlace()).toBe(4);
    await flush(log, 1 + 200);
    expect(inPlace()).toBe(5);
    log.close();
  });

  it('is flushed in place again once the disk is quick again', async () => {
    const disk = { milliseconds: 10 };
    const { log, inPlace } = openOn(disk);
    await flush(log, 3);
    disk.milliseconds = 0.1;
    await flush(log, 50);
    expect(inPlace()).toBe(3);
    await flush(log, 20);
    expect(inPlace()).toBe(23);
    disk.milliseconds = 10;
    await flush(log, 3 + 50);
    expect(inPlace()).toBe(26);
    log.close();
  });
});
