import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { boomtown } from '../../src/boomtown/index.ts';
import { payAuction } from '../../src/boomtown/phases/auction.ts';
import { goldOf, look, nobodyBids, sitDown, told } from './at-the-table.ts';

describe('bidding', () => {
  test('[BT-A1] clockwise from the start player each passes or bids more', () => {
    const table = sitDown({ start: 1 });
    expect(table.waiting).toEqual([1]);
    expect(look(table).auction).toMatchObject({ highest: 0, leader: null });
    expect(table.refusal(1, 'keep dice')).toEqual({ code: 'not-an-answer' });
    table.answer(1, 'bid 1').answer(2, 'bid 4').answer(3, 'pass');
    expect(table.waiting).toEqual([0]);
    expect(table.refusal(0, 'bid 4')).toEqual({ code: 'bid-too-low', rule: 'BT-A1', values: { highest: 4 } });
    table.answer(0, 'bid 5').answer(1, 'pass').answer(2, 'bid 6').answer(0, 'pass');
    expect(told(table, 'auction-won')).toMatchObject([{ seat: 2, amount: 6 }]);
  });

  test('[BT-A1] a first bid is at least one', () => {
    const table = sitDown({});
    expect(table.game.readAction('bid 0')).toBeNull();
    expect(table.refusal(0, { type: 'bid', amount: 0 })).toMatchObject({ code: 'bid-too-low' });
    expect(table.refusal(0, { type: 'bid', amount: 1.5 })).toMatchObject({ code: 'not-an-answer' });
    expect(table.refusal(0, 'bid 1')).toBeNull();
  });

  test('[BT-A1] who passed is out for the round', () => {
    const table = sitDown({});
    table.answer(0, 'pass').answer(1, 'bid 1').answer(2, 'bid 2').answer(3, 'bid 3');
    expect(table.waiting).toEqual([1]);
    expect(look(table).auction).toEqual({ highest: 3, leader: 3, passed: [true, false, false, false], winner: null });
    table.pass('bid');
    expect(look(table).auction).toMatchObject({ leader: 3, winner: 3 });
  });

  test('[BT-A2] nobody bids more than they have', () => {
    const table = sitDown({ gold: [3, 10, 10, 10] });
    expect(table.refusal(0, 'bid 4')).toEqual({ code: 'bid-above-gold', rule: 'BT-A2', values: { gold: 3 } });
    expect(table.legal(0)).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3']);
    expect(table.refusal(0, 'bid 3')).toBeNull();
  });

  test('[BT-A2] without gold, or with too little, one can only pass, and is not asked', () => {
    const table = sitDown({ gold: [10, 0, 5, 10] });
    table.answer(0, 'bid 5');
    expect(table.waiting).toEqual([3]);
    expect(told(table, 'bidding-passed').map((event) => event.seat)).toEqual([1, 2]);
  });

  test('[BT-A2] any amount up to all one has fits the question, also those not listed', () => {
    const table = sitDown({ gold: [250, 10, 10, 10] });
    expect(table.game.question(table.state, 0).compose?.[0]?.fields['amount']).toEqual({
      field: 'number',
      min: 1,
      max: 250,
    });
    expect(table.legal(0)).toContain('bid 250');
    expect(table.refusal(0, 'bid 137')).toBeNull();
  });

  test('[BT-A3] if all pass, the start player wins and pays nothing', () => {
    const table = nobodyBids(sitDown({ start: 2 }));
    expect(told(table, 'auction-won')).toEqual([
      { type: 'auction-won', seat: 2, amount: 0, shares: [0, 0, 0, 0], bank: 0 },
    ]);
    expect(table.waiting).toEqual([2]);
    expect(goldOf(table)).toEqual([10, 10, 10, 10]);
  });

  test('[BT-A3] the last player may still bid when nobody has', () => {
    const table = sitDown({ start: 0 });
    table.answer(0, 'pass').answer(1, 'pass').answer(2, 'pass');
    expect(table.waiting).toEqual([3]);
    table.answer(3, 'bid 1');
    expect(told(table, 'auction-won')).toMatchObject([{ seat: 3, amount: 1 }]);
    expect(table.waiting).toEqual([3]);
  });

  test('[BT-A3] nobody has gold: nobody is asked, and the start player wins', () => {
    const table = sitDown({ start: 0, gold: [1, 0, 0, 0] });
    table.answer(0, 'pass');
    expect(told(table, 'auction-won')).toMatchObject([{ seat: 0, amount: 0 }]);
    expect(table.asks).toBe('choose-card');
  });
});

/** Seat 0 wins with this bid; what the others gained, from the right-hand neighbour on, and the bank. */
function pay(seats: number, bid: number): { chain: number[]; bank: number } {
  const table = sitDown({ gold: [bid, ...Array<number>(seats - 1).fill(0)] }, { seats });
  table.answer(0, `bid ${bid}`);
  const [won] = told(table, 'auction-won');
  const gold = goldOf(table);
  expect(gold[0]).toBe(0);
  expect(won?.shares).toEqual(gold);
  return { chain: gold.slice(1).toReversed(), bank: won?.bank ?? 0 };
}

describe('paying', () => {
  test('[BT-A4] X1: five players, a bid of 11 gives 6, 3, 1 and 1', () => {
    expect(pay(5, 11)).toEqual({ chain: [6, 3, 1, 1], bank: 0 });
  });

  test.each([
    [10, [5, 3, 2]],
    [1, [1, 0, 0]],
    [2, [1, 1, 0]],
    [20, [10, 5, 5]],
  ])('[BT-A4] X2: four players, a bid of %i gives %j', (bid, chain) => {
    expect(pay(4, bid)).toEqual({ chain, bank: 0 });
  });

  test.each([
    [10, [5, 3], 2],
    [1, [1, 0], 0],
  ])('[BT-A5] X3: three players, a bid of %i gives %j and the bank %i', (bid, chain, bank) => {
    expect(pay(3, bid)).toEqual({ chain, bank });
  });

  test.each([3, 4, 5])(
    '[BT-A4, BT-A5] %i players, every winner and every bid up to 300: nothing is made or lost',
    (seats) => {
      const { state } = sitDown({ gold: Array<number>(seats).fill(300) }, { seats });
      for (let winner = 0; winner < seats; winner++) {
        for (let bid = 0; bid <= 300; bid++) {
          const after = boomtown.clone(state);
          payAuction(after, winner, bid);
          const gained = after.gold.map((gold) => gold - 300);
          expect(gained).toEqual(slowShares(seats, winner, bid));
          expect(gained.reduce((sum, one) => sum + one, 0) + after.bank - state.bank).toBe(0);
        }
      }
    },
  );

  test('[BT-A4, BT-A5] whatever anyone has: only the bid moves, and nobody gets back their own payment', () => {
    const gold = fc.array(fc.nat(500), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 5 }), fc.nat(4), gold, fc.nat(500), (seats, who, purses, wanted) => {
        const winner = who % seats;
        const before = purses.slice(0, seats);
        const bid = Math.min(wanted, before[winner] ?? 0);
        const { state } = sitDown({ gold: before }, { seats });
        const bank = state.bank;
        payAuction(state, winner, bid);
        expect(state.gold[winner]).toBe((before[winner] ?? 0) - bid);
        expect(state.gold.every((after, seat) => seat === winner || after >= (before[seat] ?? 0))).toBe(true);
        const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
        expect(sum(state.gold) + state.bank).toBe(sum(before) + bank);
        if (seats > 3) expect(state.bank).toBe(bank);
      }),
    );
  });
});

/** The rule's words, one neighbour at a time. */
function slowShares(seats: number, winner: number, bid: number): number[] {
  const gained = Array<number>(seats).fill(0);
  gained[winner] = 0 - bid;
  const chain = Array.from({ length: seats - 1 }, (_, i) => (winner - 1 - i + 2 * seats) % seats);
  let hands = bid;
  for (const [i, seat] of chain.entries()) {
    if (hands === 0) break;
    const isWinnersLeft = i === chain.length - 1;
    const keeps = isWinnersLeft && seats >= 4 ? hands : Math.ceil(hands / 2);
    gained[seat] = keeps;
    hands = hands - keeps;
  }
  return gained;
}
