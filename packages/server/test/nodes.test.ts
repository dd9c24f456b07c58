import type { ServerMessage } from '@boxcars/protocol';
import { afterAll, describe, expect, it } from 'vitest';

import { lineAt, linesAfter } from '../src/store/lines.ts';
import { openStore } from '../src/store/open.ts';
import type { Write } from '../src/store/store.ts';
import type { Watcher } from '../src/watcher.ts';
import { Client } from './client.ts';
import { FakeClock, settle } from './fake-clock.ts';
import { startPostgres } from './postgres.ts';
import { newFolder, run, type Running } from './running.ts';

const postgres = startPostgres();
afterAll(() => postgres.stop());

async function runOne(clock: FakeClock): Promise<Running> {
  return run({ store: await openStore({ url: postgres.url ?? '' }) }, newFolder(), clock);
}

/** Two servers on one database, with one clock. */
async function runTwo(): Promise<readonly [Running, Running]> {
  const clock = new FakeClock();
  return [await runOne(clock), await runOne(clock)];
}

function counts({ server }: Running): { readonly failures: number } {
  return server.house.ledger.counts;
}

/** Has a server's store write nothing until the result is called. */
function holdBack({ server }: Running): () => void {
  const { store } = server.house;
  const { commit } = store;
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  Object.assign(store, { commit: (writes: readonly Write[]) => held.then(() => commit(writes)) });
  return () => {
    Object.assign(store, { commit });
    letGo();
  };
}

/** Someone who looks on and says nothing. */
function onlooker(n: number): Watcher {
  const person = `onlooker-${n}`.padEnd(22, '-');
  const silent = (): void => {};
  const place = { viewer: -1, table: null, isGone: false, before: null };
  return { ...place, events: false, person, send: silent, sendFrame: silent, refuse: silent };
}

/** Waits until something is so, which some message brings about. */
async function until(people: readonly Client[], isSo: () => boolean): Promise<void> {
  while (!isSo()) await Promise.race(people.map((client) => client.next(() => true)));
}

/** Everyone sits down at a new table of the first, looks, and the match begins. */
async function seat(people: readonly Client[], settings: { readonly [name: string]: unknown }): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody plays');
  const seats = others.map(() => ({ kind: 'empty' }));
  const { id } = await host.post('/api/tables', { nonceHash: host.nonceHash, seats, ...settings });
  for (const client of others) await client.post(`/api/tables/${id}/join`, { nonceHash: client.nonceHash });
  for (const client of people) await client.watch(id);
  await until(people, () => people.every(({ table }) => table?.seats.every(({ kind }) => kind === 'person') === true));
  await host.post(`/api/tables/${id}/start`);
  await until(people, () => people.every(({ moment }) => moment !== null));
  return id;
}

function isAsked(client: Client): boolean {
  return client.legal.length > 0 && client.moment?.yours?.pending === null;
}

/** One answer of whoever is asked, once everyone knows of the one before. */
async function playOne(people: readonly Client[], table: string): Promise<ServerMessage> {
  const entry = (): number => Math.max(...people.map(({ moment }) => moment?.entry ?? -1));
  await until(people, () => people.every(({ moment }) => moment?.entry === entry()) && people.some(isAsked));
  const asked = people.find(isAsked);
  const before = entry();
  const reply = await (asked as Client).answer(table, asked?.legal[0]);
  await until(people, () => entry() > before);
  return reply;
}

if (postgres.url === null) it.skip(`several nodes are left out, without PostgreSQL: ${postgres.why}`, () => {});

describe.skipIf(postgres.url === null)('two nodes on one database', () => {
  it('let people play a whole match with each other, each on their own node', async () => {
    const [first, second] = await runTwo();
    const people = [await first.guest('Ann'), await second.guest('Ben')];
    const [ann, ben] = people as [Client, Client];
    const table = await seat(people, { game: 'winners-circle' });
    const failures = (): number => counts(first).failures + counts(second).failures;
    const before = failures();
    const isOver = (client: Client): boolean => client.table?.state === 'finished';
    while (people.every(({ moment }) => moment?.asked !== null)) {
      expect((await playOne(people, table)).t).toBe('receipt');
    }
    await until(people, () => people.every(isOver));
    expect(ben.view).toEqual(ann.view);
    expect(ben.table?.outcome).toEqual(ann.table?.outcome);
    const lines = await linesAfter(first.server.house.store, table, -1);
    expect(lines.length).toBe((ann.moment?.entry ?? 0) + 1);
    // In turn nobody is ever in anybody's way.
    expect(failures()).toBe(before);
  }, 60_000);

  it('take answers that come at the same moment, also to the same sealed question', async () => {
    const [first, second] = await runTwo();
    const people = [await first.guest('Ann'), await second.guest('Ben'), await second.guest('Cid')];
    const table = await seat(people, { game: 'dice-town' });
    let isSealed = false;
    for (let turn = 0; turn < 4; turn++) {
      const entry = Math.max(...people.map(({ moment }) => moment?.entry ?? 0));
      await until(people, () => people.every(({ moment }) => moment?.entry === entry));
      const asked = people.filter(isAsked);
      isSealed ||= asked.length > 1;
      const replies = await Promise.all(asked.map((client) => client.answer(table, client.legal[0])));
      expect(replies.map(({ t }) => t)).toEqual(asked.map(() => 'receipt'));
      await until(people, () => people.every(({ moment }) => (moment?.entry ?? 0) > entry));
    }
    expect(isSealed).toBe(true);
    expect(counts(first).failures + counts(second).failures).toBeGreaterThan(0);
  }, 60_000);

  it('write nothing behind an entry that the other one has made', async () => {
    const [first, second] = await runTwo();
    const people = [await second.guest('Ann'), await second.guest('Ben')];
    const table = await seat(people, { game: 'winners-circle' });
    const asked = people.find(isAsked) as Client;
    const elsewhere = await asked.again(first.server.address);
    await elsewhere.watch(table);
    await until([elsewhere], () => elsewhere.moment !== null);
    const letGo = holdBack(second);
    const answers = [asked.answer(table, asked.legal[0])];
    const match = second.server.hall.inMemory(table)?.play?.match;
    while (match?.count === 1) await settle();
    const question = match?.open?.id;
    const [next = 0] = match?.open?.window.seats ?? [];
    const client = people.find((one) => one.table?.you === next) as Client;
    client.send({ t: 'answer', table, question, input: 'next', action: match?.legal(next)[0] });
    while (match?.count === 2) await settle();
    const other = elsewhere.legal.at(-1);
    answers.push(elsewhere.answer(table, other));
    await until([elsewhere], () => elsewhere.moment?.entry === 1);
    letGo();
    expect((await Promise.all(answers)).map(({ t }) => t)).toEqual(['refused', 'receipt']);
    // What the other one did is still possible, so it was tried again.
    await until([asked, elsewhere], () => [asked, elsewhere].every(({ moment }) => moment?.entry === 2));
    const third = await runOne(first.clock);
    const late = await asked.again(third.server.address);
    expect((await late.watch(table)).t).toBe('table');
    await until([late], () => late.moment?.entry === 2);
    expect(late.view).toEqual(elsewhere.view);
  }, 60_000);

  it('know who is connected to the other one, and pass the talk on', async () => {
    const [first, second] = await runTwo();
    const people = [await first.guest('Ann'), await second.guest('Ben')];
    const [ann, ben] = people as [Client, Client];
    const table = await seat(people, { game: 'winners-circle' });
    const isThere = (reader: Client, at: number): boolean => {
      const chair = reader.table?.seats[at];
      return chair?.kind === 'person' && chair.connected;
    };
    await until(people, () => isThere(ann, 1) && isThere(ben, 0));
    const heard = ben.nextOf('chat');
    ann.send({ t: 'chat', table, input: 'c1', text: 'Good luck' });
    expect((await heard).line).toMatchObject({ n: 1, who: 'Ann', text: 'Good luck' });
    const answer = ann.nextOf('chat');
    ben.send({ t: 'chat', table, input: 'c2', text: 'You too' });
    expect((await answer).line).toMatchObject({ n: 2, who: 'Ben' });
    const gone = ben.next(() => !isThere(ben, 0));
    await ann.disconnect();
    await gone;
  }, 60_000);

  it('end the sockets of a key that is taken back, or signed out, at the other one', async () => {
    const [first, second] = await runTwo();
    const ann = await first.guest('Ann');
    const made = (await ann.http('POST', '/api/me/tokens', { label: 'my bot' })).json;
    const program = new Client(second.server.address);
    await program.connect({ authorization: `Bearer ${String(made['token'])}` });
    const same = await ann.again(second.server.address);
    await ann.http('DELETE', `/api/me/tokens/${String(made['id'])}`);
    await program.closed();
    const pong = same.nextOf('pong');
    same.send({ t: 'ping', n: 1 });
    await pong;
    await ann.http('POST', '/api/me/sign-out', {});
    await same.closed();
  }, 60_000);

  it('know who plays at the other one, however many look on there', async () => {
    const [first, second] = await runTwo();
    const people = [await first.guest('Ann'), await second.guest('Ben')];
    const [ann, ben] = people as [Client, Client];
    const table = await seat(people, { game: 'winners-circle' });
    for (let n = 0; n < 400; n++) await first.server.hall.inMemory(table)?.watch(onlooker(n), undefined);
    for (let beat = 0; beat < 5; beat++) {
      await first.clock.advance(20_000);
      // News come in order: whoever has heard this has heard what was told before.
      const heard = ben.nextOf('chat');
      ann.send({ t: 'chat', table, input: `c${beat}`, text: 'Still here' });
      await heard;
    }
    expect(ben.table?.seats[0]).toMatchObject({ name: 'Ann', connected: true });
  }, 60_000);

  it('know who is here as soon as an onlooker sits down', async () => {
    const [first, second] = await runTwo();
    const [ann, ben] = [await first.guest('Ann'), await second.guest('Ben')];
    const { id } = await ann.post('/api/tables', { game: 'winners-circle', seats: [{ kind: 'empty' }] });
    for (const client of [ann, ben]) await client.watch(id);
    await ben.post(`/api/tables/${id}/join`, { nonceHash: ben.nonceHash });
    await until([ann], () => {
      const chair = ann.table?.seats[1];
      return chair?.kind === 'person' && chair.connected;
    });
  }, 60_000);

  it('show the clocks of a pause that was agreed, and ended, at the other one', async () => {
    const [first, second] = await runTwo();
    const people = [await first.guest('Ann'), await second.guest('Ben')];
    const [ann, ben] = people as [Client, Client];
    const clock = { kind: 'live', bank: 60, increment: 0 };
    const table = await seat(people, { game: 'winners-circle', clock });
    const running = (client: Client): unknown[] =>
      client.moment?.clocks?.flatMap(({ runsSince }) => runsSince ?? []) ?? [];
    for (const client of people) await client.post(`/api/tables/${table}/pause`, { wish: true });
    await until(people, () => people.every((client) => running(client).length === 0));
    await first.clock.leap(60_000);
    await ann.post(`/api/tables/${table}/go-on`);
    await until(people, () => people.every((client) => running(client).length === 1));
    expect(running(ben)).toEqual([first.clock.now()]);
  }, 60_000);

  it('lose nothing when one of them goes: its people go on at the other', async () => {
    const [first, second] = await runTwo();
    const people = [await first.guest('Ann'), await second.guest('Ben')];
    const [ann, ben] = people as [Client, Client];
    const table = await seat(people, { game: 'winners-circle' });
    for (let turn = 0; turn < 10; turn++) await playOne(people, table);
    const entry = Math.max(ann.moment?.entry ?? 0, ben.moment?.entry ?? 0);
    await first.server.stop();
    const again = await ann.again(second.server.address);
    const sync = again.nextOf('sync');
    await again.watch(table, 0);
    expect((await sync).entries.length).toBe(entry);
    expect((await playOne([again, ben], table)).t).toBe('receipt');
  }, 60_000);

  it('do what is due for a node that is gone', async () => {
    const [first, second] = await runTwo();
    const people = [await first.guest('Ann'), await first.guest('Ben')];
    const clock = { kind: 'live', bank: 60, increment: 0 };
    const table = await seat(people, { game: 'winners-circle', clock });
    await first.server.stop();
    await first.clock.advance(10 * 60_000);
    await second.server.sweep();
    // Whoever takes a match over gives its people the time to come back.
    await first.clock.advance(2 * 60_000);
    await second.server.house.ledger.quiet();
    expect(await lineAt(second.server.house.store, table, 1)).toContain('"by":"fallback"');
  }, 60_000);
});
