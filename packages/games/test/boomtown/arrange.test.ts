import type { Json } from '@boxcars/engine';
import { Table } from '@boxcars/engine/testkit';
import { describe, expect, test } from 'vitest';

import { boomtown, type Fragment } from '../../src/boomtown/index.ts';
import { look, sitDown } from './at-the-table.ts';

/** Tries a fragment on a new table and says why it was refused. */
function refusalOf(fragment: Fragment | Json, seats = 4): unknown {
  const { state } = new Table(boomtown, { seats, seed: 1 });
  const before = JSON.stringify(state);
  const refusal = boomtown.arrange(state, fragment as Json);
  if (refusal !== null) expect(JSON.stringify(state)).toBe(before);
  return refusal?.code ?? null;
}

describe('scenario fragments', () => {
  test.each<[string, Fragment | Json]>([
    ['fragment-not-an-object', 'dry-gulch'],
    ['fragment-unknown-field', { weather: 'dry' }],
    ['fragment-no-such-card', { offer: ['dry-gulch 7/7', 'a', 'b', 'c'] }],
    ['fragment-card-used-up', { mines: [['dry-gulch 8/5'], ['dry-gulch 8/5'], [], []] }],
    ['fragment-card-used-up', { kept: [['mustang', 'mustang'], [], [], []] }],
    ['fragment-not-a-mine', { mines: [['dynamite'], [], [], []] }],
    ['fragment-not-kept', { kept: [['dynamite'], [], [], []] }],
    ['fragment-needs-a-row-a-seat', { mines: [[], []] }],
    ['fragment-needs-a-row-a-seat', { gold: [10] }],
    ['fragment-gold-not-possible', { gold: [10, -1, 10, 10] }],
    ['fragment-no-such-seat', { start: 4 }],
    ['fragment-no-such-town', { mayors: { tombstone: 0 } }],
    ['fragment-mayor-not-possible', { mayors: { 'dry-gulch': 0 } }],
    [
      'fragment-mayor-not-possible',
      { mines: [['dry-gulch 8/5', 'dry-gulch 2/5'], [], [], []], mayors: { 'dry-gulch': null } },
    ],
    ['fragment-no-mayor', { governors: ['dry-gulch'] }],
    ['fragment-vein-needs-an-owner', { veins: ['dry-gulch 8/5'] }],
    ['fragment-held-card-is-usable', { mines: [['dry-gulch 8/5'], [], [], []], kept: [['new-vein'], [], [], []] }],
    ['fragment-offer-size', { offer: ['dry-gulch 8/5'] }],
    ['fragment-round-not-possible', { round: 16 }],
    ['fragment-round-not-possible', { round: 1, mines: [['dry-gulch 8/5'], [], [], []] }],
    [
      'fragment-round-not-possible',
      { round: 1, offer: ['dynamite', 'dry-gulch 8/5', 'dry-gulch 2/5', 'dry-gulch 3/4'] },
    ],
    ['fragment-deck-too-small', { round: 15, deck: ['dry-gulch 8/5'] }],
  ])('%s', (code, fragment) => {
    expect(refusalOf(fragment)).toBe(code);
  });

  test('a fragment needs a new game', () => {
    const table = sitDown({});
    table.answer(0, 'pass');
    expect(boomtown.arrange(table.state, {})?.code).toBe('fragment-needs-a-new-game');
  });

  test.each([3, 4, 5])('every card stays accounted for with %i players', (seats) => {
    const rows = Array.from({ length: seats - 1 }, () => []);
    const table = sitDown(
      {
        round: 9,
        mines: [['dry-gulch 8/5', 'dry-gulch 2/5'], ...rows],
        veins: ['dry-gulch 8/5'],
        governors: ['dry-gulch'],
        saloons: [{ seat: 1, town: 'dry-gulch', girls: true }],
        kept: [['telegraph'], ...rows],
        gone: ['dynamite', 'san-narciso 9/7'],
        deck: ['mustang', 'coyote-city 3/1'],
      },
      { seats },
    );
    expect(boomtown.components(table.state)).toEqual({ mines: 45, events: 15, gold: 10 * seats });
    const { unseen, deck, removed } = look(table);
    expect(unseen.mines.length + unseen.events.length).toBe(deck + removed);
    expect(unseen.events).toContain('mustang');
    expect(deck).toBe(((seats === 3 ? 45 : 60) / seats - 9) * seats);
  });

  test('[BT-A2] who has no gold has passed already', () => {
    expect(sitDown({ gold: [0, 0, 5, 5] }).waiting).toEqual([2]);
    const poor = sitDown({ gold: [0, 0, 0, 0], start: 3 });
    expect([poor.asks, poor.waiting]).toEqual(['choose-card', [3]]);
  });

  test('named cards are the next of the deck', () => {
    const table = sitDown({ round: 9, deck: ['mustang', 'coyote-city 3/1', 'dynamite', 'dry-gulch 8/5'] });
    while (look(table).round === 9) table.pass();
    expect(look(table).offer).toMatchObject([
      { event: 'mustang' },
      { town: 'coyote-city' },
      { event: 'dynamite' },
      { number: 8 },
    ]);
  });
});
