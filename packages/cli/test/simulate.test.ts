import { botNames } from '@boxcars/bots';
import { rankBy } from '@boxcars/engine';
import { locales, translator } from '@boxcars/text';
import { describe, expect, test } from 'vitest';

import { playGames, seedOfGame } from '../src/simulate/play-games.ts';
import { simulate } from '../src/simulate/run.ts';
import { shareOf, spreadOf } from '../src/simulate/statistics.ts';
import { addTally, countGame, emptyTally } from '../src/simulate/tally.ts';
import { boxcars } from './boxcars.ts';

describe('a tally', () => {
  test('counts wins by how many share them', () => {
    const tally = emptyTally(3);
    countGame(tally, rankBy([5, 9, 9]), 10, 4);
    countGame(tally, rankBy([7, 1, 1]), 12, 4);
    expect(tally.seats.map(({ wins }) => wins)).toEqual([{ 1: 1 }, { 2: 1 }, { 2: 1 }]);
    expect(tally.seats[0]).toMatchObject({ points: { 5: 1, 7: 1 }, ranks: { 1: 1, 3: 1 } });
    expect(tally).toMatchObject({ games: 2, questions: { 10: 1, 12: 1 }, decisions: { 4: 2 } });
  });

  test('adds up to the same whatever the parts', () => {
    const [whole, left, right] = [emptyTally(2), emptyTally(2), emptyTally(2)];
    for (let i = 0; i < 10; i++) {
      const outcome = rankBy([i % 3, i % 4]);
      countGame(whole, outcome, i, i);
      countGame(i < 4 ? left : right, outcome, i, i);
    }
    addTally(right, left);
    expect(right).toEqual(whole);
  });
});

describe('statistics', () => {
  test('Wilson’s interval of known cases', () => {
    // 10 of 100: 5.52 % to 17.44 %; none of 10: 0 % to 27.75 %.
    expect(shareOf(10, 100).low).toBeCloseTo(0.0552, 4);
    expect(shareOf(10, 100).high).toBeCloseTo(0.1744, 4);
    expect(shareOf(0, 10)).toMatchObject({ share: 0, low: 0 });
    expect(shareOf(0, 10).high).toBeCloseTo(0.2775, 4);
  });

  test('mean, deviation and quartiles of a histogram', () => {
    const spread = spreadOf({ 2: 1, 4: 3, 5: 2, 7: 1, 9: 1 });
    expect(spread).toMatchObject({ mean: 5, min: 2, lower: 4, median: 4, upper: 5, max: 9 });
    expect(spread.deviation).toBeCloseTo(2.138, 3);
    expect(spreadOf({ '-3': 1, 1: 1 })).toMatchObject({ mean: -1, min: -3, max: 1 });
  });
});

const BATCH = {
  game: 'winners-circle',
  options: {},
  bots: ['random', 'normal', 'random'],
  seed: 7,
  first: 0,
  count: 60,
} as const;
const OPTIONS = { hiddenBets: false, royalTurf: false, crowdedField: false, alternativePayout: false, horses: null };
const whole = { ...BATCH, options: OPTIONS };

test('every bot has a name in every language', () => {
  for (const locale of locales) {
    for (const name of botNames) expect(translator(locale)(`cli.bot.${name}`)).not.toMatch(/^cli\./);
  }
});

describe('a simulation', () => {
  test('gives every game a seed of its own', () => {
    const seeds = new Set(Array.from({ length: 10_000 }, (_, number) => seedOfGame(1, number)));
    expect(seeds.size).toBe(10_000);
  });

  test('comes out the same on one thread and on three', async () => {
    let told = 0;
    const one = await simulate(whole, 1, (games) => (told += games));
    const three = await simulate(whole, 3, () => {});
    expect(three.tally).toEqual(one.tally);
    expect(one.tally.games).toBe(60);
    expect(told).toBe(60);
  });

  test('depends on its seed', () => {
    expect(playGames({ ...whole, seed: 8 })).not.toEqual(playGames(whole));
    expect(playGames(whole)).toEqual(playGames(whole));
  });

  test('reports the same to programs whatever the threads, and speed beside it', async () => {
    const args = ['simulate', 'winners-circle', '--players', '3', '--games', '60', '--seed', 'derby', '--json'];
    const [one, two] = await Promise.all(
      ['1', '2'].map(async (threads) => {
        const { out, err } = await boxcars([...args, '--threads', threads]);
        expect(err).toBe('');
        return JSON.parse(out) as { speed?: object; seats: { wins: { share: number } }[] };
      }),
    );
    expect(one?.speed).toMatchObject({ threads: 1 });
    expect({ ...one, speed: {} }).toEqual({ ...two, speed: {} });
    const shares = one?.seats.map(({ wins }) => wins.share) ?? [];
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  });

  test('shows a table to people', async () => {
    const { code, out } = await boxcars(['simulate', 'winners-circle', '--games', '30', '--threads', '1']);
    expect(out).toMatch(/Seat .* Bot .* Wins/);
    expect(out).toMatch(/30 games in .* on 1 thread\./);
    expect(code).toBe(0);
  });
});
