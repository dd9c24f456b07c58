import type { Action, Seat } from '@boxcars/engine';

import type { Advice, Reason } from './advice.ts';

/** Something a player would like to hear of a choice: how often it comes true, or how much there is of it. */
export interface Fact<S, A extends Action> {
  /** The text is found under `coach.<game>.<name>`. */
  readonly name: string;
  readonly kind: 'chance' | 'amount';
  /** What one of it is worth in points, about: the facts that make most difference are told. */
  readonly weight: number;
  /** Asked of the state that a line of play came to. */
  readonly of: (state: S, seat: Seat, action: A) => number;
}

/** A choice by exact odds. */
export type ExactAdvice<A extends Action> = Pick<Advice<A>, 'action' | 'worth' | 'reasons'>;

/** What can be told of the choices in one game. */
export interface Knowledge<S, A extends Action> {
  readonly facts: readonly Fact<S, A>[];
  /** What is certain of a choice before anything is tried, by what the seat sees. */
  readonly certain?: (state: S, seat: Seat, action: A) => readonly Reason[];
  /** What the facts of a choice speak of: a horse, say. */
  readonly subject?: (state: S, action: A) => Reason['values'];
  /** Says in one sentence what belongs together. */
  readonly join?: (reasons: readonly Reason[]) => readonly Reason[];
  /** The choices by exact odds, best first; null where there are none for the question. */
  readonly exact?: (state: S, seat: Seat) => ExactAdvice<A>[] | null;
}
