import {
  cardsIn,
  countCards,
  moveAll,
  moveTop,
  peek,
  shufflePile,
  type Chance,
  type Log,
  type Seat,
} from '@boxcars/engine';

import { CREDIT, type StoreCard } from '../content.ts';
import { countFace, JACK } from '../dice.ts';
import type { Event } from '../events.ts';
import { cardsAsTheyCame } from '../hands.ts';
import { countDrawable, DECK, DISCARDS, DRAWN, keptBy, type State } from '../state.ts';
import { askSeat } from '../windows.ts';
import { gainDrawn, isSettling, openMoment } from './cards.ts';

/** DT-4: draws as many cards as Jacks; with one card there is nothing to choose. */
export function shop(state: State, chance: Chance, log?: Log<Event>): void {
  const seat = state.winner;
  state.storeActions += 1;
  const count = drawCards(state, seat, countFace(keptBy(state, seat), JACK), chance, log);
  if (count > 1) askSeat(state, 'keep-card', seat);
  else if (count === 1) keepDrawn(state, onlyDrawn(state), log);
  else state.step = 'store-done';
}

/** DT-4: draws cards for a player to look at, shuffling the discards into a new deck if need be; returns how many. */
export function drawCards(state: State, seat: Seat, most: number, chance: Chance, log?: Log<Event>): number {
  let count = 0;
  while (count < most && prepareDeck(state, chance, log)) {
    moveTop(state.store, DECK, DRAWN, 1 << seat);
    count += 1;
  }
  log?.tellOnly(
    1 << seat,
    { type: 'cards-drawn', seat, count, cards: cardsAsTheyCame(state, DRAWN) as StoreCard[] },
    { type: 'cards-drawn', seat, count, cards: null },
    { cards: 'DT-4' },
  );
  return count;
}

/** The card drawn, where it is the only one. */
export function onlyDrawn(state: State): number {
  return peek(cardsIn(state.store, DRAWN))[0] as number;
}

/** DT-4: whether there is a card on the deck, after a new shuffle if need be. */
function prepareDeck(state: State, chance: Chance, log?: Log<Event>): boolean {
  if (countCards(state.store, DECK) > 0) return true;
  const cards = countCards(state.store, DISCARDS);
  if (cards === 0) return false;
  moveAll(state.store, DISCARDS, DECK);
  state.shuffles += 1;
  shufflePile(state.store, DECK, chance, 'store-deck', state.shuffles);
  log?.tell({ type: 'store-shuffled', cards });
  return true;
}

/** DT-4: keeps one of the cards drawn; the others are discarded face down. */
export function keepDrawn(state: State, kind: number, log?: Log<Event>): void {
  state.gained |= 1 << state.winner;
  gainDrawn(state, state.winner, kind, 'store-done', log);
}

/** DT-4: twice in the first round, and once more with Unlimited Credit. */
export function leaveStore(state: State): void {
  const regular = state.round === 1 ? 2 : 1;
  const canDraw = countDrawable(state) > 0;
  if (state.storeActions < regular && canDraw) state.step = 'store';
  else if (isSettling(state, CREDIT)) state.step = 'discard-play';
  else openMoment(state, CREDIT, canDraw ? 1 << state.winner : 0, 'next-place');
}
