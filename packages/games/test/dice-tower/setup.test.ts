import { Table } from '@boxcars/engine/testkit';
import { describe, expect, test } from 'vitest';

import { diceTower, OWN_CARDS, writeCard, type Card } from '../../src/dice-tower/index.ts';
import { kind, rolled, trayAt } from './tray.ts';

describe('setup', () => {
  test('[TW-S1] three stacks of 15, their top cards open', () => {
    const top = ['six=6', 'trio=1', 'four=2'];
    const filler = OWN_CARDS.map((_, at) => at).filter((at) => !top.includes(writeCard(OWN_CARDS[at] as Card)));
    const deck = top.flatMap((text, stack) => [kind(text), ...filler.slice(14 * stack, 14 * stack + 14)]);
    const table = new Table(diceTower, { seats: 2, luck: { 'start-player': 0, deck: deck.slice(0, 31) } });
    const { stacks } = table.game.view(table.state, -1);
    expect(stacks.map(({ card }) => card === null || writeCard(card))).toEqual(top);
    expect(stacks.map(({ below }) => below)).toEqual([14, 14, 14]);
  });

  test('[TW-S1] only the three top cards are seen; what lies below is known as a set', () => {
    const table = trayAt({});
    const view = table.game.view(table.state, 1);
    const below = view.rest.reduce((sum, { count }) => sum + count, 0);
    expect(below).toBe(42);
    expect(JSON.stringify(view)).not.toContain('"stacks":[[');
    const seen = JSON.stringify(table.game.view(table.game.resample(table.state, 1, table.chance), 1));
    expect(seen).toBe(JSON.stringify(view));
  });

  test('[TW-S1] a stack that runs out stays empty', () => {
    const hands = fullHands();
    const table = trayAt({ open: ['four=2', null, 'six=6'], hands, dice: 'pppb/go', rolls: 1 }, { seats: 4 });
    expect(table.game.view(table.state, 0).stacks[1]).toMatchObject({ card: null, below: 0, fits: false });
    expect(table.refusal(0, 'take 2')).toEqual({ code: 'stack-is-empty', rule: 'TW-S1', values: { stack: 1 } });
  });

  test('[TW-S1] taking the last card of a stack empties it', () => {
    const luck = Object.fromEntries(Array.from({ length: 15 }, (_, turn) => [`roll/${turn + 1}/1`, rolled('pppb/go')]));
    const options = { deck: [{ combination: 'trio', points: 1, copies: 45 }] };
    const table = new Table(diceTower, { seats: 2, seed: 1, luck, options });
    for (let turn = 1; turn <= 15; turn++) {
      const { seat } = table.state;
      table.answer(seat, 'roll all').answer(seat, 'take 2');
      if (table.asks === 'end-or-go-on') table.answer(seat, 'go on');
    }
    expect(table.events(-1, 'stack-emptied')).toEqual([{ type: 'stack-emptied', stack: 1 }]);
    expect(table.game.view(table.state, 0).stacks.map(({ card, below }) => [card === null, below])).toEqual([
      [false, 14],
      [true, 0],
      [false, 14],
    ]);
  });

  test('[TW-S2] luck names the start player, then it goes clockwise', () => {
    const luck = { 'start-player': 2, 'roll/1/1': rolled('bypo/gv'), 'roll/2/1': rolled('bypo/gv') };
    const deck = [{ combination: 'six', points: 1, copies: 45 }];
    const table = new Table(diceTower, { seats: 3, luck, seed: 1, options: { deck } });
    expect(table.events(-1, 'game-started')).toEqual([{ type: 'game-started', seat: 2, seats: 3 }]);
    table.answer(2, 'roll all').answer(2, 'end turn').answer(0, 'roll all').answer(0, 'end turn');
    expect(table.waiting).toEqual([1]);
  });
});

/** Four hands of five cards or fewer, 16 in all, without the top cards used here. */
function fullHands(): string[][] {
  const cards = OWN_CARDS.map(writeCard).filter((text) => !['four=2', 'five=3', 'six=6'].includes(text));
  return [cards.slice(0, 3), cards.slice(3, 8), cards.slice(8, 13), cards.slice(13, 18)];
}

describe('a deck of one’s own', () => {
  const trio = { combination: 'trio', points: 1, copies: 45 };

  test('[TW-C2] replaces the game’s cards', () => {
    const deck = [
      { ...trio, copies: 44 },
      { combination: 'full', colours: ['pink', 'blue'], points: 7, action: 'steal' },
    ];
    expect(diceTower.checkOptions({ deck }, 2)).toBeNull();
    const table = new Table(diceTower, { seats: 2, seed: 1, options: { deck } });
    expect(table.game.view(table.state, -1).rest.reduce((sum, { count }) => sum + count, 0)).toBe(42);
  });

  test.each([
    ['no list', { rows: [] }, 'deck-not-a-list', undefined],
    ['no row', [trio, 7], 'card-not-a-row', 2],
    ['an unknown field', [{ ...trio, name: 'x' }], 'card-field-unknown', 1],
    ['an unknown combination', [{ ...trio, combination: 'seven' }], 'card-combination-unknown', 1],
    ['an unknown colour', [{ ...trio, colours: ['red'] }], 'card-colours-wrong', 1],
    ['too many colours', [{ ...trio, colours: ['blue', 'pink'] }], 'card-colours-wrong', 1],
    ['an unknown action', [{ ...trio, action: 'dance' }], 'card-action-unknown', 1],
    ['points that are no number', [{ ...trio, points: '1' }], 'card-number-wrong', 1],
    ['points below nothing', [{ ...trio, points: -1 }], 'card-number-wrong', 1],
    ['no copies', [{ ...trio, copies: 0 }], 'card-number-wrong', 1],
    [
      'the same face twice',
      [
        { ...trio, copies: 40 },
        { ...trio, copies: 5, colours: [] },
      ],
      'card-row-twice',
      2,
    ],
    ['46 cards', [trio, { combination: 'four', points: 2 }], 'too-many-cards', 2],
    ['44 cards', [{ ...trio, copies: 44 }], 'too-few-cards', 1],
  ])('[TW-S1] %s: refused, and the row is named', (_, deck, code, row) => {
    const problem = diceTower.checkOptions({ deck: deck }, 3);
    expect(problem?.code).toBe(code);
    expect(problem?.values?.['row']).toBe(row);
  });
});
