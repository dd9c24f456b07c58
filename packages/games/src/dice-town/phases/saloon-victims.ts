import type { Seat } from '@boxcars/engine';

import { countProperties, countStore, type State } from '../state.ts';

/** DT-5: cards that can be taken from a hand; wired ones lie elsewhere. */
export function countTakeable(state: State, seat: Seat): number {
  return countStore(state, seat) + countProperties(state, seat);
}

/** DT-5: whether any opponent has a card that can be taken. */
export function canRobAny(state: State, thief: Seat): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== thief && countTakeable(state, seat) > 0) return true;
  }
  return false;
}
