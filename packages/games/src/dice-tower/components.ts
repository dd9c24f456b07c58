import { cardsIn, countCards, peek } from '@boxcars/engine';

import { ALL_STACKS, cardOf, countBelow, IN_STACKS, NO_CARD, ON_TOP, type State } from './state.ts';

/** What can neither appear nor vanish: the dice, the cards, and the points on them. */
export function componentsOf(state: State): { readonly [name: string]: number } {
  const { cards, rules } = state;
  const places = Array.from({ length: cards.places }, (_, place) => place);
  const kinds = places.flatMap((place) => peek(cardsIn(cards, place)));
  const stacked = ALL_STACKS.reduce((sum, stack) => sum + countBelow(state, stack), 0);
  return {
    dice: state.dice.length,
    cards: kinds.length,
    points: kinds.reduce((sum, kind) => sum + cardOf(rules, kind).points, 0),
    'cards-outside-stacks-and-piles': stacked - countCards(cards, IN_STACKS),
    'open-cards-unlike-their-pile': openSum(state) - peek(cardsIn(cards, ON_TOP)).reduce((sum, kind) => sum + kind, 0),
  };
}

function openSum(state: State): number {
  return state.open.reduce((sum, kind) => (kind === NO_CARD ? sum : sum + kind), 0);
}
