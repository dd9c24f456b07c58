import { countProperties, countStore, type Action, type State } from '@boxcars/games/dice-town';

import type { Knowledge } from '../coach/knowledge.ts';
import { priceOf } from './worth.ts';

/** What the coach can tell of a choice in Dice Town. */
export const knowledge: Knowledge<State, Action> = {
  facts: [
    { name: 'sheriff', kind: 'chance', weight: 4, of: (state, seat) => (state.sheriff === seat ? 1 : 0) },
    { name: 'nuggets', kind: 'amount', weight: 1, of: (state, seat) => state.nuggets[seat] ?? 0 },
    { name: 'dollars', kind: 'amount', weight: 0.5, of: (state, seat) => state.dollars[seat] ?? 0 },
    { name: 'store', kind: 'amount', weight: 2, of: countStore },
    { name: 'properties', kind: 'amount', weight: 3, of: countProperties },
  ],
  certain: (state, _seat, action) =>
    action.type === 'keep'
      ? [{ code: 'coach.dice-town.keep', values: { dice: action.dice.length, dollars: priceOf(state, action) } }]
      : [],
};
