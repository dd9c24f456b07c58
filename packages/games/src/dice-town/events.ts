import type { Seat } from '@boxcars/engine';

import type { Service, Turn } from './actions.ts';
import type { CardName, PlayedCard, PropertyCard, StoreCard } from './content.ts';
import type { Face } from './dice.ts';
import type { PlaceName } from './state.ts';

/** What a seat gave in a collection from everyone. */
export interface Payment {
  readonly seat: Seat;
  readonly amount: number;
}

/** A seat's result at the end. */
export interface Score {
  readonly seat: Seat;
  readonly points: number;
  readonly nuggets: number;
  readonly dollars: number;
  readonly badge: number;
  readonly equipment: number;
  readonly properties: number;
  /** DT-E3: how many Properties. */
  readonly lots: number;
}

/** What happens in a game. A field that not everyone may see is null for the others. */
export type Event =
  | { readonly type: 'sheriff-named'; readonly seat: Seat }
  | { readonly type: 'row-laid'; readonly row: readonly PropertyCard[] }
  | { readonly type: 'round-started'; readonly round: number }
  | { readonly type: 'dice-rolled'; readonly seat: Seat; readonly count: number; readonly dice: readonly Face[] | null }
  | { readonly type: 'dice-kept'; readonly seat: Seat; readonly dice: readonly Face[]; readonly brutes: number }
  | { readonly type: 'brute-stopped'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'dice-put-back'; readonly seat: Seat; readonly dice: readonly Face[] }
  | { readonly type: 'reveal-paid'; readonly seat: Seat; readonly dollars: number }
  | { readonly type: 'last-roll-kept'; readonly seat: Seat; readonly dice: readonly Face[] }
  | { readonly type: 'cheat-shown'; readonly seat: Seat; readonly turns: readonly Turn[] }
  | { readonly type: 'cheat-stopped'; readonly seat: Seat; readonly by: Seat; readonly from: Face; readonly to: Face }
  | { readonly type: 'die-turned'; readonly seat: Seat; readonly from: Face; readonly to: Face }
  | { readonly type: 'place-tied'; readonly place: PlaceName; readonly seats: readonly Seat[] }
  | { readonly type: 'place-won'; readonly place: PlaceName; readonly seat: Seat; readonly count: number }
  /** `nothing`: somebody has the dice, but nothing is to be had (DT-T3). */
  | { readonly type: 'place-empty'; readonly place: PlaceName; readonly nothing: boolean }
  | { readonly type: 'offers-called'; readonly call: number }
  | {
      readonly type: 'offer-made';
      readonly seat: Seat;
      readonly for: Seat;
      readonly nuggets: number;
      readonly dollars: number;
      readonly store: number;
      readonly properties: number;
      readonly cards: readonly CardName[] | null;
    }
  | {
      readonly type: 'offer-paid';
      readonly seat: Seat;
      readonly sheriff: Seat;
      readonly nuggets: number;
      readonly dollars: number;
      readonly store: number;
      readonly properties: number;
      readonly cards: readonly CardName[] | null;
    }
  | { readonly type: 'sheriff-decided'; readonly place: PlaceName; readonly seat: Seat }
  | { readonly type: 'visits-ordered'; readonly seats: readonly Seat[] }
  | {
      readonly type: 'card-played';
      readonly seat: Seat;
      readonly card: PlayedCard;
      readonly target: Seat | null;
      readonly service: Service | null;
    }
  | { readonly type: 'card-stopped'; readonly seat: Seat; readonly card: PlayedCard; readonly by: Seat }
  | { readonly type: 'nuggets-dug'; readonly seat: Seat; readonly nuggets: number; readonly dynamite: boolean }
  | { readonly type: 'bank-split'; readonly seat: Seat; readonly dollars: number }
  | { readonly type: 'bank-robbed'; readonly seat: Seat; readonly dollars: number }
  | { readonly type: 'stagecoach-arrived'; readonly dollars: number }
  | { readonly type: 'store-shuffled'; readonly cards: number }
  | {
      readonly type: 'cards-drawn';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly StoreCard[] | null;
    }
  /** The card kept is told to its owner; everyone is told whether it is Nervous Joe (DT-G2). */
  | { readonly type: 'card-kept'; readonly seat: Seat; readonly card: StoreCard | null }
  | { readonly type: 'card-gained'; readonly seat: Seat; readonly joe: boolean }
  | {
      readonly type: 'hand-robbed';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly store: number;
      readonly properties: number;
      readonly cards: readonly CardName[] | null;
    }
  | {
      readonly type: 'card-stolen';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly back: 'store' | 'property';
      readonly card: CardName | null;
    }
  | { readonly type: 'joe-paid'; readonly seat: Seat; readonly target: Seat; readonly dollars: number }
  | { readonly type: 'badge-taken'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'badge-kept'; readonly seat: Seat; readonly byMarshall: boolean }
  | { readonly type: 'properties-granted'; readonly seat: Seat; readonly properties: readonly PropertyCard[] }
  | { readonly type: 'property-bought'; readonly seat: Seat; readonly property: PropertyCard | null }
  | { readonly type: 'row-filled'; readonly row: readonly PropertyCard[] }
  | { readonly type: 'doc-visited'; readonly seat: Seat; readonly service: Service }
  | { readonly type: 'doc-passed'; readonly seat: Seat }
  | { readonly type: 'properties-wired'; readonly seat: Seat; readonly properties: readonly PropertyCard[] }
  | { readonly type: 'dollars-collected'; readonly seat: Seat; readonly payments: readonly Payment[] }
  | { readonly type: 'nuggets-collected'; readonly seat: Seat; readonly payments: readonly Payment[] }
  | {
      readonly type: 'hand-shown';
      readonly seat: Seat;
      readonly store: readonly StoreCard[];
      readonly properties: readonly PropertyCard[];
    }
  | { readonly type: 'game-ended'; readonly reason: 'mine' | 'properties'; readonly scores: readonly Score[] }
  | { readonly type: 'champion-chosen'; readonly seat: Seat };
