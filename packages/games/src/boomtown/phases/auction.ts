import { leftOf, rightOf, type Log, type Seat } from '@boxcars/engine';

import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { BID } from '../frames.ts';
import { goOn, NOBODY_YET, topFrame, type State } from '../state.ts';
import { startChoosing } from './choosing.ts';

/** [BT-A2] Whether a seat has the gold for a higher bid. */
export function canBid(state: State, seat: Seat): boolean {
  return (state.gold[seat] as number) > state.highestBid;
}

/** [BT-A1] Carries out a bid. */
export function makeBid(state: State, seat: Seat, amount: number, log?: Log<Event>): void {
  state.highestBid = amount;
  state.leader = seat;
  log?.tell({ type: 'bid-made', seat, amount });
  askNextBidder(state, seat, log);
}

/** [BT-A1] Who passes is out for the round. */
export function passBidding(state: State, seat: Seat, log?: Log<Event>): void {
  state.passed |= 1 << seat;
  log?.tell({ type: 'bidding-passed', seat });
  askNextBidder(state, seat, log);
}

/** Carries out the answer to an auction's question. */
export function answerBid(state: State, action: Action, log?: Log<Event>): void {
  const { seat } = topFrame(state);
  if (action.type === 'bid') makeBid(state, seat, action.amount, log);
  else passBidding(state, seat, log);
}

function askNextBidder(state: State, after: Seat, log?: Log<Event>): void {
  const next = nextBidder(state, after);
  // [BT-A3] If all pass, the start player wins at 0.
  if (next === NOBODY_YET) endAuction(state, state.start, log);
  else if (next === state.leader) endAuction(state, next, log);
  else goOn(state, BID(next));
}

/** The next seat that has not passed: the leader again when all others have. */
function nextBidder(state: State, after: Seat): Seat {
  let seat = after;
  for (let i = 0; i < state.seats; i++) {
    seat = leftOf(seat, state.seats);
    if ((state.passed & (1 << seat)) === 0) return seat;
  }
  return NOBODY_YET;
}

function endAuction(state: State, winner: Seat, log?: Log<Event>): void {
  const amount = state.highestBid;
  const before = log === undefined ? null : { gold: state.gold.slice(), bank: state.bank };
  state.winner = winner;
  payAuction(state, winner, amount);
  if (before !== null) {
    const shares = state.gold.map((gold, seat) => (seat === winner ? 0 : gold - (before.gold[seat] as number)));
    log?.tell({ type: 'auction-won', seat: winner, amount, shares, bank: state.bank - before.bank });
  }
  startChoosing(state);
}

/**
 * [BT-A4, BT-A5] The winner pays to the right; each keeps half, rounded up, and hands on the rest. With four or five
 * the last in the chain keeps all that arrives, with three the rest goes to the bank.
 */
export function payAuction(state: Pick<State, 'seats' | 'gold' | 'bank'>, winner: Seat, amount: number): void {
  state.gold[winner] = (state.gold[winner] as number) - amount;
  let left = amount;
  let seat = rightOf(winner, state.seats);
  for (; seat !== winner && left > 0; seat = rightOf(seat, state.seats)) {
    const isLast = state.seats > 3 && rightOf(seat, state.seats) === winner;
    const share = isLast ? left : (left + 1) >> 1;
    state.gold[seat] = (state.gold[seat] as number) + share;
    left -= share;
  }
  state.bank += left;
}
