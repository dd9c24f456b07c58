import { chooseFor, makeBot, policyBot } from '@boxcars/bots';
import { FastChance, type Json } from '@boxcars/engine';
import { diceTower, writeAction, type Action, type State } from '@boxcars/games/dice-tower';
import { describe, expect, test } from 'vitest';

import { diceTowerPolicy } from '../src/dice-tower.ts';

/** The share of the victory that the policy has in a game against random seats. */
function play(seats: number, seed: number): number {
  const chance = new FastChance(seed);
  const own = seed % seats;
  const bots = Array.from({ length: seats }, (_, seat) =>
    seat === own ? policyBot(diceTowerPolicy) : makeBot<State, Action>('dice-tower', 'random'),
  );
  const state = diceTower.setup(seats, { deck: null }, chance);
  while (state.phase !== 'over') {
    const { seat } = state;
    const bot = bots[seat];
    if (bot === undefined) throw new Error('a seat without a bot');
    const answers: (Action | undefined)[] = [];
    answers[seat] = chooseFor(diceTower, state, seat, bot, chance);
    diceTower.apply(state, answers, chance);
  }
  const winners = diceTower.outcome(state)?.winners ?? [];
  return winners.includes(own) ? 1 / winners.length : 0;
}

/** What the policy does in an arranged position of three players. */
function choiceIn(fragment: { readonly [field: string]: Json }, ...before: readonly string[]): string {
  const chance = new FastChance(1);
  const state = diceTower.setup(3, { deck: null }, chance);
  expect(diceTower.arrange(state, { seat: 0, open: ['four=2', 'five=3', 'six=6'], ...fragment })).toBeNull();
  for (const text of before) {
    const action = diceTower.readAction(text);
    if (action === null) throw new Error(`no action: ${text}`);
    diceTower.apply(state, [action], chance);
  }
  const was = JSON.stringify(state);
  const legal: Action[] = [];
  const count = diceTower.legalActions(state, 0, legal);
  const action = diceTowerPolicy(state, 0, legal, count, chance);
  expect(JSON.stringify(state)).toBe(was);
  expect(diceTower.refuse(state, 0, action)).toBeNull();
  return writeAction(action);
}

const DULL = ['full:blue+yellow=3', 'full:pink+orange=3', 'full:green+purple=3', 'four:green=3', 'four:pink=3'];

describe('the policy for Dice Tower', () => {
  test.each([
    [2, 6],
    [3, 9],
    [4, 12],
  ])('wins nearly all games against random seats: %i players', (seats, games) => {
    let wins = 0;
    for (let game = 0; game < games; game++) wins += play(seats, game);
    expect(wins / games).toBeGreaterThanOrEqual(0.8);
  });

  test('keeps the pair for the card it plays for', () => {
    expect(choiceIn({ dice: 'ppbg/ov', rolls: 1 })).toBe('keep 1 2');
  });

  test('takes the four from inherited dice', () => {
    const inherited = { inherited: true, dice: 'pppp/gb', open: ['four=2', 'six=6', 'six:green=8'] };
    expect(choiceIn(inherited, 'keep 1 2 3 4')).toBe('take 1');
  });

  test('ends the game when ahead, and goes on when behind', () => {
    expect(choiceIn({ hands: [DULL, ['six:green=8'], []] })).toBe('end game');
    expect(
      choiceIn({ hands: [['trio=1', 'full=1', 'full=1', 'trio:pink=2', 'four=2/again'], DULL.slice(1), []] }),
    ).toBe('roll all');
  });

  test('does not take the card that ends the game while it is behind', () => {
    const hands = [
      ['trio=1', 'full=1', 'full=1', 'trio:pink=2', 'trio:yellow=2', 'four=2/again', 'trio=1/swap'],
      ['six:green=8', 'five:orange=5', 'five:purple=5'],
      [],
    ];
    const open = ['four=2', 'five=3', 'six=6'];
    expect(choiceIn({ hands, open, dice: 'pppp/gb', rolls: 1 })).not.toBe('take 1');
    expect(choiceIn({ hands: [hands[0] ?? [], [], []], open, dice: 'pppp/gb', rolls: 1 })).toBe('take 1');
  });

  test('steals from the richest hand', () => {
    const hands = [[], ['trio=1'], ['five:orange=5']];
    const open = ['trio=1/steal', 'five=3', 'six=6'];
    expect(choiceIn({ hands, open, dice: 'pppb/go', rolls: 1 }, 'take 1')).toBe('choose 3');
  });

  test('gives its poorest card', () => {
    const hands = [['five:orange=5'], ['six:green=8'], []];
    const open = ['three-pairs=2/group-swap', 'five=3', 'six=6'];
    expect(choiceIn({ hands, open, dice: 'ppbb/gg', rolls: 1 }, 'take 1')).toBe('give three-pairs=2/group-swap');
  });
});
