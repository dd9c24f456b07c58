import type { Json } from '@boxcars/engine';
import { Table } from '@boxcars/engine/testkit';
import { describe, expect, test } from 'vitest';

import { winnersCircle } from '../../src/winners-circle/index.ts';
import { BETS, FIELD, raceAt } from './racecourse.ts';

const NONE: readonly (number | null)[] = [null, null, null, null, null, null, null];
const RACE = { bets: BETS, symbol: 'head', firstBettor: 0 };

describe('a fragment of state', () => {
  test('sets a race up', () => {
    const table = raceAt({
      race: 2,
      money: [300, 50],
      roll: 4,
      places: [37, 20, 5, 4, 3, 2, 1],
      finished: [0],
      faceDown: [1],
      pace: 1,
    });
    expect(table.waiting).toEqual([1]);
    expect(table.game.view(table.state, -1)).toMatchObject({
      race: 2,
      pace: 1,
      deck: 14,
      finished: [0],
      symbol: 'head',
    });
    expect(table.legal(1)).toEqual(['move 3', 'move 4', 'move 5', 'move 6', 'move 7']);
    expect(table.game.components(table.state)).toEqual({ 'horse-cards': 28, horses: 7, tokens: 6 });
  });

  test('sets bets up, half way round', () => {
    const table = new Table(winnersCircle, {
      seats: 3,
      seed: 1,
      arrange: { firstBettor: 2, bets: [NONE, NONE, NONE.with(3, 2)] },
    });
    expect(table.waiting).toEqual([0]);
    expect(table.asks).toBe('place-bet');
  });

  test.each<[string, Json, string]>([
    ['a list', [], 'fragment-not-an-object'],
    ['an unknown field', { horses: 3 }, 'fragment-field-unknown'],
  ])('is refused when it is or has %s', (_name, fragment, code) => {
    expect(refused(fragment)).toMatchObject({ code });
  });

  test.each<[string, { readonly [field: string]: Json }, string]>([
    ['race', { race: 4 }, 'race'],
    ['six gates', { gates: FIELD.slice(1) }, 'gates'],
    ['a horse twice', { gates: FIELD.with(1, 'Kelso') }, 'gates'],
    ['no such horse', { gates: FIELD.with(1, 'Rocinante') }, 'gates'],
    ['half a coin', { money: [25, 0] }, 'money'],
    ['a debt', { money: [-50, 0] }, 'money'],
    ['a seat too many', { money: [0, 0, 0] }, 'money'],
    ['no such bettor', { firstBettor: 2 }, 'firstBettor'],
    ['two 2s', { bets: [NONE.with(0, 2).with(1, 2), NONE] }, 'bets'],
    ['a 0 in open bets', { bets: [NONE.with(0, 0), NONE] }, 'bets'],
    ['a bet out of turn', { firstBettor: 0, bets: [NONE, NONE.with(0, 1)] }, 'bets'],
    ['a roll before the bets', { symbol: 'head' }, 'bets'],
    ['places without a roll', { places: [0, -1, -2, -3, -4, -5, -6] }, 'places'],
    ['all bets and no roll', { firstBettor: 0, bets: BETS }, 'symbol'],
    ['no such symbol', { ...RACE, symbol: 'hoof' }, 'symbol'],
    ['roll 0', { ...RACE, roll: 0 }, 'roll'],
    ['two on a space', { ...RACE, places: [5, 5, 4, 3, 2, 1, 0] }, 'places'],
    ['two on a space, a lap apart', { ...RACE, places: [36, 0, 4, 3, 2, 1, 9], pace: 0 }, 'places'],
    ['a horse behind its start', { ...RACE, places: [-1, 0, 4, 3, 2, 1, 9] }, 'places'],
    ['a horse over the line still running', { ...RACE, places: [37, 0, 4, 3, 2, 1, 9], pace: 0 }, 'places'],
    ['three finished', { ...RACE, finished: [0, 1, 2], pace: 0 }, 'finished'],
    ['nobody face up', { ...RACE, faceDown: [0, 1, 2, 3, 4, 5, 6] }, 'faceDown'],
    ['no pace although somebody came so far', { ...RACE, places: [18, 4, 3, 2, 1, -5, -6] }, 'pace'],
    ['the pace with one who did not', { ...RACE, places: [18, 4, 3, 2, 1, -5, -6], pace: 1 }, 'pace'],
  ])('is refused with %s', (_name, fragment, field) => {
    expect(refused(fragment)).toMatchObject({ code: 'fragment-impossible', values: { field } });
  });

  test('[WC-V2] is refused with equal heads in Royal Turf', () => {
    const gates = FIELD.with(1, 'Citation');
    expect(refused({ gates }, { royalTurf: true })).toMatchObject({ values: { field: 'gates' } });
  });
});

function refused(fragment: Json, options: { readonly [name: string]: Json } = {}): unknown {
  const table = new Table(winnersCircle, { seats: 2, seed: 1, options });
  const before = JSON.stringify(table.state);
  const refusal = table.game.arrange(table.state, fragment);
  expect(JSON.stringify(table.state)).toBe(before);
  return refusal;
}
