import { describe, expect, test } from 'vitest';

import { DECK, EVENTS, type Fragment } from '../../src/boomtown/index.ts';
import {
  goldOf,
  look,
  mayorOf,
  minesOf,
  nobodyBids,
  sitDown,
  story,
  told,
  type BoomtownTable,
} from './at-the-table.ts';

/** Mines of numbers that the tests below don't roll. */
const DULL = ['coyote-city 3/1', 'dry-gulch 11/3', 'san-narciso 10/2', 'cold-mountain 4/6'];

/** Plays a round without bids in which everyone takes a dull mine, up to the roll. */
function roll(fragment: Fragment, dice: readonly number[]): BoomtownTable {
  const table = sitDown(
    { start: 0, round: 8, offer: DULL, gold: [10, 10, 10, 10], ...fragment },
    { luck: { 'production/8': dice } },
  );
  nobodyBids(table);
  while (table.asks === 'play-mustang') table.pass();
  const order = look(table).choosing;
  for (const seat of order.slice(0, 3)) table.answer(seat, table.game.fallback(table.state, seat));
  return table;
}

describe('production', () => {
  test('[BT-D1] every mine of the number yields its gold to its owner', () => {
    const table = roll(
      { mines: [['dry-gulch 8/5'], ['coyote-city 8/4', 'san-narciso 9/7'], ['san-narciso 8/2'], []] },
      [6, 2],
    );
    expect(goldOf(table)).toEqual([15, 14, 12, 10]);
    expect(told(table, 'dice-rolled')).toEqual([{ type: 'dice-rolled', seat: 0, dice: [6, 2] }]);
  });

  test('[BT-D1, BT-E7] three more with a New Vein', () => {
    const table = roll({ mines: [['dry-gulch 8/5'], ['coyote-city 8/4'], [], []], veins: ['dry-gulch 8/5'] }, [4, 4]);
    expect(goldOf(table)).toEqual([18, 14, 10, 10]);
  });

  test('[BT-D1] the start player of the round rolls, not the winner of its auction', () => {
    const table = sitDown({ start: 1, round: 8, offer: DULL }, { luck: { 'production/8': [1, 1] } });
    table.answer(1, 'pass').answer(2, 'bid 1').pass('bid').pass('choose-card');
    expect(told(table, 'dice-rolled')).toMatchObject([{ seat: 1 }]);
    expect(look(table).start).toBe(2);
  });

  test('[BT-D1] a number without an open mine yields nothing', () => {
    const table = roll({}, [4, 4]);
    expect(goldOf(table)).toEqual([10, 10, 10, 10]);
    expect(told(table, 'nothing-yielded')).toEqual([{ type: 'nothing-yielded', number: 8 }]);
  });
});

describe('the Telegraph', () => {
  const mines = [['dry-gulch 8/5'], ['coyote-city 7/3'], [], []];

  test('[BT-D2, BT-E11] its player turns one die to any face', () => {
    const table = roll({ mines, kept: [['telegraph'], [], [], []] }, [3, 4]);
    expect([table.asks, table.waiting]).toEqual(['turn-die', [0]]);
    expect(table.legal(0)).toHaveLength(11);
    table.answer(0, 'turn 3 to 4');
    expect(goldOf(table)).toEqual([15, 10, 10, 10]);
    expect(look(table).players[0]?.hand).toEqual([]);
  });

  test('[BT-D2] it can be kept', () => {
    const table = roll({ mines, kept: [['telegraph'], [], [], []] }, [3, 4]);
    table.answer(0, 'keep dice');
    expect(goldOf(table)).toEqual([10, 13, 10, 10]);
    expect(look(table).players[0]?.hand).toEqual(['telegraph']);
  });

  test('[BT-D2] only a die that shows the face can be turned, and only to another', () => {
    const table = roll({ mines, kept: [['telegraph'], [], [], []] }, [3, 4]);
    expect(table.refusal(0, 'turn 5 to 6')).toEqual({ code: 'no-die-shows-that', rule: 'BT-D2', values: { face: 5 } });
    expect(table.refusal(0, 'pass')).toEqual({ code: 'not-an-answer' });
    expect(table.refusal(0, 'turn 3 to 3')).toEqual({ code: 'die-already-shows-that', rule: 'BT-D2' });
  });

  test('[BT-D2] equal dice are one choice', () => {
    const table = roll({ mines, kept: [['telegraph'], [], [], []] }, [4, 4]);
    expect(table.legal(0)).toEqual([
      'keep dice',
      'turn 4 to 1',
      'turn 4 to 2',
      'turn 4 to 3',
      'turn 4 to 5',
      'turn 4 to 6',
    ]);
  });

  test('[BT-D2] holders are asked in seat order from the start player, again from the start after each use', () => {
    const table = roll({ mines, start: 2, kept: [['telegraph'], [], [], ['telegraph']] }, [3, 4]);
    expect(table.waiting).toEqual([3]);
    table.answer(3, 'keep dice');
    expect(table.waiting).toEqual([0]);
    table.answer(0, 'turn 3 to 4');
    expect(table.waiting).toEqual([3]);
    table.answer(3, 'turn 4 to 1');
    expect(told(table, 'die-turned').map((event) => event.dice)).toEqual([
      [4, 4],
      [1, 4],
    ]);
    expect(look(table).round).toBe(9);
  });

  test('[BT-D2] after a use the start player comes first again, also when the user has another one', () => {
    const deck = {
      mines: DECK.mines.map((mine) => ({ ...mine })),
      events: EVENTS.map((event) => ({ event, count: event === 'telegraph' ? 5 : 1 })),
    };
    const fragment = { start: 0, round: 8, offer: DULL, kept: [[], ['telegraph'], ['telegraph', 'telegraph'], []] };
    const luck = { 'production/8': [3, 4] };
    const table = nobodyBids(sitDown(fragment as never, { luck, options: { deck } })).pass('choose-card');
    table.answer(1, 'keep dice').answer(2, 'turn 3 to 5');
    expect(table.waiting).toEqual([1]);
  });

  test('[BT-D2] once all decline the result stands', () => {
    const table = roll({ mines, kept: [['telegraph'], ['telegraph'], [], []] }, [3, 4]);
    table.answer(0, 'keep dice').answer(1, 'keep dice');
    expect(goldOf(table)).toEqual([10, 13, 10, 10]);
  });
});

describe('collapse', () => {
  const mines = [['cold-mountain 6/9'], ['cactus-junction 7/6', 'cactus-junction 2/6'], [], []];

  test.each([
    [1, 1],
    [6, 6],
  ])('[BT-D3] a %i and a %i destroy every dangerous mine', (a, b) => {
    const table = roll({ mines }, [a, b]);
    expect([minesOf(table, 0), minesOf(table, 1)].flat()).not.toContain('cold-mountain 6/9');
    expect(minesOf(table, 1).filter((name) => name.startsWith('cactus'))).toEqual(['cactus-junction 2/6']);
    expect(look(table).gone.filter((mine) => mine.dangerous)).toHaveLength(2);
  });

  test('[BT-D3] a New Vein leaves with the mine', () => {
    const table = roll({ mines, veins: ['cold-mountain 6/9'] }, [1, 1]);
    expect(told(table, 'mine-collapsed')).toMatchObject([
      { owner: 1, veins: 0 },
      { owner: 0, veins: 1 },
    ]);
    expect(table.game.components(table.state)).toEqual({ mines: 45, events: 15, gold: 40 });
  });

  test('[BT-D3] a Telegraph can bring it about', () => {
    const table = roll({ mines, kept: [[], [], ['telegraph'], []] }, [1, 4]);
    table.answer(2, 'turn 4 to 1');
    expect(told(table, 'mine-collapsed')).toHaveLength(2);
  });

  test('[BT-D3] only the final result counts: a Telegraph can prevent it', () => {
    const table = roll({ mines, kept: [[], ['telegraph'], [], []] }, [6, 6]);
    table.answer(1, 'turn 6 to 1');
    expect(told(table, 'mine-collapsed')).toEqual([]);
    expect(goldOf(table)).toEqual([10, 16, 10, 10]);
  });

  test('[BT-D3] collapses first, then mayors, then production', () => {
    const fragment = {
      mines: [['cactus-junction 4/3', 'cactus-junction 12/5'], ['cactus-junction 7/6', 'cactus-junction 5/2'], [], []],
      mayors: { 'cactus-junction': 1 },
    };
    const table = roll(fragment, [6, 6]);
    expect(mayorOf(table, 'cactus-junction')).toBe(0);
    const after = story(table).slice(story(table).indexOf('mine-collapsed'));
    expect(after.slice(0, 3)).toEqual(['mine-collapsed', 'mayor-changed', 'mine-yielded']);
    expect(goldOf(table)).toEqual([15, 10, 10, 10]);
  });
});

describe('Saloons', () => {
  test('[BT-D4, BT-E8] the owner of a mine that yields pays each Saloon of its town 2 gold', () => {
    const saloons = [
      { seat: 1, town: 'dry-gulch' },
      { seat: 2, town: 'dry-gulch' },
    ] as const;
    const table = roll({ mines: [['dry-gulch 8/5'], ['coyote-city 8/4'], [], []], saloons }, [6, 2]);
    expect(goldOf(table)).toEqual([11, 16, 12, 10]);
  });

  test('[BT-D4] for each of several mines', () => {
    const saloons = [
      { seat: 2, town: 'dry-gulch' },
      { seat: 2, town: 'coyote-city' },
    ] as const;
    const table = roll({ mines: [['dry-gulch 8/5', 'coyote-city 8/4'], [], [], []], saloons }, [6, 2]);
    expect(goldOf(table)).toEqual([15, 10, 14, 10]);
    expect(told(table, 'saloon-paid')).toEqual([{ type: 'saloon-paid', seat: 0, to: 2, owed: 4, paid: 4 }]);
  });

  test('[BT-D4, BT-E9] four with Saloon Girls', () => {
    const table = roll(
      { mines: [['dry-gulch 8/5'], [], [], []], saloons: [{ seat: 3, town: 'dry-gulch', girls: true }] },
      [6, 2],
    );
    expect(goldOf(table)).toEqual([11, 10, 10, 14]);
  });

  test('[BT-D4] one does not pay oneself', () => {
    const table = roll({ mines: [['dry-gulch 8/5'], [], [], []], saloons: [{ seat: 0, town: 'dry-gulch' }] }, [6, 2]);
    expect(goldOf(table)).toEqual([15, 10, 10, 10]);
    expect(told(table, 'saloon-paid')).toEqual([]);
  });

  test('[BT-D4] paid after all yields, from what one then has', () => {
    const fragment = {
      gold: [0, 0, 0, 0],
      mines: [['coyote-city 8/4'], ['san-narciso 8/2'], [], []],
      saloons: [
        { seat: 1, town: 'coyote-city', girls: true },
        { seat: 2, town: 'san-narciso' },
      ] as const,
    };
    const table = roll(fragment, [4, 4]);
    expect(goldOf(table)).toEqual([0, 4, 2, 0]);
  });

  test('[BT-D4, BT-B1] an owner short of gold pays Saloons in seat order from the start player', () => {
    const fragment = {
      start: 2,
      gold: [0, 0, 0, 0],
      mines: [['cold-mountain 8/1'], [], [], []],
      saloons: [
        { seat: 1, town: 'cold-mountain' },
        { seat: 3, town: 'cold-mountain' },
      ] as const,
    };
    const table = roll(fragment, [4, 4]);
    expect(goldOf(table)).toEqual([0, 0, 0, 1]);
    expect(told(table, 'saloon-paid')).toEqual([
      { type: 'saloon-paid', seat: 0, to: 3, owed: 2, paid: 1 },
      { type: 'saloon-paid', seat: 0, to: 1, owed: 2, paid: 0 },
    ]);
  });

  test('[BT-D4] owners pay in seat order from the start player, so a later one can pay out of what came in', () => {
    const fragment = {
      start: 3,
      gold: [0, 0, 0, 0],
      mines: [['san-narciso 6/1'], [], [], ['dry-gulch 6/4']],
      saloons: [
        { seat: 0, town: 'dry-gulch' },
        { seat: 1, town: 'san-narciso' },
      ] as const,
    };
    expect(goldOf(roll(fragment, [3, 3]))).toEqual([1, 2, 0, 2]);
    expect(goldOf(roll({ ...fragment, start: 0 }, [3, 3]))).toEqual([2, 1, 0, 2]);
  });
});
