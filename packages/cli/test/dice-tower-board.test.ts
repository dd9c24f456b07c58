import { FastChance, RandomPlayer, type Json } from '@boxcars/engine';
import { diceTower, type State } from '@boxcars/games/dice-tower';
import { locales, translator } from '@boxcars/text';
import { describe, expect, test } from 'vitest';

import type { BoardContext } from '../src/boards/board.ts';
import { diceTowerBoard } from '../src/boards/dice-tower.ts';
import { drawOddsSeen } from '../src/dice-tower/odds-table.ts';
import { makePaint, unpaint, widthOf } from '../src/paint.ts';

const NAMES = ['Anna', 'Béla', 'Cyril', 'Dana'];

const context: BoardContext = {
  t: translator('en', { game: 'dice-tower' }),
  paint: makePaint(false),
  width: 80,
  seatName: (seat) => NAMES[seat] ?? '?',
  viewer: 0,
};

function arranged(fragment: { readonly [field: string]: Json }): State {
  const state = diceTower.setup(3, { deck: null }, new FastChance(1));
  const open = ['four=2', 'full:blue+yellow=3', 'trio=1/swap'];
  const problem = diceTower.arrange(state, { seat: 0, open, ...fragment });
  expect(problem).toBeNull();
  return state;
}

const HANDS = [['trio:pink=2'], ['full=1', 'full=1', 'six=6', 'four=2', 'five=3'], []];

describe('the board of Dice Tower', () => {
  test('shows the dice with signs and names, the stacks, and what is known of the cards', () => {
    const state = arranged({ dice: 'pppp/gg', rolls: 2, refused: [3], blackRolled: true, hands: HANDS });
    expect(diceTowerBoard(diceTower.view(state, 0), context)).toEqual([
      'Roll 2 of 3 · Black doubles: one die may be turned',
      'May be ended from 5 cards, ends at 8',
      '',
      'white  1 ▲ pink   2 ▲ pink   3 ▲ pink  4 ▲ pink',
      'black  5 ● green  6 ● green',
      '',
      'Stack  Card              Points  Action  Below',
      '1      Four                   2             12  fits',
      '2      Full house ↑↑↑★★       3             12',
      '3      Trio                   1  swap       12  refused',
      '',
      '> Anna  1 card · Trio ▲▲▲ 2',
      '  Béla  5 cards · 2× Full house 1 · Four 2 · Five 3 · Six 6 · may end the game',
      '  Cyril  0 cards',
      '↑ blue (b) · ★ yellow (y) · ▲ pink (p) · ✚ orange (o) · ● green (g)',
      '■ purple (v)',
    ]);
  });

  test('shows inherited dice, kept ones, and a tray before the first roll', () => {
    const inherited = arranged({ inherited: true, dice: 'pppp/gb' });
    expect(diceTowerBoard(diceTower.view(inherited, 1), context)[0]).toContain('The last player’s dice');
    const keep = diceTower.readAction('keep 1 2 3 4');
    if (keep === null) throw new Error('no such action');
    diceTower.apply(inherited, [keep], new FastChance(1));
    const rows = diceTowerBoard(diceTower.view(inherited, 0), context);
    expect(rows[0]).toContain('Dice kept');
    expect(rows.find((row) => row.startsWith('white'))).toContain('4 [▲ pink]');
    const before = diceTowerBoard(diceTower.view(arranged({}), 0), context);
    expect(before.find((row) => row.startsWith('black'))).toBe('black  5 ·  6 ·');
  });

  test('shows a swap: the drawn card to those who see it, unknown cards to the others', () => {
    const state = arranged({ dice: 'pppo/gb', rolls: 1, hands: [['six=6'], ['full=1', 'four:blue=3'], []] });
    const take = diceTower.readAction('take 3');
    if (take === null) throw new Error('no such action');
    diceTower.apply(state, [take], new FastChance(1));
    const head = (viewer: number): string => diceTowerBoard(diceTower.view(state, viewer), context).join('\n');
    expect(head(0)).toMatch(/A swap with Béla, drawn: (Full house 1|Four ↑↑↑↑ 3)/);
    expect(head(2)).toMatch(/A swap with Béla ·/);
    expect(head(2)).toContain('Béla  1 card · 1 unknown');
  });

  test.each(locales)('fits the width it is given, colour or not: %s', (locale) => {
    const chance = new FastChance(7);
    const player = new RandomPlayer(diceTower, chance);
    const deck: Json = [
      { combination: 'trio', points: 1, action: 'steal', copies: 15 },
      { combination: 'full', points: 2, action: 'group-swap', copies: 15 },
      { combination: 'three-pairs', colours: ['blue', 'pink', 'green'], points: 4, copies: 15 },
    ];
    const state = diceTower.setup(4, { deck }, chance);
    const t = translator(locale, { game: 'dice-tower' });
    do {
      for (const width of [60, 80, 120]) {
        const plain = diceTowerBoard(diceTower.view(state, 1), { ...context, t, width });
        const painted = diceTowerBoard(diceTower.view(state, 1), { ...context, t, width, paint: makePaint(true) });
        expect(painted.map(unpaint)).toEqual(plain);
        for (const row of plain) expect(widthOf(row), row).toBeLessThanOrEqual(width);
        expect(plain.join('')).not.toMatch(/[{}]|undefined|NaN/);
      }
    } while (state.turn < 40 && player.step(state));
  });
});

describe('the odds at the table', () => {
  test('are those of the cards and dice that lie there', () => {
    const state = arranged({ dice: 'pppp/gb', rolls: 1 });
    const rows = drawOddsSeen(diceTower.view(state, 0), context).join('\n');
    expect(rows).toContain('Odds with 2 rolls left');
    expect(rows).toMatch(/Four\s+│\s+2 │\s+100\.0 %/);
    expect(rows).toMatch(/Take Four\s+│\s+take 1 │\s+2\.000/);
  });

  test('are nothing where no dice are decided about', () => {
    const state = arranged({ dice: 'pppo/gb', rolls: 1, hands: [['six=6'], ['full=1', 'four:blue=3'], []] });
    const take = diceTower.readAction('take 3');
    if (take === null) throw new Error('no such action');
    diceTower.apply(state, [take], new FastChance(1));
    expect(drawOddsSeen(diceTower.view(state, 0), context)).toEqual([]);
  });

  test.each(locales)('fit 80 columns: %s', (locale) => {
    const t = translator(locale, { game: 'dice-tower' });
    for (const dice of ['bypo/gv', 'ppgb/oo', 'pppp/gb']) {
      for (const at of [{ rolls: 1 }, { rolls: 2, blackRolled: true }, { inherited: true }]) {
        const view = diceTower.view(arranged({ dice, ...at }), 0);
        const rows = drawOddsSeen(view, { ...context, t }).flatMap((row) => row.split('\n'));
        for (const row of rows) expect(widthOf(row), row).toBeLessThanOrEqual(80);
      }
    }
  });
});
