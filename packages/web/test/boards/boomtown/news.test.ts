import { eventFor, EventLog, FastChance, PUBLIC, type Viewer } from '@boxcars/engine';
import { boomtown, type Action, type Event, type State, type View } from '@boxcars/games/boomtown';
import { expect, test } from 'vitest';

import { board } from '../../../src/boards/boomtown/index.tsx';
import { after } from '../../../src/boards/boomtown/news.ts';
import { GROWN, sitDown } from './drawn.ts';

const sorted = (items: readonly unknown[]): string[] => items.map((item) => JSON.stringify(item)).toSorted();

/** What events tell of a view: who is asked next, and the cards nobody has seen, come with the entry's own. */
function told(view: View, isMustang: boolean): unknown {
  const { round, rounds, start, offer, auction, dice, towns, deck, removed, expropriationFee, players } = view;
  return {
    table: { round, rounds, start, offer, auction, dice, towns, deck, removed, expropriationFee },
    choosing: isMustang ? null : view.choosing,
    players: players.map(({ gold, points, mines, saloons, hand, held }) => ({
      gold,
      points,
      things: [mines, saloons, hand, held].map(sorted),
    })),
  };
}

function randomAnswer(state: State, chance: FastChance): void {
  const window = boomtown.window(state);
  const [seat = 0] = window?.seats ?? [];
  const legal: Action[] = [];
  const count = boomtown.legalActions(state, seat, legal);
  const log = new EventLog<Event>();
  const viewers: Viewer[] = [PUBLIC, seat];
  const before = viewers.map((viewer) => boomtown.view(state, viewer));
  const answers: Action[] = [];
  answers[seat] = legal[chance.below(count)] as Action;
  boomtown.apply(state, answers, chance, log);
  const isMustang =
    state.mustangs !== 0 || boomtown.window(state)?.kind === 'play-mustang' || window?.kind === 'play-mustang';
  for (const [i, viewer] of viewers.entries()) {
    const events = log.entries.map((entry) => eventFor(entry, viewer));
    const shown = events.reduce(after, before[i] as View);
    expect(told(shown, isMustang)).toEqual(told(boomtown.view(state, viewer), isMustang));
    for (const event of events) {
      expect(board.pace?.(event)).toBeGreaterThan(0);
      for (const motion of board.motions?.(event, shown) ?? [])
        expect(JSON.stringify(motion)).not.toContain('undefined');
    }
  }
}

test.each([3, 4, 5])('with %i players the events lead from view to view', (seats) => {
  for (let seed = 1; seed <= 3; seed++) {
    const chance = new FastChance(seed);
    const state = boomtown.setup(seats, { expropriationFee: seed % 2 === 0, shortGame: true, deck: null }, chance);
    while (boomtown.window(state) !== null) randomAnswer(state, chance);
  }
});

test('gold flies from who pays to who gets it, a mine from the offer to its owner', () => {
  const view = boomtown.view(sitDown(GROWN).state, 0);
  const mine = { town: 'cold-mountain', number: 8, gold: 1 } as const;
  expect(board.motions?.({ type: 'mine-taken', seat: 3, mine }, view)).toEqual([
    { motion: 'fly', thing: 'card', from: 'offer:1', to: 'holding:3', label: '8' },
  ]);
  expect(board.motions?.({ type: 'saloon-paid', seat: 2, to: 0, owed: 2, paid: 2 }, view)).toEqual([
    { motion: 'fly', thing: 'coin', from: 'seat:2:money', to: 'seat:0:money', count: 2, label: '' },
  ]);
  expect(board.motions?.({ type: 'saloon-paid', seat: 2, to: 0, owed: 2, paid: 0 }, view)).toEqual([]);
});

test('the header counts rounds, a seat shows gold, points, mayors and cards, and a round is a chapter', () => {
  const view = boomtown.view(sitDown({ ...GROWN, kept: [[], ['telegraph'], [], []] }).state, PUBLIC);
  expect(board.headline?.(view)).toEqual({ key: 'board.round', values: { round: 9, rounds: 15 } });
  expect(board.seatFacts?.(view, 1).map(({ value }) => value)).toEqual([7, 31, 1, 1]);
  expect(board.chapter?.({ type: 'cards-turned-up', round: 2, rounds: 15, start: 0, cards: [] })?.key).toBe(
    'board.round',
  );
  expect(board.chapter?.({ type: 'bidding-passed', seat: 0 })).toBeNull();
});
