import { join } from 'node:path';

import type { TableInfo } from '@boxcars/protocol';
import { afterAll, expect, it } from 'vitest';

import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import type { Client } from './client.ts';
import { startPostgres } from './postgres.ts';
import { newFolder, run } from './running.ts';

const postgres = startPostgres();
afterAll(() => postgres.stop());

const kinds: readonly (readonly [string, () => Promise<Store>])[] = [
  ['SQLite', () => openStore({ file: join(newFolder(), 'test.sqlite') })],
  ...(postgres.url === null ? [] : [['PostgreSQL', () => openStore({ url: postgres.url ?? '' })] as const]),
];

if (postgres.url === null) it.skip(`PostgreSQL is left out: ${postgres.why}`, () => {});

const GAME = 'winners-circle';
const FREE = { game: GAME, seats: [{ kind: 'empty' }] };
const FULL = { game: GAME, seats: [{ kind: 'bot', level: 'easy' }] };

async function idsOf(client: Client, query: string): Promise<readonly string[]> {
  const { json } = await client.http('GET', `/api/tables?game=${GAME}&${query}`);
  return (json['tables'] as readonly TableInfo[]).map(({ id }) => id);
}

it.each(kinds)(
  'finds free tables behind any number of full ones, in %s',
  async (_name, open) => {
    const { guest, clock } = await run({ store: await open(), limits: { tablesPerPerson: 1000 } });
    const ann = await guest('Ann');
    const free: string[] = [];
    const openFree = async (): Promise<void> => {
      await clock.advance(1);
      free.unshift((await ann.post('/api/tables', FREE)).id);
    };
    await openFree();
    await openFree();
    await clock.advance(1);
    // All of one moment, over more than one page.
    await Promise.all(Array.from({ length: 210 }, () => ann.post('/api/tables', FULL)));
    await openFree();
    expect(await idsOf(ann, 'free=yes&limit=100')).toEqual(free);
    expect(await idsOf(ann, 'free=yes&limit=2')).toEqual(free.slice(0, 2));
    expect(await idsOf(ann, 'free=yes&state=playing')).toEqual([]);
    expect((await idsOf(ann, 'limit=60')).length).toBe(60);
  },
  60_000,
);

it.each(kinds)('asks the store for nothing that can name no table, in %s', async (_name, open) => {
  const { guest } = await run({ store: await open() });
  const ann = await guest('Ann');
  const none = await ann.http('GET', '/api/tables/nosuchtable');
  for (const id of ['a%00b', '%F0%9F%8E%B2', '..%2Fme', 'x'.repeat(80)]) {
    expect(await ann.http('GET', `/api/tables/${id}`)).toEqual(none);
    expect((await ann.http('DELETE', `/api/me/blocks/${id}`)).status).toBe(200);
  }
  expect((await ann.http('GET', '/api/tables?game=a%00b')).json['code']).toBe('request-not-understood');
});
