import {
  leftOf,
  maskOf,
  peek,
  refusal,
  type Chance,
  type Log,
  type Refusal,
  type Reveals,
  type Seat,
  type Secret,
} from '@boxcars/engine';

import { BET_LISTS, copyActions, type Action, type PlaceBet } from '../actions.ts';
import { GATES, HIDDEN_TOKENS, OPEN_TOKENS, TOKENS, type Token } from '../content.ts';
import type { Event } from '../events.ts';
import { FACE_DOWN, nameAt, NO_TOKEN, type Gate, type State } from '../state.ts';

/** With WC-V1 the payout just told who is richest. */
const BY_MONEY: Reveals = { seat: 'WC-V1', among: 'WC-V1' };

/** WC-B1: bets open with a random player, later with the richest, luck choosing among equals. */
export function openBets(state: State, chance: Chance, log?: Log<Event>): void {
  const among = richest(state);
  const first = among.length === 1 ? (among[0] as Seat) : chance.pick(among, 'first-bettor', state.race);
  state.phase = 'bets';
  state.betsPlaced = 0;
  state.firstBettor = first;
  state.turn = first;
  log?.tell(
    { type: 'first-bettor-chosen', seat: first, among },
    state.rules.hiddenBets && state.race > 1 ? BY_MONEY : undefined,
  );
}

/** Before race 1 nobody has money (WC-C8), so these are all. */
function richest(state: State): Seat[] {
  let most = 0;
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const money = state.money[seat] as number;
    if (money > most) {
      most = money;
      seats.length = 0;
    }
    if (money === most) seats.push(seat);
  }
  return seats;
}

/** WC-B2: the token goes to its horse, with WC-V1 face down, and the next player bets. */
export function placeBet(state: State, seat: Seat, { gate, token }: PlaceBet, log?: Log<Event>): void {
  const at = seat * GATES + gate;
  if (state.rules.hiddenBets) {
    state.tokens[at] = FACE_DOWN;
    numbersOf(state, seat)[gate] = token;
    const placed = { type: 'bet-placed', seat, gate, horse: nameAt(state, gate), token } as const;
    log?.tellOnly(maskOf(seat), placed, { ...placed, token: null });
  } else {
    state.tokens[at] = token;
    log?.tell({ type: 'bet-placed', seat, gate, horse: nameAt(state, gate), token });
  }
  state.betsPlaced += 1;
  state.turn = leftOf(seat, state.seats);
}

/** WC-B2: three times round, with WC-V1 four times. */
export function areBetsPlaced(state: State): boolean {
  return state.betsPlaced === state.seats * countTokens(state.rules.hiddenBets);
}

/** How many tokens each player bets in a race. */
export function countTokens(hiddenBets: boolean): number {
  return hiddenBets ? 4 : 3;
}

/** The true number of a seat's token at a gate, or NO_TOKEN. */
export function tokenAt(state: State, seat: Seat, gate: Gate): number {
  const token = state.tokens[seat * GATES + gate] as number;
  return token === FACE_DOWN ? (numbersOf(state, seat)[gate] as number) : token;
}

function numbersOf(state: State, seat: Seat): number[] {
  return peek(state.faceDown[seat] as Secret<number[]>);
}

const LEFT: number[] = [0, 0, 0];

/** How many tokens of each number a seat has yet to place. The array is good until the next call. */
export function tokensLeft(state: State, seat: Seat): readonly number[] {
  const all = state.rules.hiddenBets ? HIDDEN_TOKENS : OPEN_TOKENS;
  for (let token = 0; token < TOKENS.length; token++) LEFT[token] = all[token] as number;
  for (let gate = 0; gate < GATES; gate++) {
    const token = tokenAt(state, seat, gate);
    if (token !== NO_TOKEN) LEFT[token] = (LEFT[token] as number) - 1;
  }
  return LEFT;
}

/** Every token left on every horse that has none of this seat's (WC-B3). */
export function listBets(state: State, seat: Seat, into: Action[]): number {
  let free = (1 << GATES) - 1;
  let left = state.rules.hiddenBets ? 0b111 : 0b110;
  let ones = 0;
  for (let gate = 0; gate < GATES; gate++) {
    const token = tokenAt(state, seat, gate);
    if (token === NO_TOKEN) continue;
    free &= ~(1 << gate);
    left &= ~(1 << token);
    if (token === 1) ones += 1;
  }
  if (ones === 1) left |= 1 << 1;
  return copyActions(BET_LISTS[free * 8 + left] as readonly Action[], into);
}

/** Public: whether a seat has a token at a gate, whatever its number. */
export function hasTokenAt(state: State, seat: Seat, gate: Gate): boolean {
  return state.tokens[seat * GATES + gate] !== NO_TOKEN;
}

export function refuseBet(state: State, seat: Seat, { gate, token }: PlaceBet): Refusal | null {
  if (hasTokenAt(state, seat, gate))
    return refusal('horse-has-your-token', { gate, horse: nameAt(state, gate) }, 'WC-B3');
  if (!hasLeft(state, seat, token)) return refusal('token-not-left', { token }, 'WC-B2');
  return null;
}

function hasLeft(state: State, seat: Seat, token: Token): boolean {
  return (tokensLeft(state, seat)[token] ?? 0) > 0;
}
