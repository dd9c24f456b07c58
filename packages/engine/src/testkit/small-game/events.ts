import type { Seat } from '../../seat.ts';
import type { Card, Stall } from './content.ts';

export type Event =
  | { readonly type: 'hand-dealt'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  | { readonly type: 'round-began'; readonly round: number; readonly first: Seat }
  | { readonly type: 'stalls-chosen'; readonly stalls: readonly Stall[] }
  | { readonly type: 'coin-taken'; readonly seat: Seat }
  | { readonly type: 'discards-shuffled'; readonly count: number }
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card?: Card }
  | { readonly type: 'card-discarded'; readonly seat: Seat; readonly card?: Card }
  | {
      readonly type: 'offer-made';
      readonly from: Seat;
      readonly to: Seat;
      readonly price: number;
      readonly card?: Card;
    }
  | { readonly type: 'offer-accepted'; readonly from: Seat; readonly to: Seat; readonly card?: Card }
  | { readonly type: 'offer-declined'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'lot-shown'; readonly card: Card }
  | { readonly type: 'bid-made'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'bidder-passed'; readonly seat: Seat }
  | { readonly type: 'lot-sold'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'lot-unsold' }
  | { readonly type: 'thief-played'; readonly seat: Seat; readonly against: Seat }
  | { readonly type: 'guard-played'; readonly seat: Seat; readonly against: Seat }
  | { readonly type: 'theft-undone'; readonly seat: Seat; readonly against: Seat }
  | { readonly type: 'card-stolen'; readonly seat: Seat; readonly against: Seat; readonly card?: Card }
  | { readonly type: 'hands-shown'; readonly hands: readonly (readonly Card[])[] };
