import type { Seat } from '@boxcars/engine';

import type { Card, Colour } from './content.ts';
import type { Die, Stack } from './state.ts';

/** What happens in a game. Dice and stacks are counted from 0; `dice` of six colours is the whole tray. */
export type Event =
  | { readonly type: 'game-started'; readonly seat: Seat; readonly seats: number }
  | { readonly type: 'card-opened'; readonly stack: Stack; readonly card: Card; readonly below: number }
  | { readonly type: 'stack-emptied'; readonly stack: Stack }
  | { readonly type: 'turn-started'; readonly seat: Seat; readonly turn: number; readonly isExtra: boolean }
  /** TW-T5: the last player's dice that are kept. */
  | {
      readonly type: 'dice-kept';
      readonly seat: Seat;
      readonly dice: readonly Die[];
      readonly colours: readonly Colour[];
    }
  /** `rolled` are the dice rolled; `doubles` says whether a die may be turned (TW-B1). */
  | {
      readonly type: 'dice-rolled';
      readonly seat: Seat;
      readonly roll: number;
      readonly rolled: readonly Die[];
      readonly dice: readonly Colour[];
      readonly doubles: boolean;
    }
  | {
      readonly type: 'die-turned';
      readonly seat: Seat;
      readonly die: Die;
      readonly from: Colour;
      readonly to: Colour;
      readonly dice: readonly Colour[];
    }
  /** TW-T3. */
  | { readonly type: 'card-refused'; readonly seat: Seat; readonly stack: Stack; readonly card: Card }
  | {
      readonly type: 'card-won';
      readonly seat: Seat;
      readonly stack: Stack;
      readonly card: Card;
      readonly held: number;
    }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  /** TW-A5: nobody has a card to draw. */
  | { readonly type: 'action-lapsed'; readonly seat: Seat; readonly card: Card }
  /** `card` is null for those who don't see it. */
  | { readonly type: 'card-stolen'; readonly seat: Seat; readonly from: Seat; readonly card: Card | null }
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly from: Seat; readonly card: Card | null }
  | { readonly type: 'card-given'; readonly seat: Seat; readonly to: Seat; readonly card: Card | null }
  /** `by` is the seat that chose to end it, or null when someone held enough cards. */
  | { readonly type: 'game-ended'; readonly by: Seat | null }
  | {
      readonly type: 'hand-shown';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly points: number;
    }
  | { readonly type: 'game-won'; readonly winners: readonly Seat[]; readonly points: readonly number[] };
