import { canonical, FastChance, RandomPlayer, readOptions, type Action, type AnyGame } from '@boxcars/engine';
import { games } from '@boxcars/games';
import { describe, expect, test } from 'vitest';

import { chooseFor, type Position } from '../../src/policy.ts';
import { bestOf, mergeTried, PLAIN_GUIDE, Search, searchBot, type Guide } from '../../src/search/index.ts';
import { imagineToy, toyGame, type Say, type Toy } from './toy.ts';

const plain = <S, A extends Action>(): Guide<S, A> => PLAIN_GUIDE;

function toyPosition(
  game: ReturnType<typeof toyGame>,
  seed: number,
  hidden = (chance: FastChance) => chance.die(6),
): Position<Toy, Say> {
  return { game, seat: 0, chance: new FastChance(seed), imagine: imagineToy(hidden) };
}

/** A state in which the first asked seat has a choice. */
function firstChoice(game: AnyGame): object {
  const options = readOptions(game.options, {});
  if (!options.ok) throw new Error(options.refusal.code);
  const chance = new FastChance(1);
  const state = game.setup(game.seats.min, options.value, chance);
  const player = new RandomPlayer(game, chance);
  while (game.legalActions(state, game.window(state)?.seats[0] ?? 0, []) < 2) player.step(state);
  return state;
}

describe('search', () => {
  test('finds the answer that wins', () => {
    const game = toyGame(5, ({ said }) => [said[0] === 3 ? 1 : 0, 0.5]);
    const search = new Search(game, plain<Toy, Say>());
    const { tried } = search.think(toyPosition(game, 1), { iterations: 60 });
    expect(bestOf(tried).number).toBe(3);
    expect(tried).toHaveLength(5);
  });

  test('lets everyone asked at once learn by themselves', () => {
    // The other seat wins by saying 4, so that 3 is the answer.
    const game = toyGame(5, ({ said: [own = 0, other = 0] }) => [own === other - 1 ? 40 : 20, other === 4 ? 50 : 10]);
    const search = new Search(game, plain<Toy, Say>());
    expect(bestOf(search.think(toyPosition(game, 2), { iterations: 2000 }).tried).number).toBe(3);
  });

  test('weighs what may be hidden by how likely it is', () => {
    const game = toyGame(3, ({ said, hidden }) => [said[0] === hidden[0] ? 1 : 0, 0.5]);
    const mostly = (chance: FastChance): number => (chance.below(4) === 0 ? 0 : 2);
    const search = new Search(game, plain<Toy, Say>());
    const { tried } = search.think(toyPosition(game, 3, mostly), { iterations: 300 });
    expect(bestOf(tried).number).toBe(2);
    expect(tried[1]?.mean).toBeLessThan(tried[0]?.mean ?? 0);
  });

  test('keeps to its budget of iterations and halves the candidates as it is spent', () => {
    const game = toyGame(8, ({ said }) => [said[0] ?? 0, 3]);
    const search = new Search(game, plain<Toy, Say>());
    const { tried } = search.think(toyPosition(game, 4), { iterations: 240 });
    const visits = tried.map((one) => one.visits);
    expect(visits.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(240);
    expect(visits.reduce((sum, one) => sum + one, 0)).toBeLessThan(248);
    expect(Math.min(...visits)).toBe(10);
    expect(Math.max(...visits)).toBe(visits[7]);
  });

  test('gives up what is clearly worse, and stops when one answer is left', () => {
    const game = toyGame(3, ({ said, hidden }) => [10 * (said[0] ?? 0) + (hidden[0] ?? 0), 10]);
    const search = new Search(game, { ...plain<Toy, Say>(), surety: 3 });
    const { tried } = search.think(toyPosition(game, 4), { iterations: 900 });
    expect(bestOf(tried).number).toBe(2);
    for (const { visits } of tried) expect(visits).toBeLessThan(20);
  });

  test('keeps the policy’s answer unless another is better beyond doubt', () => {
    // Saying 1 is better in two worlds of three and as much worse in the third; 2 is better in all.
    const points = (number: number, hidden: number): number =>
      number === 0 ? 0 : number === 2 ? 0.4 : hidden % 3 === 0 ? -2 : 1;
    const answerOf = (doubt: number, most: number, iterations: number): number => {
      const game = toyGame(most, ({ said, hidden }) => [points(said[0] ?? 0, hidden[0] ?? 0), 0]);
      const guide: Guide<Toy, Say> = { ...plain<Toy, Say>(), policy: (_state, _seat, legal) => legal[0] as Say, doubt };
      return searchBot(guide, { iterations }).choose(toyPosition(game, 1)).number;
    };
    expect(answerOf(100, 2, 40)).toBe(0);
    expect(answerOf(1, 3, 60)).toBe(2);
  });

  test('stops by a clock that is given to it', () => {
    const game = toyGame(2, () => [0, 0]);
    let time = 0;
    const now = (): number => (time += 1);
    const { tried } = new Search(game, plain<Toy, Say>()).think(toyPosition(game, 5), {
      iterations: 1e6,
      milliseconds: 50,
      now,
    });
    expect(tried.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThan(100);
  });

  test('counts the decisions of all iterations', () => {
    const game = toyGame(2, () => [0, 0]);
    const search = new Search(game, plain<Toy, Say>());
    search.think(toyPosition(game, 6), { iterations: 50 });
    expect(search.decisions).toBe(100);
  });

  test.each(Object.values(games).map((game) => [game.id, game] as const))(
    '%s: the same luck gives the same thoughts, also after others',
    (_id, game) => {
      const state = firstChoice(game);
      const seat = game.window(state)?.seats[0] ?? 0;
      const search = new Search(game, plain<object, Action>());
      const think = (seed: number): string => {
        const imagine = (luck: FastChance): object => game.resample(state, seat, luck);
        const position = { game: game as never, seat, chance: new FastChance(seed), imagine };
        return canonical(search.think(position, { iterations: 12 }).tried);
      };
      const first = think(7);
      expect(think(8)).not.toBe(first);
      expect(think(7)).toBe(first);
    },
  );

  test('as a bot gives a legal answer', () => {
    const game = games['dice-town'] as AnyGame;
    const state = firstChoice(game);
    const bot = searchBot<object, Action>(plain(), { iterations: 10 });
    const action = chooseFor(game, state, 0, bot, new FastChance(9));
    expect(game.refuse(state, 0, action)).toBeNull();
  });
});

describe('what several searches found', () => {
  const row = (action: string, visits: number, mean: number, error: number) => ({
    action,
    visits,
    mean,
    error,
    edge: 0,
    seen: [],
  });

  test('adds up by answer', () => {
    const parts = [[row('a', 10, 0.5, 0.1), row('b', 2, 0.2, 0.3)], [row('a', 30, 0.7, 0.05)]];
    const [a, b] = mergeTried(parts, (action) => action);
    expect(a).toMatchObject({ action: 'a', visits: 40 });
    expect(a?.mean).toBeCloseTo(0.65);
    expect(b).toMatchObject({ action: 'b', visits: 2, mean: 0.2 });
  });

  test('is the surer of an edge the more searches found it', () => {
    const part = [{ ...row('a', 9, 0.5, 0.1), edge: 1 }];
    expect(mergeTried([part, part, part, part], (action) => action)[0]?.edge).toBeCloseTo(2);
  });

  test('has the error of all tries together', () => {
    // 10 zeros and 10 ones, once in one search and once split over two.
    const whole = row('a', 20, 0.5, Math.sqrt(0.25 / 19));
    const [merged] = mergeTried([[row('a', 10, 0, 0)], [row('a', 10, 1, 0)]], (action) => action);
    expect(merged?.error).toBeCloseTo(whole.error);
  });

  test('an answer tried too seldom is not the best', () => {
    expect(bestOf([row('seldom', 3, 0.9, 0.1), row('often', 20, 0.6, 0.1), row('also', 12, 0.5, 0.1)])).toBe('often');
  });
});
