import { cardsIn, peek, type Place } from '@boxcars/engine';
import { handOf, wiredOf, type State } from '@boxcars/games/dice-town';

import type { Evaluate } from '../search/index.ts';
import { badgeWorth, DOLLAR, propertyWorth, storeWorth } from './worth.ts';

/** What each seat has, in points at the end: cards in hand at what they are still good for. */
export const diceTownStanding: Evaluate<State> = (state, into) => {
  for (let seat = 0; seat < state.seats; seat++) {
    const badge = seat === state.sheriff ? badgeWorth(state) : 0;
    into[seat] =
      (state.nuggets[seat] ?? 0) +
      DOLLAR * (state.dollars[seat] ?? 0) +
      badge +
      cardsWorth(state, handOf(seat)) +
      lotsWorth(state, wiredOf(seat));
  }
};

function cardsWorth(state: State, place: Place): number {
  const store = peek(cardsIn(state.store, place));
  let sum = 0;
  for (let i = 0; i < store.length; i++) sum += storeWorth(state, store[i] as number);
  return sum + lotsWorth(state, place);
}

function lotsWorth(state: State, place: Place): number {
  const lots = peek(cardsIn(state.properties, place));
  let sum = 0;
  for (let i = 0; i < lots.length; i++) sum += propertyWorth(state, lots[i] as number);
  return sum;
}
