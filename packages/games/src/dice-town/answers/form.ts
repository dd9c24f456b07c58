import { refusal, type Composer, type Json, type Refusal, type Seat } from '@boxcars/engine';

import type { Action } from '../actions.ts';
import type { State } from '../state.ts';

/** How one kind of question is answered. */
export interface AnswerForm {
  /** Fills `into` with legal answers, from index 0, and returns how many. */
  readonly list: (state: State, seat: Seat, into: Action[]) => number;
  /** Fields to compose further answers from; without them `list` is complete. */
  readonly compose?: (state: State, seat: Seat) => readonly Composer[];
  /** Answers of a composed question that can be given as they stand. */
  readonly options?: (state: State, seat: Seat) => readonly Action[];
  /** Why an answer is not legal. Where it is left out, whatever is not listed does not fit. */
  readonly refuse?: (state: State, seat: Seat, action: Action) => Refusal | null;
  readonly fallback: (state: State, seat: Seat) => Action;
  readonly facts?: (state: State, seat: Seat) => { readonly [name: string]: Json };
}

/** The answer has not the form that the question asks for. */
export const DOES_NOT_FIT: Refusal = Object.freeze(refusal('does-not-fit'));

/** The answers of a form as a new list. */
export function listOf(form: AnswerForm, state: State, seat: Seat): Action[] {
  const into: Action[] = [];
  const count = form.list(state, seat, into);
  return into.slice(0, count);
}

/** Refuses what a form doesn't list. */
export function refuseUnlisted(form: AnswerForm, state: State, seat: Seat, action: Action): Refusal | null {
  const text = JSON.stringify(action);
  return listOf(form, state, seat).some((one) => JSON.stringify(one) === text) ? null : DOES_NOT_FIT;
}
