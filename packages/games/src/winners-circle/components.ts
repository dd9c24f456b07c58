import { TOKENS } from './content.ts';
import { countTokensLeft, hasTokenAt } from './phases/bets.ts';
import { ALL_GATES } from './scoring.ts';
import type { State } from './state.ts';

/** What can neither appear nor vanish: horse cards, horses, and each player's tokens. */
export function componentsOf(state: State): { readonly [name: string]: number } {
  return {
    'horse-cards': new Set([...state.deck, ...state.gone, ...state.gates]).size,
    horses: state.places.length,
    tokens: state.money.reduce((sum, _, seat) => sum + countOwned(state, seat), 0),
  };
}

function countOwned(state: State, seat: number): number {
  const inHand = TOKENS.reduce<number>((sum, token) => sum + countTokensLeft(state, seat, token), 0);
  return inHand + ALL_GATES.filter((gate) => hasTokenAt(state, seat, gate)).length;
}
