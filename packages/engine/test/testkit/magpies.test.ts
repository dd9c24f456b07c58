import { hashState, PUBLIC, type Json } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import {
  magpies,
  type Action,
  type Event,
  type Options,
  type State,
  type View,
} from '../../src/testkit/small-game/index.ts';
import { bidUpTo, type StandingOrder } from '../../src/testkit/small-game/standing-order.ts';
import { Table } from '../../src/testkit/table.ts';

type MagpiesTable = Table<State, Action, Event, View, Options>;

function table(arrange: Json, luck: { [key: string]: number | number[] } = {}, rounds = 1): MagpiesTable {
  return new Table(magpies, { seats: 2, options: { rounds }, luck: { 'deck/1': [], ...luck }, arrange });
}

/** Both at the market, and nobody bids. */
function atThieves(at: MagpiesTable): MagpiesTable {
  return at.answer(0, 'market').answer(1, 'market').pass('bid');
}

describe('Magpies', () => {
  test('MP-1: five coins, two cards, twelve coins in the bank', () => {
    const at = new Table(magpies, { seats: 3, seed: 1 });
    expect(magpies.view(at.state, PUBLIC)).toMatchObject({
      bank: 12,
      deck: 14,
      seats: [{ coins: 5, cards: 2 }, {}, {}],
    });
    const [own, others] = at.events(0, 'hand-dealt');
    expect(own).toMatchObject({ seat: 0, cards: [expect.any(String), expect.any(String)] });
    expect(others).toEqual({ type: 'hand-dealt', seat: 1, count: 2 });
  });

  test('MP-2: choices are sealed and shown at once', () => {
    const at = table({ hands: [['pearl'], ['pearl']] }).answer(1, 'camp');
    expect(at.events(PUBLIC, 'stalls-chosen')).toEqual([]);
    expect(at.waiting).toEqual([0]);
    at.answer(0, 'market');
    expect(at.events(PUBLIC, 'stalls-chosen')).toEqual([{ type: 'stalls-chosen', stalls: ['market', 'camp'] }]);
  });

  test('MP-3: the market gives coins as long as the bank has any', () => {
    const at = table({ coins: [20, 1] })
      .answer(0, 'market')
      .answer(1, 'market');
    expect(at.state.coins).toEqual([21, 1]);
    expect(at.state.bank).toBe(0);
  });

  test('MP-4: only who discards a card knows it', () => {
    const at = table({ hands: [['pearl'], []], deck: ['crown', 'pebble'] })
      .answer(0, 'well')
      .answer(1, 'market');
    expect(at.legal(0)).toEqual(['discard pearl', 'discard crown']);
    at.answer(0, 'discard crown');
    expect(magpies.view(at.state, 0).inDiscards).toEqual(['crown']);
    expect(magpies.view(at.state, 1).inDiscards).toEqual([]);
    expect(at.events(1, 'card-discarded')).toEqual([{ type: 'card-discarded', seat: 0 }]);
  });

  test('MP-5: an empty deck is made anew from the discards', () => {
    const setup = { seats: 2, options: { deck: 'tiny', rounds: 2 }, luck: { 'deck/1': [1, 2, 4, 5] }, seed: 1 };
    const at = new Table(magpies, setup).answer(0, 'well').answer(1, 'well');
    at.answer(0, 'discard feather').answer(1, 'discard pearl');
    expect(at.events(PUBLIC, 'discards-shuffled')).toEqual([{ type: 'discards-shuffled', count: 2 }]);
    expect(magpies.view(at.state, 0).inDeck.concat(magpies.view(at.state, 0).lot)).toContain('feather');
  });

  test('MP-6: an offered card is seen by its buyer alone, and goes back unseen', () => {
    const offered = (): MagpiesTable =>
      table({ hands: [['crown'], ['pearl']] })
        .answer(0, 'camp')
        .answer(1, 'market')
        .answer(0, 'offer 1 crown 4');
    expect(offered().events(1, 'offer-made')).toEqual([{ type: 'offer-made', from: 0, to: 1, price: 4 }]);
    const accepted = offered().answer(1, 'accept');
    expect(accepted.events(1, 'offer-accepted')).toMatchObject([{ card: 'crown' }]);
    expect(accepted.events(PUBLIC, 'offer-accepted')).toEqual([{ type: 'offer-accepted', from: 0, to: 1 }]);
    expect(accepted.state.coins).toEqual([9, 2]);
    const declined = offered().answer(1, 'pass');
    expect(magpies.view(declined.state, 0).hand).toEqual(['crown']);
    expect(magpies.view(declined.state, 1).seats[0]?.known).toEqual([]);
  });

  test('MP-7: the highest bidder pays the bank', () => {
    const at = table({ deck: ['crown'], hands: [[], []] })
      .answer(0, 'market')
      .answer(1, 'market');
    at.answer(0, 'bid 2').answer(1, 'bid 3').answer(0, 'pass');
    expect(at.events(PUBLIC, 'lot-sold')).toEqual([{ type: 'lot-sold', seat: 1, coins: 3 }]);
    expect(at.state.coins).toEqual([6, 3]);
    expect(at.state.bank).toBe(13);
  });

  test('MP-8: everyone who may hold a thief is asked, holder or not', () => {
    const at = atThieves(table({ hands: [['thief'], ['pearl']], deck: ['pebble'] }));
    expect(at.waiting).toEqual([0, 1]);
    expect(at.legal(1)).toEqual(['pass']);
    expect(at.refusal(1, 'thief 0')).toEqual({ code: 'not-now' });
  });

  test.each([
    ['undoes a thief', ['guard', 'pass'], 'theft-undone'],
    ['is undone by a guard', ['guard', 'guard', 'pass'], 'card-stolen'],
    ['is not played', ['pass'], 'card-stolen'],
  ] as const)('MP-9: a guard %s', (_, answers, type) => {
    const hands = [
      ['thief', 'guard'],
      ['guard', 'crown', 'pearl'],
    ];
    const at = atThieves(table({ hands, deck: ['pebble'] }, { 'theft/1': 3 }))
      .answer(0, 'thief 1')
      .answer(1, 'pass');
    for (const answer of answers) at.answer(at.waiting[0] ?? 0, answer);
    expect(at.events(PUBLIC, type)).toMatchObject([{ seat: 0, against: 1 }]);
    expect(at.asks).toBeNull();
  });

  test('MP-10: thief and victim know the stolen card, others only that one was', () => {
    const at = atThieves(table({ hands: [['thief'], ['crown', 'pearl']], deck: ['pebble'] }, { 'theft/1': 2 }, 2));
    at.answer(0, 'thief 1').answer(1, 'pass').pass('play-guard');
    expect([0, 1].map((seat) => at.events(seat, 'card-stolen')[0])).toMatchObject([
      { card: 'pearl' },
      { card: 'pearl' },
    ]);
    expect(at.events(PUBLIC, 'card-stolen')).toEqual([{ type: 'card-stolen', seat: 0, against: 1 }]);
    expect(magpies.view(at.state, 1).seats[0]?.known).toEqual(['pearl']);
  });

  test('MP-11: cards and coins are counted after the last round', () => {
    const at = atThieves(table({ hands: [['crown'], ['feather']], deck: ['pebble'] })).pass();
    expect(magpies.outcome(at.state)).toEqual({ points: [10, 7], ranks: [1, 2], winners: [0] });
  });

  test('fragments that can not be are refused, and change nothing', () => {
    const at = new Table(magpies, { seats: 2, seed: 1 });
    const before = hashState(at.state);
    const impossible: readonly Json[] = [
      7,
      { moon: 1 },
      { coins: [1] },
      { coins: [30, 30] },
      { coins: [-1, 1] },
      { hands: [['crown', 'crown', 'crown']] },
      { hands: [['unicorn']] },
      { hands: [['crown']], deck: ['crown', 'crown'] },
    ];
    for (const fragment of impossible) expect(magpies.arrange(at.state, fragment)).not.toBeNull();
    expect(hashState(at.state)).toBe(before);
  });
});

describe('a secret maximum', () => {
  /** Bids by order for seat 0, by hand for seat 1. */
  function bidAgainst(order: StandingOrder, hand: readonly string[]): MagpiesTable {
    const at = table({ deck: ['crown'], hands: [[], []] })
      .answer(0, 'market')
      .answer(1, 'market');
    for (const answer of hand) {
      at.answer(0, order(magpies.view(at.state, 0), magpies.question(at.state, 0)));
      if (at.asks === 'bid') at.answer(1, answer);
    }
    return at;
  }

  test('bids one more each time, and stops when it is reached', () => {
    const at = bidAgainst(bidUpTo(3), ['bid 2', 'bid 4', 'pass']);
    expect(at.events(PUBLIC, 'bid-made')).toMatchObject([1, 2, 3, 4].map((coins) => ({ coins })));
    expect(at.events(PUBLIC, 'lot-sold')).toMatchObject([{ seat: 1, coins: 4 }]);
  });

  test('leaves no trace: until it is reached, all maxima lead to the same state', () => {
    const states = [2, 3, 6].map((maximum) => hashState(bidAgainst(bidUpTo(maximum), ['bid 2']).state));
    expect(new Set(states).size).toBe(1);
  });

  test('never bids what its owner has not got', () => {
    const at = bidAgainst(bidUpTo(99), ['bid 6']);
    expect(at.events(PUBLIC, 'lot-sold')).toMatchObject([{ seat: 1, coins: 6 }]);
  });
});
