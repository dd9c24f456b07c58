import { chooseFor, makeBot, policyBot, type Bot } from '@boxcars/bots';
import { FastChance, type Json } from '@boxcars/engine';
import { diceTown, type Action, type Options, type State } from '@boxcars/games/dice-town';
import { describe, expect, test } from 'vitest';

import { diceTownPolicy } from '../src/dice-town.ts';

const OPTIONS: Options = {
  edition: 'hu',
  brute: 'edition',
  townHall: 'edition',
  sheriff: 0,
  storeCards: null,
  properties: null,
};

type Player = Bot<State, Action> | 'fallback';

const normal = policyBot(diceTownPolicy);
const random = makeBot<State, Action>('dice-town', 'random');

/** Plays one game, all answers checked, and gives the share of the victory that `seat` has. */
function play(seats: number, seed: number, others: Player, seat: number, options: Options): number {
  const chance = new FastChance(seed);
  const state = diceTown.setup(seats, options, chance);
  for (let window = diceTown.window(state); window !== null; window = diceTown.window(state)) {
    const answers: (Action | undefined)[] = [];
    for (const asked of window.seats) {
      const player = asked === seat ? normal : others;
      const action =
        player === 'fallback' ? diceTown.fallback(state, asked) : chooseFor(diceTown, state, asked, player, chance);
      expect(diceTown.refuse(state, asked, action)).toBeNull();
      answers[asked] = action;
    }
    diceTown.apply(state, answers, chance);
  }
  const winners = diceTown.outcome(state)?.winners ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function wins(games: number, seats: number, others: Player, options = OPTIONS): number {
  let sum = 0;
  for (let game = 0; game < games; game++) sum += play(seats, game + 1, others, game % seats, options);
  return sum / games;
}

describe('the policy for Dice Town', () => {
  test('wins at least 90 of 100 games of four against random seats', () => {
    expect(wins(20, 4, random)).toBeGreaterThanOrEqual(0.9);
  });

  test('wins most games of four against seats that keep one free die a roll and never spend', () => {
    expect(wins(20, 4, 'fallback')).toBeGreaterThanOrEqual(0.65);
  });

  test('plays tables of every size and both editions', () => {
    expect(wins(4, 2, random, { ...OPTIONS, edition: 'cs' })).toBeGreaterThanOrEqual(0.75);
    expect(wins(5, 5, random, { ...OPTIONS, edition: 'cs' })).toBeGreaterThanOrEqual(0.75);
  });
});

/** What the policy answers in a position. */
function answerIn(fragment: Json, before: readonly (readonly [number, string])[], seat: number, bot = normal): Action {
  const chance = new FastChance(3);
  const state = diceTown.setup(3, OPTIONS, chance);
  expect(diceTown.arrange(state, fragment)).toBeNull();
  for (let at = 0; at < before.length;) {
    const answers: (Action | undefined)[] = [];
    for (const asked of diceTown.window(state)?.seats ?? []) {
      const [next, text] = before[at] ?? [];
      const action = next === asked && text !== undefined ? diceTown.readAction(text) : null;
      answers[asked] = action ?? diceTown.fallback(state, asked);
      if (action !== null) at += 1;
    }
    diceTown.apply(state, answers, chance);
  }
  return chooseFor(diceTown, state, seat, bot, chance);
}

describe('its judgement', () => {
  test('keeps three or four of four nines, and pays for them', () => {
    const players = [{ cup: ['9', '9', '9', '9', 'J'] }, {}, {}];
    const row = ['property-4', 'property-4', 'property-4'];
    expect(diceTown.writeAction(answerIn({ round: 3, row, players }, [], 0))).toMatch(/^keep 999/);
  });

  const tied = {
    round: 3,
    sheriff: 2,
    players: [
      { kept: ['9', '9', '9', 'J'], cup: ['J'] },
      { kept: ['9', '9', '9', 'K'], cup: ['10'] },
      { kept: ['A', 'A', 'Q', 'K'], cup: ['Q'] },
    ],
  };
  const keeps = [
    [0, 'keep J'],
    [1, 'keep 10'],
    [2, 'keep Q'],
  ] as const;

  test('offers the Sheriff a part of what three nuggets are worth', () => {
    expect(answerIn(tied, keeps, 0)).toMatchObject({ type: 'offer', for: 0, cards: [] });
  });

  test('with search bribes with a card where money is short or dearer', () => {
    const hard = makeBot<State, Action>('dice-town', 'hard');
    const [first, ...others] = tied.players;
    const poor = { ...tied, players: [{ ...first, hand: ['property-1'], dollars: 0 }, ...others] };
    expect(answerIn(poor, keeps, 0)).toEqual({ type: 'pass' });
    expect(answerIn(poor, keeps, 0, hard)).toMatchObject({ type: 'offer', for: 0, cards: ['property-1'] });
    const held = { ...tied, players: [{ ...first, hand: ['property-5'], dollars: 0 }, ...others] };
    expect(answerIn(held, keeps, 0, hard)).toEqual({ type: 'pass' });
  });

  test('as Sheriff takes the better offer', () => {
    const offers = [...keeps, [0, 'offer 1$ for 1'], [1, 'offer 3$ for 2']] as const;
    expect(answerIn(tied, offers, 2)).toEqual({ type: 'choose', seat: 1 });
  });

  test('as Sheriff without any offer calls once for better ones', () => {
    const silence = [...keeps, [0, 'pass'], [1, 'pass']] as const;
    expect(answerIn(tied, silence, 2)).toEqual({ type: 'call' });
  });

  test('as one of the tied wins the place itself unless the offer is worth more', () => {
    const own = { ...tied, sheriff: 0 };
    expect(answerIn(own, [...keeps, [1, 'offer 1$ for 2']], 0)).toEqual({ type: 'choose', seat: 0 });
    expect(answerIn(own, [...keeps, [1, 'offer 8$ for 2']], 0)).toEqual({ type: 'choose', seat: 1 });
  });
});
