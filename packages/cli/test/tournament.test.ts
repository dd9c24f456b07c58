import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { readEntrant } from '../src/tournament/entrant.ts';
import { fitStrengths, ordersOf, ratingOf, type Order } from '../src/tournament/plackett-luce.ts';
import { playRound } from '../src/tournament/play.ts';
import { lineUps, schedule } from '../src/tournament/schedule.ts';
import { standingsOf } from '../src/tournament/standings.ts';
import { boxcars, newFolder } from './boxcars.ts';

/** Every order of three with the weight the model gives it for these strengths. */
function ordersBy(strengths: readonly number[]): Order[] {
  const all = ordersOf([0, 1, 2], [1, 1, 1]);
  return all.map(({ order }) => {
    const [a = 0, b = 0, c = 0] = order.map((one) => strengths[one] ?? 0);
    return { order, weight: (a / (a + b + c)) * (b / (b + c)) };
  });
}

describe('Plackett-Luce strengths', () => {
  test('of two are the ratio of their wins', () => {
    const orders = [
      { order: [0, 1], weight: 30 },
      { order: [1, 0], weight: 10 },
    ];
    const [a = 0, b = 1] = fitStrengths(2, orders, 0);
    expect(a / b).toBeCloseTo(3, 6);
    expect(ratingOf(a) - ratingOf(b)).toBeCloseTo(190.85, 2);
  });

  test('come back from the odds they make', () => {
    const [a = 0, b = 0, c = 0] = fitStrengths(3, ordersBy([0.5, 0.3, 0.2]), 0);
    expect(a / c).toBeCloseTo(2.5, 6);
    expect(b / c).toBeCloseTo(1.5, 6);
    expect(a * b * c).toBeCloseTo(1, 6);
  });

  test('count a name that sits in several seats once for each', () => {
    // The strong one wins half of the games against two equal others: as strong as both together.
    const orders = ordersBy([2, 1, 1]).map(({ order, weight }) => ({
      order: order.map((one) => (one === 0 ? 0 : 1)),
      weight,
    }));
    const [a = 0, b = 1] = fitStrengths(2, orders, 0);
    expect(a / b).toBeCloseTo(2, 6);
  });

  test('stay finite for who never loses', () => {
    const [a = 0, b = 0] = fitStrengths(2, [{ order: [0, 1], weight: 20 }]);
    expect(a / b).toBeGreaterThan(10);
    expect(a / b).toBeLessThan(10_000);
  });

  test('take a tie as every order alike', () => {
    expect(ordersOf([4, 5, 6], [2, 1, 2])).toEqual([
      { order: [5, 4, 6], weight: 0.5 },
      { order: [5, 6, 4], weight: 0.5 },
    ]);
  });
});

describe('the schedule', () => {
  test('lets every line-up play every deal from every seat', () => {
    const pairings = schedule(3, 2, 10);
    expect(lineUps(3, 2)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(pairings).toHaveLength(12);
    expect(pairings.slice(0, 6).map(({ seats }) => seats)).toEqual([
      [0, 1],
      [1, 0],
      [0, 2],
      [2, 0],
      [1, 2],
      [2, 1],
    ]);
    expect(pairings.map(({ deal }) => deal)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  });
});

describe('an entrant', () => {
  test('has a style and an effort of its own', () => {
    expect(readEntrant('hard:greedy*0.5')).toEqual({
      text: 'hard:greedy*0.5',
      bot: 'hard',
      personality: 'greedy',
      effort: 0.5,
    });
    expect(readEntrant('normal')).toEqual({ text: 'normal', bot: 'normal', effort: 1 });
  });

  test.each(['', 'strong', 'hard:', 'hard:mild', 'hard*0', 'hard*x', 'hard*2:greedy'])('is not “%s”', (text) => {
    expect(() => readEntrant(text)).toThrow();
  });
});

const OPTIONS = { hiddenBets: false, royalTurf: false, crowdedField: false, alternativePayout: false, horses: null };

describe('a round', () => {
  const entrants = ['normal', 'random'].map(readEntrant);
  const round = { game: 'winners-circle', options: OPTIONS, entrants, seed: 1 };

  test('comes out the same whatever was played before', () => {
    const pairings = schedule(2, 2, 6);
    const whole = playRound({ ...round, pairings });
    const parts = pairings.toReversed().flatMap((one) => playRound({ ...round, pairings: [one] }));
    expect(parts.toReversed()).toEqual(whole);
  });

  test('deals everyone the same luck', () => {
    const same = ['random', 'random'].map(readEntrant);
    const [first, second] = playRound({
      ...round,
      entrants: same,
      pairings: [0, 1].map(() => ({ deal: 3, seats: [0, 1] })),
    });
    expect(first).toEqual(second);
  });
});

describe('standings', () => {
  test('count wins a seat and rate by ranks', () => {
    const game = (deal: number, seats: number[], ranks: number[]) => ({
      deal,
      seats,
      ranks,
      points: ranks.map((rank) => 10 - rank),
    });
    const games = [
      game(0, [0, 1, 2], [1, 2, 3]),
      game(0, [1, 2, 0], [1, 1, 3]),
      game(1, [0, 1, 2], [1, 3, 2]),
      game(1, [1, 2, 0], [2, 3, 1]),
    ];
    const [strong, weak] = standingsOf(['strong', 'weak', 'weak'], games, 1);
    expect(strong).toMatchObject({ entrant: 'strong', seats: 4, meanRank: 1.5, meanPoints: 8.5 });
    expect(strong?.wins).toMatchObject({ value: 0.75, low: 0.5, high: 1 });
    expect(weak).toMatchObject({ seats: 8, wins: { value: 0.125 } });
    expect(strong?.rating.value).toBeGreaterThan(weak?.rating.value ?? 0);
  });
});

describe('boxcars tournament', () => {
  const ask = [
    'tournament',
    'winners-circle',
    '--bots',
    'normal,random,random',
    '--players',
    '3',
    '--games',
    '9',
    '--json',
  ];

  test('is the same on one thread and on two, and draws a chart', async () => {
    const folder = newFolder();
    const chart = join(folder.path, 'ratings.svg');
    const [one, two] = await Promise.all([
      boxcars([...ask, '--threads', '1', '--chart', chart]),
      boxcars([...ask, '--threads', '2']),
    ]);
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(two.out).toBe(one.out);
    expect(JSON.parse(one.out)).toMatchObject({
      games: 9,
      standings: [{ entrant: 'normal', seats: 9 }, { seats: 18 }],
    });
    expect(readFileSync(chart, 'utf8')).toContain('<title>Winner');
    folder.remove();
  });

  test('needs a bot for every seat', async () => {
    const { code, err } = await boxcars(['tournament', 'winners-circle', '--bots', 'normal', '--players', '3']);
    expect(code).toBe(2);
    expect(err).toContain('--bots names 1');
  });
});
