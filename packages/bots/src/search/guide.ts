import type { Action } from '@boxcars/engine';

import type { Policy } from '../policy.ts';
import type { Widening } from './bandit.ts';
import { USUAL_TASTE, type Evaluate, type Taste } from './reward.ts';

/** What a search goes by. */
export interface Guide<S, A extends Action> {
  /** Tried first at every node; null: the first try is random. */
  readonly policy: Policy<S, A> | null;
  /** Plays on where the tree ends; null: at random. */
  readonly rollout: Policy<S, A> | null;
  /** One answer in so many of a rollout is random all the same, so that the policy's blind spots are met; 0: none. */
  readonly noise: number;
  /** Questions a rollout answers at most; then `evaluate` says how the seats stand. */
  readonly horizon: number;
  /** Without it the points of the moment count. */
  readonly evaluate: Evaluate<S> | null;
  /** A lead in points that nearly decides. */
  readonly scale: number;
  /** What the thinking seat plays for; the others play by the usual taste. */
  readonly taste: Taste;
  /** Answers compared at the root at most, the most promising by the policy's own ranking. */
  readonly candidates: number;
  readonly widening: Widening;
  /** Questions below the root that the tree covers. */
  readonly depth: number;
}

/** Knows nothing of the game: every rollout is random and goes to the end. */
export const PLAIN_GUIDE: Guide<never, never> = {
  policy: null,
  rollout: null,
  noise: 0,
  horizon: 10_000,
  evaluate: null,
  scale: 10,
  taste: USUAL_TASTE,
  candidates: 1000,
  widening: { exploration: 0.5, width: 2, power: 0.5 },
  depth: 1000,
};
