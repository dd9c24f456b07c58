import {
  EntryList,
  FastChance,
  KeyedChance,
  Match,
  RandomPlayer,
  readOptions,
  type Action,
  type AnyGame,
  type Journal,
} from '@boxcars/engine';
import { games } from '@boxcars/games';
import { describe, expect, test } from 'vitest';

import { choicesOf, coach, COACH_BUDGET, review, type Position } from '../src/index.ts';
import { minds } from '../src/minds.ts';

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
    const facts = minds[id]?.knowledge.facts ?? [];
    const certain = ['coach.stands', 'coach.dice-tower.turn', 'coach.dice-town.keep', 'coach.boomtown.bid'];
    const known = [...certain, ...facts.map(({ name }) => `coach.${id}.${name}`)];
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

describe('the coach in the game’s own terms', () => {
  const codesOf = (id: string, after: number): string[] =>
    coach(questionOf(games[id] as AnyGame, after), BUDGET).flatMap(({ reasons }) => reasons.map(({ code }) => code));

  test('says what keeping dice costs', () => {
    expect(codesOf('dice-town', 0)).toContain('coach.dice-town.keep');
  });

  test('names the horse and how often it is placed', () => {
    const advice = coach(questionOf(games['winners-circle'] as AnyGame, 20), BUDGET);
    const placed = advice.flatMap(({ reasons }) =>
      reasons.filter(({ code }) => code === 'coach.winners-circle.placed'),
    );
    expect(placed.length).toBeGreaterThan(0);
    for (const { values } of placed) {
      expect(values['horse']).toMatch(/[A-Z]/);
      expect(values['times']).toBeLessThanOrEqual(10);
    }
  });
});

describe('the choices of a match', () => {
  const game = games['boomtown'] as AnyGame;
  const journal = playByHand(game);

  test('are those a seat made by hand where it had a choice', () => {
    const choices = choicesOf(game, journal, 0, 1);
    if (!choices.ok) throw new Error(choices.refusal.code);
    expect(choices.value.length).toBeGreaterThan(3);
    for (const { entry, position, action } of choices.value) {
      const found = journal.entries[entry];
      expect(found !== undefined && 'answers' in found && found.answers.some(({ seat }) => seat === 0)).toBe(true);
      expect(game.refuse(position.imagine(new FastChance(1)), 0, action)).toBeNull();
    }
    expect(choicesOf(game, journal, 1, 1)).toEqual({ ok: true, value: [] });
  });

  test('can be reviewed, the same each time', () => {
    const costs = (): unknown => {
      const choices = choicesOf(game, journal, 0, 1);
      return choices.ok && review(choices.value.slice(0, 6), BUDGET, 3).map(({ entry, cost }) => ({ entry, cost }));
    };
    expect(costs()).toEqual(costs());
    expect(COACH_BUDGET.iterations).toBeGreaterThan(BUDGET.iterations);
  });

  test('are refused where the journal doesn’t play again', () => {
    const broken = { ...journal, header: { ...journal.header, version: 99 } };
    expect(choicesOf(game, broken, 0, 1)).toMatchObject({ ok: false, refusal: { code: 'unknown-version' } });
  });
});

/** A match in which seat 0 answers by hand what is listed first, and the others are bots. */
function playByHand(game: AnyGame): Journal {
  const entries = new EntryList();
  const seats = Array.from({ length: game.seats.min }, (_, seat) => ({
    name: `P${seat}`,
    kind: seat === 0 ? ('person' as const) : ('bot' as const),
  }));
  const started = Match.start(game, {
    seats,
    options: {},
    chance: new KeyedChance(new Uint8Array(32)),
    at: 0,
    entries,
    closeWhenAllAnswered: true,
  });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  while (match.open !== null) {
    const { id, window } = match.open;
    for (const seat of window.seats) {
      const action = match.legal(seat)[0] as Action;
      match.answer({ seat, question: id, action, at: 0, by: seat === 0 ? 'hand' : 'bot' });
    }
  }
  return { header: match.header, entries: entries.all };
}

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
