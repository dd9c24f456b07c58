import { countCards, empty, EVERYONE, moveCard, moveTop, type Log, type Place } from '@boxcars/engine';

import { CORRUPTION, ROW, type PropertyCard } from '../content.ts';
import { ACE, countFace } from '../dice.ts';
import type { Event } from '../events.ts';
import { countPropertyDeck, DECK, handOf, keptBy, ROW_PLACE, UNDER, type State } from '../state.ts';
import { openMoment } from './cards.ts';

/** DT-7: the bottom Property and one more an Ace; then Corruption, if the deck has a card (DT-G6). */
export function grantProperties(state: State, log?: Log<Event>): void {
  const seat = state.winner;
  const count = Math.min(1 + countFace(keptBy(state, seat), ACE), state.row.length);
  for (let i = 0; i < count; i++) {
    moveCard(state.properties, ROW_PLACE, handOf(seat), state.row[i] as number, EVERYONE);
  }
  log?.tell({ type: 'properties-granted', seat, properties: namesOfKinds(state, state.row.slice(0, count)) });
  for (let i = 0; i < count; i++) state.row.shift();
  state.gained |= 1 << seat;
  openMoment(state, CORRUPTION, countPropertyDeck(state) > 0 ? 1 << seat : 0, 'refill-row');
}

/** DT-7: the top Property of the deck, unseen by the others (but all remember what was put under the deck). */
export function buyProperty(state: State, log?: Log<Event>): void {
  const seat = state.winner;
  const kind = drawProperty(state, handOf(seat), 1 << seat);
  const property = state.rules.propertyNames[kind] ?? null;
  log?.tellOnly(
    1 << seat,
    { type: 'property-bought', seat, property },
    { type: 'property-bought', seat, property: null },
    { property: 'DT-7' },
  );
}

/** The next card of the deck: those put under it come last, and everyone knows them. */
function drawProperty(state: State, to: Place, seenBy: number): number {
  if (countCards(state.properties, DECK) > 0) return moveTop(state.properties, DECK, to, seenBy);
  const kind = state.under.shift();
  if (kind === undefined) throw new Error('no Property to draw');
  moveCard(state.properties, UNDER, to, kind, EVERYONE);
  return kind;
}

/** DT-7: edition cs puts the cards left under the deck, bottom first; then the row is filled from the deck. */
export function refillRow(state: State, log?: Log<Event>): void {
  if (state.rules.townHall === 'cs') putRowUnder(state);
  layRow(state);
  state.step = 'next-place';
  log?.tell({ type: 'row-filled', row: namesOfKinds(state, state.row) }, { row: 'DT-7' });
}

function putRowUnder(state: State): void {
  for (let i = 0; i < state.row.length; i++) {
    const kind = state.row[i] as number;
    moveCard(state.properties, ROW_PLACE, UNDER, kind, EVERYONE);
    state.under.push(kind);
  }
  empty(state.row);
}

/** DT-S1, DT-7: turns Properties up until three lie in the row, as long as there are any. */
export function layRow(state: State): void {
  while (state.row.length < ROW && countPropertyDeck(state) > 0) {
    state.row.push(drawProperty(state, ROW_PLACE, EVERYONE));
  }
}

/** Properties by name, in the order of their kinds given. */
export function namesOfKinds(state: State, kinds: readonly number[]): PropertyCard[] {
  return kinds.map((kind) => state.rules.propertyNames[kind] as PropertyCard);
}
