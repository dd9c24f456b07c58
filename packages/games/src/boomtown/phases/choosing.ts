import { leftOf, type Log, type Seat } from '@boxcars/engine';

import type { Action } from '../actions.ts';
import {
  contentOf,
  CARD_SHARK,
  DYNAMITE,
  eventName,
  EVENTS,
  EXPROPRIATION,
  GOVERNOR,
  HOLDUP,
  isMine,
  mineName,
  MUSTANG,
  NEW_VEIN,
  SALOON,
  SALOON_GIRLS,
  STAGECOACH_ROBBERY,
  TELEGRAPH,
} from '../content.ts';
import type { Event } from '../events.ts';
import { BLOW_UP, CHOOSE_CARD, HOLD_UP, PLACE_SALOON, PLAY_MUSTANG, ROLL } from '../frames.ts';
import { countKept, goOn, keep, open, topFrame, unkeep, type State } from '../state.ts';
import { playCardShark, robStagecoach } from './event-cards.ts';
import { canUse, settleHeld } from './held.ts';
import { changeMines, payOpening, updateMayor } from './mayors.ts';

/** The auction is over: Mustangs first, then the winner chooses. */
export function startChoosing(state: State): void {
  askNextMustang(state, leftOf(state.winner, state.seats));
}

/** [BT-P4] Asks each holder once, clockwise; not the winner, nor who chooses second anyway. */
function askNextMustang(state: State, after: Seat): void {
  let seat = leftOf(after, state.seats);
  while (seat !== state.winner) {
    if (countKept(state, seat, MUSTANG) > 0) {
      goOn(state, PLAY_MUSTANG(seat));
      return;
    }
    seat = leftOf(seat, state.seats);
  }
  setOrder(state);
  goOn(state, CHOOSE_CARD(state.winner));
}

/** Carries out the answer to the Mustang's question. */
export function answerMustang(state: State, action: Action, log?: Log<Event>): void {
  const { seat } = topFrame(state);
  if (action.type === 'play-mustang') {
    unkeep(state, seat, MUSTANG);
    state.spent += 1;
    state.mustangs |= 1 << seat;
    log?.tell({ type: 'mustang-played', seat });
  } else log?.tell({ type: 'mustang-kept', seat });
  askNextMustang(state, seat);
}

/** [BT-P1, BT-P4] The winner, then who played a Mustang, then the others, each clockwise. */
function setOrder(state: State): void {
  let next = 0;
  state.order[next++] = state.winner;
  if (state.mustangs !== 0) {
    for (let seat = leftOf(state.winner, state.seats); seat !== state.winner; seat = leftOf(seat, state.seats)) {
      if ((state.mustangs & (1 << seat)) !== 0) state.order[next++] = seat;
    }
  }
  for (let seat = leftOf(state.winner, state.seats); seat !== state.winner; seat = leftOf(seat, state.seats)) {
    if ((state.mustangs & (1 << seat)) === 0) state.order[next++] = seat;
  }
}

/** The card on offer that an action names: its place in the offer, or -1. */
export function findOffered(state: State, action: Action): number {
  const { offer } = state;
  const content = contentOf(state);
  for (let i = 0; i < offer.length; i++) {
    const card = offer[i] as number;
    if (action.type === 'take-mine' && card < content.mines && isMine(content, card, action)) return i;
    if (action.type === 'take-event' && card >= content.mines && EVENTS[card - content.mines] === action.event)
      return i;
  }
  return -1;
}

/** [BT-P1] Takes the card at a place in the offer; what it causes comes before the next seat's choice. */
export function takeCard(state: State, place: number, log?: Log<Event>): void {
  const { offer } = state;
  const content = contentOf(state);
  const { seat } = topFrame(state);
  const card = offer[place] as number;
  for (let i = place; i < offer.length - 1; i++) offer[i] = offer[i + 1] as number;
  offer.pop();
  state.chosen += 1;
  goOn(state, state.chosen < state.seats ? CHOOSE_CARD(state.order[state.chosen] as number) : ROLL(state.start));
  if (card < content.mines) takeMine(state, seat, card, log);
  else takeEvent(state, seat, card - content.mines, log);
}

/** [BT-P2] Pays the mayor, then opens the mine. */
function takeMine(state: State, seat: Seat, mine: number, log?: Log<Event>): void {
  const town = contentOf(state).town[mine] as number;
  log?.tell({ type: 'mine-taken', seat, mine: mineName(contentOf(state), mine) });
  payOpening(state, town, seat, log);
  state.owner[mine] = seat;
  changeMines(state, town, seat, 1);
  updateMayor(state, town, log);
  settleHeld(state, seat);
}

/** [BT-P3] Carries an event out, opens its question, or keeps it. */
function takeEvent(state: State, seat: Seat, event: number, log?: Log<Event>): void {
  log?.tell({ type: 'event-taken', seat, event: eventName(event) });
  switch (event) {
    case CARD_SHARK:
      return playCardShark(state, seat, log);
    case STAGECOACH_ROBBERY:
      return robStagecoach(state, seat, log);
    case DYNAMITE:
      return open(state, BLOW_UP(seat));
    case HOLDUP:
      return open(state, HOLD_UP(seat));
    case SALOON:
      return open(state, PLACE_SALOON(seat));
    case MUSTANG:
    case TELEGRAPH:
      keep(state, seat, event);
      log?.tell({ type: 'event-kept', seat, event: eventName(event) });
      return;
    case EXPROPRIATION:
    case GOVERNOR:
    case NEW_VEIN:
    case SALOON_GIRLS:
      keep(state, seat, event);
      if (!canUse(state, seat, event)) log?.tell({ type: 'event-held', seat, event: eventName(event) });
      return settleHeld(state, seat);
  }
}
