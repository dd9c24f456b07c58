import type { Seat } from '@boxcars/engine';
import { countHeld, type Action, type State } from '@boxcars/games/dice-tower';

import type { ExactAdvice, Knowledge } from '../coach/knowledge.ts';
import { turnMoves } from '../dice-tower.ts';

/** What the coach can tell of a choice in Dice Tower: of a turn's moves, the exact odds. */
export const knowledge: Knowledge<State, Action> = {
  facts: [{ name: 'cards', kind: 'amount', weight: 2, of: (state, seat) => countHeld(state, seat) }],
  exact: (state, seat) => adviseTurn(state, seat),
};

function adviseTurn(state: State, seat: Seat): ExactAdvice<Action>[] | null {
  const moves = turnMoves(state, seat);
  if (moves === null) return null;
  return moves.map(({ action, value }) => ({
    action,
    worth: value,
    reasons: [{ code: 'coach.dice-tower.turn', values: { points: Math.round(10 * value) / 10 } }],
  }));
}
