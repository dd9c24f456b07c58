import type { Seat } from './seat.ts';

/** Plain data. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a player does: imperative, plain data, interned by the game where it is one of a list. */
export interface Action {
  readonly type: string;
}

/** The answers of all asked seats, indexed by seat. The caller owns the array and may reuse it. */
export type Answers<A> = readonly (A | undefined)[];

/** The answer of an asked seat. A missing one is our mistake, so it throws. */
export function answerOf<A>(answers: Answers<A>, seat: Seat): A {
  const answer = answers[seat];
  if (answer === undefined) throw new Error(`seat ${seat} was asked and has no answer`);
  return answer;
}
