import type { Action, State } from '@boxcars/games/dice-tower';
import { turnPositionOf } from '@boxcars/games/dice-tower/odds';

import { policyBot, type Bot, type Policy } from '../policy.ts';
import { searchBot, type Budget, type Guide } from '../search/index.ts';

/** Plays turns by the exact odds, as a policy weighs the cards; questions that dice don't answer are searched. */
export function turnsBot(
  policy: Policy<State, Action>,
  guide: Guide<State, Action>,
  budget: Budget,
): Bot<State, Action> {
  const turns = policyBot(policy);
  const search = searchBot(guide, budget);
  return {
    choose: (position) => {
      const isTurn = turnPositionOf(position.imagine(position.chance)) !== null;
      return (isTurn ? turns : search).choose(position);
    },
  };
}
