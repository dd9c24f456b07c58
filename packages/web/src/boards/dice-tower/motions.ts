import type { Event } from '@boxcars/games/dice-tower';

import type { Sound } from '../../sound/sounds.ts';
import type { Motion } from '../board.ts';

/** Cards that go from place to place; the dice fall by themselves. */
export function motions(event: Event): readonly Motion[] {
  switch (event.type) {
    case 'card-won': {
      const [from, to] = [`stack:${event.stack}`, `hand:${event.seat}`];
      return [{ motion: 'fly', thing: 'card', from, to, label: String(event.card.points) }];
    }
    case 'card-opened':
    case 'card-refused':
      return [{ motion: 'glow', at: `stack:${event.stack}` }];
    case 'card-stolen':
      return [{ motion: 'fly', thing: 'back', from: `hand:${event.from}`, to: `hand:${event.seat}` }];
    case 'card-drawn':
      return [{ motion: 'fly', thing: 'back', from: `hand:${event.from}`, to: 'between' }];
    case 'card-given':
      return [
        { motion: 'fly', thing: 'back', from: `hand:${event.seat}`, to: `hand:${event.to}` },
        { motion: 'fly', thing: 'back', from: 'between', to: `hand:${event.seat}` },
      ];
    case 'dice-rolled':
      return [{ motion: 'shake', at: 'tower' }];
    case 'hand-shown':
      return [{ motion: 'glow', at: `hand:${event.seat}` }];
    case 'game-started':
    case 'stack-emptied':
    case 'turn-started':
    case 'dice-kept':
    case 'die-turned':
    case 'turn-ended':
    case 'action-lapsed':
    case 'game-ended':
    case 'game-won':
      return [];
  }
}

/** How long each event is shown, in usual steps. */
const PACES: { readonly [T in Event['type']]: number } = {
  'game-started': 1,
  'card-opened': 1,
  'stack-emptied': 1,
  'turn-started': 0,
  'dice-kept': 1,
  'dice-rolled': 3,
  'die-turned': 2,
  'card-refused': 1,
  'card-won': 3,
  'turn-ended': 1,
  'action-lapsed': 1,
  'card-stolen': 3,
  'card-drawn': 3,
  'card-given': 3,
  'game-ended': 1,
  'hand-shown': 2,
  'game-won': 2,
};

export function pace(event: Event): number {
  return PACES[event.type];
}

const SOUNDS: { readonly [T in Event['type']]?: Sound } = {
  'dice-rolled': 'dice',
  'die-turned': 'knock',
  'card-won': 'card',
  'card-opened': 'card',
  'card-stolen': 'card',
  'card-drawn': 'card',
  'card-given': 'card',
  'card-refused': 'knock',
  'game-won': 'win',
};

export function sound(event: Event): Sound | null {
  return SOUNDS[event.type] ?? null;
}
