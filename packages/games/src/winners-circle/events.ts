import type { Seat } from '@boxcars/engine';

import type { HorseSymbol, Rank, Token } from './content.ts';
import type { Gate } from './state.ts';

/** A seat's token at a gate, as everyone sees it once all are turned up. */
export interface TokenRow {
  readonly seat: Seat;
  readonly gate: Gate;
  readonly horse: string;
  readonly token: Token;
}

/** A horse by its gate and name. */
export interface Runner {
  readonly gate: Gate;
  readonly horse: string;
}

/** What happens in a game. `horse` is the name on the card; gates are counted from 0. */
export type Event =
  | { readonly type: 'race-started'; readonly race: number }
  | { readonly type: 'horse-drawn'; readonly gate: Gate; readonly horse: string; readonly place: number }
  | { readonly type: 'horse-set-aside'; readonly horse: string; readonly head: number }
  /** `among`: all seats between whom luck chose; one seat when it was the richest alone. */
  | { readonly type: 'first-bettor-chosen'; readonly seat: Seat; readonly among: readonly Seat[] }
  /** `token` is null for those who don't see its number. */
  | {
      readonly type: 'bet-placed';
      readonly seat: Seat;
      readonly gate: Gate;
      readonly horse: string;
      readonly token: Token | null;
    }
  | { readonly type: 'die-rolled'; readonly seat: Seat; readonly roll: number; readonly symbol: HorseSymbol }
  /** `steps` is the card's number; `to` falls short of `from + steps` when spaces were taken (WC-R4). */
  | {
      readonly type: 'horse-moved';
      readonly seat: Seat;
      readonly gate: Gate;
      readonly horse: string;
      readonly symbol: HorseSymbol;
      readonly steps: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'pace-taken'; readonly gate: Gate; readonly horse: string }
  | { readonly type: 'horse-crossed'; readonly gate: Gate; readonly horse: string; readonly rank: Rank }
  | { readonly type: 'cards-turned-up'; readonly gates: readonly Gate[] }
  | {
      readonly type: 'race-ended';
      readonly race: number;
      readonly placed: readonly Runner[];
      readonly last: readonly Runner[];
    }
  | { readonly type: 'tokens-turned-up'; readonly tokens: readonly TokenRow[] }
  /** `bets` is the column, `value` what one bet is worth there; `pace` is the part of `amount` paid for the pace. */
  | {
      readonly type: 'bet-paid';
      readonly seat: Seat;
      readonly gate: Gate;
      readonly horse: string;
      readonly rank: Rank;
      readonly token: Token;
      readonly bets: number;
      readonly value: number;
      readonly pace: number;
      readonly amount: number;
    }
  /** `amount` is less than `owed` when the player had no more. */
  | {
      readonly type: 'penalty-paid';
      readonly seat: Seat;
      readonly gate: Gate;
      readonly horse: string;
      readonly token: Token;
      readonly owed: number;
      readonly amount: number;
    }
  | { readonly type: 'game-ended'; readonly money: readonly number[]; readonly winners: readonly Seat[] };
