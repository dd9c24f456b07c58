import type { Action } from '@boxcars/engine';

import { minds, type Mind } from '../minds.ts';
import type { Position } from '../policy.ts';
import type { Budget } from '../search/index.ts';
import type { Advice } from './advice.ts';
import { coachBy } from './by-mind.ts';

/**
 * The choices of an open question, best first. `budget` is how long is thought where nothing exact is known; `made` is a
 * choice that is to be told of in any case.
 */
export function coach<S extends object, A extends Action>(
  position: Position<S, A>,
  budget: Budget,
  made: A | null = null,
): Advice<A>[] {
  return coachBy(minds[position.game.id] as unknown as Mind<S, A> | undefined, position, budget, made);
}
