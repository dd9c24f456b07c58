import { allSeats, type Log } from '@boxcars/engine';

import { MARSHALL } from '../content.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { openMoment } from './cards.ts';

/** DT-6, DT-9: a Sheriff who wins keeps the badge; otherwise the Marshall may keep it where it is. */
export function contestBadge(state: State, log?: Log<Event>): void {
  state.withheld = false;
  if (state.winner === state.sheriff) {
    state.gained |= 1 << state.winner;
    state.step = 'next-place';
    log?.tell({ type: 'badge-kept', seat: state.sheriff, byMarshall: false });
    return;
  }
  openMoment(state, MARSHALL, allSeats(state.seats), 'pin-badge');
}

/** DT-6: the Marshall keeps the old Sheriff in office. */
export function withholdBadge(state: State): void {
  state.withheld = true;
}

/** DT-6, DT-9: a badge withheld is no gain. */
export function pinBadge(state: State, log?: Log<Event>): void {
  state.step = 'next-place';
  if (state.withheld) {
    log?.tell({ type: 'badge-kept', seat: state.sheriff, byMarshall: true });
    return;
  }
  const from = state.sheriff;
  state.sheriff = state.winner;
  state.gained |= 1 << state.winner;
  log?.tell({ type: 'badge-taken', seat: state.winner, from });
}
