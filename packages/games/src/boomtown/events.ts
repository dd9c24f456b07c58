import type { Seat } from '@boxcars/engine';

import type { CardFace, EventName, MineName, Town } from './content.ts';

/** Everything that happens at a table, in the order of the rulebook. `paid` is less than `owed` for who has too little. */
export type Event =
  | { readonly type: 'game-started'; readonly start: Seat; readonly deck: number; readonly removed: number }
  | {
      readonly type: 'cards-turned-up';
      readonly round: number;
      readonly rounds: number;
      readonly start: Seat;
      readonly cards: readonly CardFace[];
    }
  | { readonly type: 'events-returned'; readonly events: readonly EventName[] }
  | { readonly type: 'bid-made'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'bidding-passed'; readonly seat: Seat }
  | {
      readonly type: 'auction-won';
      readonly seat: Seat;
      readonly amount: number;
      /** What each seat got, and what went to the bank. */
      readonly shares: readonly number[];
      readonly bank: number;
    }
  | { readonly type: 'mustang-played'; readonly seat: Seat }
  | { readonly type: 'mustang-kept'; readonly seat: Seat }
  | { readonly type: 'mine-taken'; readonly seat: Seat; readonly mine: MineName }
  | { readonly type: 'event-taken'; readonly seat: Seat; readonly event: EventName }
  | {
      readonly type: 'opening-paid';
      readonly seat: Seat;
      readonly to: Seat;
      readonly town: Town;
      readonly owed: number;
      readonly paid: number;
    }
  | {
      readonly type: 'mayor-changed';
      readonly town: Town;
      readonly from: Seat | null;
      readonly to: Seat | null;
    }
  | { readonly type: 'governor-left'; readonly seat: Seat; readonly town: Town }
  | { readonly type: 'event-kept'; readonly seat: Seat; readonly event: EventName }
  | { readonly type: 'event-held'; readonly seat: Seat; readonly event: EventName }
  | { readonly type: 'held-used'; readonly seat: Seat; readonly event: EventName }
  | { readonly type: 'shark-paid'; readonly seat: Seat; readonly owed: number; readonly paid: number }
  | { readonly type: 'dynamite-fizzled'; readonly seat: Seat }
  | {
      readonly type: 'mine-blown-up';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly mine: MineName;
      readonly veins: number;
    }
  | {
      readonly type: 'saloon-blown-up';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly town: Town;
      readonly girls: boolean;
    }
  | {
      readonly type: 'mine-expropriated';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly mine: MineName;
      readonly veins: number;
    }
  | { readonly type: 'governor-placed'; readonly seat: Seat; readonly town: Town }
  | { readonly type: 'vein-placed'; readonly seat: Seat; readonly mine: MineName }
  | { readonly type: 'saloon-opened'; readonly seat: Seat; readonly town: Town }
  | { readonly type: 'girls-placed'; readonly seat: Seat; readonly town: Town }
  | {
      readonly type: 'holdup-tried';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly amount: number;
      readonly dice: readonly number[];
      readonly success: boolean;
      readonly taken: number;
    }
  | { readonly type: 'stagecoach-robbed'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'dice-rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | {
      readonly type: 'die-turned';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly dice: readonly number[];
    }
  | { readonly type: 'dice-kept'; readonly seat: Seat }
  | { readonly type: 'mine-collapsed'; readonly owner: Seat; readonly mine: MineName; readonly veins: number }
  | { readonly type: 'mine-yielded'; readonly seat: Seat; readonly mine: MineName; readonly gold: number }
  | { readonly type: 'nothing-yielded'; readonly number: number }
  | {
      readonly type: 'saloon-paid';
      readonly seat: Seat;
      readonly to: Seat;
      readonly owed: number;
      readonly paid: number;
    }
  | { readonly type: 'game-ended'; readonly points: readonly number[]; readonly winners: readonly Seat[] };
