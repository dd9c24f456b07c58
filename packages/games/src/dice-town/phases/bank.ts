import type { Log } from '@boxcars/engine';

import { SPLIT } from '../content.ts';
import type { Event } from '../events.ts';
import { dollarsOf, type PlayFrame, type State } from '../state.ts';
import { allBut, openMoment } from './cards.ts';

/** DT-2, DT-G6: the robber is settled; Even Split, if there is anything to halve. */
export function enterBank(state: State): void {
  openMoment(state, SPLIT, state.bank >= 2 ? allBut(state, state.winner) : 0, 'rob-bank');
}

/** DT-2: half of the money, rounded down. */
export function splitBank(state: State, { by }: PlayFrame, log?: Log<Event>): void {
  const dollars = Math.floor(state.bank / 2);
  state.bank -= dollars;
  state.dollars[by] = dollarsOf(state, by) + dollars;
  state.gained |= 1 << by;
  log?.tell({ type: 'bank-split', seat: by, dollars });
}

/** DT-2: all the money in the Bank. */
export function robBank(state: State, log?: Log<Event>): void {
  const seat = state.winner;
  const dollars = state.bank;
  state.bank = 0;
  state.dollars[seat] = dollarsOf(state, seat) + dollars;
  state.gained |= 1 << seat;
  state.step = 'next-place';
  log?.tell({ type: 'bank-robbed', seat, dollars });
}

/** DT-3: the Stagecoach fills the Bank for the next round. */
export function driveStagecoach(state: State, log?: Log<Event>): void {
  const dollars = state.stagecoach;
  state.bank += dollars;
  state.stagecoach = 0;
  if (dollars > 0) log?.tell({ type: 'stagecoach-arrived', dollars });
}
