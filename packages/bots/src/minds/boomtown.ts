import type { Action, State } from '@boxcars/games/boomtown';

import { boomtownPolicy, boomtownPolicyBy } from '../boomtown.ts';
import { knowledge } from '../boomtown/facts.ts';
import { boomtownStanding } from '../boomtown/standing.ts';
import { PLAIN_GUIDE } from '../search/index.ts';
import type { Mind } from './mind.ts';

/** What a bot knows of this game. */
export const mind: Mind<State, Action> = {
  policyBy: boomtownPolicyBy,
  guide: {
    ...PLAIN_GUIDE,
    policy: boomtownPolicy,
    rollout: () => boomtownPolicy,
    noise: 0,
    surety: 3,
    stage: (state) => state.round,
    span: 2,
    evaluate: boomtownStanding,
    scale: 8,
    candidates: 12,
    depth: 0,
  },
  knowledge,
  effort: { hard: 40, master: 400 },
};
