import { cardsIn, peek, type Seat } from '@boxcars/engine';
import {
  CALL,
  DOC,
  keptBy,
  offerOf,
  offerPlace,
  PASS,
  SALOON,
  type Action,
  type Offer,
  type State,
} from '@boxcars/games/dice-town';

import { EVEN_TEMPER, type Temper } from '../temper.ts';
import { grudge } from './leaning.ts';
import { cardWorth, DOLLAR, harmOf, propertyWorth, standingOf, storeWorth, winWorth } from './worth.ts';

/** The part of a place's worth that is offered, by call. */
const SHARE = [0.3, 0.45, 0.55];

/** How much less of it the thrifty offer. */
const OPEN_HANDED = 0.6;

/** What the place that is being decided is worth to a candidate. */
function prizeOf(state: State, seat: Seat): number {
  return state.place === DOC ? 0.6 : winWorth(state, state.place, keptBy(state, seat), seat);
}

/** Offers a part of what the place is worth, dollars first; a Sheriff who is tied too would hardly sell. */
export function chooseOffer(state: State, seat: Seat, temper: Temper = EVEN_TEMPER): Action {
  const isTied = (state.tied & (1 << seat)) !== 0;
  const sheriffToo = (state.tied & (1 << state.sheriff)) !== 0;
  if (!isTied || state.place === DOC) return PASS;
  const prize = prizeOf(state, seat);
  const budget = prize * (sheriffToo ? 0.75 : (SHARE[state.calls] ?? 0)) * (1 - OPEN_HANDED * temper.thrift);
  if (sheriffToo && budget < prizeOf(state, state.sheriff)) return PASS;
  const dollars = Math.min(state.dollars[seat] ?? 0, Math.floor(budget / DOLLAR));
  const nuggets = Math.min(state.nuggets[seat] ?? 0, Math.floor(budget - dollars * DOLLAR));
  return dollars + nuggets === 0 ? PASS : offerOf(seat, nuggets, dollars, []);
}

/** What an offer costs who makes it. */
function costOf(state: State, { nuggets, dollars, cards }: Offer): number {
  return cards.reduce((sum, card) => sum + cardWorth(state, card), nuggets + DOLLAR * dollars);
}

/**
 * The offers worth a thought, best first: none at all, then of cards, dollars and nuggets each the one that is nearest to
 * the usual part of what the place is worth, then the others that cost less than the place. Of other questions nothing.
 */
export function shortlistOffers(
  state: State,
  seat: Seat,
  legal: readonly Action[],
  count: number,
  into: Action[],
): number {
  if ((state.tied & (1 << seat)) === 0 || state.place === DOC) return 0;
  const prize = prizeOf(state, seat);
  const usual = prize * (SHARE[state.calls] ?? 0);
  const rows = legal
    .slice(0, count)
    .filter((action): action is Offer => action.type === 'offer')
    .map((offer) => ({ offer, cost: costOf(state, offer), kind: kindOf(offer) }))
    .filter(({ cost }) => cost < prize)
    .sort((a, b) => Math.abs(a.cost - usual) - Math.abs(b.cost - usual));
  const isFirst = rows.map(({ kind }, i) => rows.findIndex((row) => row.kind === kind) === i);
  const best = rows.filter((_, i) => isFirst[i]).sort((a, b) => a.kind - b.kind);
  const sorted = [PASS, ...[...best, ...rows.filter((_, i) => isFirst[i] !== true)].map(({ offer }) => offer)];
  for (const [i, action] of sorted.entries()) into[i] = action;
  return sorted.length;
}

/** Cards before dollars, dollars before nuggets: what is dear to oneself comes last. */
function kindOf({ cards, dollars }: Offer): number {
  if (cards.length > 0) return 0;
  return dollars > 0 ? 1 : 2;
}

/** What the offers for a candidate bring the Sheriff. */
function bribesFor(state: State, candidate: Seat): number {
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.offerFor[seat] === candidate) sum += offerWorth(state, seat);
  }
  return sum;
}

function offerWorth(state: State, seat: Seat): number {
  const place = offerPlace(seat);
  const store = peek(cardsIn(state.store, place)).reduce((sum, kind) => sum + storeWorth(state, kind), 0);
  const lots = peek(cardsIn(state.properties, place)).reduce((sum, kind) => sum + propertyWorth(state, kind), 0);
  return (state.offerNuggets[seat] ?? 0) + DOLLAR * (state.offerDollars[seat] ?? 0) + store + lots;
}

/** What it brings the Sheriff that a candidate wins. */
function verdictWorth(state: State, sheriff: Seat, candidate: Seat): number {
  if (candidate === sheriff) return prizeOf(state, sheriff);
  const theft = state.place === SALOON ? 0.4 : 0;
  const leads = 0.01 * standingOf(state, candidate);
  return bribesFor(state, candidate) - harmOf(state) * prizeOf(state, candidate) - theft - leads;
}

/** The best verdict; one call for better offers while nobody has offered anything. */
export function decideTie(
  state: State,
  seat: Seat,
  legal: readonly Action[],
  count: number,
  temper: Temper = EVEN_TEMPER,
): Action {
  let best = legal[0] as Action;
  let bestWorth = -Infinity;
  let bribes = 0;
  for (let i = 0; i < count; i++) {
    const action = legal[i] as Action;
    if (action.type !== 'choose') continue;
    const worth = verdictWorth(state, seat, action.seat) - grudge(state, seat, action.seat, temper);
    bribes += bribesFor(state, action.seat);
    if (worth > bestWorth) {
      best = action;
      bestWorth = worth;
    }
  }
  const sellsIt = best.type === 'choose' && best.seat !== seat;
  const canCall = legal[count - 1] === CALL;
  return sellsIt && canCall && state.calls === 0 && bribes < 0.5 ? CALL : best;
}

/** The order at the Doc: oneself first, then who pays; the others as they come. */
export function orderWorth(state: State, sheriff: Seat, seats: readonly Seat[]): number {
  const first = seats[0] ?? sheriff;
  return (first === sheriff ? 0.6 : 0) + bribesFor(state, first) - 0.01 * standingOf(state, first);
}
