import { describe, expect, test } from 'vitest';

import type { Fragment } from '../../src/boomtown/index.ts';
import { goldOf, look, mayorOf, minesOf, nobodyBids, sitDown, told, type BoomtownTable } from './at-the-table.ts';

const OTHERS = ['coyote-city 7/3', 'san-narciso 9/7', 'cold-mountain 5/3'];

/** Seat 0 is about to choose, with this event on offer. */
function offered(event: string, fragment: Fragment = {}, options = {}): BoomtownTable {
  return nobodyBids(sitDown({ start: 0, offer: [event, ...OTHERS], ...fragment }, { options }));
}

/** Seat 0 takes the event. */
function taken(event: string, fragment: Fragment = {}, options = {}): BoomtownTable {
  return offered(event, fragment, options).answer(0, `take ${event}`);
}

describe('Card Shark', () => {
  test('[BT-E1, BT-B1] every other player pays 4 gold to the bank, or what they have', () => {
    const table = taken('card-shark', { gold: [0, 10, 3, 0] });
    expect(goldOf(table)).toEqual([0, 6, 0, 0]);
    expect(told(table, 'shark-paid').map(({ seat, paid }) => [seat, paid])).toEqual([
      [1, 4],
      [2, 3],
      [3, 0],
    ]);
    expect(table.game.components(table.state)['gold']).toBe(40);
  });
});

describe('Dynamite', () => {
  const fragment: Fragment = {
    mines: [['dry-gulch 2/5'], ['dry-gulch 8/5', 'coyote-city 3/1'], [], []],
    saloons: [
      { seat: 0, town: 'coyote-city' },
      { seat: 3, town: 'dry-gulch', girls: true },
    ],
    veins: ['dry-gulch 8/5'],
  };

  test("[BT-E2] names a mine or a Saloon of another player, never one of one's own", () => {
    const table = taken('dynamite', fragment);
    expect(table.asks).toBe('blow-up');
    expect(table.legal(0).toSorted()).toEqual([
      'blow up coyote-city 3/1',
      'blow up dry-gulch 8/5',
      'blow up girls 3 dry-gulch',
    ]);
    expect(table.refusal(0, 'blow up dry-gulch 2/5')).toEqual({ code: 'your-own-mine', rule: 'BT-E2' });
    expect(table.refusal(0, 'blow up san-narciso 2/6')).toEqual({ code: 'nobody-has-that-mine', rule: 'BT-E2' });
    expect(table.refusal(0, 'blow up saloon 0 coyote-city')).toEqual({ code: 'no-such-saloon', rule: 'BT-E2' });
  });

  test('[BT-E2] the mine leaves the game with what lies under it', () => {
    const table = taken('dynamite', fragment).answer(0, 'blow up dry-gulch 8/5');
    expect(minesOf(table, 1)).toEqual(['coyote-city 3/1']);
    expect(told(table, 'mine-blown-up')).toMatchObject([{ owner: 1, veins: 1 }]);
    expect(look(table).gone.map((mine) => mine.gold)).toContain(5);
    expect(table.game.components(table.state)).toMatchObject({ mines: 45, events: 15 });
  });

  test('[BT-E2, BT-E9] Saloon Girls leave with the Saloon', () => {
    const table = taken('dynamite', fragment).answer(0, 'blow up girls 3 dry-gulch');
    expect(look(table).players[3]?.saloons).toEqual([]);
    expect(table.game.components(table.state)).toMatchObject({ mines: 45, events: 15 });
  });

  test('[BT-E2] with no target it has no effect', () => {
    const table = taken('dynamite', { mines: [['dry-gulch 2/5'], [], [], []] });
    expect(told(table, 'dynamite-fizzled')).toEqual([{ type: 'dynamite-fizzled', seat: 0 }]);
    expect(table.game.components(table.state)).toMatchObject({ events: 15 });
    expect([table.asks, table.waiting]).toEqual(['choose-card', [1]]);
  });
});

describe('Expropriation', () => {
  const mines = [['dry-gulch 2/5'], ['dry-gulch 8/5', 'coyote-city 3/1'], ['dry-gulch 9/4', 'dry-gulch 10/7'], []];

  test('[BT-E3] takes a mine of another player, only in a town where one has a mine', () => {
    const table = taken('expropriation', { mines });
    expect(table.legal(0)).toEqual([
      'expropriate dry-gulch 8/5',
      'expropriate dry-gulch 9/4',
      'expropriate dry-gulch 10/7',
    ]);
    expect(table.refusal(0, 'expropriate coyote-city 3/1')).toEqual({
      code: 'no-mine-of-yours-there',
      rule: 'BT-E3',
      values: { town: 'coyote-city' },
    });
    expect(table.refusal(0, 'expropriate dry-gulch 2/5')).toEqual({ code: 'your-own-mine', rule: 'BT-E3' });
    table.answer(0, 'expropriate dry-gulch 8/5');
    expect([minesOf(table, 0), minesOf(table, 1)]).toEqual([['dry-gulch 2/5', 'dry-gulch 8/5'], ['coyote-city 3/1']]);
  });

  test('[BT-E3] the opening cost goes to the mayor, whoever had the mine', () => {
    const table = taken('expropriation', { mines }).answer(0, 'expropriate dry-gulch 8/5');
    expect(goldOf(table)).toEqual([8, 10, 12, 10]);
  });

  test('[BT-E3] taken from the mayor: by the number of mines before it was taken, and paid before the mayor changes', () => {
    const table = taken('expropriation', { mines }).answer(0, 'expropriate dry-gulch 10/7');
    expect(goldOf(table)).toEqual([8, 10, 12, 10]);
    expect(mayorOf(table, 'dry-gulch')).toBe(0);
    expect(
      table
        .events()
        .map((event) => event.type)
        .slice(-3),
    ).toEqual(['mine-expropriated', 'opening-paid', 'mayor-changed']);
  });

  test('[BT-E3, BT-E4] doubled by the Governor', () => {
    const table = taken('expropriation', { mines, governors: ['dry-gulch'] }).answer(0, 'expropriate dry-gulch 8/5');
    expect(goldOf(table)).toEqual([6, 10, 14, 10]);
  });

  test('[BT-E3] nothing if the post is empty or one is the mayor oneself', () => {
    const empty = taken('expropriation', { mines: [['dry-gulch 2/5'], ['dry-gulch 8/5'], ['dry-gulch 9/4'], []] });
    expect(goldOf(empty.answer(0, 'expropriate dry-gulch 8/5'))).toEqual([10, 10, 10, 10]);
    const own = taken('expropriation', {
      mines: [['dry-gulch 2/5', 'dry-gulch 3/4'], ['dry-gulch 8/5'], ['dry-gulch 9/4'], []],
    });
    expect(goldOf(own.answer(0, 'expropriate dry-gulch 8/5'))).toEqual([10, 10, 10, 10]);
  });

  test('[BT-E3] nothing at all with the French rule', () => {
    const table = taken('expropriation', { mines }, { expropriationFee: false }).answer(0, 'expropriate dry-gulch 8/5');
    expect(goldOf(table)).toEqual([10, 10, 10, 10]);
  });

  test('[BT-E3, BT-E7] a New Vein moves with the mine', () => {
    const table = taken('expropriation', { mines, veins: ['dry-gulch 10/7'] }).answer(0, 'expropriate dry-gulch 10/7');
    expect(look(table).players[0]?.mines.map((mine) => mine.veins)).toEqual([0, 1]);
  });
});

describe('Governor', () => {
  const mines = [
    ['dry-gulch 2/5', 'dry-gulch 8/5', 'coyote-city 3/1', 'coyote-city 4/3'],
    ['dry-gulch 3/4', 'dry-gulch 6/4'],
    [],
    [],
  ];

  test("[BT-E4] goes on one of one's own mayors", () => {
    const table = taken('governor', { mines, mayors: { 'dry-gulch': 0 } });
    expect(table.legal(0)).toEqual(['governor coyote-city', 'governor dry-gulch']);
    expect(table.refusal(0, 'governor san-narciso')).toMatchObject({ code: 'not-your-mayor', rule: 'BT-E4' });
    table.answer(0, 'governor dry-gulch');
    expect(look(table).towns.find((town) => town.town === 'dry-gulch')).toMatchObject({
      governor: true,
      costs: [0, 4, 4, 4],
    });
  });

  test('[BT-E4] with one mayor there is nothing to ask', () => {
    const table = taken('governor', { mines: [['dry-gulch 2/5', 'dry-gulch 8/5'], [], [], []] });
    expect(told(table, 'governor-placed')).toEqual([{ type: 'governor-placed', seat: 0, town: 'dry-gulch' }]);
  });

  test('[BT-E4] leaves the game when that player loses that post', () => {
    const offer = ['dry-gulch 9/4', ...OTHERS];
    const fragment = { mines, mayors: { 'dry-gulch': 0 }, governors: ['dry-gulch' as const], start: 1, offer };
    const table = nobodyBids(sitDown(fragment)).answer(1, 'take dry-gulch 9/4');
    expect(goldOf(table)).toEqual([14, 6, 10, 10]);
    expect(look(table).towns.find((town) => town.town === 'dry-gulch')).toMatchObject({ mayor: 1, governor: false });
    expect(told(table, 'governor-left')).toEqual([{ type: 'governor-left', seat: 0, town: 'dry-gulch' }]);
    expect(table.game.components(table.state)).toMatchObject({ events: 15 });
  });
});

describe('Holdup', () => {
  function holdUp(gold: readonly number[], dice: readonly number[], amount: number): BoomtownTable {
    const table = sitDown({ start: 0, offer: ['holdup', ...OTHERS], gold }, { luck: { 'holdup/1': dice } });
    return nobodyBids(table).answer(0, 'take holdup').answer(0, `hold up 2 for ${amount}`);
  }

  test('[BT-E5] with the amount or more on two dice, the gold changes hands', () => {
    expect(goldOf(holdUp([10, 10, 10, 10], [4, 3], 7))).toEqual([17, 10, 3, 10]);
  });

  test('[BT-E5] with less, nothing', () => {
    expect(goldOf(holdUp([10, 10, 10, 10], [3, 3], 7))).toEqual([10, 10, 10, 10]);
  });

  test('[BT-E5, BT-B1] no more than the victim has', () => {
    const table = holdUp([10, 10, 4, 10], [6, 6], 12);
    expect(goldOf(table)).toEqual([14, 10, 0, 10]);
    expect(told(table, 'holdup-tried')).toMatchObject([{ success: true, amount: 12, taken: 4 }]);
  });

  test('[BT-E5] another player, and an amount from 2 to 12', () => {
    const table = taken('holdup');
    expect(table.refusal(0, 'hold up 0 for 5')).toEqual({ code: 'holdup-of-oneself', rule: 'BT-E5' });
    expect(table.refusal(0, 'hold up 4 for 5')).toEqual({ code: 'no-such-player', rule: 'BT-E5' });
    expect([1, 13].map((amount) => table.game.readAction(`hold up 1 for ${amount}`))).toEqual([null, null]);
    expect(table.legal(0)).toHaveLength(3 * 11);
  });
});

describe('cards in hand', () => {
  test('[BT-E6] the Mustang is kept, and everyone knows it', () => {
    const table = taken('mustang');
    expect(look(table).players[0]).toMatchObject({ hand: ['mustang'], held: [] });
  });

  test('[BT-E11] so is the Telegraph', () => {
    const table = taken('telegraph');
    expect(look(table).players[0]).toMatchObject({ hand: ['telegraph'], held: [] });
    expect(told(table, 'event-kept')).toEqual([{ type: 'event-kept', seat: 0, event: 'telegraph' }]);
  });
});

describe('New Vein', () => {
  test("[BT-E7] goes under a mine of one's own", () => {
    const table = taken('new-vein', { mines: [['dry-gulch 2/5', 'dry-gulch 8/5'], ['coyote-city 3/1'], [], []] });
    expect(table.legal(0)).toEqual(['vein dry-gulch 2/5', 'vein dry-gulch 8/5']);
    expect(table.refusal(0, 'vein coyote-city 3/1')).toEqual({ code: 'not-your-mine', rule: 'BT-E7' });
    table.answer(0, 'vein dry-gulch 8/5');
    expect(look(table).players[0]?.mines.map((mine) => mine.veins)).toEqual([0, 1]);
  });

  test('[BT-E7, BT-Z2] it is worth no points', () => {
    const table = taken('new-vein', { gold: [0, 0, 0, 0], mines: [['dry-gulch 2/5'], [], [], []] });
    expect(table.game.points(table.state)[0]).toBe(5);
  });
});

describe('Saloon and Saloon Girls', () => {
  test('[BT-E8] a Saloon opens in any town, with or without mines there', () => {
    const table = taken('saloon');
    expect(table.legal(0)).toHaveLength(5);
    table.answer(0, 'saloon san-narciso');
    expect(look(table).players[0]?.saloons).toEqual([{ town: 'san-narciso', girls: false }]);
  });

  test("[BT-E9] Saloon Girls go to a Saloon of one's own", () => {
    const saloons = [
      { seat: 0, town: 'dry-gulch' },
      { seat: 0, town: 'san-narciso' },
    ] as const;
    const table = taken('saloon-girls', { saloons });
    expect(table.legal(0)).toEqual(['girls dry-gulch', 'girls san-narciso']);
    expect(table.refusal(0, 'girls coyote-city')).toMatchObject({ code: 'no-saloon-for-girls', rule: 'BT-E9' });
    table.answer(0, 'girls san-narciso');
    expect(look(table).players[0]?.saloons).toEqual([
      { town: 'dry-gulch', girls: false },
      { town: 'san-narciso', girls: true },
    ]);
  });
});

describe('Stagecoach Robbery', () => {
  test('[BT-E10] ten gold from the bank', () => {
    expect(goldOf(taken('stagecoach-robbery'))).toEqual([20, 10, 10, 10]);
  });
});

describe('answers to another question', () => {
  test.each([
    ['dynamite', 'blow-up', 'pass'],
    ['expropriation', 'expropriate', 'blow up dry-gulch 8/5'],
    ['governor', 'place-governor', 'saloon dry-gulch'],
    ['new-vein', 'place-vein', 'expropriate dry-gulch 8/5'],
    ['saloon', 'place-saloon', 'girls dry-gulch'],
    ['saloon-girls', 'place-girls', 'governor dry-gulch'],
    ['holdup', 'hold-up', 'bid 3'],
  ])('[BT-P3] %s asks %s and takes nothing else', (event, kind, other) => {
    const table = taken(event, {
      mines: [
        ['dry-gulch 2/5', 'dry-gulch 3/4', 'coyote-city 3/1', 'coyote-city 4/3'],
        ['dry-gulch 8/5', 'dry-gulch 9/4'],
        [],
        [],
      ],
      mayors: { 'dry-gulch': 0 },
      saloons:
        event === 'saloon-girls'
          ? [
              { seat: 0, town: 'dry-gulch' },
              { seat: 0, town: 'san-narciso' },
            ]
          : [],
    });
    expect(table.asks).toBe(kind);
    expect(table.refusal(0, other)).toEqual({ code: 'not-an-answer' });
  });
});
