import { FastChance, RandomPlayer, readOptions, type Action, type AnyGame } from '@boxcars/engine';
import { games } from '@boxcars/games';
import { describe, expect, test } from 'vitest';

import { coach, factsOf, review, type Position } from '../src/index.ts';

const BUDGET = { iterations: 40 };

/** The first question of a game that has several answers, after so many answered at random. */
function questionOf(game: AnyGame, after: number): Position<object, Action> {
  const options = readOptions(game.options, {});
  if (!options.ok) throw new Error(options.refusal.code);
  const chance = new FastChance(5);
  const state = game.setup(game.seats.min, options.value, chance);
  const player = new RandomPlayer(game, chance);
  for (let i = 0; i < after; i++) player.step(state);
  for (;;) {
    const seat = game.window(state)?.seats[0] ?? 0;
    if (game.legalActions(state, seat, []) > 1) {
      return { game, seat, chance: new FastChance(6), imagine: (luck) => game.resample(state, seat, luck) };
    }
    player.step(state);
  }
}

describe.each(Object.values(games).map((game) => ({ game, id: game.id })))('the coach of $id', ({ game, id }) => {
  test('ranks legal choices and says why', () => {
    const position = questionOf(game, 4);
    const advice = coach(position, BUDGET);
    expect(advice.length).toBeGreaterThan(1);
    expect(advice.map(({ worth }) => worth)).toEqual(advice.map(({ worth }) => worth).sort((a, b) => b - a));
    for (const { action, margin, isExact, reasons } of advice) {
      expect(game.refuse(position.imagine(new FastChance(1)), position.seat, action)).toBeNull();
      expect(margin === 0).toBe(isExact);
      expect(reasons[0]?.code).toBe(isExact ? 'coach.dice-tower.turn' : 'coach.stands');
    }
  });

  test('tells only what the game has facts for', () => {
    const known = [
      'coach.stands',
      'coach.dice-tower.turn',
      ...(factsOf[id] ?? []).map(({ name }) => `coach.${id}.${name}`),
    ];
    const codes = coach(questionOf(game, 4), BUDGET).flatMap(({ reasons }) => reasons.map(({ code }) => code));
    for (const code of codes) expect(known).toContain(code);
  });
});

describe('the coach of a turn of Dice Tower', () => {
  test('is exact', () => {
    const advice = coach(questionOf(games['dice-tower'] as AnyGame, 0), BUDGET);
    expect(advice.every(({ isExact }) => isExact)).toBe(true);
  });
});

describe('a review', () => {
  const position = (): Position<object, Action> => questionOf(games['dice-tower'] as AnyGame, 0);
  const advice = coach(position(), BUDGET);
  const best = advice[0]?.action as Action;
  const worst = advice.at(-1)?.action as Action;

  test('names the costly choice and the better one', () => {
    const made = [
      { entry: 3, position: position(), action: best },
      { entry: 8, position: position(), action: worst },
    ];
    const [costly, ...rest] = review(made, BUDGET, 5);
    expect(rest).toEqual([]);
    expect(costly).toMatchObject({ entry: 8, made: { action: worst }, better: { action: best } });
    expect(costly?.cost).toBeCloseTo((advice[0]?.worth ?? 0) - (advice.at(-1)?.worth ?? 0));
  });

  test('lists no more than asked for, the worst first', () => {
    const middle = advice[1]?.action as Action;
    const made = [middle, worst, middle].map((action, entry) => ({ entry, position: position(), action }));
    expect(review(made, BUDGET, 1).map(({ entry }) => entry)).toEqual([1]);
  });
});
