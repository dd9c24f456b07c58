import { resampleCards } from '../../cards/resample.ts';
import type { Chance } from '../../chance/chance.ts';
import type { Viewer } from '../../seat.ts';
import { cloneState, type State } from './state.ts';

/** Only cards are hidden: all else is public. */
export function resample(state: State, viewer: Viewer, chance: Chance): State {
  const other = cloneState(state);
  other.cards = resampleCards(state.cards, viewer, chance);
  return other;
}
