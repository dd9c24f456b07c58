import { hide, type Chance, type Viewer } from '@boxcars/engine';

import { contentOf, EVENTS } from './content.ts';
import { clone, UNSEEN, type State } from './state.ts';

/**
 * A table nobody could tell from the true one: everyone knows the same, so the viewer doesn't matter. Unseen cards are
 * dealt anew between the deck and the removed ones; events that went back in round 1 stay in the deck (BT-R2).
 */
export function resample(state: State, _viewer: Viewer, chance: Chance): State {
  const deck: number[] = [];
  const doubtful: number[] = [];
  for (let mine = 0; mine < contentOf(state).mines; mine++) {
    if (state.owner[mine] === UNSEEN) doubtful.push(mine);
  }
  for (let event = 0; event < EVENTS.length; event++) {
    const sure = state.returned[event] as number;
    const unseen = state.unseenEvents[event] as number;
    for (let i = 0; i < unseen; i++) (i < sure ? deck : doubtful).push(contentOf(state).mines + event);
  }
  chance.shuffle(doubtful, 'resample-doubtful');
  while (deck.length < state.deckSize) deck.push(doubtful.pop() as number);
  chance.shuffle(deck, 'resample-deck');
  doubtful.sort((a, b) => a - b);
  return Object.assign(clone(state), { deck: hide(deck), removed: hide(doubtful) });
}
