import { joinParts } from '@boxcars/bots';
import { FastChance } from '@boxcars/engine';
import { boomtown } from '@boxcars/games/boomtown';
import { afterEach, expect, test } from 'vitest';

import { sharedOf, think, thinkOfPart } from '../src/thinking.ts';
import { openThreads, partsOf } from '../src/threads.ts';
import type { Riddle, Workshop } from '../src/workshop.ts';

let workshop: Workshop | null = null;
afterEach(async () => {
  await workshop?.close();
  workshop = null;
});

function riddle(level: string, seed = 5): Riddle {
  const state = boomtown.setup(4, { expropriationFee: true, shortGame: true, deck: null }, new FastChance(3));
  return { game: 'boomtown', version: boomtown.version, level, name: 'Cleo', seat: 0, state, seed };
}

test('a master is shared among the threads that have nothing to do, at most four', () => {
  const master = { game: 'boomtown', level: 'master' };
  expect([0, 1, 2, 4, 9].map((idle) => partsOf(master, idle))).toEqual([1, 1, 2, 4, 4]);
  expect(partsOf({ game: 'boomtown', level: 'hard' }, 4)).toBe(1);
  expect(partsOf({ game: 'dice-tower', level: 'master' }, 4)).toBe(1);
});

test('two threads come to what their parts come to; one to what it thinks alone', { timeout: 60_000 }, async () => {
  workshop = openThreads(2);
  const question = riddle('master');
  const parts = [0, 1].map((part) => thinkOfPart({ riddle: question, part, parts: 2 }));
  expect(await workshop.think(question)).toEqual(joinParts(sharedOf(question, 2), parts));
  // The first of two at once takes both threads; the second finds none idle.
  const [first, second] = await Promise.all([workshop.think(question), workshop.think(riddle('master', 6))]);
  expect(first).toEqual(joinParts(sharedOf(question, 2), parts));
  expect(second).toEqual(think(riddle('master', 6)));
});

test('a bot goes before all that the coach has to do', { timeout: 60_000 }, async () => {
  const open = openThreads(1);
  workshop = open;
  const { game, version, seat, state, seed } = riddle('easy');
  const doubt = { game, version, seat, state, seed, locale: 'en' as const };
  // Both threads are there.
  await Promise.all([open.think(riddle('easy')), open.advise(doubt)]);
  const done: string[] = [];
  const asked = Array.from({ length: 6 }, () => open.advise(doubt).then(() => done.push('advice')));
  await open.think(riddle('easy')).then(() => done.push('bot'));
  expect(done).toEqual(['bot']);
  await Promise.all(asked);
});

test('a table’s master answers the same in a state its seat can’t tell from the true one, shared or not', () => {
  const question = riddle('master');
  const other = { ...question, state: boomtown.resample(question.state as never, 0, new FastChance(9)) };
  const join = (one: Riddle): unknown =>
    joinParts(
      sharedOf(one, 3),
      [0, 1, 2].map((part) => thinkOfPart({ riddle: one, part, parts: 3 })),
    );
  expect(join(other)).toEqual(join(question));
});
