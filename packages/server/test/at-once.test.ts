import { afterAll, describe, expect, it } from 'vitest';

import { openStore } from '../src/store/open.ts';
import { Client } from './client.ts';
import { settle } from './fake-clock.ts';
import { playOut, seatThem } from './playing.ts';
import { startPostgres } from './postgres.ts';
import { newFolder, run } from './running.ts';
import { slowReads } from './slow-reads.ts';

const TWO = { game: 'winners-circle', seats: [{ kind: 'empty' }] };

const postgres = startPostgres();
afterAll(() => postgres.stop());

function times<T>(count: number, act: (n: number) => Promise<T>): Promise<T>[] {
  return Array.from({ length: count }, (_, n) => act(n));
}

function codesOf(answers: readonly { readonly json: { readonly [name: string]: unknown } }[]): unknown[] {
  return answers.map(({ json }) => json['code']).filter((code) => code !== undefined);
}

async function openTables(client: Client): Promise<readonly unknown[]> {
  const { tables } = (await client.http('GET', '/api/me/tables')).json as { tables: { id: string; state: string }[] };
  return tables.filter(({ state }) => state === 'open').map(({ id }) => id);
}

describe('what is asked at the same moment', () => {
  it('is one rematch, however many ask', async () => {
    const { guest, clock, server } = await run();
    const people = [await guest('Ann'), await guest('Ben'), await guest('Cid')];
    const table = await seatThem(people, { ...TWO, seats: [{ kind: 'empty' }, { kind: 'empty' }] });
    await playOut(people, table, clock);
    const letGo = slowReads(server.house.store);
    const asked = people.map((client) => client.post(`/api/tables/${table}/rematch`, { nonceHash: client.nonceHash }));
    await settle(60);
    letGo();
    const made = await Promise.all(asked);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    for (const client of people) expect(await openTables(client)).toEqual([made[0]?.id]);
  });

  it.skipIf(postgres.url === null)('is one rematch, also on two nodes', async () => {
    const store = (): ReturnType<typeof openStore> => openStore({ url: postgres.url ?? '' });
    const first = await run({ store: await store() });
    const second = await run({ store: await store() }, newFolder(), first.clock);
    const people = [await first.guest('Ann'), await first.guest('Ben')];
    const table = await seatThem(people, TWO);
    await playOut(people, table, first.clock);
    const [ann, ben] = people as [Client, Client];
    const elsewhere = await ben.again(second.server.address);
    await elsewhere.watch(table);
    const letGo = [first, second].map(({ server }) => slowReads(server.house.store));
    const asked = [ann, elsewhere].map((client) => client.post(`/api/tables/${table}/rematch`));
    await settle(200);
    for (const go of letGo) go();
    const made = await Promise.all(asked);
    expect(made[0]?.id).toBe(made[1]?.id);
    for (const client of people) expect(await openTables(client)).toEqual([made[0]?.id]);
  });

  it('does not get past the tables of a person', async () => {
    const { guest, server } = await run({ limits: { tablesPerPerson: 3 } });
    const ann = await guest('Ann');
    const letGo = slowReads(server.house.store);
    const asked = times(5, () => ann.http('POST', '/api/tables', TWO));
    await settle(60);
    letGo();
    expect(codesOf(await Promise.all(asked))).toEqual(['too-many-tables', 'too-many-tables']);
    expect((await openTables(ann)).length).toBe(3);
  });

  it('does not get past the tokens of a person', async () => {
    const { guest, server } = await run();
    const ann = await guest('Ann');
    const letGo = slowReads(server.house.store);
    const asked = times(22, (n) => ann.http('POST', '/api/me/tokens', { label: `bot ${n}` }));
    await settle(60);
    letGo();
    expect(codesOf(await Promise.all(asked))).toEqual(['too-many-tokens', 'too-many-tokens']);
    expect((await ann.http('GET', '/api/me/tokens')).json['tokens']).toHaveLength(20);
  });

  it('does not get past the sockets of an address, and what comes to nothing takes no place', async () => {
    const { server } = await run({ limits: { socketsPerAddress: 3 } });
    const ann = await new Client(server.address).signIn('Ann');
    const connect = (): Promise<Client> => ann.again(server.address);
    const letGo = slowReads(server.house.store);
    const asked = times(5, connect);
    const all = Promise.allSettled(asked);
    await settle(60);
    letGo();
    const open = (await all).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(open.length).toBe(3);
    await Promise.all(open.map((client) => client.disconnect()));
    const { store } = server.house;
    const { db } = store;
    Object.assign(store, { db: null });
    expect((await Promise.allSettled(times(3, connect))).map(({ status }) => status)).not.toContain('fulfilled');
    Object.assign(store, { db });
    await settle(60);
    expect((await Promise.all(times(3, connect))).length).toBe(3);
  });
});
