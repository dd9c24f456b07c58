import { FastChance, RandomPlayer, readOptions, type Action, type AnyGame } from '@boxcars/engine';
import { magpies } from '@boxcars/engine/testkit';
import { games } from '@boxcars/games';
import { describe, expect, test } from 'vitest';

import {
  botNames,
  chooseFor,
  isBotName,
  makeBot,
  policies,
  policyBot,
  randomBot,
  type Position,
} from '../src/index.ts';

const all: readonly AnyGame[] = [magpies, ...Object.values(games)];

/** Positions of random play, some questions apart, until the game is over or there are enough. */
function* positions(game: AnyGame, seed: number, every: number, most: number): Generator<object> {
  const options = readOptions(game.options, {});
  if (!options.ok) throw new Error(options.refusal.code);
  const chance = new FastChance(seed);
  const state = game.setup(game.seats.min, options.value, chance);
  const player = new RandomPlayer(game, chance);
  for (let i = 0; i < every * most; i++) {
    if (i % every === 0 && game.window(state) !== null) yield state;
    if (!player.step(state)) return;
  }
}

/** Searches take their time on a busy machine. */
const PATIENCE = { timeout: 120_000 };

describe.each(all.map((game) => ({ game, id: game.id })))('$id', PATIENCE, ({ game }) => {
  test.each(botNames)('a %s bot answers legally', (name) => {
    const bot = makeBot<object, Action>(game.id, name, { effort: 0.05 });
    const chance = new FastChance(1);
    for (const state of positions(game, 2, 2, 40)) {
      for (const seat of game.window(state)?.seats ?? []) {
        const action = chooseFor(game, state, seat, bot, chance);
        expect(game.refuse(state, seat, action)).toBeNull();
      }
    }
  });

  test.each(botNames)('a %s bot answers the same in a state its seat can’t tell from the true one', (name) => {
    const bot = makeBot<object, Action>(game.id, name, { effort: 0.05 });
    let questions = 0;
    for (const state of positions(game, 3, 1, 60)) {
      for (const seat of game.window(state)?.seats ?? []) {
        const other = game.resample(state, seat, new FastChance(questions));
        const [here, there] = [state, other].map((one) => chooseFor(game, one, seat, bot, new FastChance(questions)));
        expect(there).toEqual(here);
        questions += 1;
      }
    }
    expect(questions).toBeGreaterThan(10);
  });
});

describe('a bot', () => {
  const seat = 0;

  test('is given states imagined for its seat, never the true one', () => {
    const [state = {}] = positions(magpies, 1, 1, 1);
    const imagined: object[] = [];
    const bot = {
      choose: (position: Position<object, Action>) => {
        expect(Object.values(position)).not.toContain(state);
        imagined.push(position.imagine(new FastChance(1)), position.imagine(new FastChance(2)));
        return magpies.readAction('market') as Action;
      },
    };
    chooseFor(magpies, state, seat, bot, new FastChance(1));
    expect(imagined).toHaveLength(2);
    expect(imagined[0]).not.toBe(state);
    expect(imagined[0]).not.toEqual(imagined[1]);
  });

  test('with a policy passes it what its seat may know and all it may do', () => {
    const [state = {}] = positions(magpies, 1, 1, 1);
    const bot = policyBot<object, Action>((given, asked, legal, count) => {
      expect(given).not.toBe(state);
      expect(asked).toBe(seat);
      expect(legal.slice(0, count).length).toBeGreaterThan(1);
      return legal[count - 1] as Action;
    });
    const into: Action[] = [];
    const count = magpies.legalActions(state as never, seat, into as never[]);
    expect(chooseFor(magpies, state, seat, bot, new FastChance(1))).toBe(into[count - 1]);
  });

  test('at random takes every answer about as often', () => {
    const [state = {}] = positions(magpies, 1, 1, 1);
    const bot = randomBot<object, Action>();
    const chance = new FastChance(5);
    const counts = new Map<string, number>();
    for (let i = 0; i < 3000; i++) {
      const action = JSON.stringify(chooseFor(magpies, state, seat, bot, chance));
      counts.set(action, (counts.get(action) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(Math.abs(count - 3000 / counts.size)).toBeLessThan(150);
    expect(counts.size).toBe(3);
  });
});

describe('the registry of bots', () => {
  test('has policies of games alone', () => {
    for (const game of Object.keys(policies)) expect(Object.keys(games)).toContain(game);
  });

  test('knows its names', () => {
    expect(isBotName('normal')).toBe(true);
    expect(isBotName('toString')).toBe(false);
  });
});
