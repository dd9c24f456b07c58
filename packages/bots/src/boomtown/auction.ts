import { leftOf, rightOf, type Seat } from '@boxcars/engine';
import type { State } from '@boxcars/games/boomtown';

import { cardWorth, rivalry } from './worth.ts';

/**
 * How a round goes for a seat if `winner` chooses first and everyone takes what is worth most to them: what the seat
 * gets, less what the others get on average. `second` chooses right after the winner, if it is a seat.
 */
export function picksWorth(state: State, seat: Seat, winner: Seat, second = -1): number {
  const left = state.offer.slice();
  let own = 0;
  let others = 0;
  let turn = winner;
  for (let i = 0; i < state.seats; i++) {
    const picker = i === 1 && second >= 0 ? second : turn;
    const worth = takeBest(state, picker, left);
    if (picker === seat) own = worth;
    else others += worth;
    if (picker === turn) turn = leftOf(turn, state.seats);
    if (turn === second && i > 0) turn = leftOf(turn, state.seats);
  }
  return own - others / (state.seats - 1);
}

/** Takes the card that is worth most to a seat out of those left, and says what it is worth. */
function takeBest(state: State, seat: Seat, left: number[]): number {
  let best = -Infinity;
  let place = -1;
  for (const [i, card] of left.entries()) {
    const worth = cardWorth(state, card, seat);
    if (worth > best) {
      best = worth;
      place = i;
    }
  }
  if (place < 0) return 0;
  left.splice(place, 1);
  return best;
}

/** What a payment of this bid does for a seat, the winner's included: its own share, less the others' mean. */
function paymentWorth(state: State, seat: Seat, winner: Seat, bid: number): number {
  if (seat === winner) return -bid * rivalry(state);
  let left = bid;
  let share = 0;
  for (let one = rightOf(winner, state.seats); one !== winner; one = rightOf(one, state.seats)) {
    const isLast = state.seats > 3 && rightOf(one, state.seats) === winner;
    share = isLast ? left : Math.ceil(left / 2);
    left -= share;
    if (one === seat) break;
  }
  return share * rivalry(state);
}

/**
 * Whether it is better to win with one more than the last bid than to let who leads have it. `eager` is what winning
 * counts beyond that.
 */
export function isWorthRaising(state: State, seat: Seat, eager = 0): boolean {
  const raise = state.highestBid + 1;
  const rival = state.leader >= 0 ? state.leader : leftOf(seat, state.seats);
  const winning = picksWorth(state, seat, seat) + paymentWorth(state, seat, seat, raise);
  const losing = picksWorth(state, seat, rival) + paymentWorth(state, seat, rival, Math.max(1, state.highestBid));
  return winning + eager > losing;
}
