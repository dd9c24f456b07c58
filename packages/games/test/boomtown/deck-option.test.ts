import { FastChance, RandomPlayer, type Json } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import { boomtown, DECK } from '../../src/boomtown/index.ts';

type Row = { readonly [name: string]: Json };

interface Draft {
  mines: Row[];
  events: Row[];
}

function copyOfDeck(): Draft {
  return {
    mines: DECK.mines.map((row): Row => ({ ...row })),
    events: DECK.events.map((row): Row => ({ ...row })),
  };
}

function check(change: (deck: Draft) => void, seats = 4, shortGame = true): unknown {
  const deck = copyOfDeck();
  change(deck);
  return boomtown.checkOptions({ expropriationFee: true, shortGame, deck: deck as unknown as Json }, seats);
}

const set =
  (list: 'mines' | 'events', row: number, fields: Row) =>
  (deck: Draft): void => {
    deck[list][row - 1] = { ...deck[list][row - 1], ...fields };
  };

describe('a deck of the host', () => {
  test('[BT-C1] the published deck is accepted at every number of players', () => {
    expect([3, 4, 5].map((seats) => check(() => {}, seats))).toEqual([null, null, null]);
  });

  test.each([
    [set('mines', 3, { town: 'tombstone' }), 'deck-unknown-town', 3],
    [set('mines', 4, { number: 13 }), 'deck-number-not-on-two-dice', 4],
    [set('mines', 4, { number: 1 }), 'deck-number-not-on-two-dice', 4],
    [set('mines', 5, { number: 6.5 }), 'deck-number-not-on-two-dice', 5],
    [set('mines', 45, { gold: 0 }), 'deck-gold-out-of-range', 45],
    [set('mines', 45, { gold: 21 }), 'deck-gold-out-of-range', 45],
    [set('mines', 6, { dangerous: 'very' }), 'deck-danger-not-yes-or-no', 6],
    [set('mines', 6, { colour: 'green' }), 'deck-row-has-unknown-field', 6],
  ])('[BT-C2] a wrong mine is refused by its row', (change, code, row) => {
    expect(check(change)).toEqual({ code, rule: 'BT-C2', values: { list: 'mines', row } });
  });

  test.each([
    [set('events', 2, { event: 'earthquake' }), 'deck-unknown-event', 2],
    [set('events', 2, { count: 11 }), 'deck-count-out-of-range', 2],
    [set('events', 2, { count: -1 }), 'deck-count-out-of-range', 2],
    [set('events', 3, { event: 'dynamite' }), 'deck-event-twice', 3],
    [set('events', 3, { copies: 2 }), 'deck-row-has-unknown-field', 3],
  ])('[BT-C1] a wrong event is refused by its row', (change, code, row) => {
    expect(check(change)).toEqual({ code, rule: 'BT-C1', values: { list: 'events', row } });
  });

  test('[BT-C2] no two mines agree in town, number and gold', () => {
    expect(check(set('mines', 2, { number: 2, gold: 6 }))).toEqual({
      code: 'deck-mine-twice',
      rule: 'BT-C2',
      values: { list: 'mines', row: 2, first: 1, mine: 'cactus-junction 2/6' },
    });
  });

  test('[BT-Z1] the cards in play divide by the players', () => {
    const one = (deck: Draft): void => void deck.mines.pop();
    expect(check(one)).toEqual({ code: 'deck-not-divisible', rule: 'BT-Z1', values: { cards: 59, seats: 4 } });
    expect(check(one, 3)).toMatchObject({ code: 'deck-not-divisible', values: { cards: 44, seats: 3 } });
  });

  test('[BT-R2] there are mines enough for round 1, whatever was removed', () => {
    const few = (deck: Draft): void => void (deck.mines.length = 15);
    expect(check(few, 3)).toMatchObject({ code: 'deck-too-few-mines', values: { mines: 15, needed: 18 } });
    expect(check(few, 3, false)).toBeNull();
  });

  test('[BT-C1] what is no deck at all is refused', () => {
    const refusals = ([[], 'deck', { mines: [] }, { events: [] }, { mines: [1], events: [] }] as Json[]).map(
      (deck) => boomtown.checkOptions({ expropriationFee: true, shortGame: true, deck }, 4)?.code,
    );
    expect(refusals.slice(0, 4)).toEqual(Array(4).fill('deck-needs-mines-and-events'));
    expect(refusals[4]).toBe('deck-row-not-an-object');
  });

  test('[BT-Z1] a small deck makes a short game', () => {
    const deck = { mines: DECK.mines.slice(0, 16).map((row) => ({ ...row })), events: [] } as unknown as Json;
    const chance = new FastChance(1);
    const state = boomtown.setup(4, { expropriationFee: true, shortGame: true, deck }, chance);
    expect(state.rounds).toBe(4);
    new RandomPlayer(boomtown, chance).finish(state);
    expect(boomtown.outcome(state)?.points).toHaveLength(4);
  });
});
