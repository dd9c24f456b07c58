import { rankBy, type Outcome, type Seat } from '@boxcars/engine';

import { contentOf, TOWNS } from './content.ts';
import { countMines, type State } from './state.ts';

export const MAYOR_POINTS = 5;

/** What a seat's points are made of. */
export interface Score {
  readonly gold: number;
  readonly mines: number;
  readonly mayors: number;
}

/** [BT-Z2] A point for a gold, for each gold printed on a mine (not for a New Vein), and five for a mayor. */
export function scoreOf(state: State, seat: Seat): Score {
  let mines = 0;
  for (let mine = 0; mine < contentOf(state).mines; mine++) {
    if (state.owner[mine] === seat) mines += contentOf(state).gold[mine] as number;
  }
  let mayors = 0;
  for (let town = 0; town < TOWNS.length; town++) {
    if (state.mayor[town] === seat) mayors += MAYOR_POINTS;
  }
  return { gold: state.gold[seat] as number, mines, mayors };
}

/** [BT-Z2] Every seat's points by the table as it is. */
export function pointsOf(state: State): number[] {
  return state.gold.map((_, seat) => {
    const { gold, mines, mayors } = scoreOf(state, seat);
    return gold + mines + mayors;
  });
}

/** [BT-Z2] Most points; tied, the most mines; still tied, shared. */
export function outcomeOf(state: State): Outcome {
  return rankBy(
    pointsOf(state),
    state.gold.map((_, seat) => countAllMines(state, seat)),
  );
}

function countAllMines(state: State, seat: Seat): number {
  let count = 0;
  for (let town = 0; town < TOWNS.length; town++) count += countMines(state, town, seat);
  return count;
}
