import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';

import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';

import { backUp, databaseFile, restore } from '../src/store/backup.ts';
import type { Filer } from '../src/store/filer.ts';
import bring from '../src/store/filing-thread.ts';
import { LineLogs, readLineLog, readLineLogs, removeLineLogs } from '../src/store/line-log.ts';
import { linesAfter } from '../src/store/lines.ts';
import { openLog, type Log } from '../src/store/log-file.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { makeStatements } from '../src/store/statements.ts';
import { newFolder } from './running.ts';

function newFile(): string {
  return databaseFile(newFolder());
}

/** Logs with these groups in the first of them. */
function logsOf(file: string, groups: readonly string[]): LineLogs {
  const logs = new LineLogs(file);
  for (const group of groups) logs.append(Buffer.from(group));
  return logs;
}

function textsIn(groups: readonly Buffer[]): string[] {
  return groups.map((group) => group.toString('utf8'));
}

describe('a log of lines', () => {
  const groups = ['m 0 one\nm 1 two', 'n 0 ő č 🎲', 'm 2 three'];

  it('gives back what was appended, until it is removed', () => {
    const file = newFile();
    logsOf(file, groups).close();
    expect(textsIn(readLineLogs(file))).toEqual(groups);
    removeLineLogs(file);
    expect(textsIn(readLineLogs(file))).toEqual([]);
  });

  it('that was cut off anywhere gives back the groups that are whole', () => {
    const file = newFile();
    logsOf(file, groups).close();
    const path = `${file}-lines-1`;
    const bytes = writtenIn(path);
    const ends = groups.map((_, i) => sizeOf(groups.slice(0, i + 1)));
    expect(ends.at(-1)).toBe(bytes.length);
    for (let cut = 0; cut <= bytes.length; cut++) {
      writeFileSync(path, bytes.subarray(0, cut));
      expect(textsIn(readLineLogs(file))).toEqual(groups.slice(0, ends.filter((end) => end <= cut).length));
    }
  });

  it('in which a byte is wrong gives back what is before it', () => {
    const file = newFile();
    logsOf(file, groups).close();
    const path = `${file}-lines-1`;
    const bytes = writtenIn(path);
    for (let at = 0; at < bytes.length; at++) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] as number) ^ 4;
      writeFileSync(path, altered);
      const before = groups.filter((_, i) => sizeOf(groups.slice(0, i + 1)) <= at);
      // The run of the first group may be any other: then those after it are of none.
      expect(textsIn(readLineLogs(file)).slice(0, 1)).toEqual(at === 0 ? groups.slice(0, 1) : before.slice(0, 1));
      if (at > 0) expect(textsIn(readLineLogs(file))).toEqual(before);
    }
  });

  it('is made longer seldom, and as much as a group needs', () => {
    const file = newFile();
    const path = `${file}-lines-1`;
    const logs = logsOf(file, groups);
    const { size } = statSync(path);
    expect(size).toBeGreaterThan(100 * sizeOf(groups));
    logs.append(Buffer.alloc(size, 'x'));
    expect(statSync(path).size).toBe(2 * size);
    logs.append(Buffer.from('m 3 four'));
    expect(statSync(path).size).toBe(2 * size);
    expect(textsIn(readLineLogs(file))).toEqual([...groups, 'x'.repeat(size), 'm 3 four']);
    logs.close();
  });

  it('begun anew has nothing of before, whatever is written over it', () => {
    const file = newFile();
    const logs = logsOf(file, groups);
    logs.turn();
    logs.append(Buffer.from('m 3 four'));
    expect(textsIn(readLineLogs(file))).toEqual([...groups, 'm 3 four']);
    expect(textsIn(readLineLog(logs.earlier))).toEqual(groups);
    logs.clearEarlier();
    expect(textsIn(readLineLogs(file))).toEqual(['m 3 four']);
    logs.turn();
    // Of the same lengths as before, so that what is left of an earlier run follows on them.
    const again = ['m 4 ONE\nm 5 TWO', 'n 0 Ő Č 🎲'];
    again.forEach((group, i) => {
      logs.append(Buffer.from(group));
      expect(textsIn(readLineLogs(file))).toEqual([...again.slice(0, i + 1), 'm 3 four']);
    });
    logs.close();
  });
});

/** The lines that are in a file without what SQLite has beside it. */
function linesInFileAlone(file: string): unknown {
  const other = newFile();
  copyFileSync(file, other);
  const database = new Database(other);
  const line = database.prepare('select line from entries').pluck().get();
  database.close();
  return line;
}

it('are brought all the way to the file when there is time', async () => {
  const file = newFile();
  await (await openSqlite(file)).close();
  logsOf(file, ['m 0 one', 'm 1 two']).close();
  const errand = { file, log: `${file}-lines-1`, upTo: 0 };
  bring({ ...errand, hasTime: false });
  expect(linesInFileAlone(file)).toBeUndefined();
  bring({ ...errand, hasTime: true });
  expect(linesInFileAlone(file)).toBe('one\ntwo');
});

/** How many bytes these groups take in a log. */
function sizeOf(groups: readonly string[]): number {
  const file = newFile();
  logsOf(file, groups).close();
  return writtenIn(`${file}-lines-1`).length;
}

/** The bytes of a log up to the room that nothing was written to yet. */
function writtenIn(path: string): Buffer {
  const bytes = readFileSync(path);
  const end = bytes.indexOf(0);
  expect(bytes.subarray(end).every((byte) => byte === 0)).toBe(true);
  return bytes.subarray(0, end);
}

/** Files as a power cut would leave them: of what is flushed by hand, only what was flushed. */
class Disk {
  private readonly file: string;
  private readonly flushed = new Map<string, Buffer>();

  constructor(file: string) {
    this.file = file;
  }

  readonly open = (path: string): Log => {
    this.keep(path);
    const log = openLog(path);
    return {
      flush: async () => {
        this.keep(path);
        return log.flush();
      },
      close: () => log.close(),
    };
  };

  /** Brings lines in its own time, and flushes what it has written. */
  readonly openFiler = (): Filer => ({
    bring: async (errand) => {
      for (let turns = errand.upTo % 7; turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve));
      bring(errand);
      this.keep(`${this.file}-wal`);
    },
    close: async () => {},
  });

  /** What is left, as a database of its own. */
  cut(): string {
    const other = newFile();
    copyFileSync(this.file, other);
    for (const [path, bytes] of this.flushed) writeFileSync(other + path.slice(this.file.length), bytes);
    return other;
  }

  private keep(path: string): void {
    this.flushed.set(path, readFileSync(path));
  }
}

/** Numbers that look random, the same for the same seed. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('a store after a power cut', () => {
  it.each([1, 2, 3, 4, 5, 6])('has every line that was done, whatever way it went (%i)', async (seed) => {
    const random = makeRandom(seed);
    const file = newFile();
    const disk = new Disk(file);
    const store = await openSqlite(file, { open: disk.open, openFiler: disk.openFiler, many: 30_000 });
    const { entry, play } = makeStatements(store);
    const counts = new Map(['a', 'b', 'c', 'd', 'e'].map((match) => [match, 0]));
    const rows = new Map<string, number>();
    for (let step = 0; step < 100; step++) {
      const writes = [...counts].flatMap(([match, count]) => {
        const more = random(3) === 0 ? 0 : random(step % 7 === 0 ? 1000 : 40);
        counts.set(match, count + more);
        return Array.from({ length: more }, (_, i) => entry(match, count + i, `${match}${count + i}`));
      });
      // Some groups are not lines alone, and go another way: many in some runs, hardly any in others.
      if (random(seed % 2 === 0 ? 4 : 60) === 0) {
        rows.set('a', (rows.get('a') ?? 0) + 1);
        writes.push(play('a', null, rows.get('a') ?? 0, 'row'));
      }
      await store.commit(writes);
      if (random(3) === 0) await new Promise((resolve) => setImmediate(resolve));
      if (random(5) === 0) await linesAfter(store, ['a', 'b', 'c'][random(3)] as string, -1);
      if (step % 6 === 5) await expectLines(disk.cut(), counts);
    }
    await store.close();
    expect(existsSync(`${file}-lines-1`)).toBe(false);
    await expectLines(file, counts);
  });

  it('is copied whole, and put back over nothing that an earlier server left', async () => {
    const [data, other, copy] = [newFolder(), newFolder(), newFile()];
    const store = await openSqlite(databaseFile(data));
    const { entry, play } = makeStatements(store);
    await store.commit([entry('m', 0, 'm0'), entry('m', 1, 'm1')]);
    await store.commit([entry('m', 2, 'm2'), play('m', null, 1, 'row')]);
    await store.commit([entry('m', 3, 'm3')]);
    expect((await backUp(data, copy)).ok).toBe(true);
    logsOf(databaseFile(other), ['m 4 of another time']).close();
    expect(restore(copy, other).ok).toBe(true);
    await expectLines(databaseFile(other), new Map([['m', 4]]));
    await store.close();
  });

  it('is not copied with gaps', async () => {
    const [data, copy] = [newFolder(), newFile()];
    const file = databaseFile(data);
    const store = await openSqlite(file);
    const { entry, play } = makeStatements(store);
    await store.commit([entry('m', 0, 'm0')]);
    await store.commit([entry('m', 1, 'm1'), play('m', null, 1, 'row')]);
    // As if the lines between had been brought away while the copy was made.
    writeFileSync(`${file}-lines-2`, readFileSync(logOf(['m 5 later'])));
    const copied = await backUp(data, copy);
    expect(copied.ok ? null : copied.refusal.code).toBe('backup-outrun');
    expect(existsSync(copy)).toBe(false);
    await store.close();
  });
});

/** The file of a log with these groups. */
function logOf(groups: readonly string[]): string {
  const file = newFile();
  logsOf(file, groups).close();
  return `${file}-lines-1`;
}

async function expectLines(file: string, counts: ReadonlyMap<string, number>): Promise<void> {
  const store = await openSqlite(file);
  for (const [match, count] of counts) {
    expect(await linesAfter(store, match, -1)).toEqual(Array.from({ length: count }, (_, i) => `${match}${i}`));
  }
  await store.close();
}
