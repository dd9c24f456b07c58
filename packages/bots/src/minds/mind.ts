import type { Action } from '@boxcars/engine';

import type { Knowledge } from '../coach/knowledge.ts';
import type { Bot, Policy } from '../policy.ts';
import type { Budget, Guide } from '../search/index.ts';
import type { Temper } from '../temper.ts';

/** What a bot knows of one game, and how long it thinks. */
export interface Mind<S, A extends Action> {
  /** Plays alone at the level `normal`, by rules of thumb, in its own style; the guide may know better. */
  readonly policyBy: (temper: Temper) => Policy<S, A>;
  readonly guide: Guide<S, A>;
  /** Levels that think in a way of their own; the others search by the guide alone. */
  readonly thinkers?: {
    readonly [L in keyof Effort]?: (guide: Guide<S, A>, budget: Budget, temper: Temper) => Bot<S, A>;
  };
  /** What the coach can tell of choices. */
  readonly knowledge: Knowledge<S, A>;
  /** Iterations a decision. */
  readonly effort: Effort;
}

interface Effort {
  readonly hard: number;
  readonly master: number;
}
