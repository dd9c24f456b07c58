import { describe, expect, test } from 'vitest';

import { goldOf, look, mayorOf, minesOf, nobodyBids, sitDown, told } from './at-the-table.ts';

const OFFER = ['dry-gulch 8/5', 'coyote-city 7/3', 'san-narciso 9/7', 'cold-mountain 5/3'];

describe('choosing cards', () => {
  test('[BT-P1] the winner takes a card, then each to the left takes one', () => {
    const table = nobodyBids(sitDown({ start: 2, offer: OFFER, round: 3 }, { luck: { 'production/3': [1, 1] } }));
    expect(table.legal(2)).toEqual(OFFER.map((name) => `take ${name}`));
    table.answer(2, 'take san-narciso 9/7').answer(3, 'take dry-gulch 8/5');
    expect(table.waiting).toEqual([0]);
    expect(table.refusal(0, 'take dry-gulch 8/5')).toEqual({ code: 'card-not-on-offer', rule: 'BT-P1' });
    table.answer(0, 'take cold-mountain 5/3');
    expect(told(table, 'mine-taken').map(({ seat, mine }) => [seat, mine.town])).toEqual([
      [2, 'san-narciso'],
      [3, 'dry-gulch'],
      [0, 'cold-mountain'],
      [1, 'coyote-city'],
    ]);
  });

  test('[BT-P1] the last card is taken without a question', () => {
    const table = nobodyBids(sitDown({ offer: OFFER, round: 3 }, { luck: { 'production/3': [1, 1] } }));
    for (const [seat, name] of OFFER.slice(0, 3).entries()) table.answer(seat, `take ${name}`);
    expect(minesOf(table, 3)).toEqual(['cold-mountain 5/3']);
    expect(look(table).round).toBe(4);
  });

  test('[BT-P1] two copies of an event on offer are one and the same answer', () => {
    const table = nobodyBids(sitDown({ offer: ['dynamite', 'dynamite', 'telegraph', 'dry-gulch 8/5'] }));
    expect(table.legal(0)).toEqual(['take dynamite', 'take telegraph', 'take dry-gulch 8/5']);
    table.answer(0, 'take dynamite');
    expect(table.legal(1)).toEqual(['take dynamite', 'take telegraph', 'take dry-gulch 8/5']);
  });

  test('[BT-P2] a mine is opened for as much gold as the mayor has mines there', () => {
    const table = nobodyBids(
      sitDown({ offer: OFFER, mines: [[], ['dry-gulch 2/5', 'dry-gulch 9/4', 'dry-gulch 11/3'], [], []] }),
    );
    table.answer(0, 'take dry-gulch 8/5');
    expect(goldOf(table)).toEqual([7, 13, 10, 10]);
    expect(told(table, 'opening-paid')).toEqual([
      { type: 'opening-paid', seat: 0, to: 1, town: 'dry-gulch', owed: 3, paid: 3 },
    ]);
    expect(minesOf(table, 0)).toEqual(['dry-gulch 8/5']);
  });

  test('[BT-P2] the mayor pays nothing, nor does anyone where there is no mayor', () => {
    const mines = [['dry-gulch 2/5', 'dry-gulch 9/4'], [], ['coyote-city 3/1'], []];
    const table = nobodyBids(sitDown({ offer: OFFER, mines }));
    table.answer(0, 'take dry-gulch 8/5').answer(1, 'take coyote-city 7/3');
    expect(goldOf(table)).toEqual([10, 10, 10, 10]);
    expect(told(table, 'opening-paid')).toEqual([]);
  });

  test('[BT-P2, BT-E4] with the Governor twice that', () => {
    const mines = [[], ['dry-gulch 2/5', 'dry-gulch 9/4'], [], []];
    const table = nobodyBids(sitDown({ offer: OFFER, mines, governors: ['dry-gulch'] }));
    table.answer(0, 'take dry-gulch 8/5');
    expect(goldOf(table)).toEqual([6, 14, 10, 10]);
  });

  test('[BT-P2, BT-M4] the cost is paid before the mayor changes', () => {
    const mines = [['dry-gulch 3/4', 'dry-gulch 6/4'], ['dry-gulch 2/5', 'dry-gulch 9/4'], [], []];
    const table = nobodyBids(sitDown({ offer: OFFER, mines, mayors: { 'dry-gulch': 1 } }));
    table.answer(0, 'take dry-gulch 8/5');
    expect(goldOf(table)).toEqual([8, 12, 10, 10]);
    expect(mayorOf(table, 'dry-gulch')).toBe(0);
  });

  test('[BT-P2] the question tells what each card would cost', () => {
    const mines = [[], ['dry-gulch 2/5', 'dry-gulch 9/4'], [], []];
    const table = nobodyBids(sitDown({ offer: OFFER, mines }));
    expect(table.game.question(table.state, 0).facts).toEqual({ costs: [2, 0, 0, 0] });
  });

  test('[BT-P3] an event is carried out at once and is out of the game', () => {
    const table = nobodyBids(sitDown({ offer: ['stagecoach-robbery', ...OFFER.slice(1)] }));
    table.answer(0, 'take stagecoach-robbery');
    expect(goldOf(table)).toEqual([20, 10, 10, 10]);
    expect(look(table).players[0]).toMatchObject({ mines: [], held: [], hand: [] });
  });
});

describe('the Mustang', () => {
  const three = { offer: OFFER, round: 5, kept: [[], [], [], ['mustang']] as never };

  test('[BT-P4, BT-E6] its player chooses second, then the others as usual', () => {
    const table = nobodyBids(sitDown({ ...three, start: 0 }));
    expect([table.asks, table.waiting]).toEqual(['play-mustang', [3]]);
    expect(table.refusal(3, 'pass')).toEqual({ code: 'not-an-answer' });
    table.answer(3, 'play mustang');
    expect(table.refusal(0, 'pass')).toEqual({ code: 'not-an-answer' });
    expect(look(table).choosing).toEqual([0, 3, 1, 2]);
    table.answer(0, 'take dry-gulch 8/5').answer(3, 'take san-narciso 9/7');
    expect(table.waiting).toEqual([1]);
    expect(look(table).players[3]?.hand).toEqual([]);
  });

  test('[BT-P4] it can be kept for another auction', () => {
    const table = nobodyBids(sitDown({ ...three, start: 0 }));
    table.answer(3, 'keep mustang');
    expect(look(table).choosing).toEqual([0, 1, 2, 3]);
    expect(look(table).players[3]?.hand).toEqual(['mustang']);
  });

  test('[BT-P4] the winner is not asked', () => {
    const table = nobodyBids(sitDown({ ...three, start: 3 }));
    expect([table.asks, table.waiting]).toEqual(['choose-card', [3]]);
  });

  test('[BT-P4] nor is who chooses second anyway', () => {
    const table = nobodyBids(sitDown({ ...three, start: 2 }));
    expect([table.asks, table.waiting]).toEqual(['choose-card', [2]]);
  });

  test('[BT-P4] one taken this round can be used only from the next', () => {
    const table = nobodyBids(
      sitDown({ start: 0, round: 5, offer: ['mustang', ...OFFER.slice(1)] }, { luck: { 'production/5': [1, 1] } }),
    );
    table.answer(0, 'take mustang').pass('choose-card');
    expect(look(table).players[0]?.hand).toEqual(['mustang']);
    expect(told(table, 'mustang-played')).toEqual([]);
    table.answer(0, 'pass').answer(1, 'bid 1').answer(2, 'pass').answer(3, 'pass');
    expect([table.asks, table.waiting]).toEqual(['play-mustang', [0]]);
  });

  test('[BT-P4] the payment comes first', () => {
    const table = sitDown({ ...three, start: 0 });
    table.answer(0, 'bid 2').pass('bid');
    expect(table.asks).toBe('play-mustang');
    expect(goldOf(table)).toEqual([8, 10, 11, 11]);
  });

  test('[BT-P4] if two are played, both choose after the winner, in clockwise order', () => {
    const deck = {
      mines: OFFER.concat('dry-gulch 2/5').map((name) => {
        const [town, number, gold] = name.split(/[ /]/);
        return { town: town ?? '', number: Number(number), gold: Number(gold) };
      }),
      events: [
        { event: 'mustang', count: 2 },
        { event: 'telegraph', count: 3 },
      ],
    };
    const fragment = {
      start: 0,
      offer: [...OFFER, 'dry-gulch 2/5'],
      round: 2,
      kept: [[], [], ['mustang'], [], ['mustang']],
    };
    const table = nobodyBids(sitDown(fragment as never, { seats: 5, options: { deck } }));
    expect(table.waiting).toEqual([2]);
    table.answer(2, 'play mustang');
    expect(table.waiting).toEqual([4]);
    table.answer(4, 'play mustang');
    expect(look(table).choosing).toEqual([0, 2, 4, 1, 3]);
  });
});
