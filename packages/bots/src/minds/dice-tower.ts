import type { Action, State } from '@boxcars/games/dice-tower';

import { diceTowerPolicy, diceTowerShortlist, oddsOfPointsBy } from '../dice-tower.ts';
import { knowledge } from '../dice-tower/facts.ts';
import { outcomesBot } from '../dice-tower/outcomes.ts';
import { diceTowerThumbBy, quickPolicy } from '../dice-tower/quick.ts';
import { turnsBot } from '../dice-tower/turns.ts';
import { PLAIN_GUIDE } from '../search/index.ts';
import type { Mind } from './mind.ts';

/** What a bot knows of this game. */
export const mind: Mind<State, Action> = {
  policyBy: diceTowerThumbBy,
  guide: {
    ...PLAIN_GUIDE,
    policy: diceTowerPolicy,
    // One's own turn goes on by the exact odds, which are worked out once; the others' by rules of thumb.
    rollout:
      ({ turn }, seat) =>
      (state, asked, legal, count, chance) =>
        (state.turn === turn && asked === seat ? diceTowerPolicy : quickPolicy)(state, asked, legal, count, chance),
    noise: 0,
    surety: 3,
    doubt: 2,
    shortlist: diceTowerShortlist,
    scale: 3,
    candidates: 5,
    depth: 0,
  },
  thinkers: { hard: (guide, budget, temper) => turnsBot(oddsOfPointsBy(temper), guide, budget), master: outcomesBot },
  knowledge,
  effort: { hard: 40, master: 400 },
};
