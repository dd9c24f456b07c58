import type { Event } from '@boxcars/games/dice-town';

import type { Sound } from '../../sound/sounds.ts';

/** How long each event is shown, in usual steps. */
const PACES: { readonly [T in Event['type']]: number } = {
  'sheriff-named': 2,
  'row-laid': 1,
  'round-started': 1,
  'dice-rolled': 0.5,
  'dice-kept': 2,
  'brute-stopped': 3,
  'dice-put-back': 2,
  'reveal-paid': 1,
  'last-roll-kept': 3,
  'cheat-shown': 3,
  'cheat-stopped': 3,
  'die-turned': 2,
  'place-tied': 2,
  'place-won': 3,
  'place-empty': 1,
  'offers-called': 2,
  'offer-made': 2,
  'offer-paid': 3,
  'sheriff-decided': 2,
  'visits-ordered': 2,
  'card-played': 3,
  'card-stopped': 3,
  'nuggets-dug': 3,
  'bank-split': 3,
  'bank-robbed': 3,
  'stagecoach-arrived': 2,
  'store-shuffled': 1,
  'cards-drawn': 2,
  'card-kept': 0,
  'card-gained': 2,
  'hand-robbed': 3,
  'card-stolen': 2,
  'joe-paid': 3,
  'badge-taken': 3,
  'badge-kept': 2,
  'properties-granted': 3,
  'property-bought': 2,
  'row-filled': 1,
  'doc-visited': 2,
  'doc-passed': 1,
  'properties-wired': 2,
  'dollars-collected': 2,
  'nuggets-collected': 2,
  'hand-shown': 2,
  'game-ended': 2,
  'champion-chosen': 2,
};

/** One's own dice take their time to roll; others' cups only shake. */
export function pace(event: Event): number {
  return event.type === 'dice-rolled' && event.dice !== null ? 3 : PACES[event.type];
}

const SOUNDS: { readonly [T in Event['type']]?: Sound } = {
  'dice-rolled': 'dice',
  'last-roll-kept': 'dice',
  'dice-kept': 'knock',
  'die-turned': 'knock',
  'reveal-paid': 'coin',
  'nuggets-dug': 'coin',
  'bank-robbed': 'coin',
  'bank-split': 'coin',
  'stagecoach-arrived': 'hooves',
  'cards-drawn': 'card',
  'card-played': 'card',
  'card-stopped': 'bell',
  'brute-stopped': 'bell',
  'cheat-stopped': 'bell',
  'hand-robbed': 'card',
  'card-stolen': 'card',
  'offer-made': 'knock',
  'offer-paid': 'coin',
  'joe-paid': 'coin',
  'badge-taken': 'bell',
  'properties-granted': 'card',
  'property-bought': 'card',
  'properties-wired': 'knock',
  'dollars-collected': 'coin',
  'nuggets-collected': 'coin',
  'game-ended': 'win',
};

export function sound(event: Event): Sound | null {
  return SOUNDS[event.type] ?? null;
}
