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
  type Json,
} from '@boxcars/engine';
import { games } from '@boxcars/games';
import { describe, expect, test } from 'vitest';

import { choicesOf, coach, COACH_BUDGET, review, type Advice, type Position, type Reason } from '../src/index.ts';
import { minds } from '../src/minds.ts';

const BUDGET = { iterations: 40 };

/** What the coach of each game knows by the rules and the dice alone. */
const CERTAIN: { readonly [game: string]: readonly string[] } = {
  boomtown: ['bid', 'number', 'collapse'],
  'dice-tower': ['turn'],
  'dice-town': ['keep', 'keep-sheriff', 'more'],
  'winners-circle': ['price', 'roll'],
};

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
    const certain = ['coach.stands', 'coach.close', ...(CERTAIN[id] ?? []).map((name) => `coach.${id}.${name}`)];
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

/** What the coach says of each choice in an arranged position: its reasons by code. */
function adviceIn(
  id: string,
  seats: number,
  fragment: Json,
  before: readonly (readonly [seat: number, text: string])[] = [],
  seat = 0,
): { readonly [action: string]: { readonly [code: string]: Reason['values'] } } {
  const game = games[id] as AnyGame;
  const options = readOptions(game.options, {});
  if (!options.ok) throw new Error(options.refusal.code);
  const chance = new FastChance(5);
  const state = game.setup(seats, options.value, chance);
  expect(game.arrange(state, fragment)).toBeNull();
  for (const [asked, text] of before) {
    const answers: (Action | undefined)[] = [];
    answers[asked] = game.readAction(text) ?? undefined;
    game.apply(state, answers, chance);
  }
  const imagine = (luck: FastChance): object => game.resample(state, seat, luck);
  const advice = coach<object, Action>({ game, seat, chance, imagine }, { iterations: 200 });
  return Object.fromEntries(
    advice.map(({ action, reasons }) => [
      game.writeAction(action),
      Object.fromEntries(reasons.map(({ code, values }) => [code, values])),
    ]),
  );
}

describe('the coach in the game’s own terms', () => {
  test('says what keeping both Kings costs and how often it makes one Sheriff, and the odds of another', () => {
    const cup = ['K', 'K', '9', '10', 'J'];
    const said = adviceIn('dice-town', 3, { round: 3, sheriff: 2, players: [{ dollars: 5, cup }, {}, {}] })['keep KK'];
    expect(said?.['coach.dice-town.keep-sheriff']).toMatchObject({ dice: 2, kept: 'K K', dollars: 1 });
    expect(said?.['coach.dice-town.keep-sheriff']?.['times']).toBeGreaterThan(2);
    // 1 - (5/6)^3
    expect(said?.['coach.dice-town.more']).toEqual({ left: 3, face: 'K', percent: 42 });
  });

  test('says how often a mine’s number comes and whether it will stand', () => {
    const offer = ['cold-mountain 6/9', 'coyote-city 8/4', 'dry-gulch 2/5', 'holdup'];
    const passes = [0, 1, 2, 3].map((seat) => [seat, 'pass'] as const);
    const said = adviceIn('boomtown', 4, { offer, round: 5 }, passes);
    const { rounds, ...number } = said['take cold-mountain 6/9']?.['coach.boomtown.number'] ?? {};
    const left = Number(rounds);
    expect(number).toEqual({ number: 6, ways: 5, yields: Math.round((50 * left) / 36) / 10 });
    expect(said['take cold-mountain 6/9']?.['coach.boomtown.collapse']).toEqual({
      percent: Math.round(100 * (34 / 36) ** left),
    });
    expect(said['take coyote-city 8/4']?.['coach.boomtown.collapse']).toBeUndefined();
  });

  const gates = ['Regret', 'Seabiscuit', 'Secretariat', 'Phar Lap', 'Kelso', 'Omaha', 'Sir Barton'];

  test('says what a bet would pay as bets lie', () => {
    const said = adviceIn('winners-circle', 3, { gates, firstBettor: 0, race: 3 });
    // Two bets on the horse: 350, 250, 150 each; the token is both, and race 3 pays double.
    expect(said['bet 2 on 1']?.['coach.winners-circle.price']).toEqual({
      horse: 'Regret',
      win: 1400,
      place: 1000,
      show: 600,
    });
  });

  test('says whether another roll would take a horse further, and how often it is placed', () => {
    const bets = [
      [2, 1, 1, null, null, null, null],
      [null, null, null, 2, 1, 1, null],
    ];
    const race = { bets, symbol: 'saddle', places: [20, 10, 3, 21, 18, 17, 16], pace: 3 };
    const said = adviceIn('winners-circle', 2, { gates, firstBettor: 0, ...race });
    // Regret runs 1, 20, 4 and 3: only the cap is more than the saddle's 4.
    expect(said['move 1']?.['coach.winners-circle.roll']).toEqual({ horse: 'Regret', steps: 4, times: 1 });
    const placed = Object.values(said).map((reasons) => reasons['coach.winners-circle.placed']?.['times'] ?? 0);
    expect(Math.max(...placed.map(Number))).toBeGreaterThan(0);
    expect(Math.max(...placed.map(Number))).toBeLessThanOrEqual(10);
  });
});

describe('how sure the coach is', () => {
  const game = games['dice-town'] as AnyGame;

  function advise(seed: number, iterations: number): Advice<Action>[] {
    return coach({ ...questionOf(game, 4), chance: new FastChance(seed) }, { iterations });
  }

  test('holds choices against the best with less doubt than each has by itself', () => {
    const [best, ...others] = advise(1, 400);
    expect(best).toMatchObject({ behind: 0, slack: 0 });
    for (const { behind, slack, margin, reasons } of others) {
      expect(behind).toBeGreaterThanOrEqual(0);
      expect(reasons.some(({ code }) => code === 'coach.close')).toBe(behind <= slack);
      if (behind <= slack) expect(slack).toBeLessThan(2 * margin);
    }
  });

  test('agrees with ten times the thought within its margins', () => {
    const long = new Map(advise(7, 4000).map((one) => [game.writeAction(one.action), one]));
    const short = advise(1, 400);
    for (const { action, worth, margin } of short) {
      const other = long.get(game.writeAction(action));
      // Twice the margins: a test that fails one time in some thousand.
      if (other !== undefined) expect(Math.abs(worth - other.worth)).toBeLessThanOrEqual(2 * (margin + other.margin));
    }
    const best = long.get(game.writeAction(short[0]?.action as Action));
    expect(best?.behind ?? 1).toBeLessThan(0.02);
  });

  test('tells of the choice that was made, however poor', () => {
    const position = questionOf(game, 0);
    const legal: Action[] = [];
    const count = game.legalActions(position.imagine(new FastChance(1)), position.seat, legal);
    for (const action of legal.slice(0, count)) {
      const advice = coach({ ...position, chance: new FastChance(1) }, BUDGET, action);
      expect(advice.map((one) => game.writeAction(one.action))).toContain(game.writeAction(action));
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
