import type { Seat } from '@boxcars/engine';
import { contentOf, countMines, findMine, oddsOf, TOWNS, type Action, type State } from '@boxcars/games/boomtown';

import type { Reason } from '../coach/advice.ts';
import type { Knowledge } from '../coach/knowledge.ts';
import { chanceOf, productionsLeft, STAYS_OPEN } from './worth.ts';

/** What the coach can tell of a choice in Boomtown. */
export const knowledge: Knowledge<State, Action> = {
  facts: [
    { name: 'gold', kind: 'amount', weight: 1, of: (state, seat) => state.gold[seat] ?? 0 },
    { name: 'mines', kind: 'amount', weight: 6, of: countAllMines },
    { name: 'posts', kind: 'amount', weight: 5, of: (state, seat) => state.mayor.filter((one) => one === seat).length },
  ],
  certain: (state, _seat, action) => {
    if (action.type === 'bid') return [{ code: 'coach.boomtown.bid', values: { gold: action.amount } }];
    return action.type === 'take-mine' ? sayMine(state, findMine(contentOf(state), action)) : [];
  },
};

/** How often a mine's number comes, and whether it will stand to the end: by the dice alone. */
function sayMine(state: State, mine: number): Reason[] {
  const { number, dangerous } = contentOf(state);
  const sum = number[mine] ?? 0;
  const rounds = productionsLeft(state);
  const yields = Math.round(10 * chanceOf(sum) * rounds) / 10;
  const said: Reason[] = [
    { code: 'coach.boomtown.number', values: { number: sum, ways: oddsOf(sum), rounds, yields } },
  ];
  if (dangerous[mine] !== true) return said;
  return [...said, { code: 'coach.boomtown.collapse', values: { percent: Math.round(100 * STAYS_OPEN ** rounds) } }];
}

function countAllMines(state: State, seat: Seat): number {
  let count = 0;
  for (let town = 0; town < TOWNS.length; town++) count += countMines(state, town, seat);
  return count;
}
