import type { Log, Seat } from '@boxcars/engine';

import { townName } from '../content.ts';
import type { Event } from '../events.ts';
import { at, countMines, NOBODY_YET, type State } from '../state.ts';
import { pay } from './debts.ts';

/** The part of a table that says who rules where. */
export type Posts = Pick<State, 'seats' | 'mines' | 'mayor' | 'governor'>;

/** [BT-P2, BT-E4] What a seat pays to open a mine in a town, the mayor being another: a gold for each mine of the mayor. */
export function openingCost(state: Posts, town: number, seat: Seat): number {
  const mayor = state.mayor[town] as number;
  if (mayor === NOBODY_YET || mayor === seat) return 0;
  const mines = countMines(state, town, mayor);
  return state.governor[town] === true ? 2 * mines : mines;
}

/** [BT-P2, BT-M4, BT-B1] Pays the opening cost, before any change of mayor. */
export function payOpening(state: State, town: number, seat: Seat, log?: Log<Event>): void {
  const owed = openingCost(state, town, seat);
  if (owed === 0) return;
  const to = state.mayor[town] as number;
  const paid = pay(state, seat, to, owed);
  log?.tell({ type: 'opening-paid', seat, to, town: townName(town), owed, paid });
}

/** One mine more or fewer of a seat in a town. The mayor is looked at afterwards. */
export function changeMines(state: State, town: number, seat: Seat, by: number): void {
  const i = at(state, town, seat);
  state.mines[i] = (state.mines[i] as number) + by;
}

/** [BT-M1, BT-M2, BT-M3] Sees who is mayor after a change of mines in a town. */
export function updateMayor(state: State, town: number, log?: Log<Event>): void {
  const before = state.mayor[town] as number;
  const after = mayorAfter(state, town, before);
  if (after === before) return;
  state.mayor[town] = after;
  log?.tell({ type: 'mayor-changed', town: townName(town), from: seatOrNull(before), to: seatOrNull(after) });
  if (state.governor[town] !== true) return;
  // [BT-E4] The Governor leaves the game with the post.
  state.governor[town] = false;
  state.spent += 1;
  log?.tell({ type: 'governor-left', seat: before, town: townName(town) });
}

/** [BT-M1, BT-M3] Who is mayor with these mines, given who was; -1 for nobody. */
export function mayorAfter(state: Pick<State, 'seats' | 'mines'>, town: number, before: Seat): Seat {
  let most = 0;
  let first = NOBODY_YET;
  let isTied = false;
  for (let seat = 0; seat < state.seats; seat++) {
    const mines = countMines(state, town, seat);
    if (mines > most) {
      most = mines;
      first = seat;
      isTied = false;
    } else if (mines === most) isTied = true;
  }
  if (most === 0) return NOBODY_YET;
  // [BT-M1] An empty post asks for two mines; [BT-M3] in place of a mayor one is enough.
  if (before === NOBODY_YET) return isTied || most < 2 ? NOBODY_YET : first;
  if (countMines(state, town, before) === most) return before;
  return isTied ? NOBODY_YET : first;
}

function seatOrNull(seat: Seat): Seat | null {
  return seat === NOBODY_YET ? null : seat;
}
