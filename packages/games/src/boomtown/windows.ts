import { defineWindow, type Window } from '@boxcars/engine';

import { topFrame, type State } from './state.ts';

const WINDOWS = {
  bid: defineWindow('bid', 'turn'),
  'play-mustang': defineWindow('play-mustang', 'turn'),
  'choose-card': defineWindow('choose-card', 'turn'),
  'use-held': defineWindow('use-held', 'turn'),
  'blow-up': defineWindow('blow-up', 'turn'),
  expropriate: defineWindow('expropriate', 'turn'),
  'place-governor': defineWindow('place-governor', 'turn'),
  'place-vein': defineWindow('place-vein', 'turn'),
  'place-saloon': defineWindow('place-saloon', 'turn'),
  'place-girls': defineWindow('place-girls', 'turn'),
  'hold-up': defineWindow('hold-up', 'turn'),
  'turn-die': defineWindow('turn-die', 'turn'),
} as const;

/** The kinds of question, each asked of one seat: nothing in Boomtown is answered in secret. */
export type QuestionKind = keyof typeof WINDOWS;
export const QUESTION_KINDS = Object.keys(WINDOWS) as readonly QuestionKind[];

/** The open question, or null when the game is over. */
export function windowOf(state: State): Window<QuestionKind> | null {
  if (state.stack.length === 0) return null;
  const { kind, seat } = topFrame(state);
  // The two most frequent ones first: a name known here is found faster than one that is looked up.
  if (kind === 'bid') return WINDOWS.bid(1 << seat);
  if (kind === 'choose-card') return WINDOWS['choose-card'](1 << seat);
  if (kind === 'settle-held' || kind === 'roll' || kind === 'yield') throw new Error(`nobody is asked about ${kind}`);
  return WINDOWS[kind](1 << seat);
}
