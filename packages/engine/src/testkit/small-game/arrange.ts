import type { Json } from '../../action.ts';
import { moveCard, newCards, type Cards } from '../../cards/cards.ts';
import { refusal, type Refusal } from '../../refusal.ts';
import { maskOf } from '../../seat.ts';
import { peek } from '../../secret.ts';
import { isRecord } from '../plain-data.ts';
import { CARDS } from './content.ts';
import { DECK, handOf, PLACES, type State } from './state.ts';

/**
 * Fragments: `{ "coins": [3, 5], "hands": [["thief"], ["guard", "pearl"]], "deck": ["crown"] }`. Coins come from the
 * bank or go to it; hands are dealt anew; `deck` names the next cards, the top first, and the rest lies below in
 * ascending order. Only at the very beginning.
 */
export function arrange(state: State, fragment: Json): Refusal | null {
  if (!isRecord(fragment)) return refusal('fragment-not-an-object');
  if (state.round !== 1 || state.stalls.length > 0) return refusal('game-has-begun');
  const unknown = Object.keys(fragment).find((name) => !['coins', 'hands', 'deck'].includes(name));
  if (unknown !== undefined) return refusal('unknown-field', { field: unknown });
  const coins = readCoins(state, fragment['coins']);
  if (coins === null) return refusal('impossible-coins');
  const cards = readCards(state, fragment);
  if (cards === null) return refusal('impossible-cards');
  const all = sum(state.coins) + state.bank;
  for (const [seat, count] of coins.entries()) state.coins[seat] = count;
  state.bank = all - sum(coins);
  state.cards = cards;
  return null;
}

function readCoins(state: State, given: unknown): readonly number[] | null {
  if (given === undefined) return state.coins;
  if (!Array.isArray(given) || given.length !== state.seats) return null;
  const coins = given as readonly unknown[];
  const isRight = coins.every((count) => typeof count === 'number' && Number.isInteger(count) && count >= 0);
  return isRight && sum(coins as number[]) <= sum(state.coins) + state.bank ? (coins as number[]) : null;
}

function readCards(state: State, fragment: { readonly [name: string]: unknown }): Cards | null {
  if (fragment['hands'] === undefined && fragment['deck'] === undefined) return state.cards;
  const hands = fragment['hands'] ?? [];
  if (!Array.isArray(hands) || hands.length > state.seats) return null;
  const cards = newCards(state.cards.copies, PLACES, DECK);
  const left = peek(cards.piles)[DECK] ?? [];
  for (const [seat, hand] of (hands as readonly unknown[]).entries()) {
    const kinds = readKinds(hand, left);
    if (kinds === null) return null;
    for (const kind of kinds) moveCard(cards, DECK, handOf(seat), kind, maskOf(seat));
  }
  const top = readKinds(fragment['deck'] ?? [], left);
  if (top === null) return null;
  for (const kind of top) left.splice(left.indexOf(kind), 1);
  left.push(...top.toReversed());
  return cards;
}

/** The kinds of some named cards, if all of them are still there. */
function readKinds(given: unknown, left: readonly number[]): number[] | null {
  if (!Array.isArray(given)) return null;
  const kinds = (given as readonly unknown[]).map((name) => CARDS.findIndex((card) => card === name));
  const isThere = (kind: number): boolean => count(kinds, kind) <= count(left, kind);
  return kinds.every((kind) => kind >= 0 && isThere(kind)) ? kinds : null;
}

function count(kinds: readonly number[], kind: number): number {
  return kinds.filter((other) => other === kind).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
