import { BETS, type PlaceBet } from './actions.ts';
import { GATES, type Token } from './content.ts';
import type { Gate } from './state.ts';

/**
 * The bets a seat has left in a race, in one number: its lowest four bits are the tokens in hand (a 0, up to two 1s
 * in two bits, a 2), the others the gates that have none of the seat's tokens yet, one bit a gate.
 */
export type BetsLeft = number;

const HAND_BITS = 4;
/** What each token is worth in the lowest four bits. */
const WEIGHTS: readonly number[] = [1, 2, 8];
const FREE_GATES = ((1 << GATES) - 1) << HAND_BITS;

/** WC-C5: 1, 1 and 2 for all gates; with WC-V1 the 0 as well. */
export const OPEN_BETS: BetsLeft = FREE_GATES + 2 + 2 + 8;
export const HIDDEN_BETS: BetsLeft = OPEN_BETS + 1;

/** What is left when a token has gone to a gate. */
export function withoutBet(left: BetsLeft, gate: Gate, token: Token): BetsLeft {
  return left - (1 << (gate + HAND_BITS)) - (WEIGHTS[token] as number);
}

/** How many tokens of a number are in hand. */
export function countInHand(left: BetsLeft, token: Token): number {
  switch (token) {
    case 0:
      return left & 1;
    case 1:
      return (left >> 1) & 3;
    case 2:
      return (left >> 3) & 1;
  }
}

function isLeft(left: BetsLeft, { gate, token }: PlaceBet): boolean {
  return ((left >> HAND_BITS) & (1 << gate)) !== 0 && countInHand(left, token) > 0;
}

/**
 * WC-B3: how many bets each number of bets left allows, and these bets, every token in hand on every free gate, in gate
 * order from BET_ROW × number on. One long list: a list for each number would be looked for all over the memory.
 */
export const BET_ROW = BETS.length;
export const BET_COUNTS: number[] = [];
export const BET_LISTS: PlaceBet[] = [];
for (let left = 0; left <= HIDDEN_BETS; left++) {
  const bets = BETS.filter((bet) => isLeft(left, bet));
  BET_COUNTS.push(bets.length);
  // Rows are as long as the longest: what stands behind a number's own bets is never read.
  for (const [i, bet] of BETS.entries()) BET_LISTS.push(bets[i] ?? bet);
}
