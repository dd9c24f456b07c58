import { leftOf, refusal, type Log, type Refusal, type Seat } from '@boxcars/engine';

import { END_GAME, KEEPS, listKeeps, maskOfKeep, type Action, type KeepDice } from '../actions.ts';
import type { Event } from '../events.ts';
import { ALL_DICE, countHeld, NO_CARD, type State } from '../state.ts';

/** TW-S2, TW-T1: a turn begins, with three rolls and nothing refused (TW-A1: also an extra one). */
export function startTurn(state: State, seat: Seat, isExtra: boolean, log?: Log<Event>): void {
  state.phase = 'start';
  state.turn += 1;
  state.seat = seat;
  state.rolls = 0;
  state.kept = 0;
  state.fits = 0;
  state.fitted = 0;
  state.refused = 0;
  state.canTurn = false;
  state.won = NO_CARD;
  log?.tell({ type: 'turn-started', seat, turn: state.turn, isExtra });
}

/** TW-T5: the turn ended without a card, and the dice stay as they lie for the next player. */
export function leaveDice(state: State, log?: Log<Event>): void {
  log?.tell({ type: 'turn-ended', seat: state.seat });
  state.isInherited = true;
  startTurn(state, leftOf(state.seat, state.seats), false, log);
}

/** TW-T6: the turn ended with a card, and the next player starts afresh. */
export function passTurn(state: State, log?: Log<Event>): void {
  state.isInherited = false;
  startTurn(state, leftOf(state.seat, state.seats), false, log);
}

/** TW-E1: whether the player whose turn it is holds enough cards to end the game. */
export function mayEndGame(state: State): boolean {
  return countHeld(state, state.seat) >= state.rules.mayEnd;
}

/** Roll all six, keep some of the last player's dice (TW-T5), or end the game (TW-E1). */
export function listStarts(state: State, into: Action[]): number {
  let count = 1;
  into[0] = KEEPS[0] as KeepDice;
  if (state.isInherited) {
    count = listKeeps(into, 0);
    into[count++] = KEEPS[ALL_DICE] as KeepDice;
  }
  if (mayEndGame(state)) into[count++] = END_GAME;
  return count;
}

export function refuseStart(state: State, keep: KeepDice): Refusal | null {
  if (!state.isInherited && maskOfKeep(keep) !== 0) return refusal('no-dice-to-keep', undefined, 'TW-T6');
  return null;
}

export function refuseEnd(state: State): Refusal | null {
  if (mayEndGame(state)) return null;
  return refusal('too-few-cards-to-end', { held: countHeld(state, state.seat), least: state.rules.mayEnd }, 'TW-E1');
}
