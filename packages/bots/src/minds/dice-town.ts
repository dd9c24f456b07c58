import type { Action, State } from '@boxcars/games/dice-town';

import { diceTownPolicy, diceTownShortlist, diceTownThumbBy, quickDiceTownPolicy } from '../dice-town.ts';
import { knowledge } from '../dice-town/facts.ts';
import { diceTownStanding } from '../dice-town/standing.ts';
import { PLAIN_GUIDE } from '../search/index.ts';
import type { Mind } from './mind.ts';

/** What a bot knows of this game. */
export const mind: Mind<State, Action> = {
  policyBy: diceTownThumbBy,
  guide: {
    ...PLAIN_GUIDE,
    policy: diceTownPolicy,
    rollout: () => quickDiceTownPolicy,
    noise: 0,
    surety: 3,
    doubt: 1,
    stage: (state) => state.round,
    span: 1,
    evaluate: diceTownStanding,
    shortlist: diceTownShortlist,
    scale: 6,
    candidates: 4,
    depth: 0,
  },
  knowledge,
  effort: { hard: 40, master: 400 },
};
