import type { Action } from '@boxcars/engine';

/** What the coach thinks of one choice, in the reader's language. */
export interface AdviceInfo {
  readonly action: Action;
  /** The choice as a list would name it. */
  readonly label: string;
  /** Exact: what the turn is worth in points on average. Otherwise how well the seat comes to stand, from 0 to 1. */
  readonly worth: number;
  /** How far the worth may be off, 95 times of 100; 0 where it is exact. */
  readonly margin: number;
  readonly isExact: boolean;
  readonly reasons: readonly {
    readonly code: string;
    readonly values: { readonly [name: string]: number | string };
    readonly sentence: string;
  }[];
}

/** A choice that cost something, and the better one. It can be tried again from before `entry`. */
export interface CostlyInfo {
  readonly entry: number;
  readonly cost: number;
  readonly made: AdviceInfo;
  readonly better: AdviceInfo;
}
