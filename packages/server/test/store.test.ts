import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { Ledger } from '../src/store/ledger.ts';
import { linesAfter } from '../src/store/lines.ts';
import { openStore } from '../src/store/open.ts';
import { openSqliteInPlace } from '../src/store/sqlite.ts';
import { makeStatements } from '../src/store/statements.ts';
import type { Store } from '../src/store/store.ts';
import { playOut, seatThem } from './playing.ts';
import { startPostgres } from './postgres.ts';
import { newFolder, run } from './running.ts';

const postgres = startPostgres();
afterAll(() => postgres.stop());

function openOther(): Promise<Store> {
  return openStore({ url: postgres.url ?? '' });
}

if (postgres.url === null) it.skip(`PostgreSQL is left out: ${postgres.why}`, () => {});

const kinds: readonly (readonly [string, () => Promise<Store>])[] = [
  ['SQLite', () => openStore({ file: join(newFolder(), 'test.sqlite') })],
  ['SQLite flushed in place', () => openSqliteInPlace(join(newFolder(), 'test.sqlite'))],
  ...(postgres.url === null ? [] : [['PostgreSQL', openOther] as const]),
];

describe.each(kinds)('a store in %s', (_name, open) => {
  it('writes all of a group or nothing of it', async () => {
    const store = await open();
    const match = `m${process.hrtime.bigint()}`;
    const { entry } = makeStatements(store);
    await store.commit([entry(match, 0, 'a')]);
    await expect(async () => store.commit([entry(match, 1, 'b'), entry(match, 0, 'again')])).rejects.toThrow();
    expect(await linesAfter(store, match, -1)).toEqual(['a']);
    await store.close();
  });

  it('lets one bad page of a group commit harm no other', async () => {
    const store = await open();
    const ledger = new Ledger(store);
    const { entry } = makeStatements(store);
    const good = `g${process.hrtime.bigint()}`;
    const bad = `b${process.hrtime.bigint()}`;
    await ledger.write(bad, [entry(bad, 0, 'first')]);
    const results = await Promise.allSettled([
      ledger.write(good, [entry(good, 0, 'x')]),
      ledger.write(bad, [entry(bad, 0, 'twice')]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await store.close();
  });

  it('commits what one turn brings in one transaction, and tells of it afterwards', async () => {
    const store = await open();
    const ledger = new Ledger(store);
    const { entry } = makeStatements(store);
    const match = `t${process.hrtime.bigint()}`;
    const told: string[] = [];
    for (let n = 0; n < 50; n++)
      ledger.add(
        `${match}-${n}`,
        [entry(`${match}-${n}`, 0, 'x')],
        () => told.push('done'),
        () => {},
      );
    ledger.after(`${match}-0`, () => told.push('after'));
    expect(told).toEqual([]);
    await ledger.quiet();
    expect(told.length).toBe(51);
    expect(ledger.counts.commits).toBe(1);
    await store.close();
  });

  it('holds a whole match, every entry of it', async () => {
    const first = await run({ store: await open() });
    const people = [await first.guest('Ann'), await first.guest('Ben')];
    const table = await seatThem(people, { game: 'winners-circle', seats: [{ kind: 'empty' }] });
    await playOut(people, table, first.clock);
    expect(people.map((client) => client.table?.state)).toEqual(['finished', 'finished']);
    const lines = await linesAfter(first.server.house.store, table, -1);
    expect(lines.length).toBe((people[0]?.moment?.entry ?? 0) + 1);
  });
});
