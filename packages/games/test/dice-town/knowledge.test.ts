import { FastChance, PUBLIC, type Viewer } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import { cupOf, diceTown, namesOf, type State } from '../../src/dice-town/index.ts';
import { answerAll, hand, look, passTo, sitDown, told, town, trueHand } from './at-the-table.ts';

/** Worlds that a viewer could not tell from this one. */
function worlds(state: State, viewer: Viewer, count = 60): State[] {
  return Array.from({ length: count }, (_, seed) => diceTown.resample(state, viewer, new FastChance(seed)));
}

describe('what is imagined', () => {
  test('[DT-H1] other cups are rolled anew, one’s own stays', () => {
    const { state } = sitDown();
    const imagined = worlds(state, 1);
    expect(new Set(imagined.map((world) => cupOf(world, 1)))).toEqual(new Set([cupOf(state, 1)]));
    expect(new Set(imagined.map((world) => cupOf(world, 0))).size).toBeGreaterThan(20);
    expect(imagined.every((world) => namesOf(cupOf(world, 0)).length === 5)).toBe(true);
  });

  test('[DT-T2] what the Sheriff saw in offers stays known through later moves', () => {
    const players = [{ hand: ['wanted', 'property-3', 'property-5'] as const }, {}, {}];
    const table = passTo(town(['99JJJ', '99KK10', 'AAAQQ'], { round: 2, sheriff: 2, players }), 'make-offer');
    answerAll(table, { 0: 'offer property-3 for 1' }).answer(2, 'choose 2');
    for (const world of worlds(table.state, 2)) expect(trueHand({ state: world }, 0)).toContain('property-3');
    const others = worlds(table.state, 1).map((world) => trueHand({ state: world }, 0).join());
    expect(others.some((cards) => !cards.includes('property-3'))).toBe(true);
  });

  test('[DT-7] a Property taken from the row is known to all', () => {
    const table = passTo(
      town(['KKKKA', '10 10 10JJ'], { round: 2, row: ['property-1', 'property-2', 'property-3'] }),
      'keep-dice',
    );
    expect(look(table).players[0]?.hand.sure).toEqual(['property-1', 'property-2']);
  });

  test('[DT-5] after a theft the third player knows only that a Property moved', () => {
    const table = town(['QQQ99', '10 10KKK', 'AAA10K'], {
      round: 2,
      row: ['property-4'],
      players: [{}, { wired: [] }, { hand: ['property-1', 'property-5'] }],
    });
    passTo(table, 'keep-stolen').answer(0, 'take property-5');
    expect(look(table, 1).players[0]?.hand).toMatchObject({ properties: 1, sure: [] });
    expect(look(table, 2).players[0]?.hand.sure).toEqual(['property-5']);
    expect(look(table, 0).players[2]?.hand.sure).toEqual(['property-1']);
  });

  test('[DT-4] the drawer remembers what was discarded, until the deck is shuffled', () => {
    const table = town(['JJ999', '1010KKK', 'AAAAK'], { round: 2, storeDeck: ['brute', 'girls'] });
    table.answer(0, 'take girls');
    for (const world of worlds(table.state, 0, 20)) {
      expect(diceTown.view(world, 0).discards.sure).toEqual(['brute']);
      expect(trueHand({ state: world }, 0)).toEqual(['girls']);
    }
  });

  test('[DT-G5] the questions depend on public facts alone', () => {
    const table = town(['9999K', '10 10KKQ', 'AAA10J'], { round: 2, players: [{ hand: ['equipment-1'] }, {}, {}] });
    for (const viewer of [1, 2, PUBLIC]) {
      for (const world of worlds(table.state, viewer, 20))
        expect(diceTown.window(world)).toBe(diceTown.window(table.state));
    }
    expect(hand(table, 0)).toEqual(['equipment-1']);
    expect(told(table, 'card-played')).toEqual([]);
  });
});
