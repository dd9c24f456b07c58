import {
  answerOf,
  countCards,
  empty,
  moveCard,
  moveTop,
  seatsIn,
  type Answers,
  type Cards,
  type Log,
  type Place,
  type Seat,
  type SeatMask,
} from '@boxcars/engine';

import type { Action, Offer, Order } from '../actions.ts';
import { CALLS, type CardName } from '../content.ts';
import { countFace } from '../dice.ts';
import type { Event } from '../events.ts';
import { cardsAt, kindOf, tableOf } from '../hands.ts';
import { scoreHand } from '../poker.ts';
import {
  BANK,
  countDrawable,
  countProperties,
  countStore,
  DOC,
  dollarsOf,
  handOf,
  keptBy,
  MINE,
  nuggetsOf,
  offerPlace,
  onlySeat,
  payDollars,
  payNuggets,
  PLACES,
  SALOON,
  STORE,
  TOWN_HALL,
  type PlaceName,
  type State,
  type Step,
} from '../state.ts';
import { ask, askSeat } from '../windows.ts';
import { canRobAny } from './saloon-victims.ts';

/** Where a place's own chapter begins, by its number. */
const CHAPTERS: readonly Step[] = ['mine', 'bank', 'store', 'saloon', 'sheriff', 'town-hall', 'visits'];

/** The name of the place being settled. */
export function placeName(state: State): PlaceName {
  return PLACES[state.place] as PlaceName;
}

/** What a seat has for the place: dice of its face, or the worth of its hand. */
function strength(state: State, seat: Seat): number {
  const dice = keptBy(state, seat);
  return state.place === TOWN_HALL ? scoreHand(dice) : countFace(dice, state.place);
}

/** DT-1 to DT-7: a place goes to whoever has most of its face; ties to the Sheriff (DT-T1). */
export function contestPlace(state: State, log?: Log<Event>): void {
  let best = state.place === TOWN_HALL ? 0 : 1;
  let mask = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const own = strength(state, seat);
    if (own < best) continue;
    if (own > best) mask = 0;
    best = own;
    mask |= 1 << seat;
  }
  if (mask === 0 || !canAnyGain(state, mask)) {
    log?.tell({ type: 'place-empty', place: placeName(state), nothing: mask !== 0 });
    state.winner = -1;
    state.step = 'next-place';
    return;
  }
  const only = onlySeat(mask);
  if (only >= 0) winPlace(state, only, log);
  else openTie(state, mask, log);
}

/** DT-T3: a place that gives nothing to any of its candidates has no winner. */
function canAnyGain(state: State, candidates: SeatMask): boolean {
  switch (state.place) {
    case MINE:
      return state.mine > 0;
    case BANK:
      return state.bank > 0;
    case STORE:
      return countDrawable(state) > 0;
    case SALOON:
      return canAnyRob(state, candidates);
    default:
      return true;
  }
}

function canAnyRob(state: State, candidates: SeatMask): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if ((candidates & (1 << seat)) !== 0 && canRobAny(state, seat)) return true;
  }
  return false;
}

function winPlace(state: State, seat: Seat, log?: Log<Event>): void {
  state.winner = seat;
  state.step = CHAPTERS[state.place] as Step;
  log?.tell({
    type: 'place-won',
    place: placeName(state),
    seat,
    count: state.place === TOWN_HALL ? 0 : strength(state, seat),
  });
}

/** DT-T1: the Sheriff in office decides among the candidates. */
export function openTie(state: State, candidates: SeatMask, log?: Log<Event>): void {
  state.tied = candidates;
  state.calls = 0;
  state.step = 'call-offers';
  log?.tell({ type: 'place-tied', place: placeName(state), seats: seatsIn(candidates) });
}

/** DT-T2: those who have anything to offer, the Sheriff apart. All of it is public. */
function whoCanOffer(state: State): SeatMask {
  let mask = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== state.sheriff && hasAnything(state, seat)) mask |= 1 << seat;
  }
  return mask;
}

function hasAnything(state: State, seat: Seat): boolean {
  return (
    dollarsOf(state, seat) > 0 ||
    nuggetsOf(state, seat) > 0 ||
    countStore(state, seat) + countProperties(state, seat) + countOffered(state, seat) > 0
  );
}

/** Cards in a seat's offer. */
function countOffered(state: State, seat: Seat): number {
  return countCards(state.store, offerPlace(seat)) + countCards(state.properties, offerPlace(seat));
}

/** DT-T2: all offers of a call are made at once. */
export function callOffers(state: State): void {
  state.step = 'decide';
  const mask = whoCanOffer(state);
  if (mask !== 0) ask(state, 'make-offer', mask);
}

/** DT-T2: the offers are shown; their cards to the Sheriff alone. */
export function takeOffers(state: State, asked: SeatMask, answers: Answers<Action>, log?: Log<Event>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if ((asked & (1 << seat)) === 0) continue;
    const action = answerOf(answers, seat);
    if (action.type === 'offer') takeOffer(state, seat, action, log);
  }
}

function takeOffer(state: State, seat: Seat, offer: Offer, log?: Log<Event>): void {
  state.offerFor[seat] = offer.for;
  state.offerNuggets[seat] = offer.nuggets;
  state.offerDollars[seat] = offer.dollars;
  const seenBy = (1 << seat) | (1 << state.sheriff);
  for (let i = 0; i < offer.cards.length; i++) {
    const card = offer.cards[i] as CardName;
    moveCard(tableOf(state, card), handOf(seat), offerPlace(seat), kindOf(state, card), seenBy);
  }
  if (log === undefined) return;
  const open = { ...termsOf(state, seat), type: 'offer-made', seat, for: offer.for } as const;
  log.tellOnly(seenBy, { ...open, cards: offer.cards }, { ...open, cards: null });
}

/** What everyone sees of an offer. */
function termsOf(state: State, seat: Seat): { nuggets: number; dollars: number; store: number; properties: number } {
  return {
    nuggets: state.offerNuggets[seat] ?? 0,
    dollars: state.offerDollars[seat] ?? 0,
    store: countCards(state.store, offerPlace(seat)),
    properties: countCards(state.properties, offerPlace(seat)),
  };
}

/** The Sheriff decides: the winner of a place, or the order at the Doc. */
export function askSheriff(state: State): void {
  askSeat(state, state.place === DOC ? 'order-visits' : 'choose-winner', state.sheriff);
}

/** DT-T2: whether the Sheriff may call for new offers. */
export function canCall(state: State): boolean {
  return state.calls < CALLS && whoCanOffer(state) !== 0;
}

/** DT-T2: a new call voids the earlier offers. */
export function callAgain(state: State, log?: Log<Event>): void {
  clearOffers(state, -1);
  state.calls += 1;
  state.step = 'call-offers';
  log?.tell({ type: 'offers-called', call: state.calls });
}

/** DT-T1, DT-T2: the place goes to the one chosen, and offers for them are paid before it is carried out. */
export function chooseWinner(state: State, seat: Seat, log?: Log<Event>): void {
  log?.tell({ type: 'sheriff-decided', place: placeName(state), seat });
  clearOffers(state, seat, log);
  winPlace(state, seat, log);
}

/** DT-8, DT-T2: offers whose player is first are paid. */
export function orderVisits(state: State, { seats }: Order, log?: Log<Event>): void {
  log?.tell({ type: 'visits-ordered', seats });
  clearOffers(state, seats[0] ?? -1, log);
  empty(state.visitors);
  for (let i = 0; i < seats.length; i++) state.visitors.push(seats[i] as Seat);
  state.step = 'visits';
}

/** Pays the offers for the chosen one; all others lapse and their cards go back. */
function clearOffers(state: State, chosen: Seat, log?: Log<Event>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const candidate = state.offerFor[seat] as Seat;
    if (candidate < 0) continue;
    if (candidate === chosen) payOffer(state, seat, log);
    else returnCards(state, seat, handOf(seat));
    state.offerFor[seat] = -1;
    state.offerNuggets[seat] = 0;
    state.offerDollars[seat] = 0;
  }
}

function payOffer(state: State, seat: Seat, log?: Log<Event>): void {
  const { sheriff } = state;
  if (log !== undefined) {
    const open = { ...termsOf(state, seat), type: 'offer-paid', seat, sheriff } as const;
    log.tellOnly(
      (1 << seat) | (1 << sheriff),
      { ...open, cards: cardsAt(state, offerPlace(seat)) },
      { ...open, cards: null },
    );
  }
  payNuggets(state, seat, sheriff, state.offerNuggets[seat] as number);
  payDollars(state, seat, sheriff, state.offerDollars[seat] as number);
  returnCards(state, seat, handOf(sheriff));
}

/** Moves the cards of an offer on; giver and Sheriff know them. */
function returnCards(state: State, seat: Seat, to: Place): void {
  moveOffered(state.store, seat, to, state.sheriff);
  moveOffered(state.properties, seat, to, state.sheriff);
}

function moveOffered(cards: Cards, seat: Seat, to: Place, sheriff: Seat): void {
  for (let left = countCards(cards, offerPlace(seat)); left > 0; left--) {
    moveTop(cards, offerPlace(seat), to, (1 << seat) | (1 << sheriff));
  }
}
