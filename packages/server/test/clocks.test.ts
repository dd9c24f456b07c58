import { describe, expect, it } from 'vitest';

import type { Client } from './client.ts';
import { settle } from './fake-clock.ts';
import { seatThem } from './playing.ts';
import { run, type Running } from './running.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

async function start(clock: object, parts = {}): Promise<Running & { ann: Client; ben: Client; table: string }> {
  const running = await run(parts);
  const ann = await running.guest('Ann');
  const ben = await running.guest('Ben');
  const isMail = 'hours' in clock;
  const shares = isMail ? { nonce: ann.nonce } : {};
  if (!isMail) {
    const table = await seatThem([ann, ben], { game: 'winners-circle', seats: [{ kind: 'empty' }], clock });
    return { ...running, ann, ben, table };
  }
  const settings = { game: 'winners-circle', seats: [{ kind: 'empty' }], clock, nonceHash: ann.nonceHash, ...shares };
  const { id } = await ann.post('/api/tables', settings);
  await ben.post(`/api/tables/${id}/join`, { nonceHash: ben.nonceHash, nonce: ben.nonce });
  for (const client of [ann, ben]) await client.watch(id);
  const dealt = [ann, ben].map((client) => client.nextOf('sync'));
  await ann.post(`/api/tables/${id}/start`);
  await Promise.all(dealt);
  return { ...running, ann, ben, table: id };
}

function turnOf({ ann, ben }: { ann: Client; ben: Client }): [Client, Client] {
  return ann.legal.length > 0 ? [ann, ben] : [ben, ann];
}

/** Lets someone's time run out twice in a row, while the other plays. */
async function missTwice(game: Running & { table: string }, late: Client, other: Client, wait: number): Promise<void> {
  const seat = late.table?.you ?? 0;
  await game.clock.advance(wait);
  expect(late.moment?.entry).toBe(1);
  expect(late.table?.seats[seat]).toMatchObject({ bot: null });
  for (let turn = 0; turn < 8 && late.legal.length === 0; turn++) {
    await other.answer(game.table, other.legal[0]);
    await settle();
  }
  await game.clock.advance(16 * SECOND);
  expect(late.table?.seats[seat]).toMatchObject({ bot: 'away' });
}

describe('a live clock', () => {
  const live = { kind: 'live', bank: 30, increment: 5 };

  it('runs while one is asked, and gives the increment for an answer', async () => {
    const game = await start(live);
    const [asked] = turnOf(game);
    const seat = asked.table?.you ?? 0;
    await game.clock.advance(10 * SECOND);
    await asked.answer(game.table, asked.legal[0]);
    expect(asked.moment?.clocks?.[seat]?.left).toBe(25 * SECOND);
  });

  it('plays the safe default when it has run out, and the second time in a row gives the seat to a bot', async () => {
    const game = await start(live);
    const [late, other] = turnOf(game);
    const seat = late.table?.you ?? 0;
    await game.clock.advance(29 * SECOND);
    expect(late.moment?.entry).toBe(0);
    await missTwice(game, late, other, 2 * SECOND);
    expect(other.table?.seats[seat]).toMatchObject({ bot: 'away' });
  });

  it('gives the seat back to whoever returns', async () => {
    const game = await start(live);
    const [late, other] = turnOf(game);
    const seat = late.table?.you ?? 0;
    await missTwice(game, late, other, 31 * SECOND);
    await late.post(`/api/tables/${game.table}/return`);
    await settle();
    expect(other.table?.seats[seat]).toMatchObject({ bot: null });
  });

  it('has a grace for a lost connection', async () => {
    const game = await start(live, { limits: { grace: 60 * SECOND } });
    const [late, other] = turnOf(game);
    await game.clock.advance(20 * SECOND);
    await late.disconnect();
    await settle();
    await game.clock.advance(40 * SECOND);
    expect(other.moment?.entry).toBe(0);
    await game.clock.advance(21 * SECOND);
    expect(other.moment?.entry).toBe(1);
  });
});

describe('by mail', () => {
  it('waits for hours, also while nobody is there and across a restart', async () => {
    const game = await start({ kind: 'mail', hours: 24 });
    const [late, other] = turnOf(game);
    await late.disconnect();
    await other.disconnect();
    await game.server.stop();
    const again = await run({}, game.data, game.clock);
    await game.clock.leap(23 * HOUR);
    await again.server.sweep();
    const look = await again.guest('Eve');
    await look.watch(game.table);
    await settle();
    expect(look.moment?.entry).toBe(0);
    await game.clock.leap(2 * HOUR);
    await again.server.sweep();
    await settle(40);
    expect(look.moment?.entry).toBeGreaterThan(0);
  });
});

describe('without clocks', () => {
  it('waits long for someone who is there, but not for ever', async () => {
    const game = await start({ kind: 'none' }, { limits: { stillness: 5 * HOUR } });
    const [, other] = turnOf(game);
    await game.clock.leap(5 * HOUR - SECOND);
    await game.server.sweep();
    await settle();
    expect(other.moment?.entry).toBe(0);
    await game.clock.leap(2 * SECOND);
    await game.server.sweep();
    await settle(40);
    expect(other.moment?.entry).toBe(1);
  });

  it('waits for nobody on behalf of those who are gone themselves', async () => {
    const game = await start({ kind: 'none' }, { limits: { stillness: 5 * HOUR } });
    const [late, other] = turnOf(game);
    await other.disconnect();
    await game.clock.leap(6 * HOUR);
    await game.server.sweep();
    await settle(40);
    expect(late.moment?.entry).toBe(0);
  });

  it('does not wait long for someone who left', async () => {
    const game = await start({ kind: 'none' }, { limits: { absence: 180 * SECOND, stillness: 9 * HOUR } });
    const [late, other] = turnOf(game);
    await game.clock.leap(5 * HOUR);
    expect(other.moment?.entry).toBe(0);
    await late.disconnect();
    await settle();
    await game.clock.advance(179 * SECOND);
    expect(other.moment?.entry).toBe(0);
    await game.clock.advance(2 * SECOND);
    expect(other.moment?.entry).toBe(1);
  });
});

describe('by agreement', () => {
  it('a match pauses once everyone wishes it, its clocks stand, and it goes on', async () => {
    const game = await start({ kind: 'live', bank: 30, increment: 0 });
    await game.ann.post(`/api/tables/${game.table}/pause`, { wish: true });
    expect(game.ann.table?.state).toBe('playing');
    await game.ben.post(`/api/tables/${game.table}/pause`, { wish: true });
    await settle();
    expect(game.ann.table?.state).toBe('paused');
    await game.clock.leap(HOUR);
    await game.ben.post(`/api/tables/${game.table}/go-on`);
    await settle();
    expect(game.ann.moment?.entry).toBe(0);
    await game.clock.advance(29 * SECOND);
    expect(game.ann.moment?.entry).toBe(0);
    await game.clock.advance(2 * SECOND);
    expect(game.ann.moment?.entry).toBe(1);
  });

  it('a pause shows clocks that stand, and its end shows them going on from there', async () => {
    const game = await start({ kind: 'live', bank: 30, increment: 0 });
    const [asked, other] = turnOf(game);
    const seat = asked.table?.you ?? 0;
    const eve = await game.guest('Eve');
    await eve.watch(game.table);
    const readers = [asked, other, eve];
    const shown = (): unknown[] => readers.map(({ moment }) => moment?.clocks?.[seat]);
    await game.clock.advance(10 * SECOND);
    for (const client of [asked, other]) await client.post(`/api/tables/${game.table}/pause`, { wish: true });
    await settle();
    expect(shown()).toEqual(readers.map(() => ({ left: 20 * SECOND, runsSince: null })));
    await game.clock.leap(HOUR);
    await other.post(`/api/tables/${game.table}/go-on`);
    await settle();
    const runsSince = game.clock.now() - 10 * SECOND;
    expect(shown()).toEqual(readers.map(() => ({ left: 30 * SECOND, runsSince })));
    expect(asked.moment?.clocks?.[1 - seat]).toEqual({ left: 30 * SECOND, runsSince: null });
  });

  it('a pause ends by those who play, and by nobody for whom a bot does', async () => {
    const game = await start({ kind: 'none' });
    const { ann, ben } = game;
    for (const client of [ann, ben]) await client.post(`/api/tables/${game.table}/pause`, { wish: true });
    await ann.post(`/api/tables/${game.table}/resign`);
    const refused = await ann.http('POST', `/api/tables/${game.table}/go-on`, {});
    expect(refused).toMatchObject({ status: 403, json: { code: 'bot-plays-for-you' } });
    await settle();
    expect(ben.table?.state).toBe('paused');
    await ben.post(`/api/tables/${game.table}/go-on`);
    await settle();
    expect(ben.table?.state).toBe('playing');
  });

  it('a match is called off', async () => {
    const game = await start({ kind: 'none' });
    for (const client of [game.ann, game.ben]) await client.post(`/api/tables/${game.table}/call-off`, { wish: true });
    await settle();
    expect(game.ann.table?.state).toBe('called-off');
    expect((await game.ann.http('GET', `/api/tables/${game.table}/match`)).status).toBe(200);
  });

  it('a bot plays on for someone who resigns, and the host role goes on', async () => {
    const game = await start({ kind: 'none' });
    await game.ann.post(`/api/tables/${game.table}/resign`);
    await settle();
    expect(game.ben.table?.seats).toMatchObject([{ bot: 'resigned', isHost: false }, { isHost: true }]);
  });

  it('a friend takes a seat over with the key that its owner gives', async () => {
    const game = await start({ kind: 'none' });
    const made = await game.ann.http('POST', `/api/tables/${game.table}/take-over-key`, { seat: 0 });
    const cid = await game.guest('Cid');
    const body = { key: made.json['key'] };
    expect((await cid.http('POST', `/api/tables/${game.table}/take-over`, { key: 'wrong' })).status).toBe(400);
    expect((await cid.http('POST', `/api/tables/${game.table}/take-over`, body)).status).toBe(200);
    await cid.watch(game.table);
    expect(cid.table?.you).toBe(0);
    await settle();
    expect(game.ann.table?.you).toBeNull();
    expect((await game.ben.http('POST', `/api/tables/${game.table}/take-over`, body)).status).toBe(400);
  });

  it('a table nobody starts expires', async () => {
    const { guest, clock, server } = await run();
    const ann = await guest('Ann');
    const { id } = await ann.post('/api/tables', { game: 'winners-circle', seats: [{ kind: 'empty' }] });
    await clock.leap(25 * HOUR);
    await server.sweep();
    await settle();
    await ann.watch(id);
    expect(ann.table?.state).toBe('expired');
  });
});
