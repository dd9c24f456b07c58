import type { Seat } from '@boxcars/engine';
import { countMines, TOWNS, type Action, type State } from '@boxcars/games/boomtown';

import type { Knowledge } from '../coach/knowledge.ts';

/** What the coach can tell of a choice in Boomtown. */
export const knowledge: Knowledge<State, Action> = {
  facts: [
    { name: 'gold', kind: 'amount', weight: 1, of: (state, seat) => state.gold[seat] ?? 0 },
    { name: 'mines', kind: 'amount', weight: 6, of: countAllMines },
    { name: 'posts', kind: 'amount', weight: 5, of: (state, seat) => state.mayor.filter((one) => one === seat).length },
  ],
  certain: (_state, _seat, action) =>
    action.type === 'bid' ? [{ code: 'coach.boomtown.bid', values: { gold: action.amount } }] : [],
};

function countAllMines(state: State, seat: Seat): number {
  let count = 0;
  for (let town = 0; town < TOWNS.length; town++) count += countMines(state, town, seat);
  return count;
}
