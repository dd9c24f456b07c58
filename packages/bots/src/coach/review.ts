import { canonical, type Action, type Seat } from '@boxcars/engine';

import type { Position } from '../policy.ts';
import type { Budget } from '../search/index.ts';
import type { Advice } from './advice.ts';
import { coach } from './coach.ts';

/** A choice that was made: what the seat could know, and what it did. */
export interface Made<S, A extends Action> {
  /** The number of the entry that the choice became part of. */
  readonly entry: number;
  readonly position: Position<S, A>;
  readonly action: A;
}

/** A choice that cost something. */
export interface Costly<A extends Action> {
  readonly entry: number;
  readonly seat: Seat;
  readonly made: Advice<A>;
  readonly better: Advice<A>;
  readonly cost: number;
}

/** What would be told as nothing isn't told. */
const LEAST_POINTS = 0.05;
const LEAST_PART = 0.005;

/** The choices that cost most, the worst first; only those that cost more than chance may explain. */
export function review<S extends object, A extends Action>(
  choices: Iterable<Made<S, A>>,
  budget: Budget,
  most: number,
): Costly<A>[] {
  const costly: Costly<A>[] = [];
  for (const { entry, position, action } of choices) {
    const advice = coach(position, budget, action);
    const [better] = advice;
    const text = canonical(action);
    const made = advice.find((one) => canonical(one.action) === text);
    if (better === undefined || made === undefined) continue;
    const least = made.isExact ? LEAST_POINTS : LEAST_PART;
    if (made.behind > Math.max(least, made.slack))
      costly.push({ entry, seat: position.seat, made, better, cost: made.behind });
  }
  return costly.sort((a, b) => b.cost - a.cost || a.entry - b.entry).slice(0, most);
}
