import { moveCard, moveTop } from '../../../cards/cards.ts';
import { cardsIn } from '../../../cards/cards.ts';
import type { Chance } from '../../../chance/chance.ts';
import type { Log } from '../../../log.ts';
import { allSeats, EVERYONE, isIn, leftOf, maskOf, rightOf, type Seat } from '../../../seat.ts';
import { peek } from '../../../secret.ts';
import { cardOf } from '../content.ts';
import type { Event } from '../events.ts';
import { DECK, DISCARDS, firstSeat, handOf, LOT, NO_SEAT, refillDeck, type State } from '../state.ts';

/** MP-7: shows the lot. With no card to sell everyone has passed. */
export function showLot(state: State, chance: Chance, log?: Log<Event>): void {
  state.bid = 0;
  state.bidder = NO_SEAT;
  state.passed = 0;
  state.turn = rightOf(firstSeat(state), state.seats);
  if (!refillDeck(state, chance, log)) {
    state.passed = allSeats(state.seats);
    return;
  }
  const card = cardOf(moveTop(state.cards, DECK, LOT, EVERYONE));
  log?.tell({ type: 'lot-shown', card }, { card: 'MP-7' });
}

/** MP-7: the next seat that can still bid. False when the auction is over. */
export function nextBidder(state: State, log?: Log<Event>): boolean {
  for (let i = 0; i < state.seats; i++) {
    state.turn = leftOf(state.turn, state.seats);
    if (state.turn === state.bidder) return false;
    if (isIn(state.passed, state.turn)) continue;
    if (canBid(state, state.turn)) return true;
    passBid(state, log);
  }
  return false;
}

export function canBid(state: State, seat: Seat): boolean {
  return (state.coins[seat] ?? 0) > state.bid;
}

export function makeBid(state: State, coins: number, log?: Log<Event>): void {
  state.bid = coins;
  state.bidder = state.turn;
  log?.tell({ type: 'bid-made', seat: state.turn, coins });
}

export function passBid(state: State, log?: Log<Event>): void {
  state.passed |= maskOf(state.turn);
  log?.tell({ type: 'bidder-passed', seat: state.turn });
}

/** MP-7: the highest bidder pays the bank; with no bid the card goes to the discards. */
export function sellLot(state: State, log?: Log<Event>): void {
  const seat = state.bidder;
  const [kind] = peek(cardsIn(state.cards, LOT));
  if (kind === undefined) return;
  if (seat === NO_SEAT) {
    moveCard(state.cards, LOT, DISCARDS, kind, EVERYONE);
    log?.tell({ type: 'lot-unsold' });
    return;
  }
  moveCard(state.cards, LOT, handOf(seat), kind, EVERYONE);
  state.coins[seat] = (state.coins[seat] ?? 0) - state.bid;
  state.bank += state.bid;
  log?.tell({ type: 'lot-sold', seat, coins: state.bid });
}
