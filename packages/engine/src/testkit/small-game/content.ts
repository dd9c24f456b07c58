import type { OptionsOf } from '../../options.ts';

/** The kinds of card, by their numbers. */
export const CARDS = ['pebble', 'feather', 'pearl', 'crown', 'thief', 'guard'] as const;
export type Card = (typeof CARDS)[number];

export const THIEF = CARDS.indexOf('thief');
export const GUARD = CARDS.indexOf('guard');

/** MP-11. */
export const WORTH: readonly number[] = [0, 1, 2, 4, 0, 0];

/** Copies of each kind, and the cards a hand starts with (MP-1). */
export const DECKS = {
  full: { copies: Object.freeze([3, 4, 3, 2, 4, 4]), hand: 2 },
  tiny: { copies: Object.freeze([0, 1, 1, 0, 1, 1]), hand: 1 },
} as const;

export const STALLS = ['market', 'well', 'camp'] as const;
export type Stall = (typeof STALLS)[number];

export const COINS = 5;
export const BANK = 12;
export const MOST_PRICE = 5;
export const MOST_SEATS = 4;

export const OPTIONS = {
  deck: { kind: 'choice', of: ['full', 'tiny'], default: 'full' },
  rounds: { kind: 'number', min: 1, max: 4, default: 3 },
} as const;
export type Options = OptionsOf<typeof OPTIONS>;

/** The name of a kind. */
export function cardOf(kind: number): Card {
  const card = CARDS[kind];
  if (card === undefined) throw new Error(`no card of kind ${kind}`);
  return card;
}
