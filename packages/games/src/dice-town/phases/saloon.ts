import { cardsIn, moveAll, moveCard, peek, type Cards, type Chance, type Log, type Seat } from '@boxcars/engine';

import { robOf, type Rob } from '../actions.ts';
import { GIRLS, isProperty, type CardName } from '../content.ts';
import { countFace, QUEEN } from '../dice.ts';
import type { Event } from '../events.ts';
import { cardsAsTheyCame, kindOf, tableOf } from '../hands.ts';
import { countProperties, countStore, handOf, keptBy, TAKEN, type State } from '../state.ts';
import { askSeat } from '../windows.ts';
import { isSettling, openMoment } from './cards.ts';
import { canRobAny, countTakeable } from './saloon-victims.ts';

/** DT-5: how many cards are taken from a victim: as many as Queens, or all. */
export function countToTake(state: State, victim: Seat): number {
  return Math.min(countFace(keptBy(state, state.winner), QUEEN), countTakeable(state, victim));
}

/** DT-5: chooses a victim and how many of each back; a choice without alternatives is made at once. */
export function enterSaloon(state: State, chance: Chance, log?: Log<Event>): void {
  if (!canRobAny(state, state.winner)) {
    state.step = 'saloon-done';
    return;
  }
  state.saloonActions += 1;
  const only = onlyRob(state);
  if (only === null) askSeat(state, 'rob', state.winner);
  else rob(state, only, chance, log);
}

/** The one way to rob there is, or null if there are several. */
function onlyRob(state: State): Rob | null {
  let found: Rob | null = null;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === state.winner || countTakeable(state, seat) === 0) continue;
    const store = fewestStore(state, seat);
    if (found !== null || store !== mostStore(state, seat)) return null;
    found = robOf(seat, store, countToTake(state, seat) - store);
  }
  return found;
}

/** DT-5: the least and the most Store cards among those taken from a victim. */
export function fewestStore(state: State, victim: Seat): number {
  return Math.max(0, countToTake(state, victim) - countProperties(state, victim));
}

export function mostStore(state: State, victim: Seat): number {
  return Math.min(countToTake(state, victim), countStore(state, victim));
}

/** DT-5: which cards are taken is luck. Thief and victim see them. */
export function rob(state: State, { seat: victim, store, properties }: Rob, chance: Chance, log?: Log<Event>): void {
  const thief = state.winner;
  state.victim = victim;
  const seenBy = (1 << thief) | (1 << victim);
  takeBlind(state, state.store, store, 'saloon-store', seenBy, chance);
  takeBlind(state, state.properties, properties, 'saloon-property', seenBy, chance);
  if (log !== undefined) {
    const open = { type: 'hand-robbed', seat: thief, victim, store, properties } as const;
    log.tellOnly(
      seenBy,
      { ...open, cards: cardsAsTheyCame(state, TAKEN) },
      { ...open, cards: null },
      { cards: 'DT-5' },
    );
  }
  if (store + properties > 1) {
    askSeat(state, 'keep-stolen', thief);
    return;
  }
  const table = store === 1 ? state.store : state.properties;
  stealKind(state, table, peek(cardsIn(table, TAKEN))[0] ?? -1, log);
}

function takeBlind(state: State, cards: Cards, count: number, label: string, seenBy: number, chance: Chance): void {
  const hand = handOf(state.victim);
  for (let i = 0; i < count; i++) {
    const kind = chance.pick(peek(cardsIn(cards, hand)), label, state.round, state.saloonActions, i);
    moveCard(cards, hand, TAKEN, kind, seenBy);
  }
}

/** DT-5: keeps one of the cards taken. */
export function steal(state: State, card: CardName, log?: Log<Event>): void {
  stealKind(state, tableOf(state, card), kindOf(state, card), log);
}

/** DT-5: keeps one and returns the rest. */
function stealKind(state: State, table: Cards, kind: number, log?: Log<Event>): void {
  const { winner: thief, victim, rules } = state;
  const seenBy = (1 << thief) | (1 << victim);
  moveCard(table, TAKEN, handOf(thief), kind, seenBy);
  moveAll(state.store, TAKEN, handOf(victim));
  moveAll(state.properties, TAKEN, handOf(victim));
  state.gained |= 1 << thief;
  state.step = 'saloon-done';
  if (log === undefined) return;
  const names: readonly CardName[] = table === state.store ? rules.storeNames : rules.propertyNames;
  const card = names[kind] ?? null;
  const back = card !== null && isProperty(card) ? 'property' : 'store';
  const open = { type: 'card-stolen', seat: thief, victim, back } as const;
  log.tellOnly(seenBy, { ...open, card }, { ...open, card: null }, { card: 'DT-5', back: 'DT-5' });
}

/** DT-5: The Girls, if an opponent still has a card that can be taken (DT-G6). */
export function leaveSaloon(state: State): void {
  state.victim = -1;
  if (isSettling(state, GIRLS)) {
    state.step = 'discard-play';
    return;
  }
  openMoment(state, GIRLS, canRobAny(state, state.winner) ? 1 << state.winner : 0, 'next-place');
}
