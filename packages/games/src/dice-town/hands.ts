import { cardsIn, peek, type Cards, type Place } from '@boxcars/engine';

import { isProperty, type CardName, type PropertyCard, type StoreCard } from './content.ts';
import { compareCards } from './notation.ts';
import type { State } from './state.ts';

/** The Store cards in a place by name, sorted: for the rules, and for those who have seen them all. */
export function storeIn(state: State, place: Place): StoreCard[] {
  return peek(cardsIn(state.store, place))
    .map((kind) => state.rules.storeNames[kind] as StoreCard)
    .sort(compareCards);
}

/** The Properties in a place by name, sorted. */
export function propertiesIn(state: State, place: Place): PropertyCard[] {
  return peek(cardsIn(state.properties, place))
    .map((kind) => state.rules.propertyNames[kind] as PropertyCard)
    .sort(compareCards);
}

/** Both kinds of card in a place by name, in the order they came there: for those who saw them come. */
export function cardsAsTheyCame(state: State, place: Place): CardName[] {
  const { storeNames, propertyNames } = state.rules;
  return [
    ...peek(cardsIn(state.store, place)).map((kind) => storeNames[kind] as StoreCard),
    ...peek(cardsIn(state.properties, place)).map((kind) => propertyNames[kind] as PropertyCard),
  ];
}

/** Both kinds of card in a place by name, sorted. */
export function cardsAt(state: State, place: Place): CardName[] {
  return [...storeIn(state, place), ...propertiesIn(state, place)];
}

/** The cards with the same back as this one. */
export function tableOf(state: State, card: CardName): Cards {
  return isProperty(card) ? state.properties : state.store;
}

/** A card's kind among those of its back, or -1. */
export function kindOf(state: State, card: CardName): number {
  return isProperty(card) ? state.rules.propertyNames.indexOf(card) : state.rules.storeNames.indexOf(card);
}

/** How many cards of a name lie in a place. */
export function countNamed(state: State, place: Place, card: CardName): number {
  return countKind(tableOf(state, card), place, kindOf(state, card));
}

/** How many cards of a kind lie in a place. */
export function countKind(cards: Cards, place: Place, kind: number): number {
  const pile = peek(cardsIn(cards, place));
  let count = 0;
  for (let i = 0; i < pile.length; i++) if (pile[i] === kind) count += 1;
  return count;
}

/** The kinds of the cards in a place, one bit a kind: there are at most 31. */
export function kindsIn(cards: Cards, place: Place): number {
  const pile = peek(cardsIn(cards, place));
  let kinds = 0;
  for (let i = 0; i < pile.length; i++) kinds |= 1 << (pile[i] as number);
  return kinds;
}
