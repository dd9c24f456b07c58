import { allSeats, seatsIn, type Json, type Script } from '@boxcars/engine';
import { Table } from '@boxcars/engine/testkit';
import { describe, expect, test } from 'vitest';

import { diceTown, PROPERTIES, STORE_CARDS, type Options } from '../../src/dice-town/index.ts';
import { deck, dollars, look, nuggets, sitDown, told, type TownTable } from './at-the-table.ts';

const PLAIN: Options = {
  edition: 'hu',
  brute: 'edition',
  townHall: 'edition',
  sheriff: -1,
  storeCards: null,
  properties: null,
};

describe('what is in the box', () => {
  test('[DT-C2] 19 General Store cards', () => {
    const counts = Object.fromEntries(STORE_CARDS.map((row) => [row.points ?? row.card, row.count]));
    expect(counts).toEqual({
      '1': 1,
      '2': 1,
      '3': 1,
      '4': 1,
      '5': 1,
      '8': 1,
      dynamite: 1,
      girls: 1,
      brute: 2,
      cheater: 2,
      corruption: 1,
      credit: 1,
      joe: 1,
      marshall: 1,
      split: 1,
      wanted: 1,
      elixir: 1,
    });
    expect(diceTown.components(sitDown().state)).toMatchObject({ storeCards: 19 });
  });

  test('[DT-C3] 25 Properties, worth 1 to 5', () => {
    expect(PROPERTIES.map((row) => row.points)).toEqual([1, 2, 3, 4, 5]);
    expect(diceTown.components(sitDown().state)).toMatchObject({ properties: 25 });
  });

  test.each([2, 3, 4, 5])('[DT-C4] with %i players only 8n+3 dollars are in the game, and 30 nuggets', (seats) => {
    expect(diceTown.components(sitDown({ seats }).state)).toMatchObject({ dollars: 8 * seats + 3, nuggets: 30 });
  });
});

describe('setting up', () => {
  test('[DT-S1] both decks are shuffled and three Properties lie face up, bottom first', () => {
    const table = sitDownFresh({ 'property-deck': [4, 0, 2], 'store-deck/1': [9, 6] });
    expect(look(table).row).toEqual(['property-5', 'property-1', 'property-3']);
    expect(look(table).propertyDeck).toBe(22);
    expect(deck(table).slice(-2)).toEqual(['joe', 'wanted']);
    expect(told(table, 'row-laid')).toMatchObject([{ row: ['property-5', 'property-1', 'property-3'] }]);
  });

  test('[DT-S2] $8 each, $3 in the Bank, none on the Stagecoach, 30 nuggets in the Mine', () => {
    const table = sitDownFresh({});
    expect(dollars(table)).toEqual([8, 8, 8]);
    expect(nuggets(table)).toEqual([0, 0, 0]);
    expect(look(table)).toMatchObject({ bank: 3, stagecoach: 0, mine: 30 });
  });

  test('[DT-S3] the host names the Sheriff, or luck does', () => {
    expect(look(sitDownFresh({ sheriff: 3 })).sheriff).toBe(2);
    expect(look(sitDownFresh({}, { sheriff: 1 })).sheriff).toBe(1);
    expect(diceTown.checkOptions({ ...PLAIN, sheriff: 3 }, 3)).toEqual({
      code: 'no-such-seat',
      rule: 'DT-S3',
      values: { option: 'sheriff', max: 2 },
    });
  });

  test('everyone is asked at once what to keep', () => {
    const { state } = sitDown({ seats: 5 });
    expect(diceTown.window(state)).toMatchObject({
      kind: 'keep-dice',
      mode: 'sealed',
      seats: seatsIn(allSeats(5)),
    });
  });
});

describe('replaced decks', () => {
  const store = [
    { card: 'wanted', count: 3 },
    { card: 'equipment', points: 9, count: 4 },
  ] as const;

  test('play with other counts and values', () => {
    const table = sitDown({ options: { storeCards: store, properties: [{ points: 7, count: 6 }] } });
    expect(diceTown.components(table.state)).toMatchObject({ storeCards: 7, properties: 6 });
    expect(look(table).row).toEqual(['property-7', 'property-7', 'property-7']);
  });

  test.each([
    ['deck-not-a-list', { storeCards: { wanted: 1 } }, {}],
    ['deck-row-wrong', { storeCards: [...store, { card: 'sombrero', count: 1 }] }, { row: 3, field: 'card' }],
    ['deck-row-wrong', { storeCards: [{ card: 'wanted', count: 0 }] }, { row: 1, field: 'count' }],
    ['deck-row-wrong', { storeCards: [{ card: 'wanted', count: 1, points: 3 }] }, { row: 1, field: 'points' }],
    ['deck-row-wrong', { storeCards: [{ card: 'equipment', points: 20, count: 1 }] }, { row: 1, field: 'points' }],
    ['deck-row-wrong', { properties: [{ points: 1, count: 5 }, 'x'] }, { row: 2, field: 'row' }],
    ['deck-row-wrong', { properties: [{ points: 1.5, count: 5 }] }, { row: 1, field: 'points' }],
    [
      'deck-row-repeated',
      {
        properties: [
          { points: 1, count: 5 },
          { points: 1, count: 5 },
        ],
      },
      { row: 2 },
    ],
    ['deck-size', { storeCards: [{ card: 'wanted', count: 4 }] }, { total: 4, min: 5 }],
    ['deck-size', { properties: [{ points: 3, count: 2 }] }, { total: 2, min: 3 }],
    [
      'deck-size',
      {
        properties: [
          { points: 3, count: 99 },
          { points: 4, count: 1 },
        ],
      },
      { total: 100, max: 99 },
    ],
  ])('are refused: %s', (code, options, values) => {
    expect(diceTown.checkOptions({ ...PLAIN, ...options }, 3)).toMatchObject({ code, values });
  });
});

/** A table as it comes out of the setup. */
function sitDownFresh(luck: Script, options: { readonly [name: string]: Json } = {}): TownTable {
  return new Table(diceTown, { seats: 3, luck, options, seed: 3 });
}
