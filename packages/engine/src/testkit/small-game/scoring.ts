import { cardsIn, moveCard } from '../../cards/cards.ts';
import type { Log } from '../../log.ts';
import { rankBy, type Outcome } from '../../outcome.ts';
import { EVERYONE } from '../../seat.ts';
import { peek } from '../../secret.ts';
import { cardOf, WORTH, type Card } from './content.ts';
import type { Event } from './events.ts';
import { handOf, shownOf, type State } from './state.ts';

/** MP-11: shows all hands. */
export function endGame(state: State, log?: Log<Event>): void {
  const hands: Card[][] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const kinds = peek(cardsIn(state.cards, handOf(seat))).toSorted((a, b) => a - b);
    for (const kind of kinds) moveCard(state.cards, handOf(seat), shownOf(seat), kind, EVERYONE);
    hands.push(kinds.map(cardOf));
  }
  state.phase = 'over';
  log?.tell({ type: 'hands-shown', hands }, { hands: 'MP-11' });
}

/** MP-11. */
export function pointsOf(state: State): number[] {
  return state.coins.map((coins, seat) => {
    const kinds = [...peek(cardsIn(state.cards, handOf(seat))), ...peek(cardsIn(state.cards, shownOf(seat)))];
    return kinds.reduce((sum, kind) => sum + (WORTH[kind] ?? 0), coins);
  });
}

export function outcomeOf(state: State): Outcome | null {
  return state.phase === 'over' ? rankBy(pointsOf(state)) : null;
}
