import {
  hide,
  leftOf,
  maskOf,
  peek,
  refusal,
  seatsIn,
  type Chance,
  type Log,
  type Refusal,
  type Reveals,
  type Seat,
  type Secret,
} from '@boxcars/engine';

import type { Action, PlaceBet } from '../actions.ts';
import {
  BET_COUNTS,
  BET_LISTS,
  BET_ROW,
  countInHand,
  HIDDEN_BETS,
  OPEN_BETS,
  withoutBet,
  type BetsLeft,
} from '../bets-left.ts';
import { GATES, type Token } from '../content.ts';
import type { Event } from '../events.ts';
import { FACE_DOWN, nameAt, NO_TOKEN, type Gate, type State } from '../state.ts';

// Constants of the module itself, for the reason given in race.ts.
const COUNTS = BET_COUNTS;
const LISTS = BET_LISTS;
const WIDTH = BET_ROW;
const ROW = GATES;

/** With WC-V1 the payout just told who is richest. */
const BY_MONEY: Reveals = { seat: 'WC-V1', among: 'WC-V1' };

/** WC-B1: bets open with a random player, later with the richest, luck choosing among equals. */
export function openBets(state: State, chance: Chance, log?: Log<Event>): void {
  const among = richest(state);
  const first = among.length === 1 ? (among[0] as Seat) : chance.pick(among, 'first-bettor', state.race);
  state.phase = 'bets';
  state.betsToCome = state.seats * countTokens(state.rules.hiddenBets);
  state.firstBettor = first;
  state.turn = first;
  log?.tell(
    { type: 'first-bettor-chosen', seat: first, among },
    state.rules.hiddenBets && state.race > 1 ? BY_MONEY : undefined,
  );
}

/** Before race 1 nobody has money (WC-C8), so these are all. */
function richest({ money, seats }: State): readonly Seat[] {
  let most = 0;
  let equals = 0;
  for (let seat = 0; seat < seats; seat++) {
    const own = money[seat] as number;
    if (own > most) equals = 0;
    if (own >= most) equals |= 1 << seat;
    most = Math.max(most, own);
  }
  return seatsIn(equals);
}

/** WC-C5, WC-P6: all tokens are in their owners' hands. */
export function takeTokens(state: State): void {
  const all = hide(state.rules.hiddenBets ? HIDDEN_BETS : OPEN_BETS);
  for (let i = 0; i < state.tokens.length; i++) state.tokens[i] = NO_TOKEN;
  for (let seat = 0; seat < state.seats; seat++) state.betsLeft[seat] = all;
}

/**
 * WC-B2: the token goes to its horse, with WC-V1 face down, and the next player bets. True when that was the last bet.
 */
export function placeBet(state: State, { gate, token }: PlaceBet, log?: Log<Event>): boolean {
  const seat = state.turn;
  state.betsLeft[seat] = hide(withoutBet(betsLeftOf(state, seat), gate, token));
  if (state.rules.hiddenBets) {
    state.tokens[seat * ROW + gate] = FACE_DOWN;
    numbersOf(state, seat)[gate] = token;
    log?.tellOnly(maskOf(seat), betPlaced(state, seat, gate, token), betPlaced(state, seat, gate, null));
  } else {
    state.tokens[seat * ROW + gate] = token;
    log?.tell(betPlaced(state, seat, gate, token));
  }
  state.turn = leftOf(seat, state.seats);
  state.betsToCome -= 1;
  return state.betsToCome === 0;
}

function betPlaced(state: State, seat: Seat, gate: Gate, token: Token | null): Event {
  return { type: 'bet-placed', seat, gate, horse: nameAt(state, gate), token };
}

/** WC-B2: how many tokens each player places in a race; with WC-V1 also the 0. */
export function countTokens(hiddenBets: boolean): number {
  return hiddenBets ? 4 : 3;
}

/** The true number of a seat's token at a gate, or NO_TOKEN. */
export function tokenAt(state: State, seat: Seat, gate: Gate): number {
  const token = state.tokens[seat * ROW + gate] as number;
  return token === FACE_DOWN ? (numbersOf(state, seat)[gate] as number) : token;
}

/** How many bets a seat has on a gate's horse: its token's number, or 0 without one. */
export function worthAt(state: State, seat: Seat, gate: Gate): number {
  const token = tokenAt(state, seat, gate);
  // NO_TOKEN is less than zero. Not a branch: luck decides, so processors guess badly.
  return token & ~(token >> 31);
}

function numbersOf(state: State, seat: Seat): number[] {
  return peek(state.faceDown[seat] as Secret<number[]>);
}

function betsLeftOf(state: State, seat: Seat): BetsLeft {
  return peek(state.betsLeft[seat] as Secret<BetsLeft>);
}

/** How many tokens of a number a seat has yet to place. */
export function countTokensLeft(state: State, seat: Seat, token: Token): number {
  return countInHand(betsLeftOf(state, seat), token);
}

/** Every token left on every horse that has none of this seat's (WC-B3). Returns how many. */
export function listBets(state: State, seat: Seat, into: Action[]): number {
  const left = betsLeftOf(state, seat);
  const count = COUNTS[left] as number;
  const first = left * WIDTH;
  for (let i = 0; i < count; i++) into[i] = LISTS[first + i] as PlaceBet;
  return count;
}

/** Public: whether a seat has a token at a gate, whatever its number. */
export function hasTokenAt(state: State, seat: Seat, gate: Gate): boolean {
  return state.tokens[seat * ROW + gate] !== NO_TOKEN;
}

export function refuseBet(state: State, seat: Seat, { gate, token }: PlaceBet): Refusal | null {
  if (hasTokenAt(state, seat, gate))
    return refusal('horse-has-your-token', { gate, horse: nameAt(state, gate) }, 'WC-B3');
  if (countTokensLeft(state, seat, token) === 0) return refusal('token-not-left', { token }, 'WC-B2');
  return null;
}
