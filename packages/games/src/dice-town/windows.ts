import { defineWindow, type Seat, type SeatMask, type Window } from '@boxcars/engine';

import type { State } from './state.ts';

/**
 * What can be asked. `play-…` are the moments of cards: asked of everyone who by public knowledge may hold the card,
 * as reactions, so that neither the question nor its timing tells who does (DT-G5).
 */
export const QUESTIONS = {
  'keep-dice': defineWindow('keep-dice', 'sealed'),
  'stop-brute': defineWindow('stop-brute', 'reaction'),
  'put-back': defineWindow('put-back', 'sealed'),
  'play-cheater': defineWindow('play-cheater', 'reaction'),
  'stop-cheat': defineWindow('stop-cheat', 'reaction'),
  'make-offer': defineWindow('make-offer', 'sealed'),
  'choose-winner': defineWindow('choose-winner', 'turn'),
  'order-visits': defineWindow('order-visits', 'turn'),
  'play-dynamite': defineWindow('play-dynamite', 'reaction'),
  'play-split': defineWindow('play-split', 'reaction'),
  'play-credit': defineWindow('play-credit', 'reaction'),
  'play-girls': defineWindow('play-girls', 'reaction'),
  'play-marshall': defineWindow('play-marshall', 'reaction'),
  'play-corruption': defineWindow('play-corruption', 'reaction'),
  'play-elixir': defineWindow('play-elixir', 'reaction'),
  'play-wanted': defineWindow('play-wanted', 'reaction'),
  'keep-card': defineWindow('keep-card', 'turn'),
  'choose-debtor': defineWindow('choose-debtor', 'turn'),
  rob: defineWindow('rob', 'turn'),
  'keep-stolen': defineWindow('keep-stolen', 'turn'),
  'visit-doc': defineWindow('visit-doc', 'turn'),
  'wire-properties': defineWindow('wire-properties', 'turn'),
  'choose-champion': defineWindow('choose-champion', 'turn'),
} as const;
export type QuestionKind = keyof typeof QUESTIONS;
export const QUESTION_KINDS = Object.keys(QUESTIONS) as readonly QuestionKind[];

/** The open question, or null at the end. */
export function windowOf(state: State): Window<QuestionKind> | null {
  return state.asks === null ? null : QUESTIONS[state.asks](state.asked);
}

/** Opens a question to some seats. */
export function ask(state: State, kind: QuestionKind, seats: SeatMask): void {
  state.asks = kind;
  state.asked = seats;
}

/** Opens a question to one seat. */
export function askSeat(state: State, kind: QuestionKind, seat: Seat): void {
  state.asks = kind;
  state.asked = 1 << seat;
}
