import type { Json } from '@boxcars/engine';
import { Table } from '@boxcars/engine/testkit';
import { describe, expect, test } from 'vitest';

import { diceTown } from '../../src/dice-town/index.ts';
import { deck, dice, look, sitDown } from './at-the-table.ts';

/** Tries a fragment on a new table of three and says why it was refused. */
function refusalOf(fragment: Json): unknown {
  const { state } = new Table(diceTown, { seats: 3, seed: 1 });
  const before = JSON.stringify(state);
  const refusal = diceTown.arrange(state, fragment);
  if (refusal !== null) expect(JSON.stringify(state)).toBe(before);
  return refusal === null ? null : [refusal.code, refusal.values?.['field'] ?? null];
}

describe('scenario fragments', () => {
  test.each<[string, string | null, Json]>([
    ['fragment-not-an-object', null, 'howdy'],
    ['fragment-not-an-object', null, [1]],
    ['fragment-field-unknown', 'weather', { weather: 'dry' }],
    ['fragment-field-unknown', 'hat', { players: [{ hat: 1 }, {}, {}] }],
    ['fragment-impossible', 'players', { players: [{}, {}] }],
    ['fragment-impossible', 'players', { players: [{}, {}, 3] }],
    ['fragment-impossible', 'round', { round: 0 }],
    ['fragment-impossible', 'roll', { players: [{ kept: ['9'], cup: ['9', '9', '9', '9'] }, {}, {}], roll: 1 }],
    ['fragment-impossible', 'sheriff', { sheriff: 3 }],
    ['fragment-impossible', 'stagecoach', { stagecoach: 28 }],
    ['fragment-impossible', 'dollars', { players: [{ dollars: 20 }, { dollars: 8 }, {}] }],
    ['fragment-impossible', 'nuggets', { players: [{ nuggets: 31 }, {}, {}] }],
    ['fragment-impossible', 'nuggets', { players: [{ nuggets: 30 }, {}, {}] }],
    ['fragment-impossible', 'kept', { players: [{ kept: ['9', '9', '9', '9', '9'], cup: [] }, {}, {}] }],
    ['fragment-impossible', 'kept', { players: [{ kept: ['8'] }, {}, {}] }],
    ['fragment-impossible', 'cup', { players: [{ kept: ['9'] }, {}, {}] }],
    ['fragment-impossible', 'hand', { players: [{ hand: ['joe'] }, {}, {}] }],
    ['fragment-impossible', 'hand', { players: [{ hand: ['wanted'] }, { hand: ['wanted'] }, {}] }],
    ['fragment-impossible', 'hand', { players: [{ hand: ['equipment-7'] }, {}, {}] }],
    ['fragment-impossible', 'wired', { players: [{ wired: ['wanted'] }, {}, {}] }],
    ['fragment-impossible', 'row', { row: ['property-1', 'property-1', 'property-1', 'property-1'] }],
    ['fragment-impossible', 'storeDeck', { storeDeck: ['wanted', 'wanted'] }],
    ['fragment-impossible', 'propertyDeck', { propertyDeck: ['wanted'] }],
  ])('%s: %s', (code, field, fragment) => {
    expect(refusalOf(fragment)).toEqual([code, field]);
  });

  test('a fragment needs a new game', () => {
    const table = sitDown();
    table.pass('keep-dice');
    expect(diceTown.arrange(table.state, {})?.code).toBe('fragment-needs-a-new-game');
  });

  test('what is left out is as in a new game, and everything stays accounted for', () => {
    const table = sitDown({
      players: [{ nuggets: 4, dollars: 2, hand: ['wanted', 'property-1'], kept: dice('99'), cup: dice('JQK') }, {}, {}],
      stagecoach: 1,
      storeDeck: ['joe', 'girls'],
      discards: ['brute'],
      row: ['property-5'],
      under: ['property-2'],
    });
    expect(look(table)).toMatchObject({ mine: 26, bank: 8, stagecoach: 1, round: 1, roll: 2, storeDeck: 17 });
    expect(look(table).row[0]).toBe('property-5');
    expect(look(table).row).toHaveLength(3);
    expect(look(table).under).toEqual(['property-2']);
    expect(deck(table).slice(-2)).toEqual(['girls', 'joe']);
    expect(diceTown.components(table.state)).toEqual({ dollars: 27, nuggets: 30, storeCards: 19, properties: 25 });
  });
});
