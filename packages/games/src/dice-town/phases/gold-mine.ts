import type { Log } from '@boxcars/engine';

import { DYNAMITE } from '../content.ts';
import { countFace, NINE } from '../dice.ts';
import type { Event } from '../events.ts';
import { keptBy, nuggetsOf, type State } from '../state.ts';
import { openMoment } from './cards.ts';

/** DT-1: as many nuggets as nines; then Dynamite, if nuggets are left (DT-G6). */
export function digNuggets(state: State, log?: Log<Event>): void {
  takeNuggets(state, false, log);
  openMoment(state, DYNAMITE, state.mine > 0 ? 1 << state.winner : 0, 'next-place');
}

/** DT-1: twice as many. */
export function blastNuggets(state: State, log?: Log<Event>): void {
  takeNuggets(state, true, log);
}

/** DT-1: never more than the Mine holds. */
function takeNuggets(state: State, dynamite: boolean, log?: Log<Event>): void {
  const seat = state.winner;
  const nuggets = Math.min(countFace(keptBy(state, seat), NINE), state.mine);
  state.mine -= nuggets;
  state.nuggets[seat] = nuggetsOf(state, seat) + nuggets;
  state.gained |= 1 << seat;
  log?.tell({ type: 'nuggets-dug', seat, nuggets, dynamite });
}
