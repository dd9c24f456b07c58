import { ascending, type Chance } from '../chance/chance.ts';
import type { Viewer } from '../seat.ts';
import { hide, peek } from '../secret.ts';
import { NOWHERE, ROW, type Cards, type Place } from './cards.ts';
import { cloneKnowledge } from './knowledge.ts';
import { Luck } from './luck.ts';
import { Rewind } from './rewind.ts';
import { Trace } from './trace.ts';

const NO_PLACES: readonly Place[] = [];

/** The buffers of a deck: the trace of its last viewer, which the next resampling goes on from, and the walk back. */
class Bench {
  readonly trace = new Trace();
  readonly rewind = new Rewind(this.trace);
}

// One a deck and thread: resampling never waits in the middle, and what is left here changes no result.
const benches: Bench[] = [];

function benchOf(deck: number): Bench {
  return (benches[deck] ??= new Bench());
}

/**
 * A random arrangement that `viewer` can't tell from the true one: what they saw is kept; the kinds of unseen moves
 * are drawn anew, in the history too, so that what others know fits the imagined piles. Piles come out in random
 * order, but for `ordered` places, whose cards and order the viewer knows.
 * Depends on nothing but what the viewer saw and `chance`. Draws are keyed `resample/deck/number`: several tables of
 * cards in one state take different `deck` numbers.
 */
export function resampleCards(
  cards: Cards,
  viewer: Viewer,
  chance: Chance,
  deck = 0,
  ordered: readonly Place[] = NO_PLACES,
): Cards {
  const { trace, rewind } = benchOf(deck);
  trace.follow(cards, viewer);
  rewind.run(peek(cards.history), viewer, cards.copies, cards.start, new Luck(chance, deck));
  return imagine(cards, rewind, ordered);
}

function imagine(cards: Cards, rewind: Rewind, ordered: readonly Place[]): Cards {
  const piles = rewind.piles();
  for (const place of ordered) keepOrder(piles, place, peek(cards.piles)[place] ?? []);
  const history = peek(cards.history).slice();
  for (let row = 0; row * ROW < history.length; row++) {
    const isMove = (history[row * ROW + 2] as number) >= 0 && history[row * ROW + 1] !== NOWHERE;
    if (isMove) history[row * ROW + 2] = rewind.kindMoved(row);
  }
  return {
    copies: cards.copies,
    places: cards.places,
    start: cards.start,
    piles: hide(piles),
    history: hide(history),
    open: cloneKnowledge(cards.open),
  };
}

function keepOrder(piles: number[][], place: Place, order: readonly number[]): void {
  if (String(ascending(piles[place] ?? [])) !== String(ascending(order)))
    throw new Error(`the order of place ${place} is not known`);
  piles[place] = order.slice();
}
