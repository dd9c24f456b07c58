import { chooseFor, makeBot, policyBot } from '@boxcars/bots';
import { FastChance, readOptions, type Json } from '@boxcars/engine';
import { winnersCircle, writeAction, type Action, type Options, type State } from '@boxcars/games/winners-circle';
import { describe, expect, test } from 'vitest';

import { winnersCirclePolicy } from '../src/winners-circle.ts';

function optionsOf(given: { readonly [name: string]: Json }): Options {
  const options = readOptions(winnersCircle.options, given);
  if (!options.ok) throw new Error(options.refusal.code);
  return options.value as unknown as Options;
}

/** The share of the victory that the policy has in a game against random seats. */
function play(seats: number, options: Options, seed: number): number {
  const chance = new FastChance(seed);
  const own = seed % seats;
  const bots = Array.from({ length: seats }, (_, seat) =>
    seat === own ? policyBot(winnersCirclePolicy) : makeBot<State, Action>('winners-circle', 'random'),
  );
  const state = winnersCircle.setup(seats, options, chance);
  while (state.phase !== 'over') {
    const { turn } = state;
    const bot = bots[turn];
    if (bot === undefined) throw new Error('a seat without a bot');
    const answers: (Action | undefined)[] = [];
    answers[turn] = chooseFor(winnersCircle, state, turn, bot, chance);
    winnersCircle.apply(state, answers, chance);
  }
  const winners = winnersCircle.outcome(state)?.winners ?? [];
  return winners.includes(own) ? 1 / winners.length : 0;
}

/** What the policy does in an arranged race. */
function choiceIn(fragment: { readonly [field: string]: Json }): string {
  const chance = new FastChance(1);
  const state = winnersCircle.setup(2, optionsOf({}), chance);
  const gates = ["Man o' War", 'Secretariat', 'Seabiscuit', 'Phar Lap', 'Kelso', 'Exterminator', 'Sir Barton'];
  expect(winnersCircle.arrange(state, { gates, firstBettor: 0, ...fragment })).toBeNull();
  const before = JSON.stringify(state);
  const legal: Action[] = [];
  const count = winnersCircle.legalActions(state, 0, legal);
  const action = winnersCirclePolicy(state, 0, legal, count, chance);
  expect(JSON.stringify(state)).toBe(before);
  return writeAction(action);
}

describe("the policy for Winner's Circle", () => {
  test.each<[number, { readonly [name: string]: Json }]>([
    [4, {}],
    [2, { hiddenBets: true, alternativePayout: true }],
    [6, { royalTurf: true }],
    [4, { crowdedField: true, hiddenBets: true }],
  ])('wins at least 60 of 100 games against random seats: %i players, %j', (seats, given) => {
    const games = 60;
    let wins = 0;
    for (let game = 0; game < games; game++) wins += play(seats, optionsOf(given), game);
    expect(wins / games).toBeGreaterThanOrEqual(0.6);
  });

  test('drives its own horse home and leaves the others alone', () => {
    const bets = [
      [2, 1, 1, null, null, null, null],
      [null, null, null, 2, 1, 1, null],
    ];
    expect(choiceIn({ bets, symbol: 'head', places: [30, 10, 9, 33, 8, 7, 6], pace: 3 })).toBe('move 1');
  });

  test("spends a poor number on another's horse", () => {
    const bets = [
      [2, 1, 1, null, null, null, null],
      [null, null, null, null, 1, 1, 2],
    ];
    const places = [20, 19, 18, 17, 16, 15, 14];
    expect(choiceIn({ bets, symbol: 'head', places, faceDown: [0, 1, 2, 3], pace: 0 })).toBe('move 7');
  });

  test('puts its largest token where it hopes for most', () => {
    expect(choiceIn({})).toMatch(/^bet 2 on 1$/);
  });

  test('answers the same in every state that looks the same', () => {
    const chance = new FastChance(3);
    const state = winnersCircle.setup(3, optionsOf({}), chance);
    const bot = policyBot(winnersCirclePolicy);
    const first = chooseFor(winnersCircle, state, state.turn, bot, new FastChance(5));
    expect(chooseFor(winnersCircle, state, state.turn, bot, new FastChance(6))).toBe(first);
  });
});
