import { EntryList, FastChance, fitsQuestion, Match, PUBLIC, type StandingOrder } from '@boxcars/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { boomtown, proxyBid, readProxyBid, type Action, type Event, type View } from '../../src/boomtown/index.ts';
import { goldOf, nobodyBids, sitDown, told, type BoomtownTable } from './at-the-table.ts';

type Order = StandingOrder<View, Action>;

/** Lets standing orders answer until someone without one is asked, or the auction is over. */
function letOrdersBid(table: BoomtownTable, orders: readonly (Order | undefined)[]): BoomtownTable {
  while (table.asks === 'bid') {
    const [seat = -1] = table.waiting;
    const question = boomtown.question(table.state, seat);
    const answer = orders[seat]?.(boomtown.view(table.state, seat), question) ?? null;
    if (answer === null) break;
    expect(fitsQuestion(question, answer)).toBe(true);
    table.answer(seat, answer);
  }
  return table;
}

const GOLD = [30, 30, 30, 30];

describe('a secret maximum', () => {
  test('[BT-A1] bids one more than the last bid, and passes above the maximum', () => {
    const table = letOrdersBid(sitDown({ gold: GOLD }), [proxyBid(4), proxyBid(7), proxyBid(0), proxyBid(2)]);
    expect(told(table, 'bid-made').map(({ seat, amount }) => [seat, amount])).toEqual([
      [0, 1],
      [1, 2],
      [0, 3],
      [1, 4],
    ]);
    expect(told(table, 'auction-won')).toMatchObject([{ seat: 1, amount: 4 }]);
  });

  test('[BT-A2] never bids more than its owner has', () => {
    const table = letOrdersBid(sitDown({ gold: [2, 30, 30, 30] }), [
      proxyBid(20),
      proxyBid(5),
      proxyBid(0),
      proxyBid(0),
    ]);
    expect(told(table, 'auction-won')).toMatchObject([{ seat: 1, amount: 2 }]);
  });

  test('[BT-A1] plain bids stay possible next to it', () => {
    const table = letOrdersBid(sitDown({ gold: GOLD }), [undefined, proxyBid(9)]);
    table.answer(0, 'bid 5');
    letOrdersBid(table, [undefined, proxyBid(9)]);
    expect(table.waiting).toEqual([2]);
    table.answer(2, 'pass').answer(3, 'pass').answer(0, 'bid 9');
    letOrdersBid(table, [undefined, proxyBid(9)]);
    expect(told(table, 'auction-won')).toMatchObject([{ seat: 0, amount: 9 }]);
  });

  test('[BT-A1] left for one round it says nothing in another', () => {
    const table = sitDown({ gold: GOLD });
    const [view, question] = [boomtown.view(table.state, 0), boomtown.question(table.state, 0)];
    expect(proxyBid(9, view.round)(view, question)).toEqual({ type: 'bid', amount: 1 });
    expect(proxyBid(9, view.round + 1)(view, question)).toBeNull();
  });

  test('[BT-A1] is read from its maximum, and a round if there is one; anything else is none', () => {
    const table = sitDown({ gold: GOLD });
    const [view, question] = [boomtown.view(table.state, 0), boomtown.question(table.state, 0)];
    const said = (json: unknown): unknown => readProxyBid(json)?.(view, question);
    expect(said({ maximum: 4 })).toEqual({ type: 'bid', amount: 1 });
    expect(said({ maximum: 4, round: view.round })).toEqual({ type: 'bid', amount: 1 });
    expect(said({ maximum: 0 })).toEqual({ type: 'pass' });
    const junk = [null, 4, [], {}, { maximum: -1 }, { maximum: 2.5 }, { maximum: '4' }, { maximum: 4, round: 'x' }];
    expect(junk.map((json) => readProxyBid(json))).toEqual(junk.map(() => null));
    expect(readProxyBid({ maximum: 4, seat: 1 })).toBeNull();
  });

  test('[BT-P1] says nothing to other questions', () => {
    const table = nobodyBids(sitDown({ gold: GOLD }));
    expect(proxyBid(9)(boomtown.view(table.state, 0), boomtown.question(table.state, 0))).toBeNull();
  });

  test('[BT-A1] nothing anyone is sent tells the maximum: the winner could have had any that is high enough', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 30 }), fc.integer({ min: 6, max: 30 }), (one, other) => {
        const sent = [one, other].map((maximum) => {
          const table = sitDown({ gold: GOLD });
          letOrdersBid(table, [proxyBid(maximum), proxyBid(5), proxyBid(3), proxyBid(0)]);
          const views = [PUBLIC, 0, 1, 2, 3].map((viewer) => boomtown.view(table.state, viewer));
          return JSON.stringify([table.log.entries, views, table.state]);
        });
        expect(sent[0]).toBe(sent[1]);
        expect(sent[0]).not.toContain('maximum');
      }),
      { numRuns: 20 },
    );
  });

  test('[BT-A1] the same bids by hand leave the same table', () => {
    const byOrder = letOrdersBid(sitDown({ gold: GOLD }), [proxyBid(3), proxyBid(2), proxyBid(0), proxyBid(0)]);
    const byHand = sitDown({ gold: GOLD }).answer(0, 'bid 1').answer(1, 'bid 2').answer(2, 'pass').answer(3, 'pass');
    byHand.answer(0, 'bid 3').answer(1, 'pass');
    expect(byOrder.state).toEqual(byHand.state);
    expect(goldOf(byOrder)).toEqual([27, 30, 31, 32]);
  });

  test('[BT-A1] in a match it is a standing order: the journal holds ordinary bids and nothing of the maximum', () => {
    const journals = [9, 17].map((maximum) => {
      const entries = new EntryList<Action, Event>();
      const seats = ['Ann', 'Ben', 'Cid', 'Dot'].map((name) => ({ name, kind: 'person' }) as const);
      const match = Match.start(boomtown, { seats, chance: new FastChance(4), at: 0, entries });
      if (!match.ok) throw new Error(match.refusal.code);
      const orders = [proxyBid(maximum), proxyBid(3), proxyBid(5), proxyBid(2)];
      for (let open = match.value.open; open?.window.kind === 'bid'; open = match.value.open) {
        const [seat = 0] = open.window.seats;
        const question = match.value.question(seat);
        const action = question === null ? null : orders[seat]?.(match.value.view(seat), question);
        const taken = match.value.answer({ seat, question: open.id, action, at: 1, by: 'order' });
        expect(taken.ok).toBe(true);
      }
      return JSON.stringify(entries);
    });
    expect(journals[0]).toContain('"by":"order"');
    expect(journals[0]).toContain('"type":"auction-won"');
    expect(journals[0]).toBe(journals[1]);
  });
});
