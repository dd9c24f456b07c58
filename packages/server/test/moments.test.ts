import type { Entry } from '@boxcars/engine';
import { describe, expect, it } from 'vitest';

import type { Client } from './client.ts';
import { settle } from './fake-clock.ts';
import { playOut, seatThem } from './playing.ts';
import { run, type Running } from './running.ts';

const SECOND = 1000;
const BOOMTOWN = { game: 'boomtown', seats: [{ kind: 'empty' }, { kind: 'bot', level: 'random' }] };
const PASS = { answers: [{ type: 'pass' }] };

interface Game extends Running {
  readonly people: readonly [Client, Client];
  readonly table: string;
}

async function sitDown(settings: object, parts = {}): Promise<Game> {
  const running = await run(parts);
  const people = [await running.guest('Ann'), await running.guest('Ben')] as const;
  const isMail = 'clock' in settings && (settings.clock as { kind: string }).kind === 'mail';
  const [ann, ben] = people;
  if (!isMail)
    return { ...running, people, table: await seatThem(people, { seats: [{ kind: 'empty' }], ...settings }) };
  const share = ({ nonce, nonceHash }: Client): object => ({ nonce, nonceHash });
  const { id } = await ann.post('/api/tables', { seats: [{ kind: 'empty' }], ...settings, ...share(ann) });
  await ben.post(`/api/tables/${id}/join`, share(ben));
  for (const client of people) await client.watch(id);
  const dealt = people.map((client) => client.nextOf('sync'));
  await ann.post(`/api/tables/${id}/start`);
  await Promise.all(dealt);
  return { ...running, people, table: id };
}

/** Plays to the first question of this mode that asks both. */
async function playTo({ people, table, clock }: Game, mode: string): Promise<void> {
  const [ann] = people;
  await playOut(people, table, clock, () => ann.moment?.asked?.mode === mode && ann.moment.asked.seats.length === 2);
}

function lastEntry({ server, table }: Game): Entry {
  const match = server.hall.inMemory(table)?.play?.match;
  if (match === undefined) throw new Error('not in memory');
  return match.last;
}

function answersIn(entry: Entry): unknown {
  return 'answers' in entry ? entry.answers.map(({ seat, by, action }) => ({ seat, by, type: action.type })) : [];
}

describe('a tell-proof moment of live play', () => {
  it('has a fixed time, which neither answers nor their absence change, and tells nobody who answered', async () => {
    const game = await sitDown({ game: 'dice-town', reactionSeconds: 4 });
    const [ann, ben] = game.people;
    await playTo(game, 'reaction');
    const entry = ann.moment?.entry ?? 0;
    const heard = ben.messages.length;
    expect(ann.moment?.asked?.closesAt).toBe(game.clock.now() + 4 * SECOND);
    await ann.answer(game.table, { type: 'pass' });
    expect(ann.messages.at(-2)).toMatchObject({ t: 'held', pending: { action: { type: 'pass' }, locked: false } });
    expect(ben.messages.length).toBe(heard);
    await ben.answer(game.table, { type: 'pass' });
    await game.clock.advance(3.9 * SECOND);
    expect(ann.moment?.entry).toBe(entry);
    await game.clock.advance(0.1 * SECOND);
    expect(ann.moment?.entry).toBe(entry + 1);
    const events = ann.messages.filter(({ t }) => t === 'entry').at(-1);
    expect(events).toMatchObject({ events: { at: game.clock.now() } });
  });

  it('stands still in a pause, and then lasts as long as was left', async () => {
    const game = await sitDown({ game: 'dice-town', reactionSeconds: 4 });
    const [ann, ben] = game.people;
    await playTo(game, 'reaction');
    const entry = ann.moment?.entry ?? 0;
    await game.clock.advance(3 * SECOND);
    for (const client of game.people) await client.post(`/api/tables/${game.table}/pause`, { wish: true });
    await settle();
    expect([ann, ben].map(({ moment }) => moment?.asked?.closesAt)).toEqual([null, null]);
    await game.clock.leap(3600 * SECOND);
    expect(ann.moment?.entry).toBe(entry);
    await ben.post(`/api/tables/${game.table}/go-on`);
    await settle();
    const closesAt = game.clock.now() + SECOND;
    expect([ann, ben].map(({ moment }) => moment?.asked?.closesAt)).toEqual([closesAt, closesAt]);
    await game.clock.advance(SECOND);
    expect(ann.moment?.entry).toBe(entry + 1);
  });

  it('is answered by standing orders at its close, unless a hand has answered', async () => {
    const game = await sitDown({ game: 'dice-town', reactionSeconds: 4 });
    const [ann, ben] = game.people;
    const plays = { play: [], stop: [] };
    for (const client of game.people)
      expect((await client.order(game.table, 'standing-plays', plays)).t).toBe('receipt');
    await playTo(game, 'reaction');
    await ben.answer(game.table, { type: 'pass' });
    expect(ann.moment?.yours?.pending).toBeNull();
    await game.clock.advance(4 * SECOND);
    expect(answersIn(lastEntry(game))).toEqual([
      { seat: 0, by: 'order', type: 'pass' },
      { seat: 1, by: 'hand', type: 'pass' },
    ]);
  });

  it('shows one’s own answer again after a reload, and only that', async () => {
    const game = await sitDown({ game: 'dice-town' });
    const [ann, ben] = game.people;
    await playTo(game, 'reaction');
    await ann.answer(game.table, { type: 'pass' });
    await ann.disconnect();
    const back = await ann.again(game.server.address);
    const sync = back.nextOf('sync');
    await back.watch(game.table);
    expect((await sync).moment.yours?.pending).toEqual({ action: { type: 'pass' }, locked: false });
    const other = ben.nextOf('sync');
    await ben.watch(game.table);
    expect((await other).moment).toMatchObject({ asked: { answered: [] }, yours: { pending: null } });
  });
});

it('no clock tells whether someone has answered a tell-proof question', async () => {
  const running = await run({ limits: { botDelay: [5 * SECOND, 5 * SECOND] } });
  const ann = await running.guest('Ann');
  const bot = { kind: 'bot', level: 'random' };
  const clock = { kind: 'live', bank: 600, increment: 0 };
  const table = await seatThem([ann], { game: 'dice-town', seats: [bot], clock });
  const isMoment = (): boolean => ann.moment?.asked?.mode === 'reaction' && ann.moment.asked.seats.length === 2;
  await playOut([ann], table, running.clock, isMoment);
  await ann.answer(table, { type: 'pass' });
  const eve = await running.guest('Eve');
  const sync = eve.nextOf('sync');
  await eve.watch(table);
  const { moment } = await sync;
  expect(moment.asked).toMatchObject({ mode: 'reaction', answered: [] });
  expect(moment.clocks?.[0]?.runsSince).not.toBeNull();
});

describe('a tell-proof moment by mail', () => {
  const mail = { game: 'dice-town', clock: { kind: 'mail', hours: 24 } };

  it('closes when the last has answered, by hand or by order', async () => {
    const game = await sitDown(mail);
    const [ann, ben] = game.people;
    await playTo(game, 'reaction');
    const entry = ann.moment?.entry ?? 0;
    expect(ann.moment?.asked?.closesAt).toBeNull();
    await ann.answer(game.table, { type: 'pass' });
    await game.clock.leap(3600 * SECOND);
    expect(ann.moment?.entry).toBe(entry);
    await ben.order(game.table, 'standing-plays', { play: [], stop: [] });
    await game.clock.advance(2 * SECOND);
    expect(ann.moment?.entry).toBeGreaterThan(entry);
  });

  it('closes after its time with the safe default of the absent', async () => {
    const game = await sitDown(mail);
    const [ann] = game.people;
    await playTo(game, 'reaction');
    const entry = ann.moment?.entry ?? 0;
    await ann.answer(game.table, { type: 'pass' });
    await game.clock.leap(24 * 3600 * SECOND);
    await game.server.sweep();
    await settle(30);
    expect(ann.moment?.entry).toBeGreaterThan(entry);
  });
});

/** The secret maximum as a number of its own: its digits also turn up inside hashes. */
const CANARY = /(?<![0-9a-f])8642(?![0-9a-f])/;

describe('standing orders', () => {
  async function toBid(game: Game): Promise<readonly [Client, Client]> {
    const [ann, ben] = game.people;
    const isAsked = (client: Client): boolean => client.moment?.yours?.question.kind === 'bid';
    await playOut(game.people, game.table, game.clock, () => isAsked(ann) || isAsked(ben));
    return isAsked(ann) ? [ann, ben] : [ben, ann];
  }

  it('bid up to a secret maximum without a word from their owner', async () => {
    const game = await sitDown(BOOMTOWN, { limits: { orderDelay: 1200, botDelay: [2 * SECOND, 3 * SECOND] } });
    const [bidder, other] = await toBid(game);
    const entry = bidder.moment?.entry ?? 0;
    expect((await bidder.order(game.table, 'proxy-bid', { maximum: 8642 })).t).toBe('receipt');
    await bidder.disconnect();
    await game.clock.advance(1100);
    expect(other.moment?.entry).toBe(entry);
    await game.clock.advance(100);
    expect(other.moment?.entry).toBe(entry + 1);
    expect(answersIn(lastEntry(game))).toMatchObject([{ by: 'order', type: 'bid' }]);
  });

  it('are seen again by their owner after a reload and by nobody else, ever', async () => {
    const game = await sitDown(BOOMTOWN);
    const [ann, ben] = game.people;
    const secret = { maximum: 8642 };
    await ann.order(game.table, 'proxy-bid', secret);
    await ann.order(game.table, 'play-card', PASS);
    const back = await ann.again(game.server.address);
    const mine = back.nextOf('sync');
    await back.watch(game.table);
    expect((await mine).orders).toEqual({ 'proxy-bid': secret, 'play-card': PASS });
    const theirs = ben.nextOf('sync');
    await ben.watch(game.table);
    expect((await theirs).orders).toEqual({});
    await ann.order(game.table, 'play-card', null);
    await playOut([ann, ben], game.table, game.clock);
    expect(ben.frames.join('\n')).not.toMatch(CANARY);
    for (const part of ['match', 'replay', 'draws', 'entries']) {
      const { status, json } = await ann.http('GET', `/api/tables/${game.table}/${part}`);
      expect(status).toBe(200);
      expect(JSON.stringify(json)).not.toMatch(CANARY);
    }
  });

  it('act no more once withdrawn, also on the question that is open', async () => {
    const game = await sitDown(BOOMTOWN, { limits: { orderDelay: 1200 } });
    const [bidder] = await toBid(game);
    const entry = bidder.moment?.entry ?? 0;
    await bidder.order(game.table, 'proxy-bid', { maximum: 2 });
    await game.clock.advance(600);
    await bidder.order(game.table, 'proxy-bid', null);
    await game.clock.advance(5 * SECOND);
    expect(bidder.moment?.entry).toBe(entry);
  });

  it('are not handed over with the seat', async () => {
    const game = await sitDown(BOOMTOWN);
    const [ann] = game.people;
    await ann.order(game.table, 'proxy-bid', { maximum: 8642 });
    const made = await ann.http('POST', `/api/tables/${game.table}/take-over-key`, { seat: 0 });
    const cid = await game.guest('Cid');
    await cid.post(`/api/tables/${game.table}/take-over`, { key: made.json['key'] });
    const sync = cid.nextOf('sync');
    await cid.watch(game.table);
    expect(await sync).toMatchObject({ seat: 0, orders: {} });
    expect(cid.frames.join('')).not.toMatch(CANARY);
  });

  it('are left once, however often they are sent, and undo nothing that was said since', async () => {
    const game = await sitDown(BOOMTOWN);
    const [ann] = game.people;
    const phone = await ann.again(game.server.address);
    await phone.watch(game.table);
    const leave = async (client: Client, input: string, maximum: number): Promise<string> => {
      const settled = client.next((message) => 'input' in message && message.input === input);
      client.send({ t: 'order', table: game.table, input, kind: 'proxy-bid', order: { maximum } });
      return (await settled).t;
    };
    expect(await leave(ann, 'first', 5)).toBe('receipt');
    expect(await leave(phone, 'second', 3)).toBe('receipt');
    expect(await leave(ann, 'first', 5)).toBe('receipt');
    await game.server.stop();
    const again = await run({}, game.data, game.clock);
    const back = await ann.again(again.server.address);
    const sync = back.nextOf('sync');
    await back.watch(game.table);
    expect((await sync).orders).toEqual({ 'proxy-bid': { maximum: 3 } });
    expect(await leave(back, 'first', 5)).toBe('receipt');
    const later = back.nextOf('sync');
    await back.watch(game.table);
    expect((await later).orders).toEqual({ 'proxy-bid': { maximum: 3 } });
  });

  it('survive a restart', async () => {
    const game = await sitDown(BOOMTOWN);
    const [ann] = game.people;
    await ann.order(game.table, 'proxy-bid', { maximum: 5 });
    await game.server.stop();
    const again = await run({}, game.data, game.clock);
    const back = await ann.again(again.server.address);
    const sync = back.nextOf('sync');
    await back.watch(game.table);
    expect((await sync).orders).toEqual({ 'proxy-bid': { maximum: 5 } });
  });

  it('are refused when they are none', async () => {
    const game = await sitDown(BOOMTOWN);
    const [ann] = game.people;
    const wrong: readonly (readonly [string, unknown])[] = [
      ['proxy-bid', { maximum: -1 }],
      ['proxy-bid', { maximum: 1.5 }],
      ['proxy-bid', { maximum: 5, more: 1 }],
      ['proxy-bid', PASS],
      ['standing-plays', { play: [], stop: [] }],
      ['bid', { answers: 'all' }],
      ['bid', []],
    ];
    for (const [kind, order] of wrong) {
      expect(await ann.order(game.table, kind, order)).toMatchObject({ refusal: { code: 'order-not-understood' } });
    }
    for (let n = 0; n < 32; n++)
      await ann.order(game.table, `kind-${'abcdefghijklmnopqrstuvwxyzabcdef'.slice(0, n + 1)}`, PASS);
    expect(await ann.order(game.table, 'one-more', PASS)).toMatchObject({ refusal: { code: 'too-many-orders' } });
  });
});

describe('a sealed answer', () => {
  it('can be changed until all have locked; only that one has answered is told', async () => {
    const sealed = await sitDown({ game: 'dice-town' });
    await playTo(sealed, 'sealed');
    const [ann, ben] = sealed.people;
    const [first, second = first] = ann.legal;
    await ann.answer(sealed.table, first, false);
    await settle();
    expect(ben.messages.at(-1)).toMatchObject({ t: 'held', answered: [0], pending: null });
    await ben.answer(sealed.table, ben.legal[0]);
    const entry = ann.moment?.entry;
    expect((await ann.answer(sealed.table, second, true)).t).toBe('receipt');
    await settle();
    expect(ann.moment?.entry).toBe((entry ?? 0) + 1);
  });
});
