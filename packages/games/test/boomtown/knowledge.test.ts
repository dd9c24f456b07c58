import { ascending, FastChance, PUBLIC, type Seat } from '@boxcars/engine';
import { Table } from '@boxcars/engine/testkit';
import { describe, expect, test } from 'vitest';

import { boomtown, type State } from '../../src/boomtown/index.ts';
import { card, look, sitDown } from './at-the-table.ts';

const hidden = (state: State): { deck: number[]; removed: number[] } =>
  JSON.parse(JSON.stringify({ deck: state.deck, removed: state.removed })) as never;

describe('what is hidden', () => {
  test('[BT-S1, BT-R2] resampling deals the unseen cards anew, and keeps returned events in the deck', () => {
    const luck = {
      'deck/1': ['telegraph', 'dry-gulch 8/5', 'coyote-city 7/3', 'governor', 'san-narciso 9/7'].map(card),
    };
    const { state } = new Table(boomtown, { seats: 3, seed: 3, luck });
    const unseen = [...hidden(state).deck, ...hidden(state).removed];
    const removed = new Map<number, number>();
    for (let seed = 0; seed < 400; seed++) {
      const other = hidden(boomtown.resample(state, 0, new FastChance(seed)));
      expect(other.deck).toHaveLength(42);
      expect(other.deck).toContain(card('telegraph'));
      expect(other.deck).toContain(card('governor'));
      expect(ascending([...other.deck, ...other.removed])).toEqual(ascending(unseen));
      for (const one of other.removed) removed.set(one, (removed.get(one) ?? 0) + 1);
    }
    expect(removed.has(card('governor'))).toBe(false);
    expect(removed.get(card('telegraph'))).toBeGreaterThan(50);
    expect(removed.get(card('mustang'))).toBeGreaterThan(50);
    expect(removed.has(card('dry-gulch 8/5'))).toBe(false);
  });

  test('[BT-R2] a returned event that comes up again is no longer surely in the deck', () => {
    const luck = {
      'deck/1': ['telegraph', 'dry-gulch 8/5', 'coyote-city 7/3', 'san-narciso 9/7'].map(card),
      'deck/2': [card('telegraph')],
    };
    const table = new Table(boomtown, { seats: 3, seed: 3, luck });
    expect(look(table).surelyInDeck).toEqual(['telegraph']);
    while (look(table).round === 1) table.pass();
    expect(look(table).surelyInDeck).toEqual([]);
    expect(look(table).unseen.events.filter((event) => event === 'telegraph')).toHaveLength(1);
  });

  test('[BT-S1] how the hidden cards truly lie makes no difference to a resampled table', () => {
    const { state } = sitDown({ round: 4 }, { seats: 3 });
    const twin = boomtown.resample(state, 1, new FastChance(99));
    expect(hidden(twin)).not.toEqual(hidden(state));
    for (const viewer of [PUBLIC, 0, 1, 2] as Seat[]) {
      const a = boomtown.resample(state, viewer, new FastChance(5));
      const b = boomtown.resample(twin, viewer, new FastChance(5));
      expect(JSON.stringify(a)).toBe(JSON.stringify(b));
    }
  });

  test('[BT-E6, BT-E11] everyone sees everything else: all views are the same but for who looks', () => {
    const { state } = sitDown({ kept: [['mustang'], ['telegraph'], [], []], gold: [1, 2, 3, 4] });
    const views = [PUBLIC, 0, 1, 2, 3].map((viewer) => ({ ...boomtown.view(state, viewer), you: null }));
    for (const view of views) expect(view).toEqual(views[0]);
  });
});
