import { describe, expect, test } from 'vitest';

import { EVENTS, DECK } from '../../src/boomtown/index.ts';
import { goldOf, look, mayorOf, minesOf, nobodyBids, sitDown, story, told } from './at-the-table.ts';

const OTHERS = ['coyote-city 7/3', 'san-narciso 9/7', 'cold-mountain 5/3'];

/** The game's own mines and three of every event. */
const MANY_EVENTS = {
  mines: DECK.mines.slice(0, 43).map((mine) => ({ ...mine })),
  events: EVENTS.map((event) => ({ event, count: 3 })),
};

describe('cards that wait', () => {
  test.each(['expropriation', 'governor', 'saloon-girls', 'new-vein'] as const)(
    '[BT-E3, BT-E4, BT-E7, BT-E9] a card without a use lies open before its player: %s',
    (event) => {
      const table = nobodyBids(sitDown({ offer: [event, ...OTHERS] })).answer(0, `take ${event}`);
      expect(look(table).players[0]).toMatchObject({ held: [event], hand: [] });
      expect(told(table, 'event-held')).toEqual([{ type: 'event-held', seat: 0, event }]);
      expect(table.waiting).toEqual([1]);
    },
  );

  test('[BT-E3] Expropriation is used as soon as another has a mine where one has, before the next choice', () => {
    const mines = [['dry-gulch 2/5', 'coyote-city 4/3'], [], [], []];
    const table = nobodyBids(
      sitDown({ offer: ['dry-gulch 8/5', ...OTHERS], mines, kept: [['expropriation'], [], [], []], start: 1 }),
    );
    table.answer(1, 'take dry-gulch 8/5');
    expect(told(table, 'held-used')).toEqual([{ type: 'held-used', seat: 0, event: 'expropriation' }]);
    expect(minesOf(table, 0)).toEqual(['coyote-city 4/3', 'dry-gulch 2/5', 'dry-gulch 8/5']);
    expect([table.asks, table.waiting]).toEqual(['choose-card', [2]]);
  });

  test('[BT-E4] Governor is used right after one becomes mayor', () => {
    const fragment = { offer: ['dry-gulch 8/5', ...OTHERS], mines: [['dry-gulch 2/5'], [], [], []] };
    const table = nobodyBids(sitDown({ ...fragment, kept: [['governor'], [], [], []] })).answer(
      0,
      'take dry-gulch 8/5',
    );
    expect(story(table).slice(-4)).toEqual(['mine-taken', 'mayor-changed', 'held-used', 'governor-placed']);
    expect(look(table).players[0]?.held).toEqual([]);
  });

  test('[BT-E4, BT-P2] but after the payment that came with it', () => {
    const mines = [['dry-gulch 2/5', 'dry-gulch 3/4'], ['dry-gulch 6/4', 'dry-gulch 7/2'], [], []];
    const fragment = { offer: ['dry-gulch 8/5', ...OTHERS], mines, mayors: { 'dry-gulch': 1 } };
    const table = nobodyBids(sitDown({ ...fragment, kept: [['governor'], [], [], []] })).answer(
      0,
      'take dry-gulch 8/5',
    );
    expect(story(table).slice(-5)).toEqual([
      'mine-taken',
      'opening-paid',
      'mayor-changed',
      'held-used',
      'governor-placed',
    ]);
    expect(goldOf(table)).toEqual([8, 12, 10, 10]);
  });

  test('[BT-E9] Saloon Girls are used as soon as one opens a Saloon', () => {
    const fragment = { offer: ['saloon', ...OTHERS], kept: [['saloon-girls'], [], [], []] as never };
    const table = nobodyBids(sitDown(fragment)).answer(0, 'take saloon').answer(0, 'saloon dry-gulch');
    expect(look(table).players[0]?.saloons).toEqual([{ town: 'dry-gulch', girls: true }]);
  });

  test('[BT-E7] New Vein is used as soon as one has a mine', () => {
    const fragment = { offer: ['dry-gulch 8/5', ...OTHERS], kept: [['new-vein'], [], [], []] as never };
    const table = nobodyBids(sitDown(fragment)).answer(0, 'take dry-gulch 8/5');
    expect(look(table).players[0]?.mines).toMatchObject([{ veins: 1 }]);
  });

  test('[BT-E4, BT-D3] production counts too: a collapse makes a mayor, and the Governor is used before the yield', () => {
    const fragment = {
      round: 8,
      start: 3,
      offer: ['coyote-city 3/1', 'dry-gulch 11/3', 'san-narciso 10/2', 'cold-mountain 4/6'],
      mines: [['cactus-junction 4/3'], ['cactus-junction 7/6'], [], []],
      mayors: { 'cactus-junction': 1 },
      kept: [['governor'], [], [], []] as never,
    };
    const table = nobodyBids(sitDown(fragment, { luck: { 'production/8': [1, 1] } })).pass('choose-card');
    expect(mayorOf(table, 'cactus-junction')).toBe(0);
    const types = story(table);
    expect(types.slice(types.indexOf('mine-collapsed')).slice(0, 5)).toEqual([
      'mine-collapsed',
      'mayor-changed',
      'held-used',
      'governor-placed',
      'nothing-yielded',
    ]);
  });

  test('[BT-E3, BT-E7] one player has several that become usable: they choose the order', () => {
    const fragment = {
      offer: ['dry-gulch 8/5', ...OTHERS],
      mines: [[], ['dry-gulch 9/4'], ['dry-gulch 3/4'], []],
      kept: [['expropriation', 'new-vein'], [], [], []] as never,
    };
    const table = nobodyBids(sitDown(fragment)).answer(0, 'take dry-gulch 8/5');
    expect([table.asks, table.waiting, table.legal(0)]).toEqual([
      'use-held',
      [0],
      ['use expropriation', 'use new-vein'],
    ]);
    table.answer(0, 'use expropriation');
    expect(table.asks).toBe('expropriate');
    table.answer(0, 'expropriate dry-gulch 3/4');
    expect([table.asks, table.legal(0)]).toEqual(['place-vein', ['vein dry-gulch 3/4', 'vein dry-gulch 8/5']]);
    table.answer(0, 'vein dry-gulch 3/4');
    expect([table.asks, table.waiting]).toEqual(['choose-card', [1]]);
  });

  test('[BT-E3] two players at once: the acting one comes first, whatever the seat', () => {
    const fragment = {
      start: 2,
      offer: ['dry-gulch 8/5', ...OTHERS],
      mines: [['dry-gulch 2/5'], [], [], []],
      kept: [['expropriation'], [], ['expropriation'], []] as never,
    };
    const table = nobodyBids(sitDown(fragment, { options: { deck: MANY_EVENTS } }));
    table.answer(2, 'take dry-gulch 8/5');
    expect(minesOf(table, 2)).toEqual(['dry-gulch 2/5', 'dry-gulch 8/5']);
    expect(look(table).players.map((player) => player.held)).toEqual([['expropriation'], [], [], []]);
  });

  test('[BT-E3] several players: in seat order from the acting one, each carried out fully before looking again', () => {
    const fragment = {
      start: 2,
      offer: ['dry-gulch 8/5', 'coyote-city 7/3', 'san-narciso 9/7', 'cold-mountain 5/3'],
      mines: [['dry-gulch 2/5'], [], [], ['dry-gulch 9/4']],
      mayors: { 'dry-gulch': null },
      kept: [[], ['expropriation'], ['expropriation'], ['governor']] as never,
    };
    const table = nobodyBids(sitDown(fragment, { options: { deck: MANY_EVENTS } }));
    table.answer(2, 'take dry-gulch 8/5');
    expect([table.asks, table.waiting]).toEqual(['expropriate', [2]]);
    table.answer(2, 'expropriate dry-gulch 2/5');
    expect(mayorOf(table, 'dry-gulch')).toBe(2);
    expect(look(table).players.map((player) => player.held)).toEqual([[], ['expropriation'], [], ['governor']]);
    expect(table.waiting).toEqual([3]);
  });

  test("[BT-E3, BT-E4] what one card changes can make another player's usable, and that comes before anything else", () => {
    const fragment = {
      start: 1,
      offer: ['dynamite', ...OTHERS],
      mines: [['dry-gulch 2/5'], [], ['dry-gulch 3/4', 'dry-gulch 9/4'], ['dry-gulch 6/4', 'dry-gulch 8/5']],
      mayors: { 'dry-gulch': 2 },
      kept: [[], [], [], ['governor']] as never,
    };
    const table = nobodyBids(sitDown(fragment));
    table.answer(1, 'take dynamite').answer(1, 'blow up dry-gulch 3/4');
    expect(story(table).slice(-4)).toEqual(['mine-blown-up', 'mayor-changed', 'held-used', 'governor-placed']);
    expect(look(table).towns.find((town) => town.town === 'dry-gulch')).toMatchObject({ mayor: 3, governor: true });
    expect(table.waiting).toEqual([2]);
  });
});
