import type { AdviceInfo, CostlyInfo } from '@boxcars/protocol';
import { expect, it } from 'vitest';

import { settle } from './fake-clock.ts';
import { playOut, seatThem } from './playing.ts';
import { run } from './running.ts';
import { workbench } from './serving.ts';

const TABLE = { game: 'dice-tower', seats: [{ kind: 'empty' }] };

it('advises the one who is asked at a table for practice, in their language', async () => {
  const { guest } = await run();
  const [ann, ben] = [await guest('Ann'), await guest('Ben')];
  const table = await seatThem([ann, ben], { ...TABLE, coach: 'practice' });
  const [asked, other] = ann.legal.length > 0 ? [ann, ben] : [ben, ann];
  const path = `/api/tables/${table}/advice`;
  const { status, json } = await asked.http('GET', path, undefined, { 'accept-language': 'hu' });
  expect(status).toBe(200);
  const advice = json['advice'] as readonly AdviceInfo[];
  expect(json['question']).toBe(asked.moment?.asked?.id);
  expect(advice[0]).toMatchObject({ isExact: true, margin: 0 });
  expect(advice[0]?.reasons[0]?.sentence).toContain('pontos esélyek');
  expect(asked.legal).toContainEqual(advice[0]?.action);
  expect((await other.http('GET', path)).json['code']).toBe('not-asked');
});

it.each(['off', 'after'])('gives no advice during a match where the coach is %s', async (coach) => {
  const { guest } = await run();
  const [ann, ben, eve] = [await guest('Ann'), await guest('Ben'), await guest('Eve')];
  const table = await seatThem([ann, ben], { ...TABLE, coach, access: 'public' });
  const [asked] = ann.legal.length > 0 ? [ann] : [ben];
  const reply = await asked.http('GET', `/api/tables/${table}/advice`);
  expect(reply).toMatchObject({ status: 403, json: { code: 'coach-off' } });
  expect((await eve.http('GET', `/api/tables/${table}/advice`)).json['code']).toBe('not-seated');
  const review = (await ann.http('GET', `/api/tables/${table}/review`)).json['code'];
  expect(review).toBe(coach === 'off' ? 'coach-off' : 'match-not-over');
});

it('goes over a match that is over with who played it', async () => {
  const { guest, clock } = await run();
  const [ann, ben] = [await guest('Ann'), await guest('Ben')];
  // Random players may need very long for a game of Dice Tower.
  const table = await seatThem([ann, ben], { ...TABLE, game: 'winners-circle', coach: 'after' });
  await playOut([ann, ben], table, clock);
  const { status, json } = await ann.http('GET', `/api/tables/${table}/review`);
  expect(status).toBe(200);
  const costly = json['costly'] as readonly CostlyInfo[];
  expect(costly.length).toBeGreaterThan(0);
  for (const { cost, made, better } of costly) {
    expect(better.worth - made.worth).toBeCloseTo(cost);
    expect(made.label).not.toBe(better.label);
  }
}, 60_000);

/** Work that is counted, and goes on when the test says so. */
class Gate {
  count = 0;
  private readonly opened = Promise.withResolvers<void>();

  async pass<T>(value: T): Promise<T> {
    this.count += 1;
    await this.opened.promise;
    return value;
  }

  open(): void {
    this.opened.resolve();
  }

  /** Until so many are at the gate. */
  async waitFor(count: number): Promise<void> {
    while (this.count < count) await settle(1);
  }
}

it('does one thing at a time for each person, and goes over a match once', async () => {
  const gate = new Gate();
  const workshop = { ...workbench, review: () => gate.pass([]) };
  const { guest, clock } = await run({ workshop });
  const [ann, ben] = [await guest('Ann'), await guest('Ben')];
  const table = await seatThem([ann, ben], { ...TABLE, game: 'winners-circle', coach: 'after' });
  await playOut([ann, ben], table, clock);
  const path = `/api/tables/${table}/review`;
  const first = ann.http('GET', path);
  await gate.waitFor(1);
  const same = ann.http('GET', path);
  // In another language it is another review.
  const other = await ann.http('GET', path, undefined, { 'accept-language': 'hu' });
  expect(other).toMatchObject({ status: 429, json: { code: 'coach-busy' } });
  const bens = ben.http('GET', path);
  await gate.waitFor(2);
  gate.open();
  for (const { status } of await Promise.all([first, same, bens])) expect(status).toBe(200);
  expect((await ann.http('GET', path)).status).toBe(200);
  expect(gate.count).toBe(2);
  expect((await ann.http('GET', path, undefined, { 'accept-language': 'hu' })).status).toBe(200);
  expect(gate.count).toBe(3);
});

it('thinks about a question once for those who ask it twice', async () => {
  const gate = new Gate();
  const workshop = { ...workbench, advise: () => gate.pass([]) };
  const { guest } = await run({ workshop });
  const [ann, ben] = [await guest('Ann'), await guest('Ben')];
  const table = await seatThem([ann, ben], { ...TABLE, coach: 'practice' });
  const asked = ann.legal.length > 0 ? ann : ben;
  const path = `/api/tables/${table}/advice`;
  const first = asked.http('GET', path);
  await gate.waitFor(1);
  const again = asked.http('GET', path);
  await settle();
  gate.open();
  expect((await Promise.all([first, again])).map(({ status }) => status)).toEqual([200, 200]);
  expect(gate.count).toBe(1);
});

it('goes over another match again when it could not do so before', async () => {
  let isBroken = true;
  const review = (): Promise<never[]> => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve([]));
  const { guest, clock } = await run({ workshop: { ...workbench, review } });
  const [ann, ben] = [await guest('Ann'), await guest('Ben')];
  const table = await seatThem([ann, ben], { ...TABLE, game: 'winners-circle', coach: 'after' });
  await playOut([ann, ben], table, clock);
  expect((await ann.http('GET', `/api/tables/${table}/review`)).status).toBe(500);
  isBroken = false;
  expect((await ann.http('GET', `/api/tables/${table}/review`)).status).toBe(200);
});

it('a replay that several ask for before it is frozen is frozen once', async () => {
  const gate = new Gate();
  const freeze: typeof workbench.freeze = async (match) => gate.pass(await workbench.freeze(match));
  const { guest, clock } = await run({ workshop: { ...workbench, freeze } });
  const [ann, ben] = [await guest('Ann'), await guest('Ben')];
  const table = await seatThem([ann, ben], { ...TABLE, game: 'winners-circle' });
  await playOut([ann, ben], table, clock);
  const replays = [ann, ben, ann].map((client) => client.http('GET', `/api/tables/${table}/replay`));
  await gate.waitFor(1);
  await settle(50);
  gate.open();
  expect((await Promise.all(replays)).map(({ status }) => status)).toEqual([200, 200, 200]);
  await settle();
  expect(gate.count).toBe(1);
});
