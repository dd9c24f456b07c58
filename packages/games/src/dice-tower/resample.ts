import { cardsIn, hide, peek, resampleCards, type Chance, type Viewer } from '@boxcars/engine';

import { copyWith, IN_STACKS, type State } from './state.ts';

/** A state that looks the same to the viewer: other cards in the stacks, and in hands where an unseen draw allows it. */
export function resample(state: State, viewer: Viewer, chance: Chance): State {
  const cards = resampleCards(state.cards, viewer, chance);
  const pile = peek(cardsIn(cards, IN_STACKS));
  let from = 0;
  const stacks = state.stacks.map((stack) => {
    const size = peek(stack).length;
    from += size;
    return hide(pile.slice(from - size, from));
  });
  return copyWith(state, cards, stacks);
}
