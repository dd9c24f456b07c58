import type { Event, View } from '@boxcars/games/boomtown';

import type { Sound } from '../../sound/sounds.ts';
import type { Motion } from '../board.ts';
import { findOffered } from './news.ts';
import { places } from './places.ts';

/** Things and gold that go from place to place; the dice tumble by themselves. */
// long: one case for each kind of event
export function motions(event: Event, view: View): readonly Motion[] {
  switch (event.type) {
    case 'cards-turned-up':
      return [];
    case 'bid-made':
      return [
        { motion: 'fly', thing: 'token', from: `seat:${event.seat}`, to: places.auction, label: String(event.amount) },
      ];
    case 'auction-won':
      return [
        { motion: 'glow', at: places.seat(event.seat) },
        ...event.shares.flatMap((share, seat) => coins(places.gold(event.seat), places.gold(seat), share)),
        ...coins(places.gold(event.seat), places.bank, event.bank),
      ];
    case 'mine-taken': {
      const from = places.offer(findOffered(view.offer, event.mine));
      return [{ motion: 'fly', thing: 'card', from, to: places.seat(event.seat), label: String(event.mine.number) }];
    }
    case 'event-taken': {
      const from = places.offer(findOffered(view.offer, event.event));
      return [{ motion: 'fly', thing: 'card', from, to: places.seat(event.seat), label: '!' }];
    }
    case 'opening-paid':
    case 'saloon-paid':
      return coins(places.gold(event.seat), places.gold(event.to), event.paid);
    case 'shark-paid':
      return coins(places.gold(event.seat), places.bank, event.paid);
    case 'holdup-tried':
      return coins(places.gold(event.victim), places.gold(event.seat), event.taken);
    case 'stagecoach-robbed':
      return coins(places.bank, places.gold(event.seat), event.gold);
    case 'mine-yielded':
      return [
        { motion: 'glow', at: places.mine(event.mine) },
        ...coins(places.mine(event.mine), places.gold(event.seat), event.gold),
      ];
    case 'mine-collapsed':
    case 'mine-blown-up':
      return [{ motion: 'shake', at: places.mine(event.mine) }];
    case 'mine-expropriated': {
      const { mine, owner, seat } = event;
      const from = places.seat(owner);
      return [{ motion: 'fly', thing: 'card', from, to: places.seat(seat), label: String(mine.number) }];
    }
    case 'mayor-changed':
      return event.to === null
        ? [{ motion: 'glow', at: places.town(event.town) }]
        : [{ motion: 'fly', thing: 'badge', from: places.town(event.town), to: places.seat(event.to) }];
    case 'governor-placed':
    case 'saloon-opened':
    case 'girls-placed':
    case 'governor-left':
      return [{ motion: 'glow', at: places.town(event.town) }];
    case 'vein-placed':
      return [{ motion: 'glow', at: places.mine(event.mine) }];
    case 'saloon-blown-up':
      return [{ motion: 'shake', at: places.town(event.town) }];
    case 'mustang-played':
    case 'held-used':
      return [{ motion: 'glow', at: places.seat(event.seat) }];
    case 'game-started':
    case 'events-returned':
    case 'bidding-passed':
    case 'mustang-kept':
    case 'event-kept':
    case 'event-held':
    case 'dynamite-fizzled':
    case 'dice-rolled':
    case 'die-turned':
    case 'dice-kept':
    case 'nothing-yielded':
    case 'game-ended':
      return [];
  }
}

function coins(from: string, to: string, count: number): readonly Motion[] {
  return count === 0 ? [] : [{ motion: 'fly', thing: 'coin', from, to, count, label: count > 8 ? String(count) : '' }];
}

/** How long each event is shown, in usual steps. */
const PACES: { readonly [T in Event['type']]: number } = {
  'game-started': 1,
  'cards-turned-up': 2.5,
  'events-returned': 1,
  'bid-made': 1.5,
  'bidding-passed': 1,
  'auction-won': 3,
  'mustang-played': 2,
  'mustang-kept': 0.5,
  'mine-taken': 2,
  'event-taken': 2,
  'opening-paid': 2,
  'mayor-changed': 2,
  'governor-left': 1,
  'event-kept': 0.5,
  'event-held': 1,
  'held-used': 1,
  'shark-paid': 1,
  'dynamite-fizzled': 1,
  'mine-blown-up': 3,
  'saloon-blown-up': 3,
  'mine-expropriated': 3,
  'governor-placed': 2,
  'vein-placed': 2,
  'saloon-opened': 2,
  'girls-placed': 2,
  'holdup-tried': 5,
  'stagecoach-robbed': 2,
  'dice-rolled': 5,
  'die-turned': 3,
  'dice-kept': 0.5,
  'mine-collapsed': 3,
  'mine-yielded': 2.5,
  'nothing-yielded': 2,
  'saloon-paid': 2,
  'game-ended': 2,
};

export function pace(event: Event): number {
  return PACES[event.type];
}

const SOUNDS: { readonly [T in Event['type']]?: Sound } = {
  'cards-turned-up': 'card',
  'bid-made': 'knock',
  'auction-won': 'coin',
  'mine-taken': 'card',
  'event-taken': 'card',
  'opening-paid': 'coin',
  'mayor-changed': 'bell',
  'mustang-played': 'hooves',
  'shark-paid': 'coin',
  'mine-blown-up': 'knock',
  'saloon-blown-up': 'knock',
  'mine-expropriated': 'card',
  'governor-placed': 'bell',
  'holdup-tried': 'dice',
  'stagecoach-robbed': 'coin',
  'dice-rolled': 'dice',
  'die-turned': 'knock',
  'mine-collapsed': 'knock',
  'mine-yielded': 'coin',
  'saloon-paid': 'coin',
  'game-ended': 'win',
};

export function sound(event: Event): Sound | null {
  return SOUNDS[event.type] ?? null;
}
