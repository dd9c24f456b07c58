import { eventFor, EventLog, FastChance, PUBLIC } from '@boxcars/engine';
import { boomtown, type Action, type Event } from '@boxcars/games/boomtown';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { balanceOf, rollsFrom } from '../../../src/boards/boomtown/forecast.ts';
import { mayorWith } from '../../../src/boards/boomtown/posts.ts';
import { sharesOf } from '../../../src/boards/boomtown/shares.ts';
import { GROWN, sitDown } from './drawn.ts';

test('[BT-A4] [BT-A5] the shares are those of the worked payments', () => {
  const amounts = (seats: number, bid: number) => sharesOf(seats, 0, bid).map(({ amount }) => amount);
  expect(amounts(5, 11)).toEqual([6, 3, 1, 1]);
  expect(amounts(4, 10)).toEqual([5, 3, 2]);
  expect(amounts(4, 1)).toEqual([1]);
  expect(amounts(4, 20)).toEqual([10, 5, 5]);
  expect(sharesOf(3, 0, 10)).toEqual([
    { seat: 2, amount: 5 },
    { seat: 1, amount: 3 },
    { seat: null, amount: 2 },
  ]);
});

test('[BT-A4] nothing of a bid is lost, whoever wins', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 5 }), fc.nat(4), fc.nat(60), (seats, winner, bid) => {
      const shares = sharesOf(seats, winner % seats, bid);
      expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(bid);
      expect(shares.some(({ seat }) => seat === winner % seats)).toBe(false);
    }),
  );
});

test('[BT-D1] [BT-D4] the balance of a sum is what production pays, where everyone can pay', () => {
  for (const [a, b] of [
    [2, 6],
    [3, 3],
    [4, 3],
    [6, 3],
    [5, 5],
    [1, 3],
  ] as const) {
    const offer = ['coyote-city 11/3', 'cold-mountain 12/5', 'cactus-junction 12/5', 'dry-gulch 11/3'];
    const table = sitDown(
      { ...GROWN, offer, gold: [30, 30, 30, 30], kept: [['telegraph'], [], [], []] },
      { 'production/9': [a, b] },
    );
    table.pass('bid').pass('choose-card');
    expect(table.asks).toBe('turn-die');
    const before = boomtown.view(table.state, -1);
    const gold = before.players.map((player) => player.gold);
    table.answer(0, 'keep dice');
    const got = boomtown.view(table.state, -1).players.map((player, seat) => player.gold - (gold[seat] ?? 0));
    expect(balanceOf(before, a + b)).toEqual(got);
  }
});

test('[BT-M1] [BT-M3] the mayor foreseen is the one the rules make', () => {
  let foreseen = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const chance = new FastChance(seed);
    const state = boomtown.setup(4, { expropriationFee: true, shortGame: true, deck: null }, chance);
    for (let window = boomtown.window(state); window !== null; window = boomtown.window(state)) {
      const [seat = 0] = window.seats;
      const legal: Action[] = [];
      const count = boomtown.legalActions(state, seat, legal);
      const action = legal[chance.below(count)] as Action;
      const before = boomtown.view(state, seat);
      const answers: Action[] = [];
      answers[seat] = action;
      const log = new EventLog<Event>();
      boomtown.apply(state, answers, chance, log);
      if (action.type !== 'take-mine') continue;
      const [, ...then] = log.entries.map((entry) => eventFor(entry, PUBLIC));
      const [next] = then.filter(({ type }) => type !== 'opening-paid');
      const was = before.towns.find(({ town }) => town === action.town)?.mayor;
      expect(mayorWith(before, action.town, seat, null)).toBe(next?.type === 'mayor-changed' ? next.to : was);
      foreseen += 1;
    }
  }
  expect(foreseen).toBeGreaterThan(100);
});

test('[BT-E5] of 36 rolls all are a 2 or more, 21 a 7 or more, one a 12', () => {
  expect([2, 7, 9, 12].map(rollsFrom)).toEqual([36, 21, 10, 1]);
});
