import type { Seat } from '@boxcars/engine';

import { SERVICES, type Service } from '../actions.ts';
import { ACE, countFace, JACK, KING, NINE, QUEEN, TEN } from '../dice.ts';
import { countDrawable, countProperties, dollarsOf, keptBy, nuggetsOf, type State } from '../state.ts';

/** DT-8: whether the Doc can do this for a player: there is the die for it, and something would come of it. All public. */
export function canServe(state: State, seat: Seat, service: Service): boolean {
  const dice = keptBy(state, seat);
  switch (service) {
    case 'wire':
      return countFace(dice, NINE) + countFace(dice, TEN) > 0 && countProperties(state, seat) > 0;
    case 'draw':
      return countFace(dice, JACK) + countFace(dice, QUEEN) > 0 && countDrawable(state) > 0;
    case 'dollars':
      return countFace(dice, KING) > 0 && someoneElse(state, seat, dollarsOf);
    case 'nuggets':
      return countFace(dice, ACE) > 0 && someoneElse(state, seat, nuggetsOf);
  }
}

/** Whether the Doc can do anything for a player. */
export function canServeAny(state: State, seat: Seat): boolean {
  for (let i = 0; i < SERVICES.length; i++) {
    if (canServe(state, seat, SERVICES[i] as Service)) return true;
  }
  return false;
}

function someoneElse(state: State, seat: Seat, count: (state: State, seat: Seat) => number): boolean {
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && count(state, other) > 0) return true;
  }
  return false;
}
