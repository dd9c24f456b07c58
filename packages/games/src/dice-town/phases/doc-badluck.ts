import { allSeats, empty, EVERYONE, moveCard, type Chance, type Log, type Seat } from '@boxcars/engine';

import type { Service } from '../actions.ts';
import { ELIXIR, type PropertyCard } from '../content.ts';
import type { Event, Payment } from '../events.ts';
import { propertiesIn } from '../hands.ts';
import {
  countProperties,
  handOf,
  onlySeat,
  payDollars,
  payNuggets,
  seatFromSheriff,
  wiredOf,
  type State,
  type Step,
} from '../state.ts';
import { askSeat } from '../windows.ts';
import { gainDrawn, openMoment } from './cards.ts';
import { drawCards, onlyDrawn } from './general-store.ts';
import { canServeAny } from './services.ts';
import { openTie } from './ties.ts';

/** DT-8: Properties put behind wire in one visit, and dollars and nuggets collected from each. */
export const WIRED_AT_ONCE = 2;
const DOLLARS = 2;
const NUGGETS = 1;

/** DT-8: who gained nothing may visit; the Sheriff sets the order when there are several. */
export function openDoc(state: State, log?: Log<Event>): void {
  const mask = allSeats(state.seats) & ~state.gained;
  empty(state.visitors);
  state.step = 'visits';
  if (mask === 0) return;
  if (onlySeat(mask) < 0) openTie(state, mask, log);
  else state.visitors.push(onlySeat(mask));
}

/** DT-8: the next visitor whom the Doc can do anything for; after the last, the Elixir's moment (DT-10). */
export function nextVisit(state: State): void {
  while (state.visitors.length > 0) {
    const seat = state.visitors.shift() as Seat;
    if (!canServeAny(state, seat)) continue;
    state.served = seat;
    askSeat(state, 'visit-doc', seat);
    return;
  }
  state.step = 'elixir';
}

/** DT-10: the Elixir is for those who gained something, after all regular visits. */
export function openElixir(state: State): void {
  let mask = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if ((state.gained & (1 << seat)) !== 0 && canServeAny(state, seat)) mask |= 1 << seat;
  }
  openMoment(state, ELIXIR, mask, 'end-round');
}

/** DT-8: does one thing for a player. */
export function serve(state: State, seat: Seat, service: Service, then: Step, chance: Chance, log?: Log<Event>): void {
  log?.tell({ type: 'doc-visited', seat, service });
  state.step = then;
  switch (service) {
    case 'wire':
      return serveWire(state, seat, then, log);
    case 'draw':
      return serveDraw(state, seat, then, chance, log);
    case 'dollars':
      return collect(state, seat, 'dollars-collected', DOLLARS, log);
    case 'nuggets':
      return collect(state, seat, 'nuggets-collected', NUGGETS, log);
  }
}

/** DT-8: with more than two Properties the player chooses. */
function serveWire(state: State, seat: Seat, then: Step, log?: Log<Event>): void {
  if (countProperties(state, seat) <= WIRED_AT_ONCE) {
    wire(state, seat, propertiesIn(state, handOf(seat)), log);
    return;
  }
  state.served = seat;
  state.afterService = then;
  askSeat(state, 'wire-properties', seat);
}

/** DT-8: face up before the player, where nobody can steal them. */
export function wire(state: State, seat: Seat, properties: readonly PropertyCard[], log?: Log<Event>): void {
  for (let i = 0; i < properties.length; i++) {
    const kind = state.rules.propertyNames.indexOf(properties[i] as PropertyCard);
    moveCard(state.properties, handOf(seat), wiredOf(seat), kind, EVERYONE);
  }
  log?.tell({ type: 'properties-wired', seat, properties }, { properties: 'DT-8' });
}

/** DT-8: the top card of the Store's deck. */
function serveDraw(state: State, seat: Seat, then: Step, chance: Chance, log?: Log<Event>): void {
  if (drawCards(state, seat, 1, chance, log) === 1) gainDrawn(state, seat, onlyDrawn(state), then, log);
}

function collect(
  state: State,
  seat: Seat,
  type: 'dollars-collected' | 'nuggets-collected',
  each: number,
  log?: Log<Event>,
): void {
  const payments: Payment[] = [];
  const pay = type === 'dollars-collected' ? payDollars : payNuggets;
  for (let nth = 0; nth < state.seats; nth++) {
    const other = seatFromSheriff(state, nth);
    if (other === seat) continue;
    const amount = pay(state, other, seat, each);
    if (amount > 0) payments.push({ seat: other, amount });
  }
  log?.tell({ type, seat, payments });
}
