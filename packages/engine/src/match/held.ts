import type { Action } from '../action.ts';
import type { Seat } from '../seat.ts';
import type { GivenAnswer } from './entry.ts';
import { isAnswer, isListOf, isRow } from './journal-shape.ts';

/** An answer that waits for its question to close. A locked one can't be changed any more. */
export interface HeldAnswer<A extends Action = Action> extends GivenAnswer<A> {
  readonly locked: boolean;
}

/** The answers given to a question that is still open: plain data for a host to keep. Nobody else may see it. */
export interface Held<A extends Action = Action> {
  readonly question: string;
  readonly answers: readonly HeldAnswer<A>[];
}

/** Whether JSON is what a match gave out as held answers. */
export function isHeld(json: unknown): json is Held {
  return isRow(json) && typeof json['question'] === 'string' && isListOf(json['answers'], isHeldAnswer);
}

function isHeldAnswer(json: unknown): json is HeldAnswer {
  return isAnswer(json) && 'locked' in json && typeof json.locked === 'boolean';
}

/** The seats that have an answer here. */
export function seatsOf(answers: readonly (GivenAnswer | undefined)[]): Seat[] {
  return answers.flatMap((answer) => (answer === undefined ? [] : [answer.seat]));
}
