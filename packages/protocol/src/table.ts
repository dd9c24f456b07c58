import type { Json, Outcome } from '@boxcars/engine';

export const TABLE_STATES = ['open', 'starting', 'playing', 'paused', 'finished', 'called-off', 'expired'] as const;
export type TableState = (typeof TABLE_STATES)[number];

/** `live` clocks: a bank and an increment in seconds. `mail`: hours a move. `none`: nobody is hurried, except the absent. */
export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'mail'; readonly hours: number };

export const COACH_SETTINGS = ['off', 'practice', 'after'] as const;

/** A chair at a table. */
export type SeatInfo =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly isHost: boolean;
      readonly isYou: boolean;
      readonly connected: boolean;
      /** A bot plays for them: they ran out of time twice, resigned, or are away. */
      readonly bot: 'away' | 'resigned' | null;
    };

/** What people agree on before they start. */
export interface TableSettings {
  readonly game: string;
  readonly options: { readonly [name: string]: Json };
  readonly access: 'public' | 'link';
  readonly spectators: boolean;
  readonly clock: ClockSetting;
  /** Seconds that a tell-proof question stays open in live play. */
  readonly reactionSeconds: number;
  readonly coach: (typeof COACH_SETTINGS)[number];
}

/** A table as one reader may know it. */
export interface TableInfo extends TableSettings {
  readonly id: string;
  readonly state: TableState;
  readonly version: number;
  readonly seats: readonly SeatInfo[];
  /** The link's key, for those who may invite. */
  readonly key: string | null;
  /** SHA-256 of the server's seed, shown from the table's creation. */
  readonly commitment: string;
  /** How often a start was called off because a nonce was missing. */
  readonly failedStarts: number;
  readonly createdAt: number;
  readonly entries: number;
  readonly outcome: Outcome | null;
  /** The table of the rematch, once there is one. */
  readonly rematch: string | null;
  /** Seats that ask to call the match off or to pause it; it happens once all people at the table agree. */
  readonly wishes: { readonly callOff: readonly number[]; readonly pause: readonly number[] };
}
