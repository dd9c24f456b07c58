import { defineWindow, type Window } from '@boxcars/engine';

import type { State } from './state.ts';

export const QUESTION_KINDS = [
  'start-turn',
  'use-kept',
  'use-roll',
  'choose-player',
  'give-card',
  'end-or-go-on',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

const startTurn = defineWindow('start-turn', 'turn');
const useKept = defineWindow('use-kept', 'turn');
const useRoll = defineWindow('use-roll', 'turn');
const choosePlayer = defineWindow('choose-player', 'turn');
const giveCard = defineWindow('give-card', 'turn');
const endOrGoOn = defineWindow('end-or-go-on', 'turn');

/** The open question: always the player's whose turn it is. */
export function windowOf(state: State): Window<QuestionKind> | null {
  const mask = 1 << state.seat;
  switch (state.phase) {
    case 'start':
      return startTurn(mask);
    case 'kept':
      return useKept(mask);
    case 'rolled':
      return useRoll(mask);
    case 'choose':
      return choosePlayer(mask);
    case 'give':
      return giveCard(mask);
    case 'won':
      return endOrGoOn(mask);
    case 'over':
      return null;
  }
}
