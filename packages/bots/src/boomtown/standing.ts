import { contentOf, countKept, EVENTS, at, TOWNS, type State } from '@boxcars/games/boomtown';

import type { Evaluate } from '../search/index.ts';
import { mineWorth, POST, saloonWorth } from './worth.ts';

/** What an event card kept for later is worth on average. */
const KEPT = 2;

/** What each seat may hope to score: gold, what its mines and Saloons will still bring, and its posts. */
export const boomtownStanding: Evaluate<State> = (state, into) => {
  for (let seat = 0; seat < state.seats; seat++) {
    let sum = state.gold[seat] as number;
    for (let event = 0; event < EVENTS.length; event++) sum += KEPT * countKept(state, seat, event);
    into[seat] = sum;
  }
  const { mines } = contentOf(state);
  for (let mine = 0; mine < mines; mine++) {
    const owner = state.owner[mine] as number;
    if (owner >= 0) into[owner] = (into[owner] as number) + mineWorth(state, mine, owner);
  }
  for (let town = 0; town < TOWNS.length; town++) addTown(state, town, into);
};

function addTown(state: State, town: number, into: Float64Array): void {
  const mayor = state.mayor[town] as number;
  if (mayor >= 0) into[mayor] = (into[mayor] as number) + POST;
  for (let seat = 0; seat < state.seats; seat++) {
    const i = at(state, town, seat);
    const houses = (state.saloons[i] as number) + 2 * (state.girls[i] as number);
    if (houses > 0) into[seat] = (into[seat] as number) + houses * saloonWorth(state, town, seat);
  }
}
