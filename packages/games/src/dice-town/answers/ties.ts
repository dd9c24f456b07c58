import { refusal, seatsIn, type Composer, type Json, type Refusal, type Seat } from '@boxcars/engine';

import {
  CALL,
  CHOICES,
  offerCard,
  offerDollars,
  offerNuggets,
  orderOf,
  PASS,
  type Action,
  type Offer,
} from '../actions.ts';
import type { CardName } from '../content.ts';
import { cardsAt, countNamed, kindsIn } from '../hands.ts';
import { canCall, placeName } from '../phases/ties.ts';
import { dollarsOf, handOf, nuggetsOf, offerPlace, type State } from '../state.ts';
import { DOES_NOT_FIT, type AnswerForm } from './form.ts';

/** Most nuggets, and most dollars, in the offers listed. */
const LISTED = 3;

/** DT-T2: pass, and small offers: for oneself where one is a candidate, a dollar for another where one is not. */
function listOffers(state: State, seat: Seat, into: Action[]): number {
  into[0] = PASS;
  if ((state.tied & (1 << seat)) !== 0) return listOwnOffers(state, seat, into, 1);
  let count = 1;
  if (dollarsOf(state, seat) === 0) return count;
  for (let other = 0; other < state.seats; other++) {
    if ((state.tied & (1 << other)) !== 0) into[count++] = offerDollars(other, 1);
  }
  return count;
}

function listOwnOffers(state: State, seat: Seat, into: Action[], start: number): number {
  let count = start;
  const nuggets = Math.min(LISTED, nuggetsOf(state, seat));
  const dollars = Math.min(LISTED, dollarsOf(state, seat));
  for (let i = 1; i <= nuggets; i++) into[count++] = offerNuggets(seat, i);
  for (let i = 1; i <= dollars; i++) into[count++] = offerDollars(seat, i);
  const { storeNames, propertyNames } = state.rules;
  count = listCardOffers(seat, storeNames, kindsIn(state.store, handOf(seat)), into, count);
  return listCardOffers(seat, propertyNames, kindsIn(state.properties, handOf(seat)), into, count);
}

function listCardOffers(seat: Seat, names: readonly CardName[], kinds: number, into: Action[], start: number): number {
  let count = start;
  for (let kind = 0; kinds >> kind !== 0; kind++) {
    if (((kinds >> kind) & 1) !== 0) into[count++] = offerCard(seat, names[kind] as CardName);
  }
  return count;
}

function refuseOffer(state: State, seat: Seat, action: Action): Refusal | null {
  if (action.type === 'pass') return null;
  if (action.type !== 'offer') return DOES_NOT_FIT;
  const { nuggets, dollars, cards } = action;
  if ((state.tied & (1 << action.for)) === 0) return refusal('not-a-candidate', { seat: action.for }, 'DT-T2');
  if (nuggets + dollars + cards.length === 0) return refusal('nothing-offered', undefined, 'DT-T2');
  if (nuggets > nuggetsOf(state, seat)) return refusal('nuggets-lacking', { nuggets: nuggetsOf(state, seat) }, 'DT-T2');
  if (dollars > dollarsOf(state, seat)) return refusal('dollars-lacking', { dollars: dollarsOf(state, seat) }, 'DT-T2');
  const missing = missingCard(state, seat, action);
  return missing === undefined ? null : refusal('card-not-held', { card: missing }, 'DT-T2');
}

function missingCard(state: State, seat: Seat, { cards }: Offer): CardName | undefined {
  return cards.find((card) => cards.filter((one) => one === card).length > countNamed(state, handOf(seat), card));
}

function composeOffer(state: State, seat: Seat): readonly Composer[] {
  const cards = cardsAt(state, handOf(seat));
  return [
    {
      type: 'offer',
      fields: {
        for: { field: 'one', of: seatsIn(state.tied) },
        nuggets: { field: 'number', min: 0, max: nuggetsOf(state, seat) },
        dollars: { field: 'number', min: 0, max: dollarsOf(state, seat) },
        cards: { field: 'subset', of: cards, min: 0, max: cards.length },
      },
    },
  ];
}

/** What is to be decided: public. */
function tieFacts(state: State): { readonly [name: string]: Json } {
  return { place: placeName(state), tied: seatsIn(state.tied), sheriff: state.sheriff, call: state.calls };
}

/** DT-T2. */
export const makeOfferForm: AnswerForm = {
  list: listOffers,
  compose: composeOffer,
  options: () => [PASS],
  refuse: refuseOffer,
  fallback: () => PASS,
  facts: tieFacts,
};

/** The offers on the table as the Sheriff sees them. */
function sheriffFacts(state: State): { readonly [name: string]: Json } {
  const offers: Json[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const candidate = state.offerFor[seat] ?? -1;
    if (candidate < 0) continue;
    offers.push({
      seat,
      for: candidate,
      nuggets: state.offerNuggets[seat] ?? 0,
      dollars: state.offerDollars[seat] ?? 0,
      cards: cardsAt(state, offerPlace(seat)),
    });
  }
  return { ...tieFacts(state), offers };
}

/** DT-T1, DT-T2. */
export const chooseWinnerForm: AnswerForm = {
  list: (state, _seat, into) => {
    let count = 0;
    for (let other = 0; other < state.seats; other++) {
      if ((state.tied & (1 << other)) !== 0) into[count++] = CHOICES[other] as Action;
    }
    if (canCall(state)) into[count++] = CALL;
    return count;
  },
  fallback: (state, seat) => CHOICES[firstFor(state, seat)] as Action,
  facts: sheriffFacts,
};

/** Oneself where possible, otherwise the next candidate to the left. */
function firstFor(state: State, seat: Seat): Seat {
  for (let nth = 0; nth < state.seats; nth++) {
    const other = (seat + nth) % state.seats;
    if ((state.tied & (1 << other)) !== 0) return other;
  }
  return seat;
}

/** Every order of some seats, by their mask. */
const ORDERS: (readonly Action[] | undefined)[] = [];

function ordersOf(mask: number): readonly Action[] {
  let orders = ORDERS[mask];
  if (orders === undefined) {
    orders = permute(seatsIn(mask)).map(orderOf);
    ORDERS[mask] = orders;
  }
  return orders;
}

function permute(seats: readonly Seat[]): Seat[][] {
  if (seats.length === 0) return [[]];
  return seats.flatMap((first) => permute(seats.filter((seat) => seat !== first)).map((rest) => [first, ...rest]));
}

/** DT-8, DT-T2. */
export const orderVisitsForm: AnswerForm = {
  list: (state, _seat, into) => {
    const orders = ordersOf(state.tied);
    for (let i = 0; i < orders.length; i++) into[i] = orders[i] as Action;
    if (!canCall(state)) return orders.length;
    into[orders.length] = CALL;
    return orders.length + 1;
  },
  fallback: (state, seat) => {
    const first = firstFor(state, seat);
    return orderOf([first, ...seatsIn(state.tied).filter((other) => other !== first)]);
  },
  facts: sheriffFacts,
};

/** DT-E3. */
export const chooseChampionForm: AnswerForm = {
  list: (state, _seat, into) => {
    let count = 0;
    for (let other = 0; other < state.seats; other++) {
      if ((state.tied & (1 << other)) !== 0) into[count++] = CHOICES[other] as Action;
    }
    return count;
  },
  fallback: (state, seat) => CHOICES[firstFor(state, seat)] as Action,
};
