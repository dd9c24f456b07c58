import type { Action, State } from '@boxcars/games/winners-circle';

import { PLAIN_GUIDE } from '../search/index.ts';
import { winnersCirclePolicy } from '../winners-circle.ts';
import { knowledge } from '../winners-circle/facts.ts';
import { winnersCircleThumbBy } from '../winners-circle/thumb.ts';
import type { Mind } from './mind.ts';

/** What a bot knows of this game. */
export const mind: Mind<State, Action> = {
  policyBy: winnersCircleThumbBy,
  guide: {
    ...PLAIN_GUIDE,
    policy: winnersCirclePolicy,
    rollout: () => winnersCirclePolicy,
    noise: 0,
    surety: 3,
    doubt: 1,
    stage: (state) => state.race,
    span: 1,
    scale: 300,
    candidates: 14,
    depth: 0,
  },
  knowledge,
  effort: { hard: 40, master: 400 },
};
