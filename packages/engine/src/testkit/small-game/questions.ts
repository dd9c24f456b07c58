import { cardsIn, countCards } from '../../cards/cards.ts';
import type { Question } from '../../question.ts';
import { refusal, type Refusal } from '../../refusal.ts';
import type { Seat } from '../../seat.ts';
import { peek } from '../../secret.ts';
import { ACCEPT, intern, PASS, PLAY_GUARD, type Action } from './actions.ts';
import { cardOf, CARDS, MOST_PRICE, STALLS, WORTH, type Card } from './content.ts';
import { handOf, type State } from './state.ts';
import { windowOf } from './windows.ts';

/** All legal answers of an asked seat. */
export function listActions(state: State, seat: Seat): Action[] {
  switch (windowOf(state)?.kind) {
    case 'choose-stall':
      return STALLS.map((stall) => intern({ type: 'choose-stall', stall }));
    case 'discard-card':
      return kindsHeld(state, seat).map((card) => intern({ type: 'discard-card', card }));
    case 'make-offer':
      return [PASS, ...listOffers(state, seat)];
    case 'answer-offer':
      return canPay(state, seat) ? [PASS, ACCEPT] : [PASS];
    case 'bid':
      return [PASS, ...listBids(state, seat)];
    case 'play-thief':
      return holds(state, seat, 'thief') ? [PASS, ...listVictims(state, seat)] : [PASS];
    case 'play-guard':
      return holds(state, seat, 'guard') ? [PASS, PLAY_GUARD] : [PASS];
    case undefined:
      throw new Error('nothing is asked');
  }
}

export function questionOf(state: State, seat: Seat): Question<Action> {
  const kind = windowOf(state)?.kind ?? '';
  if (kind === 'make-offer') return offerQuestion(state, seat);
  if (kind !== 'bid') return { kind, options: listActions(state, seat) };
  const coins = { field: 'number', min: state.bid + 1, max: state.coins[seat] ?? 0 } as const;
  return { kind, options: [PASS], compose: [{ type: 'bid', fields: { coins } }], facts: { highest: state.bid } };
}

export function refuseAction(state: State, seat: Seat, action: Action): Refusal | null {
  if (listActions(state, seat).includes(action)) return null;
  switch (action.type) {
    case 'discard-card':
    case 'make-offer':
      return holds(state, seat, action.card) ? refusal('not-now') : refusal('not-in-hand', { card: action.card });
    case 'bid':
      return refusal('bid-out-of-range', { highest: state.bid }, 'MP-7');
    case 'accept-offer':
    case 'choose-stall':
    case 'pass':
    case 'play-guard':
    case 'play-thief':
      return refusal('not-now');
  }
}

/** Pass where one may; otherwise what costs least: a coin of the market, the card worth least. */
export function fallbackOf(state: State, seat: Seat): Action {
  const [first = PASS, ...others] = listActions(state, seat);
  if (first.type !== 'discard-card') return first;
  return others.reduce((least, action) => (worthOf(action) < worthOf(least) ? action : least), first);
}

function offerQuestion(state: State, seat: Seat): Question<Action> {
  const fields = {
    to: { field: 'one', of: othersOf(state, seat) },
    card: { field: 'one', of: kindsHeld(state, seat) },
    price: { field: 'number', min: 0, max: MOST_PRICE },
  } as const;
  return { kind: 'make-offer', options: [PASS], compose: [{ type: 'make-offer', fields }] };
}

function listOffers(state: State, seat: Seat): Action[] {
  const prices = Array.from({ length: MOST_PRICE + 1 }, (_, price) => price);
  return othersOf(state, seat).flatMap((to) =>
    kindsHeld(state, seat).flatMap((card) => prices.map((price) => intern({ type: 'make-offer', to, card, price }))),
  );
}

function listBids(state: State, seat: Seat): Action[] {
  const count = Math.max(0, (state.coins[seat] ?? 0) - state.bid);
  return Array.from({ length: count }, (_, i) => intern({ type: 'bid', coins: state.bid + 1 + i }));
}

function listVictims(state: State, seat: Seat): Action[] {
  return othersOf(state, seat)
    .filter((against) => countCards(state.cards, handOf(against)) > 0)
    .map((against) => intern({ type: 'play-thief', against }));
}

function othersOf(state: State, seat: Seat): Seat[] {
  return state.coins.map((_, other) => other).filter((other) => other !== seat);
}

/** The kinds in a hand, each once, in their order: never as the cards lie. */
function kindsHeld(state: State, seat: Seat): Card[] {
  const hand = peek(cardsIn(state.cards, handOf(seat)));
  return CARDS.filter((_, kind) => hand.includes(kind));
}

function holds(state: State, seat: Seat, card: Card): boolean {
  return peek(cardsIn(state.cards, handOf(seat))).some((kind) => cardOf(kind) === card);
}

function canPay(state: State, seat: Seat): boolean {
  return (state.coins[seat] ?? 0) >= (state.offer?.price ?? 0);
}

function worthOf(action: Action): number {
  return action.type === 'discard-card' ? (WORTH[CARDS.indexOf(action.card)] ?? 0) : 0;
}
