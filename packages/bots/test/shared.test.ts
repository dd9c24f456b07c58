import { FastChance, RandomPlayer, readOptions, type AnyGame } from '@boxcars/engine';
import { games } from '@boxcars/games';
import { describe, expect, test } from 'vitest';

import { canShare, joinParts, thinkPart, type SharedQuestion } from '../src/index.ts';

function questionOf(game: AnyGame, parts: number): SharedQuestion {
  const options = readOptions(game.options, {});
  if (!options.ok) throw new Error(options.refusal.code);
  const chance = new FastChance(3);
  const state = game.setup(game.seats.min, options.value, chance);
  const player = new RandomPlayer(game, chance);
  while (game.legalActions(state, game.window(state)?.seats[0] ?? 0, []) < 3) player.step(state);
  const seat = game.window(state)?.seats[0] ?? 0;
  return { game, level: 'master', settings: { effort: 0.1 }, seat, state, seed: 5, parts };
}

function tries(question: SharedQuestion): number[] {
  return Array.from({ length: question.parts }, (_, part) =>
    thinkPart(question, part).reduce((sum, { visits }) => sum + visits, 0),
  );
}

const shared = Object.values(games).filter(({ id }) => canShare(id, 'master'));

describe.each(shared.map((game) => ({ game, id: game.id })))('thoughts about $id shared by threads', ({ game }) => {
  test('come to a legal answer, the same each time', () => {
    const question = questionOf(game, 2);
    const action = joinParts(question, [thinkPart(question, 0), thinkPart(question, 1)]);
    expect(game.refuse(question.state, question.seat, action)).toBeNull();
    expect(joinParts(question, [thinkPart(question, 0), thinkPart(question, 1)])).toEqual(action);
  });

  test('are about the same answers in other worlds', () => {
    const question = questionOf(game, 2);
    const [one, other] = [thinkPart(question, 0), thinkPart(question, 1)];
    expect(other.map(({ action }) => action)).toEqual(one.map(({ action }) => action));
    expect(other.map(({ mean }) => mean)).not.toEqual(one.map(({ mean }) => mean));
  });

  test('are divided, not doubled', () => {
    const [whole = 0] = tries(questionOf(game, 1));
    for (const part of tries(questionOf(game, 4))) expect(part).toBeLessThan(whole);
  });
});

test('a level that doesn’t search by its guide alone has nothing to share', () => {
  expect(shared).toHaveLength(3);
  expect(canShare('boomtown', 'normal')).toBe(false);
  expect(canShare('dice-tower', 'master')).toBe(false);
  expect(() => thinkPart({ ...questionOf(games['boomtown'] as AnyGame, 2), level: 'normal' }, 0)).toThrow('normal');
});
