import { FastChance, PUBLIC } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import { diceTower, writeCard } from '../../src/dice-tower/index.ts';
import { card, handSeen, kind, trayAt, type Tray } from './tray.ts';

const open = ['trio=1/steal', 'trio=1/swap', 'four=2'];
const dice = 'pppb/go';

/** The hands a viewer imagines, over many imagined worlds. */
function imagined(table: Tray, viewer: number, seat: number): Set<string> {
  const worlds = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const world = diceTower.resample(table.state, viewer, new FastChance(seed));
    const own = diceTower.view(world, seat).seats[seat]?.sure ?? [];
    worlds.add(own.flatMap((row) => Array.from({ length: row.count }, () => writeCard(row.card))).join(' '));
  }
  return worlds;
}

describe('what is known of hands', () => {
  test('[TW-T2] a won card is known to all', () => {
    const table = trayAt({ open, dice: 'pppp/go', rolls: 1 }).answer(0, 'take 3');
    for (const viewer of [0, 1, 2, PUBLIC]) expect(handSeen(table, viewer, 0)).toEqual(['four=2']);
  });

  test('[TW-A2] after a steal the others imagine exactly the worlds that can be', () => {
    const hands = [[], ['four:blue=3', 'six=6'], []];
    const luck = { 'draw/1/1': kind('six=6') };
    const table = trayAt({ open, dice, rolls: 1, hands }, { luck }).answer(0, 'take 1');
    expect(imagined(table, 2, 0)).toEqual(new Set(['trio=1/steal four:blue=3', 'trio=1/steal six=6']));
    expect(imagined(table, 2, 1)).toEqual(new Set(['four:blue=3', 'six=6']));
    expect(imagined(table, 1, 0)).toEqual(new Set(['trio=1/steal six=6']));
  });

  test('[TW-A3] after a swap one card of each has changed hands, and it is not the same one', () => {
    const hands = [['trio:pink=2'], ['four:blue=3'], []];
    const table = trayAt({ open, dice, rolls: 1, hands }).answer(0, 'take 2').answer(0, 'give trio:pink=2');
    // Player 2 had one card, so everyone knows what was drawn; what was given for it the third player doesn't know.
    expect(imagined(table, 2, 0)).toEqual(new Set(['trio=1/swap four:blue=3', 'trio:pink=2 four:blue=3']));
    expect(imagined(table, 2, 1)).toEqual(new Set(['trio=1/swap', 'trio:pink=2']));
    expect(imagined(table, 1, 0)).toEqual(new Set(['trio=1/swap four:blue=3']));
  });

  test('[TW-S1] the stacks below their top cards may lie in any order', () => {
    const table = trayAt({ open });
    const orders = new Set<string>();
    for (let seed = 0; seed < 5; seed++) {
      orders.add(JSON.stringify(diceTower.resample(table.state, 0, new FastChance(seed)).stacks));
    }
    expect(orders.size).toBe(5);
  });

  test('[TW-A2] copies of a card can not be told apart', () => {
    const hands = [[], ['full=1', 'full=1', 'six=6'], []];
    const luck = { 'draw/1/1': kind('full=1') };
    const table = trayAt({ open, dice, rolls: 1, hands }, { luck }).answer(0, 'take 1');
    expect(handSeen(table, 2, 1)).toEqual(['full=1', '?']);
    expect(table.game.view(table.state, 2).seats[1]?.maybe).toEqual([card('full=1'), card('six=6')]);
  });

  test('nothing that is hidden stands in a view, an event or a question', () => {
    const hands = [['trio:pink=2'], ['four:blue=3', 'six=6'], []];
    const table = trayAt({ open, dice, rolls: 1, hands }, { luck: { 'draw/1/1': kind('six=6') } }).answer(0, 'take 2');
    const seen = JSON.stringify([table.game.view(table.state, 2).swap, table.events(2, 'card-drawn')]);
    expect(seen).not.toContain('six');
    expect(seen).not.toContain('four');
  });
});
