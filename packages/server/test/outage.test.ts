import { expect, it } from 'vitest';

import { Conflict } from '../src/store/conflict.ts';
import type { Store } from '../src/store/store.ts';
import type { Client } from './client.ts';
import { settle } from './fake-clock.ts';
import { seatThem } from './playing.ts';
import { run } from './running.ts';

const TWO = { game: 'winners-circle', seats: [{ kind: 'empty' }] };

/** Makes a store fail whatever it is asked, until the result is called. */
function takeAway(store: Store): () => void {
  const { commit, db } = store;
  const gone = (): never => {
    throw new Error('the database is away');
  };
  Object.assign(store, { commit: gone, db: new Proxy(db, { get: gone }) });
  return () => Object.assign(store, { commit, db });
}

/** Whoever is asked, once word of it has come. */
async function askedOf(people: readonly Client[]): Promise<Client> {
  for (let i = 0; i < 1000; i++) {
    const found = people.find((client) => client.legal.length > 0);
    if (found !== undefined) return found;
    await settle(2);
  }
  throw new Error('nobody is asked');
}

it('a database that is away for a while costs nothing that was acknowledged, and then all goes on', async () => {
  const { guest, server, clock } = await run();
  const people = [await guest('Ann'), await guest('Ben')];
  const table = await seatThem(people, TWO);
  const asked = await askedOf(people);
  const question = asked.moment?.asked?.id ?? '';
  const taken = { t: 'answer', table, question, input: 'taken', action: asked.legal[0] } as const;
  const receipt = asked.nextOf('receipt');
  asked.send(taken);
  await receipt;
  const next = await askedOf(people);
  await next.answer(table, next.legal[0]);
  const bringBack = takeAway(server.house.store);
  // A retry of what was taken before needs the store; so does a fresh answer.
  const unsure = asked.nextOf('refused');
  asked.send(taken);
  expect((await unsure).refusal.code).toBe('server-failed');
  const lost = await askedOf(people);
  lost.send({ t: 'answer', table, question: lost.moment?.asked?.id, input: 'lost', action: lost.legal[0] });
  await settle();
  await clock.advance(3000);
  expect((await asked.http('GET', '/healthz')).status).toBe(200);
  expect((await asked.http('GET', '/readyz')).status).toBe(503);
  expect(lost.messages.some((message) => message.t === 'receipt' && message.input === 'lost')).toBe(false);
  bringBack();
  const fresh = people.map((client) => client.nextOf('sync'));
  await clock.advance(2000);
  await Promise.all(fresh);
  const again = asked.nextOf('receipt');
  asked.send(taken);
  expect((await again).input).toBe('taken');
  const last = await askedOf(people);
  expect((await last.answer(table, last.legal[0])).t).toBe('receipt');
});

it('a disk that takes nothing more is not asked without end', async () => {
  const { guest, server, clock } = await run({ limits: { botDelay: [100, 100] } });
  const ann = await guest('Ann');
  const table = await seatThem([ann], { game: 'winners-circle', seats: [{ kind: 'bot', level: 'random' }] });
  for (let turn = 0; turn < 20 && ann.legal.length > 0; turn++) {
    await ann.answer(table, ann.legal[0]);
    await settle();
  }
  expect(ann.moment?.asked?.seats).toEqual([1]);
  const entry = ann.moment?.entry ?? 0;
  const { store } = server.house;
  const { commit } = store;
  let tries = 0;
  Object.assign(store, {
    commit: () => {
      tries += 1;
      throw new Error('the disk is full');
    },
  });
  await clock.advance(10_000);
  expect(tries).toBeGreaterThan(1);
  expect(tries).toBeLessThan(30);
  expect(ann.moment?.entry).toBe(entry);
  Object.assign(store, { commit });
  await clock.advance(5000);
  expect(ann.moment?.entry).toBeGreaterThan(entry);
});

it('what comes in while a table is read anew waits for that, and goes on from there', async () => {
  const game = await run();
  const people = [await game.guest('Ann'), await game.guest('Ben')];
  const table = await seatThem(people, TWO);
  const { hall, house } = game.server;
  const { store } = house;
  const { commit } = store;
  const get = hall.get.bind(hall);
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  Object.assign(hall, { get: (id: string) => held.then(() => get(id)) });
  Object.assign(store, { commit: () => Promise.reject(new Conflict()) });
  const match = hall.inMemory(table)?.play?.match;
  const first = await askedOf(people);
  const receipts = [first.answer(table, first.legal[0])];
  await settle();
  expect(hall.inMemory(table)).toBeUndefined();
  Object.assign(store, { commit });
  const [seat = 0] = match?.open?.window.seats ?? [];
  const second = people.find((client) => client.table?.you === seat) as Client;
  receipts.push(second.next((message) => 'input' in message && message.input === 'late'));
  second.send({ t: 'answer', table, question: match?.open?.id, input: 'late', action: match?.legal(seat)[0] });
  await settle();
  letGo();
  expect((await Promise.all(receipts)).map(({ t }) => t)).toEqual(['receipt', 'receipt']);
  await game.server.stop();
  const again = await first.again((await run({}, game.data, game.clock)).server.address);
  const sync = again.nextOf('sync');
  await again.watch(table);
  expect((await sync).moment.entry).toBe(2);
});

it('news of a table that can’t be read ends nothing', async () => {
  const { guest, server } = await run();
  const ann = await guest('Ann');
  const { id } = await ann.post('/api/tables', TWO);
  server.hall.close();
  const unhandled: unknown[] = [];
  const note = (error: unknown): void => void unhandled.push(error);
  process.on('unhandledRejection', note);
  const bringBack = takeAway(server.house.store);
  const read = server.hall.get(id);
  server.hall.refresh(id);
  await expect(read).rejects.toThrow();
  await settle();
  bringBack();
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

it('a table that could not catch up with another server is read anew', async () => {
  const { guest, server, clock } = await run();
  const people = [await guest('Ann'), await guest('Ben')];
  const table = await seatThem(people, TWO);
  const bringBack = takeAway(server.house.store);
  server.hall.refresh(table);
  await settle();
  bringBack();
  const fresh = people.map((client) => client.nextOf('sync'));
  await clock.advance(2000);
  await Promise.all(fresh);
  const asked = await askedOf(people);
  expect((await asked.answer(table, asked.legal[0])).t).toBe('receipt');
});
