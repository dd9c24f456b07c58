import { countCards, moveCard, moveTop } from '../../../cards/cards.ts';
import type { Log } from '../../../log.ts';
import { maskOf, type Seat } from '../../../seat.ts';
import { cardOf, CARDS, type Card } from '../content.ts';
import type { Event } from '../events.ts';
import { handOf, TABLE, type State } from '../state.ts';

/** MP-6: the next seat at the camp that has a card to offer. False when there is none. */
export function nextAtCamp(state: State): boolean {
  for (;;) {
    const seat = state.queue.shift();
    if (seat === undefined) return false;
    if (countCards(state.cards, handOf(seat)) === 0) continue;
    state.turn = seat;
    return true;
  }
}

/** MP-6: the card lies on the table, face down. */
export function makeOffer(state: State, to: Seat, card: Card, price: number, log?: Log<Event>): void {
  const from = state.turn;
  moveCard(state.cards, handOf(from), TABLE, CARDS.indexOf(card), maskOf(from));
  state.offer = Object.freeze({ from, to, price });
  log?.tellOnly(maskOf(from), { type: 'offer-made', from, to, price, card }, { type: 'offer-made', from, to, price });
}

/** MP-6: who accepts pays, takes the card and looks at it. */
export function acceptOffer(state: State, log?: Log<Event>): void {
  if (state.offer === null) throw new Error('no offer');
  const { from, to, price } = state.offer;
  const both = maskOf(from, to);
  const card = cardOf(moveTop(state.cards, TABLE, handOf(to), both));
  state.coins[to] = (state.coins[to] ?? 0) - price;
  state.coins[from] = (state.coins[from] ?? 0) + price;
  state.offer = null;
  log?.tellOnly(
    both,
    { type: 'offer-accepted', from, to, card },
    { type: 'offer-accepted', from, to },
    { card: 'MP-6' },
  );
}

/** MP-6: a declined card goes back to the hand, unseen. */
export function declineOffer(state: State, log?: Log<Event>): void {
  if (state.offer === null) throw new Error('no offer');
  const { from, to } = state.offer;
  moveTop(state.cards, TABLE, handOf(from), maskOf(from));
  state.offer = null;
  log?.tell({ type: 'offer-declined', from, to });
}
