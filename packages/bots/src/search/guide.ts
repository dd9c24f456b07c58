import type { Action, Seat } from '@boxcars/engine';

import type { Policy } from '../policy.ts';
import type { Widening } from './bandit.ts';
import { USUAL_TASTE, type Evaluate, type Taste } from './reward.ts';

/** Fills `into` with the answers worth a thought, best first, and returns how many. */
export type Shortlist<S, A extends Action> = (
  state: S,
  seat: Seat,
  legal: readonly A[],
  count: number,
  into: A[],
) => number;

/** What a search goes by. */
export interface Guide<S, A extends Action> {
  /** Tried first at every node; null: the first try is random. */
  readonly policy: Policy<S, A> | null;
  /** Plays on where the tree ends, for a question that starts from `root`; null: at random. */
  readonly rollout: ((root: S, seat: Seat) => Policy<S, A>) | null;
  /** One answer in so many of a rollout is random all the same, so that the policy's blind spots are met; 0: none. */
  readonly noise: number;
  /** The number of a state's stage (a round, a race); null: games are played to the end. */
  readonly stage: ((state: S) => number) | null;
  /** Stages a rollout plays, the one it starts in included; then `evaluate` says how the seats stand. */
  readonly span: number;
  /** Without it the points of the moment count. */
  readonly evaluate: Evaluate<S> | null;
  /** A lead in points that nearly decides. */
  readonly scale: number;
  /** What the thinking seat plays for; the others play by the usual taste. */
  readonly taste: Taste;
  /** The answers compared at the root; null: all that are listed. */
  readonly shortlist: Shortlist<S, A> | null;
  /** Answers compared at the root at most. */
  readonly candidates: number;
  /** Whether the worse half is given up as the budget is spent: finds the best one sooner, and knows less of the others. */
  readonly halves: boolean;
  /** An answer that is worse than the best by so many standard errors is given up; 0: none is before its time. */
  readonly surety: number;
  /** The policy's answer stands unless another does better by so many standard errors; 0: the best mean wins. */
  readonly doubt: number;
  readonly widening: Widening;
  /** Questions below the root that the tree covers; 0: everyone else answers by the rollout's policy from the start. */
  readonly depth: number;
}

/** Knows nothing of the game: every rollout is random and goes to the end. */
export const PLAIN_GUIDE = {
  policy: null,
  rollout: null,
  noise: 0,
  stage: null,
  span: 1,
  evaluate: null,
  scale: 10,
  taste: USUAL_TASTE,
  shortlist: null,
  candidates: 1000,
  halves: true,
  surety: 0,
  doubt: 0,
  widening: { exploration: 0.5, width: 2, power: 0.5 },
  depth: 1000,
} as const satisfies Guide<never, never>;
