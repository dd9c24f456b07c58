import { defineWindow, type Window } from '@boxcars/engine';

import type { State } from './state.ts';

export const QUESTION_KINDS = ['place-bet', 'move-horse'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

const placeBet = defineWindow('place-bet', 'turn');
const moveHorse = defineWindow('move-horse', 'turn');

/** The open question: bets go round (WC-B2), then rolls (WC-R1). */
export function windowOf(state: State): Window<QuestionKind> | null {
  switch (state.phase) {
    case 'bets':
      return placeBet(1 << state.turn);
    case 'race':
      return moveHorse(1 << state.turn);
    case 'over':
      return null;
  }
}
