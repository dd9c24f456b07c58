import { cardsIn, peek, type Seat } from '@boxcars/engine';

import type { State } from '../../src/testkit/small-game/index.ts';
import { handOf } from '../../src/testkit/small-game/state.ts';

/** What a magpie may keep. */
export function holdings(state: State, seat: Seat): { readonly coins: number; readonly cards: number } {
  return { coins: state.coins[seat] ?? 0, cards: peek(cardsIn(state.cards, handOf(seat))).length };
}
