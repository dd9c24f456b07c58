import { conformance } from '@boxcars/engine/testkit/conformance';
import { boomtown, countKept, DECK, EVENTS, type State } from '@boxcars/games/boomtown';

/** Few mines and many events: every held card, Saloon and Dynamite comes up often. */
const WILD_DECK = {
  mines: DECK.mines.filter((row) => row.number % 2 === 0).map((row) => ({ ...row })),
  events: EVENTS.map((event) => ({ event, count: event === 'saloon' ? 6 : 3 })),
};

/** [BT-E6, BT-E11] What one may keep: gold and the cards in hand. */
function holdings(state: State, seat: number): { [name: string]: number } {
  const kept = EVENTS.map((event, i) => [event, countKept(state, seat, i)] as const);
  return Object.fromEntries(kept.filter(([event]) => event === 'mustang' || event === 'telegraph'));
}

conformance(boomtown, {
  tables: [
    { seats: 3 },
    { seats: 4 },
    { seats: 5 },
    { seats: 3, options: { shortGame: false, expropriationFee: false } },
    { seats: 4, options: { deck: WILD_DECK } },
  ],
  holdings,
});
