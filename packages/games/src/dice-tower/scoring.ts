import { cardsIn, peek, rankBy, type Outcome, type Place, type Seat } from '@boxcars/engine';

import { BETWEEN, cardOf, handOf, shownOf, type State } from './state.ts';

/** TW-E2: what each seat's cards are worth. A card on its way between two hands counts for the one who drew it. */
export function pointsOf(state: State): number[] {
  const points: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) points.push(pointsOfSeat(state, seat));
  return points;
}

function pointsOfSeat(state: State, seat: Seat): number {
  const own = pointsIn(state, handOf(seat)) + pointsIn(state, shownOf(seat));
  return seat === state.seat ? own + pointsIn(state, BETWEEN) : own;
}

function pointsIn(state: State, place: Place): number {
  const kinds = peek(cardsIn(state.cards, place));
  let sum = 0;
  for (let i = 0; i < kinds.length; i++) sum += cardOf(state.rules, kinds[i] as number).points;
  return sum;
}

/** TW-E2: the most points win, equals share. Null while the game goes on. */
export function outcomeOf(state: State): Outcome | null {
  return state.phase === 'over' ? rankBy(pointsOf(state)) : null;
}
