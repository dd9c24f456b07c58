import { FastChance, RandomPlayer } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import { boomtown } from '../../src/boomtown/index.ts';
import { goldOf, look, nobodyBids, sitDown, told } from './at-the-table.ts';

const OPTIONS = { expropriationFee: true, shortGame: true, deck: null };

describe('debts', () => {
  test('[BT-B1] who owes more than they have pays what they have; the rest lapses', () => {
    const mines = [[], ['dry-gulch 2/5', 'dry-gulch 9/4', 'dry-gulch 3/4'], [], []];
    const offer = ['dry-gulch 8/5', 'coyote-city 7/3', 'san-narciso 9/7', 'cold-mountain 5/3'];
    const table = nobodyBids(sitDown({ gold: [1, 0, 0, 0], mines, offer }));
    table.answer(0, 'take dry-gulch 8/5');
    expect(goldOf(table)).toEqual([0, 1, 0, 0]);
    expect(told(table, 'opening-paid')).toMatchObject([{ owed: 3, paid: 1 }]);
    expect(look(table).players[0]?.mines).toHaveLength(1);
  });

  test('[BT-B1] without gold no bids', () => {
    const table = sitDown({ gold: [5, 0, 5, 0] });
    table.answer(0, 'pass');
    expect(table.waiting).toEqual([2]);
  });
});

describe('the end', () => {
  test.each([
    [3, 15],
    [4, 15],
    [5, 12],
  ])('[BT-Z1] %i players play %i rounds', (seats, rounds) => {
    const chance = new FastChance(5);
    const state = boomtown.setup(seats, OPTIONS, chance);
    expect(state.rounds).toBe(rounds);
    new RandomPlayer(boomtown, chance).finish(state);
    expect(boomtown.view(state, -1)).toMatchObject({ round: rounds, deck: 0, offer: [], turn: null });
  });

  test('[BT-Z1] the round in which the last card was turned up is played to its production', () => {
    const offer = ['dry-gulch 8/5', 'coyote-city 7/3', 'san-narciso 9/7', 'cold-mountain 5/3'];
    const table = nobodyBids(sitDown({ round: 15, offer }, { luck: { 'production/15': [4, 4] } }));
    expect(look(table).deck).toBe(0);
    expect(table.game.outcome(table.state)).toBeNull();
    table.answer(0, 'take dry-gulch 8/5').pass('choose-card');
    expect(told(table, 'mine-yielded')).toMatchObject([{ seat: 0, gold: 5 }]);
    expect(table.asks).toBeNull();
    expect(told(table, 'game-ended')).toMatchObject([{ points: [20, 17, 13, 13], winners: [0] }]);
  });

  test('[BT-Z2] a point a gold, a point a printed gold, five a mayor', () => {
    const fragment = {
      gold: [7, 3, 0, 12],
      mines: [['dry-gulch 8/5', 'dry-gulch 2/5', 'coyote-city 3/1'], ['san-narciso 9/7'], [], []],
      veins: ['dry-gulch 8/5'],
    };
    expect(boomtown.points(sitDown(fragment).state)).toEqual([7 + 11 + 5, 10, 0, 12]);
  });

  test('[BT-Z2] tied, the most mines; still tied, shared', () => {
    const offer = ['coyote-city 3/1', 'dry-gulch 11/3', 'coyote-city 11/3', 'cold-mountain 9/3'];
    const fragment = {
      round: 15,
      offer,
      gold: [10, 6, 0, 0],
      mines: [[], ['san-narciso 6/1', 'san-narciso 8/2'], ['cactus-junction 6/5'], []],
    };
    const luck = { 'production/15': [6, 6] };
    const broken = nobodyBids(sitDown({ ...fragment, gold: [11, 6, 4, 4] }, { luck }));
    broken.answer(0, 'take coyote-city 3/1').answer(1, 'take dry-gulch 11/3').answer(2, 'take coyote-city 11/3');
    expect(broken.game.outcome(broken.state)).toEqual({ points: [12, 17, 12, 7], ranks: [3, 1, 2, 4], winners: [1] });
    const shared = nobodyBids(sitDown({ ...fragment, gold: [16, 11, 12, 14], mines: [[], [], [], []] }, { luck }));
    shared.answer(0, 'take coyote-city 3/1').answer(1, 'take dry-gulch 11/3').answer(2, 'take coyote-city 11/3');
    expect(shared.game.outcome(shared.state)).toEqual({
      points: [17, 14, 15, 17],
      ranks: [1, 4, 3, 1],
      winners: [0, 3],
    });
  });
});
