import { describe, expect, it } from 'vitest';

import { Client } from './client.ts';
import { settle } from './fake-clock.ts';
import { playOut, seatThem } from './playing.ts';
import { run } from './running.ts';

const TWO = { game: 'winners-circle', seats: [{ kind: 'empty' }] };

function asked(people: readonly Client[]): Client {
  const found = people.find((client) => client.legal.length > 0);
  if (found === undefined) throw new Error('nobody is asked');
  return found;
}

describe('what was acknowledged', () => {
  it('is there after a restart, and everyone goes on where they were', async () => {
    const before = await run();
    const people = [await before.guest('Ann'), await before.guest('Ben')];
    const table = await seatThem(people, TWO);
    for (let move = 0; move < 5; move++) {
      const client = asked(people);
      expect((await client.answer(table, client.legal[0])).t).toBe('receipt');
      await settle(4);
    }
    const views = people.map(({ view }) => view);
    await before.server.stop();

    const after = await run({}, before.data, before.clock);
    const again: Client[] = [];
    for (const old of people) {
      const client = new Client(after.server.address);
      client.cookie = old.cookie;
      client.me = old.me;
      await client.connect();
      const sync = client.nextOf('sync');
      await client.watch(table, 3);
      expect((await sync).entries.map(({ entry }) => entry)).toEqual([4, 5]);
      again.push(client);
    }
    expect(again.map(({ view }) => view)).toEqual(views);
    await playOut(again, table, after.clock);
    expect(again[0]?.table?.state).toBe('finished');
  });

  it('counts once, however often it is sent, also after its question has closed', async () => {
    const { guest } = await run();
    const people = [await guest('Ann'), await guest('Ben')];
    const table = await seatThem(people, TWO);
    const client = asked(people);
    const message = {
      t: 'answer',
      table,
      question: client.moment?.asked?.id ?? '',
      input: 'once',
      action: client.legal[0],
    } as const;
    for (let time = 0; time < 3; time++) {
      const receipt = client.nextOf('receipt');
      client.send(message);
      await receipt;
    }
    for (let move = 0; move < 3; move++) {
      const other = asked(people);
      await other.answer(table, other.legal[0]);
      await settle(4);
    }
    const late = client.nextOf('receipt');
    client.send(message);
    expect((await late).input).toBe('once');
    expect(client.moment?.entry).toBe(4);
  });

  it('is told to nobody when it could not be written', async () => {
    const { guest, server } = await run();
    const people = [await guest('Ann'), await guest('Ben')];
    const table = await seatThem(people, TWO);
    const client = asked(people);
    const { store } = server.house;
    const { commit } = store;
    Object.assign(store, {
      commit: () => {
        throw new Error('disk full');
      },
    });
    const fresh = people.map((one) => one.nextOf('sync'));
    const question = client.moment?.asked?.id ?? '';
    client.send({ t: 'answer', table, question, input: 'lost', action: client.legal[0] });
    await Promise.all(fresh);
    Object.assign(store, { commit });
    expect(people.map(({ moment }) => moment?.entry)).toEqual([0, 0]);
    expect(client.messages.some(({ t }) => t === 'receipt')).toBe(false);
    expect((await client.answer(table, client.legal[0])).t).toBe('receipt');
  });
});

it('keeps no table in memory that nobody is at', async () => {
  const { guest, server } = await run({ limits: { idleTables: 0 } });
  const people = [await guest('Ann'), await guest('Ben')];
  await seatThem(people, TWO);
  expect(server.hall.size).toBe(1);
  for (const client of people) await client.disconnect();
  await settle(30);
  expect(server.hall.size).toBe(0);
});
