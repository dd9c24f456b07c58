import { FastChance, readOptions, type Action, type AnyGame } from '@boxcars/engine';
import { games } from '@boxcars/games';
import { describe, expect, test } from 'vitest';

import { chooseFor, makeBot, type Bot } from '../src/index.ts';
import { minds } from '../src/minds.ts';

type AnyBot = Bot<object, Action>;

/** The share of the victory that `one` has in a game of four against `others`. */
function play(game: AnyGame, one: AnyBot, others: AnyBot, seed: number): number {
  const options = readOptions(game.options, {});
  if (!options.ok) throw new Error(options.refusal.code);
  const chance = new FastChance(seed);
  const own = seed % 4;
  const state = game.setup(4, options.value, chance);
  for (let window = game.window(state); window !== null; window = game.window(state)) {
    const answers: (Action | undefined)[] = [];
    for (const seat of window.seats) answers[seat] = chooseFor(game, state, seat, seat === own ? one : others, chance);
    game.apply(state, answers, chance);
  }
  const winners = game.outcome(state)?.winners ?? [];
  return winners.includes(own) ? 1 / winners.length : 0;
}

const GAMES = 20;
/** On a busy machine. */
const PATIENCE = { timeout: 120_000 };

describe.each(Object.values(games).map((game) => ({ game, id: game.id })))(
  'the levels of $id',
  PATIENCE,
  ({ game, id }) => {
    test('normal wins at least 60 of 100 games against three random seats', () => {
      const normal: AnyBot = makeBot(id, 'normal');
      const random: AnyBot = makeBot(id, 'random');
      let wins = 0;
      for (let seed = 0; seed < GAMES; seed++) wins += play(game, normal, random, seed);
      expect(wins / GAMES).toBeGreaterThanOrEqual(0.6);
    });

    test('master thinks longer than hard', () => {
      const { effort } = minds[id] ?? { effort: { hard: 1, master: 0 } };
      expect(effort.master).toBeGreaterThanOrEqual(4 * effort.hard);
    });
  },
);
