import { isSame } from '../../canonical.ts';
import type { Seat } from '../../seat.ts';
import { isRecord } from '../plain-data.ts';
import { BANK, CARDS, COINS, MOST_PRICE, MOST_SEATS, STALLS, type Card, type Stall } from './content.ts';

export type Action =
  | { readonly type: 'choose-stall'; readonly stall: Stall }
  | { readonly type: 'discard-card'; readonly card: Card }
  | { readonly type: 'make-offer'; readonly to: Seat; readonly card: Card; readonly price: number }
  | { readonly type: 'accept-offer' }
  | { readonly type: 'bid'; readonly coins: number }
  | { readonly type: 'play-thief'; readonly against: Seat }
  | { readonly type: 'play-guard' }
  | { readonly type: 'pass' };

const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat);
const PRICES = Array.from({ length: MOST_PRICE + 1 }, (_, price) => price);
const ALL_COINS = MOST_SEATS * COINS + BANK;

export const PASS: Action = Object.freeze({ type: 'pass' });
export const ACCEPT: Action = Object.freeze({ type: 'accept-offer' });
export const PLAY_GUARD: Action = Object.freeze({ type: 'play-guard' });

/** Every action there is, once, by its notation. */
const BY_NOTATION: ReadonlyMap<string, Action> = new Map(
  [
    PASS,
    ACCEPT,
    PLAY_GUARD,
    ...STALLS.map((stall) => Object.freeze<Action>({ type: 'choose-stall', stall })),
    ...CARDS.map((card) => Object.freeze<Action>({ type: 'discard-card', card })),
    ...SEATS.map((against) => Object.freeze<Action>({ type: 'play-thief', against })),
    ...Array.from({ length: ALL_COINS }, (_, i) => Object.freeze<Action>({ type: 'bid', coins: i + 1 })),
    ...SEATS.flatMap((to) => CARDS.flatMap((card) => PRICES.map((price) => freezeOffer(to, card, price)))),
  ].map((action) => [writeAction(action), action]),
);

/** The one object for an action of this form; our mistake if there is none. */
export function intern(action: Action): Action {
  const known = BY_NOTATION.get(writeAction(action));
  if (known === undefined) throw new Error(`no action ${writeAction(action)}`);
  return known;
}

/** The action of some JSON, or null: the one that reads the same, whatever the order of its fields. */
export function parseAction(json: unknown): Action | null {
  if (!isRecord(json) || !('type' in json)) return null;
  try {
    const known = BY_NOTATION.get(writeAction(json as Action));
    return known !== undefined && isSame(known, json) ? known : null;
  } catch {
    // A field that can't even be written, such as an object without a text.
    return null;
  }
}

export function writeAction(action: Action): string {
  switch (action.type) {
    case 'choose-stall':
      return action.stall;
    case 'discard-card':
      return `discard ${action.card}`;
    case 'make-offer':
      return `offer ${action.to} ${action.card} ${action.price}`;
    case 'accept-offer':
      return 'accept';
    case 'bid':
      return `bid ${action.coins}`;
    case 'play-thief':
      return `thief ${action.against}`;
    case 'play-guard':
      return 'guard';
    case 'pass':
      return 'pass';
  }
}

export function readAction(text: string): Action | null {
  return BY_NOTATION.get(text) ?? null;
}

function freezeOffer(to: Seat, card: Card, price: number): Action {
  return Object.freeze({ type: 'make-offer', to, card, price });
}
