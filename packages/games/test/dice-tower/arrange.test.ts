import { FastChance, type Json } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import { diceTower } from '../../src/dice-tower/index.ts';
import { handSeen, trayAt } from './tray.ts';

describe('an arranged position', () => {
  test('has the cards named where they are named, and all others in the stacks', () => {
    const table = trayAt({ hands: [['trio=1'], [], ['six:green=8', 'full=1', 'full=1']] });
    expect(handSeen(table, 1, 2)).toEqual(['full=1', 'full=1', 'six:green=8']);
    expect(table.game.components(table.state)).toEqual(
      table.game.components(diceTower.setup(3, { deck: null }, new FastChance(4))),
    );
    expect(table.game.view(table.state, 0).stacks.map(({ below }) => below)).toEqual([13, 13, 12]);
  });

  test('is a position like any other: it looks the same resampled', () => {
    const table = trayAt({ hands: [['trio=1'], [], ['six:green=8']], dice: 'pppp/gb', rolls: 2, refused: [1] });
    const other = table.game.resample(table.state, 0, new FastChance(2));
    expect(table.game.view(other, 0)).toEqual(table.game.view(table.state, 0));
    expect(other.stacks).not.toEqual(table.state.stacks);
  });

  test.each<[string, Json]>([
    ['fragment-not-an-object', 'pppp/gb'],
    ['fragment-not-an-object', []],
    ['fragment-field-unknown', { weather: 'fine' }],
    ['fragment-wrong', { seat: 3 }],
    ['fragment-wrong', { rolls: 4 }],
    ['fragment-wrong', { rolls: 1 }],
    ['fragment-wrong', { dice: 'pppp' }],
    ['fragment-wrong', { dice: 7, rolls: 1 }],
    ['fragment-wrong', { inherited: 'yes' }],
    ['fragment-wrong', { inherited: true }],
    ['fragment-wrong', { inherited: true, dice: 'pppp/gb', rolls: 1 }],
    ['fragment-wrong', { blackRolled: 1 }],
    ['fragment-wrong', { open: ['four=2'] }],
    ['fragment-wrong', { open: ['four=2', 'five=3', 'seven=7'] }],
    ['fragment-wrong', { open: ['four=2', 'five=3', null] }],
    ['fragment-wrong', { open: 'four=2' }],
    ['fragment-wrong', { hands: [[], []] }],
    ['fragment-wrong', { hands: [[null], [], []] }],
    ['fragment-wrong', { refused: [1], rolls: 1, dice: 'pppp/gb' }],
    ['fragment-wrong', { refused: [4], rolls: 2, dice: 'pppp/gb' }],
    ['fragment-wrong', { refused: 1, rolls: 2, dice: 'pppp/gb' }],
    ['fragment-card-not-left', { open: ['six=6', 'six=6', 'four=2'] }],
    ['fragment-asks-nothing', { rolls: 3, dice: 'bypo/gv' }],
  ])('is refused where it is impossible, and nothing changes: %s, %j', (code, fragment) => {
    const state = diceTower.setup(3, { deck: null }, new FastChance(1));
    const before = JSON.stringify(state);
    expect(diceTower.arrange(state, fragment)?.code).toBe(code);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('has fewer cards in hands than end the game', () => {
    const hand = ['trio=1', 'full=1', 'full=1', 'four=2', 'four=2', 'five=3', 'five=3', 'six=6'];
    const state = diceTower.setup(3, { deck: null }, new FastChance(1));
    expect(diceTower.arrange(state, { hands: [hand, [], []] })?.code).toBe('fragment-wrong');
  });
});
