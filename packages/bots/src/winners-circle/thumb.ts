import type { Seat } from '@boxcars/engine';
import {
  cardAt,
  countBets,
  foreseeMove,
  NO_TOKEN,
  placeOf,
  tokenAt,
  type Action,
  type Gate,
  type State,
} from '@boxcars/games/winners-circle';

import type { Policy } from '../policy.ts';
import { EVEN_TEMPER, type Temper } from '../temper.ts';
import { betLeaning, moveLeaning } from './leaning.ts';

/**
 * Winner's Circle by eye. Bets the larger tokens on horses that start ahead and run well, rather where few have bet. In
 * the race, steps for one's own horses are good and steps for others' are not; who may still win isn't worked out.
 */
export function winnersCircleThumbBy(temper: Temper): Policy<State, Action> {
  const isEven = temper === EVEN_TEMPER;
  return (state, seat, legal, count) => {
    let best = legal[0] as Action;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const action = legal[i] as Action;
      const leaning = isEven ? 0 : leaningOf(state, seat, action, temper);
      const worth =
        action.type === 'place-bet'
          ? action.token * (promise(state, action.gate) + leaning)
          : favour(state, seat, action.gate) + leaning;
      if (worth > most) {
        most = worth;
        best = action;
      }
    }
    return best;
  };
}

function leaningOf(state: State, seat: Seat, action: Action, temper: Temper): number {
  return action.type === 'place-bet'
    ? betLeaning(state, seat, action.gate, temper)
    : moveLeaning(state, seat, action.gate, temper);
}

/** Steps that a horse's card gives on average, and its head start; each bet already there spoils the price. */
function promise(state: State, gate: Gate): number {
  const { head, cap, saddle, shoe } = cardAt(state, gate);
  return (head + cap + saddle + shoe) / 4 + placeOf(state, gate) - countBets(state, gate);
}

/** The steps of a move, for the seat or against it. */
function favour(state: State, seat: Seat, gate: Gate): number {
  const steps = foreseeMove(state, gate).to - placeOf(state, gate);
  let stake = 0;
  for (let other = 0; other < state.seats; other++) {
    const token = tokenAt(state, other, gate);
    if (token !== NO_TOKEN) stake += other === seat ? token : -token / (state.seats - 1);
  }
  return stake * steps;
}
