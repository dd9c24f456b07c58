import { cardsIn, peek, type Seat } from '@boxcars/engine';
import { conformance } from '@boxcars/engine/testkit/conformance';

import { diceTown, handOf, PLAYED_CARDS, type State } from '../../src/dice-town/index.ts';

/** Several of every card: plays at once, plays that become pointless, and Wanted against all of them come up often. */
const WILD_DECK = [
  ...PLAYED_CARDS.map((card) => ({ card, count: card === 'wanted' ? 5 : 3 })),
  { card: 'equipment', points: 3, count: 2 },
];

/** [DT-C4, DT-G1] What one may keep: money, gold and the Store cards in hand. */
function holdings(state: State, seat: Seat): { [name: string]: number } {
  return {
    nuggets: state.nuggets[seat] ?? 0,
    dollars: state.dollars[seat] ?? 0,
    cards: peek(cardsIn(state.store, handOf(seat))).length,
  };
}

conformance(diceTown, {
  tables: [
    { seats: 2 },
    { seats: 3, options: { edition: 'cs' } },
    { seats: 4 },
    { seats: 5, options: { edition: 'cs' } },
    { seats: 5 },
    { seats: 3, options: { brute: 'cs', townHall: 'hu', sheriff: 1 } },
    { seats: 4, options: { storeCards: WILD_DECK } },
    {
      seats: 2,
      options: {
        edition: 'cs',
        storeCards: WILD_DECK,
        properties: [
          { points: 2, count: 4 },
          { points: 6, count: 5 },
        ],
      },
    },
  ],
  holdings,
});
