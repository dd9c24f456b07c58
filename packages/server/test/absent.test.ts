import { describe, expect, it } from 'vitest';

import type { Client } from './client.ts';
import { settle } from './fake-clock.ts';
import { playOut, seatThem } from './playing.ts';
import { run, type Running } from './running.ts';
import { workbench } from './serving.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LIVE = { kind: 'live', bank: 30, increment: 5 };
const TWO = { game: 'winners-circle', seats: [{ kind: 'empty' }] };

interface Game extends Running {
  readonly people: readonly [Client, Client];
  readonly table: string;
}

async function sitDown(settings: object = {}, parts = {}): Promise<Game> {
  const running = await run(parts);
  const people = [await running.guest('Ann'), await running.guest('Ben')] as const;
  return { ...running, people, table: await seatThem(people, { ...TWO, ...settings }) };
}

async function byMail(hours: number): Promise<Game> {
  const running = await run();
  const people = [await running.guest('Ann'), await running.guest('Ben')] as const;
  const [ann, ben] = people;
  const share = ({ nonce, nonceHash }: Client): object => ({ nonce, nonceHash });
  const { id } = await ann.post('/api/tables', { ...TWO, clock: { kind: 'mail', hours }, ...share(ann) });
  await ben.post(`/api/tables/${id}/join`, share(ben));
  for (const client of people) await client.watch(id);
  const dealt = people.map((client) => client.nextOf('sync'));
  await ann.post(`/api/tables/${id}/start`);
  await Promise.all(dealt);
  return { ...running, people, table: id };
}

/** Who is asked, and the other. */
function turnOf({ people: [ann, ben] }: Game): readonly [Client, Client] {
  return ann.legal.length > 0 ? [ann, ben] : [ben, ann];
}

function botAt(reader: Client, client: Client): unknown {
  const chair = reader.table?.seats[client.table?.you ?? 0];
  return chair?.kind === 'person' ? chair.bot : undefined;
}

/** Until the late one is asked again, the other answers. */
async function playOther({ table }: Game, late: Client, other: Client): Promise<void> {
  for (let turn = 0; turn < 20 && late.legal.length === 0; turn++) {
    await other.answer(table, other.legal[0]);
    await settle();
  }
  expect(late.legal.length).toBeGreaterThan(0);
}

/** Lets someone's time run out twice in a row. The first time takes as long as they have left. */
async function missTwice(game: Game, late: Client, other: Client): Promise<void> {
  await playOther(game, late, other);
  const seat = late.table?.you ?? 0;
  await game.clock.advance((late.moment?.clocks?.[seat]?.left ?? 0) + SECOND);
  expect(botAt(other, late)).toBeNull();
  await playOther(game, late, other);
  await game.clock.advance((late.moment?.clocks?.[seat]?.left ?? 0) + SECOND);
  expect(botAt(other, late)).toBe('away');
}

describe('a lost connection', () => {
  it('stops the clock from running out for a while, and coming back in time is in time', async () => {
    const game = await sitDown({ clock: LIVE }, { limits: { grace: MINUTE } });
    const [late, other] = turnOf(game);
    await game.clock.advance(25 * SECOND);
    await late.disconnect();
    await settle();
    await game.clock.advance(40 * SECOND);
    const back = await late.again(game.server.address);
    const sync = back.nextOf('sync');
    await back.watch(game.table);
    await sync;
    await game.clock.advance(SECOND);
    expect(other.moment?.entry).toBe(0);
    expect((await back.answer(game.table, back.legal[0])).t).toBe('receipt');
  });

  it('does so once a question: who is lost again and again gains nothing', async () => {
    const game = await sitDown({ clock: LIVE }, { limits: { grace: MINUTE } });
    const [late, other] = turnOf(game);
    await game.clock.advance(25 * SECOND);
    let client = late;
    for (let time = 0; time < 3; time++) {
      await client.disconnect();
      await settle();
      await game.clock.advance(18 * SECOND);
      client = await client.again(game.server.address);
      await client.watch(game.table);
      await settle();
    }
    expect(other.moment?.entry).toBe(0);
    await client.disconnect();
    await game.clock.advance(7 * SECOND);
    expect(other.moment?.entry).toBe(1);
  });
});

describe('when time runs out', () => {
  it('an answer that was not final stands; the second time a bot ends the question', async () => {
    const game = await sitDown({ game: 'dice-town', clock: LIVE });
    const [ann, ben] = game.people;
    expect(ann.moment?.asked?.mode).toBe('sealed');
    const chosen = ann.legal.at(-1);
    await ann.answer(game.table, chosen, false);
    await ben.answer(game.table, ben.legal[0]);
    await game.clock.advance(31 * SECOND);
    const last = game.server.hall.inMemory(game.table)?.play?.match.last;
    const given = last !== undefined && 'answers' in last ? last.answers[0] : undefined;
    expect(given).toMatchObject({ seat: 0, by: 'fallback', action: chosen });
    await playOut([ben], game.table, game.clock, () => botAt(ben, ann) === 'away');
    await ben.disconnect();
    const entry = ann.moment?.entry ?? 0;
    await game.clock.advance(5 * MINUTE);
    expect(ann.moment?.entry).toBeGreaterThan(entry);
  });

  it('a bot also ends the question of someone who resigns with an answer that was not final', async () => {
    const game = await sitDown({ game: 'dice-town' });
    const [ann, ben] = game.people;
    await ann.answer(game.table, ann.legal[0], false);
    await ben.answer(game.table, ben.legal[0]);
    await ann.post(`/api/tables/${game.table}/resign`);
    await game.clock.advance(SECOND);
    expect(ben.moment?.entry).toBeGreaterThan(0);
  });

  it('the seat is given back on any input, and on coming back to the table', async () => {
    const game = await sitDown({ clock: LIVE });
    const [late, other] = turnOf(game);
    for (const comeBack of ['input', 'watch']) {
      await missTwice(game, late, other);
      if (comeBack === 'input') await late.answer(game.table, { type: 'nonsense' });
      else await late.watch(game.table);
      await settle();
      expect(botAt(other, late)).toBeNull();
    }
  });

  it('taking a choice back costs its time, and gains none', async () => {
    const game = await sitDown({ clock: { kind: 'live', bank: 100, increment: 10 } });
    const [asked] = turnOf(game);
    const seat = asked.table?.you ?? 0;
    const left = (): number | undefined => asked.moment?.clocks?.[seat]?.left;
    await game.clock.advance(20 * SECOND);
    await asked.answer(game.table, asked.legal[0]);
    expect(left()).toBe(90 * SECOND);
    expect(asked.moment?.canUndo).toBe(true);
    await game.clock.advance(5 * SECOND);
    expect((await asked.undo(game.table)).t).toBe('receipt');
    expect(left()).toBe(75 * SECOND);
  });
});

describe('by mail', () => {
  it('plays the safe default the first time and gives the seat to a bot the second', async () => {
    const game = await byMail(24);
    const [late, other] = turnOf(game);
    await game.clock.leap(24 * HOUR);
    await game.server.sweep();
    await settle(30);
    expect(other.moment?.entry).toBe(1);
    expect(botAt(other, late)).toBeNull();
    await playOther(game, late, other);
    await game.clock.leap(24 * HOUR);
    await game.server.sweep();
    await settle(30);
    expect(botAt(other, late)).toBe('away');
  });
});

it('what all others wish is agreed once a bot has the seat of the last one', async () => {
  const game = await sitDown({ clock: LIVE });
  const [ann, ben] = game.people;
  await ann.post(`/api/tables/${game.table}/call-off`, { wish: true });
  expect(ann.table?.state).toBe('playing');
  await missTwice(game, ben, ann);
  expect(ann.table?.state).toBe('called-off');
});

describe('the host', () => {
  it('who leaves an open table, or is gone from it for long, is followed by someone who is there', async () => {
    const { guest, clock, server } = await run({ limits: { absence: 3 * MINUTE } });
    const [ann, ben] = [await guest('Ann'), await guest('Ben')];
    const cid = await guest('Cid');
    const { id } = await ann.post('/api/tables', { ...TWO, seats: [{ kind: 'empty' }, { kind: 'empty' }] });
    for (const client of [ben, cid]) await client.post(`/api/tables/${id}/join`);
    for (const client of [ann, ben, cid]) await client.watch(id);
    await ann.post(`/api/tables/${id}/leave`);
    await settle();
    expect(cid.table?.seats).toMatchObject([{ kind: 'empty' }, { isHost: true }, { isHost: false }]);
    await ben.disconnect();
    await settle();
    await clock.advance(2 * MINUTE);
    expect(cid.table?.seats[1]).toMatchObject({ isHost: true });
    await clock.advance(MINUTE);
    expect(cid.table?.seats).toMatchObject([{}, { isHost: false }, { isHost: true }]);
    const back = await ben.again(server.address);
    expect((await back.http('POST', `/api/tables/${id}/start`, {})).json['code']).toBe('not-host');
  });

  it('whose seat a bot has taken is followed too, and the new one may give that seat to a friend', async () => {
    const game = await sitDown({ clock: LIVE });
    const [ann, ben] = game.people;
    await missTwice(game, ann, ben);
    expect(ben.table?.seats).toMatchObject([{ isHost: false }, { isHost: true }]);
    const made = await ben.http('POST', `/api/tables/${game.table}/take-over-key`, { seat: 0 });
    const cid = await game.guest('Cid');
    await cid.post(`/api/tables/${game.table}/take-over`, { key: made.json['key'] });
    await cid.watch(game.table);
    expect(cid.table).toMatchObject({ you: 0, seats: [{ name: 'Cid', bot: null }, {}] });
    expect(ann.table?.you).toBeNull();
  });

  it('whose seat was offered to a friend and who is back keeps it; what they offered themselves stands', async () => {
    const game = await sitDown({ clock: LIVE });
    const [ann, ben] = game.people;
    const path = `/api/tables/${game.table}/take-over`;
    await missTwice(game, ann, ben);
    const offered = await ben.http('POST', `${path}-key`, { seat: 0 });
    await ann.post(`/api/tables/${game.table}/return`);
    await settle();
    expect(botAt(ben, ann)).toBeNull();
    const cid = await game.guest('Cid');
    expect((await cid.http('POST', path, { key: offered.json['key'] })).json['code']).toBe('take-over-not-valid');
    const own = await ann.http('POST', `${path}-key`, { seat: 0 });
    await missTwice(game, ann, ben);
    await ann.post(`/api/tables/${game.table}/return`);
    expect((await cid.http('POST', path, { key: own.json['key'] })).status).toBe(200);
  });

  it('gives no key to a seat that its owner plays', async () => {
    const game = await sitDown();
    const [ann] = game.people;
    const made = await ann.http('POST', `/api/tables/${game.table}/take-over-key`, { seat: 1 });
    expect(made.json['code']).toBe('not-host');
  });
});

describe('a pause', () => {
  it('lasts across a restart, and then the clocks go on where they stood', async () => {
    const game = await sitDown({ clock: LIVE });
    const [ann, ben] = game.people;
    await game.clock.advance(10 * SECOND);
    for (const client of [ann, ben]) await client.post(`/api/tables/${game.table}/pause`, { wish: true });
    await game.server.stop();
    const again = await run({}, game.data, game.clock);
    await again.server.rebuilt;
    await game.clock.leap(DAY);
    const people = [await ann.again(again.server.address), await ben.again(again.server.address)];
    for (const client of people) await client.watch(game.table);
    expect(people[0]?.table?.state).toBe('paused');
    await people[0]?.post(`/api/tables/${game.table}/go-on`);
    await game.clock.advance(19 * SECOND);
    expect(people[0]?.moment?.entry).toBe(0);
    await game.clock.advance(2 * SECOND);
    expect(people[0]?.moment?.entry).toBe(1);
  });
});

describe('a dead table', () => {
  it('expires: a match nobody goes on with after a week, a paused one after 60 days', async () => {
    const game = await sitDown();
    const [ann, ben] = game.people;
    const paused = await seatThem(game.people, TWO);
    for (const client of [ann, ben]) await client.post(`/api/tables/${paused}/pause`, { wish: true });
    for (const client of [ann, ben]) await client.disconnect();
    const stateOf = async (id: string): Promise<unknown> => {
      const { json } = await ann.http('GET', `/api/tables/${id}`);
      return (json['table'] as { state: string }).state;
    };
    for (const [days, states] of [
      [6.9, ['playing', 'paused']],
      [0.2, ['expired', 'paused']],
      [53, ['expired', 'expired']],
    ] as const) {
      await game.clock.leap(days * DAY);
      await game.server.sweep();
      await settle();
      expect([await stateOf(game.table), await stateOf(paused)]).toEqual(states);
    }
    expect((await ann.http('GET', `/api/tables/${game.table}/match`)).status).toBe(200);
  });
});

describe('a rematch', () => {
  it('is one step: the first opens it, the others sit down there, with new luck', async () => {
    const game = await sitDown({ access: 'link' });
    const [ann, ben] = game.people;
    await playOut(game.people, game.table, game.clock);
    const first = await ben.post(`/api/tables/${game.table}/rematch`, { nonceHash: ben.nonceHash });
    await settle();
    expect(ann.table?.rematch).toBe(first.id);
    const second = await ann.post(`/api/tables/${game.table}/rematch`, { nonceHash: ann.nonceHash });
    expect(second.id).toBe(first.id);
    expect(second).toMatchObject({ access: 'link', seats: [{ name: 'Ben', isHost: true }, { name: 'Ann' }], you: 1 });
    expect(second.commitment).not.toBe(ann.table?.commitment);
    const eve = await game.guest('Eve');
    expect((await eve.http('POST', `/api/tables/${game.table}/rematch`, {})).json['code']).toBe('no-such-table');
  });
});

it('a mistake of ours at one table ends neither the server nor another table', async () => {
  const game = await sitDown();
  const other = await seatThem(game.people, TWO);
  const [asked] = turnOf(game);
  const match = game.server.hall.inMemory(other)?.play?.match;
  if (match === undefined) throw new Error('not in memory');
  match.answer = () => {
    throw new Error('a rule gone wrong');
  };
  const question = asked.moment?.asked?.id ?? '';
  const refused = asked.nextOf('refused');
  const fresh = asked.nextOf('sync');
  asked.send({ t: 'answer', table: other, question, input: 'bad', action: { type: 'x' } });
  expect((await refused).refusal.code).toBe('server-failed');
  expect((await fresh).table).toBe(other);
  const health = await asked.http('GET', '/healthz');
  expect(health.status).toBe(200);
});

it('a bot that never comes to an end is not waited for', async () => {
  const stuck = { ...workbench, think: () => new Promise<never>(() => {}) };
  const { guest, clock } = await run({ workshop: stuck, limits: { botTime: MINUTE } });
  const ann = await guest('Ann');
  const table = await seatThem([ann], { ...TWO, seats: [{ kind: 'bot', level: 'normal' }] });
  for (let turn = 0; turn < 20 && ann.legal.length > 0; turn++) {
    await ann.answer(table, ann.legal[0]);
    await settle();
  }
  const entry = ann.moment?.entry ?? 0;
  expect(ann.moment?.asked?.seats).toEqual([1]);
  await clock.advance(59 * SECOND);
  expect(ann.moment?.entry).toBe(entry);
  await clock.advance(2 * SECOND);
  expect(ann.moment?.entry).toBeGreaterThan(entry);
});
