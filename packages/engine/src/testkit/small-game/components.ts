import { peek } from '../../secret.ts';
import { CARDS } from './content.ts';
import type { State } from './state.ts';

/** Coins and cards can neither appear nor vanish. */
export function componentsOf(state: State): { readonly [name: string]: number } {
  const counts: { [name: string]: number } = { coins: state.coins.reduce((sum, coins) => sum + coins, state.bank) };
  for (const [kind, card] of CARDS.entries()) {
    counts[card] = peek(state.cards.piles).reduce(
      (sum, pile) => sum + pile.filter((other) => other === kind).length,
      0,
    );
  }
  return counts;
}
