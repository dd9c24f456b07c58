import type { Action } from '@boxcars/engine';
import type { Action as BoomtownAction, State as BoomtownState } from '@boxcars/games/boomtown';
import type { Action as DiceTowerAction, State as DiceTowerState } from '@boxcars/games/dice-tower';
import type { Action as DiceTownAction, State as DiceTownState } from '@boxcars/games/dice-town';
import type { Action as WinnersCircleAction, State as WinnersCircleState } from '@boxcars/games/winners-circle';

import { boomtownPolicy } from './boomtown.ts';
import { boomtownStanding } from './boomtown/standing.ts';
import { diceTowerPolicy, diceTowerShortlist, oddsOfPoints } from './dice-tower.ts';
import { outcomesBot } from './dice-tower/outcomes.ts';
import { diceTowerThumb, quickPolicy } from './dice-tower/quick.ts';
import { turnsBot } from './dice-tower/turns.ts';
import { diceTownPolicy, diceTownShortlist, diceTownThumb, quickDiceTownPolicy } from './dice-town.ts';
import { diceTownStanding } from './dice-town/standing.ts';
import type { Bot, Policy } from './policy.ts';
import { PLAIN_GUIDE, type Budget, type Guide } from './search/index.ts';
import { winnersCirclePolicy } from './winners-circle.ts';
import { winnersCircleThumb } from './winners-circle/thumb.ts';

/** What a bot knows of one game, and how long it thinks. */
export interface Mind<S, A extends Action> {
  /** Plays alone at the level `normal`, by rules of thumb; the guide may know better. */
  readonly policy: Policy<S, A>;
  readonly guide: Guide<S, A>;
  /** Levels that think in a way of their own; the others search by the guide alone. */
  readonly thinkers?: { readonly [L in keyof Effort]?: (guide: Guide<S, A>, budget: Budget) => Bot<S, A> };
  /** Iterations a decision. */
  readonly effort: Effort;
}

interface Effort {
  readonly hard: number;
  readonly master: number;
}

const boomtown: Mind<BoomtownState, BoomtownAction> = {
  policy: boomtownPolicy,
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
  effort: { hard: 40, master: 400 },
};

const diceTower: Mind<DiceTowerState, DiceTowerAction> = {
  policy: diceTowerThumb,
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
    shortlist: diceTowerShortlist,
    scale: 3,
    candidates: 5,
    depth: 0,
  },
  thinkers: { hard: (guide, budget) => turnsBot(oddsOfPoints, guide, budget), master: outcomesBot },
  effort: { hard: 40, master: 400 },
};

const diceTown: Mind<DiceTownState, DiceTownAction> = {
  policy: diceTownThumb,
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
  effort: { hard: 40, master: 400 },
};

const winnersCircle: Mind<WinnersCircleState, WinnersCircleAction> = {
  policy: winnersCircleThumb,
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
  effort: { hard: 40, master: 400 },
};

/** Some game's mind: which one's, the key says. */
type AnyMind = Mind<never, never>;

/** The mind of each game, one line a game. A game without one is played at random, or searched without knowledge. */
export const minds: { readonly [game: string]: AnyMind } = {
  boomtown: boomtown as unknown as AnyMind,
  'dice-tower': diceTower as unknown as AnyMind,
  'dice-town': diceTown as unknown as AnyMind,
  'winners-circle': winnersCircle as unknown as AnyMind,
};
