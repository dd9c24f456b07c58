import type { AdviceInfo, CostlyInfo } from '@boxcars/protocol';
import { expect, it } from 'vitest';

import { playOut, seatThem } from './playing.ts';
import { run } from './running.ts';

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
