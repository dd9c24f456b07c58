import { leftOf, type Log, type Seat } from '@boxcars/engine';

import type { Action } from '../actions.ts';
import { eventName, EVENTS, EXPROPRIATION, GOVERNOR, NEW_VEIN, SALOON_GIRLS, TOWNS } from '../content.ts';
import type { Event } from '../events.ts';
import { EXPROPRIATE, PLACE_GIRLS, PLACE_GOVERNOR, PLACE_VEIN, SETTLE_HELD, USE_HELD, type Frame } from '../frames.ts';
import { at, close, countKept, countMines, goOn, open, topFrame, unkeep, type State } from '../state.ts';

/** The cards that lie open until they can be used. */
export const HELD_EVENTS: readonly number[] = [EXPROPRIATION, GOVERNOR, NEW_VEIN, SALOON_GIRLS];

/** Mines, mayors or Saloons have changed: cards that wait are looked at before anything else, from the acting seat on. */
export function settleHeld(state: State, actor: Seat): void {
  if (state.waiting === 0) return;
  const { stack } = state;
  // A check already under way looks again by itself once this card is carried out.
  if (stack.length > 0 && topFrame(state).kind === 'settle-held') return;
  if (nextUser(state, actor) >= 0) open(state, SETTLE_HELD(actor));
}

/** Opens the next card that must be used now, or ends the check. */
export function checkHeld(state: State, log?: Log<Event>): void {
  const seat = nextUser(state, topFrame(state).seat);
  if (seat < 0) close(state);
  else if (countUsable(state, seat) > 1) open(state, USE_HELD(seat));
  else open(state, useCard(state, seat, firstUsable(state, seat), log));
}

/** The first seat from this one on that has a card to use, or -1. */
function nextUser(state: State, from: Seat): Seat {
  let seat = from;
  for (let i = 0; i < state.seats; i++) {
    for (let k = 0; k < HELD_EVENTS.length; k++) {
      if (isUsable(state, seat, HELD_EVENTS[k] as number)) return seat;
    }
    seat = leftOf(seat, state.seats);
  }
  return -1;
}

/** One player's several are used in an order of their choice. */
export function answerUseHeld(state: State, action: Action, log?: Log<Event>): void {
  if (action.type !== 'use-held') throw new Error(`no answer to use-held: ${action.type}`);
  goOn(state, useCard(state, topFrame(state).seat, EVENTS.indexOf(action.event), log));
}

function useCard(state: State, seat: Seat, event: number, log?: Log<Event>): Frame {
  unkeep(state, seat, event);
  log?.tell({ type: 'held-used', seat, event: eventName(event) });
  switch (event) {
    case EXPROPRIATION:
      return EXPROPRIATE(seat);
    case GOVERNOR:
      return PLACE_GOVERNOR(seat);
    case NEW_VEIN:
      return PLACE_VEIN(seat);
    default:
      return PLACE_GIRLS(seat);
  }
}

/** Whether a seat holds this card and can use it now. */
export function isUsable(state: State, seat: Seat, event: number): boolean {
  return countKept(state, seat, event) > 0 && canUse(state, seat, event);
}

function countUsable(state: State, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < HELD_EVENTS.length; i++) {
    if (isUsable(state, seat, HELD_EVENTS[i] as number)) count += 1;
  }
  return count;
}

function firstUsable(state: State, seat: Seat): number {
  for (let i = 0; i < HELD_EVENTS.length; i++) {
    const event = HELD_EVENTS[i] as number;
    if (isUsable(state, seat, event)) return event;
  }
  throw new Error('no held card can be used');
}

/** Whether a seat could use such a card. */
export function canUse(state: State, seat: Seat, event: number): boolean {
  switch (event) {
    case EXPROPRIATION:
      return canExpropriate(state, seat);
    case GOVERNOR:
      return canPlaceGovernor(state, seat);
    case NEW_VEIN:
      return hasMine(state, seat);
    default:
      return hasPlainSaloon(state, seat);
  }
}

/** [BT-E3] In some town one has a mine, and another has one too. */
function canExpropriate(state: State, seat: Seat): boolean {
  for (let town = 0; town < TOWNS.length; town++) {
    if (countMines(state, town, seat) === 0) continue;
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat && countMines(state, town, other) > 0) return true;
    }
  }
  return false;
}

/** [BT-E4] One is mayor somewhere, and not Governor there. */
function canPlaceGovernor(state: State, seat: Seat): boolean {
  for (let town = 0; town < TOWNS.length; town++) {
    if (state.mayor[town] === seat && state.governor[town] === false) return true;
  }
  return false;
}

/** [BT-E7] One has a mine. */
function hasMine(state: State, seat: Seat): boolean {
  for (let town = 0; town < TOWNS.length; town++) {
    if (countMines(state, town, seat) > 0) return true;
  }
  return false;
}

/** [BT-E9] One has a Saloon without girls. */
function hasPlainSaloon(state: State, seat: Seat): boolean {
  for (let town = 0; town < TOWNS.length; town++) {
    if ((state.saloons[at(state, town, seat)] as number) > 0) return true;
  }
  return false;
}
