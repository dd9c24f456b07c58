import { defineWindow, MAX_SEATS, type SeatMask, type Window } from '@boxcars/engine';

import type { State } from './state.ts';

export const QUESTION_KINDS = ['place-bet', 'move-horse'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

const placeBet = bySeat(defineWindow('place-bet', 'turn'));
const moveHorse = bySeat(defineWindow('move-horse', 'turn'));

/** The windows that ask one seat, by that seat. */
function bySeat<K extends QuestionKind>(windowFor: (mask: SeatMask) => Window<K>): readonly Window<K>[] {
  return Array.from({ length: MAX_SEATS }, (_, seat) => windowFor(1 << seat));
}

/** The open question: bets go round (WC-B2), then rolls (WC-R1). */
export function windowOf(state: State): Window<QuestionKind> | null {
  if (state.phase === 'over') return null;
  return (state.phase === 'bets' ? placeBet : moveHorse)[state.turn] as Window<QuestionKind>;
}
