import { Table } from '@boxcars/engine/testkit';
import { describe, expect, test } from 'vitest';

import { winnersCircle } from '../../src/winners-circle/index.ts';
import { BETS, finishAt } from './racecourse.ts';

const NONE: readonly (number | null)[] = [null, null, null, null, null, null, null];

describe('bets', () => {
  test('[WC-B1] luck names the first bettor of race 1', () => {
    const table = new Table(winnersCircle, { seats: 3, seed: 1, luck: { 'first-bettor/1': 2 } });
    expect(table.waiting).toEqual([2]);
    expect(table.events(-1, 'first-bettor-chosen')).toEqual([
      { type: 'first-bettor-chosen', seat: 2, among: [0, 1, 2] },
    ]);
  });

  test('[WC-B1] the richest bets first in races 2 and 3, without any luck', () => {
    const table = finishAt({ money: [0, 5000], race: 2 }, { luck: { 'first-bettor/1': 0 } }).answer(0, 'move 3');
    expect(table.state.race).toBe(3);
    expect(table.waiting).toEqual([1]);
  });

  test('[WC-B1] luck chooses among the equally rich alone', () => {
    const table = finishAt(
      {
        money: [0, 100, 850, 100],
        bets: [...BETS, [null, null, null, 2, 1, 1, null], [null, null, null, 1, 1, 2, null]],
      },
      { seats: 4, luck: { 'first-bettor/1': 0, 'first-bettor/2': 2 } },
    ).answer(0, 'move 3');
    expect(table.state.money).toEqual([1200, 550, 850, 100]);
    expect(table.waiting).toEqual([0]);
    const tied = finishAt({ money: [0, 750] }, { luck: { 'first-bettor/1': 0, 'first-bettor/2': 1 } });
    expect(tied.answer(0, 'move 3').state.money).toEqual([1200, 1200]);
    expect(tied.waiting).toEqual([1]);
  });

  test('[WC-B2] one token each, clockwise, three times round', () => {
    const table = new Table(winnersCircle, { seats: 3, seed: 1, luck: { 'first-bettor/1': 1 } });
    const order: number[] = [];
    while (table.asks === 'place-bet') {
      order.push(table.state.turn);
      table.answer(table.state.turn, table.legal(table.state.turn)[0] ?? '');
    }
    expect(order).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0]);
    expect(table.game.view(table.state, -1).seats.map((seat) => seat.hand)).toEqual([[], [], []]);
    expect(table.asks).toBe('move-horse');
  });

  test('[WC-B2] a token that is placed is placed', () => {
    const table = new Table(winnersCircle, {
      seats: 2,
      seed: 1,
      arrange: {
        firstBettor: 0,
        bets: [[2, null, null, null, null, null, null], [1, 1, null, null, null, null, null].fill(null, 1)],
      },
    });
    expect(table.refusal(0, 'bet 2 on 4')).toEqual({ code: 'token-not-left', rule: 'WC-B2', values: { token: 2 } });
    expect(table.refusal(0, 'bet 1 on 4')).toBeNull();
    expect(table.legal(1).filter((bet) => bet.startsWith('bet 1'))).toHaveLength(6);
  });

  test('[WC-B2] the number is up for all to see', () => {
    const table = new Table(winnersCircle, { seats: 2, seed: 1, arrange: { firstBettor: 1 } });
    table.answer(1, 'bet 2 on 6');
    expect(table.game.view(table.state, -1).gates[5]?.bets).toEqual([{ seat: 1, token: 2, faceDown: false }]);
    expect(table.game.view(table.state, 0).seats[1]?.hand).toEqual([1, 1]);
  });

  test("[WC-B3] a player's tokens go to different horses; others' tokens don't matter", () => {
    const table = new Table(winnersCircle, {
      seats: 2,
      seed: 1,
      arrange: { firstBettor: 0, bets: [NONE.with(2, 1), NONE.with(4, 1)] },
    });
    expect(table.refusal(0, 'bet 2 on 3')?.rule).toBe('WC-B3');
    expect(table.refusal(0, 'bet 2 on 5')).toBeNull();
    expect(table.legal(0)).toEqual([1, 2, 4, 5, 6, 7].flatMap((gate) => [`bet 1 on ${gate}`, `bet 2 on ${gate}`]));
  });
});
