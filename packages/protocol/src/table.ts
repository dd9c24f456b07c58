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
      /** Null once they have deleted themselves: someone. */
      readonly name: string | null;
      readonly isHost: boolean;
      readonly isYou: boolean;
      readonly connected: boolean;
      /** A bot plays for them: they ran out of time twice, or resigned. */
      readonly bot: 'away' | 'resigned' | null;
      /** Whether they have given the hash of their nonce. */
      readonly promised: boolean;
      readonly muted: boolean;
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
  /** The reader's own seat, or null. */
  readonly you: number | null;
  /** How many look on without a seat. */
  readonly onlookers: number;
  /** The link's key, for those who may invite. */
  readonly key: string | null;
  /** SHA-256 of the server's seed, shown from the table's creation. */
  readonly commitment: string;
  /** Until when the nonces are awaited, while the match is starting. */
  readonly startsBy: number | null;
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
