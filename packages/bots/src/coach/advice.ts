import type { Action } from '@boxcars/engine';

import type { Budget } from '../search/index.ts';

/** Why a choice is good or bad: the key of a sentence in the catalogues, and what fills it. */
export interface Reason {
  readonly code: string;
  readonly values: { readonly [name: string]: number | string };
}

/** What a choice is worth. */
export interface Advice<A extends Action> {
  readonly action: A;
  /** Exact: what the turn is worth in points on average. Otherwise how well the seat comes to stand, from 0 to 1. */
  readonly worth: number;
  /** How far the worth may be off, 95 times of 100; 0 where it is exact. */
  readonly margin: number;
  readonly isExact: boolean;
  /** How much less it is worth than the best choice. */
  readonly behind: number;
  /** How far that may be off, 95 times of 100: less than the worths, as all were tried with the same luck. */
  readonly slack: number;
  /** The first says the worth; the others tell it in the game's own terms. */
  readonly reasons: readonly Reason[];
}

/** Enough for a sound opinion, and about a second's work at most. */
export const COACH_BUDGET: Budget = { iterations: 1600 };
