import type { Action, Seat } from '@boxcars/engine';
import type { AdviceInfo, CostlyInfo } from '@boxcars/protocol';
import type { Locale } from '@boxcars/text';

/** A position for a bot: a state that its seat could not tell from the true one, and luck of its own. */
export interface Riddle {
  readonly game: string;
  readonly version: number;
  readonly level: string;
  /** The bot's name, which its style goes by; null where it plays for somebody else. */
  readonly name: string | null;
  readonly seat: Seat;
  readonly state: object;
  readonly seed: number;
}

/** A finished match to freeze. */
export interface Finished {
  readonly header: string;
  readonly lines: readonly string[];
}

/** A question for the coach: a state that the seat could not tell from the true one. */
export interface Doubt {
  readonly game: string;
  readonly version: number;
  readonly seat: Seat;
  readonly state: object;
  readonly seed: number;
  readonly locale: Locale;
}

/** A finished match that a seat wants to go over. */
export interface Looking {
  readonly match: Finished;
  readonly seat: Seat;
  readonly locale: Locale;
}

/** Where slow work is done, away from the event loop. */
export interface Workshop {
  /** What a bot answers. */
  think(riddle: Riddle): Promise<Action>;
  /** The replay of a match, as JSON text. */
  freeze(match: Finished): Promise<string>;
  /** What the coach thinks of a question. */
  advise(doubt: Doubt): Promise<readonly AdviceInfo[]>;
  /** The most costly choices of a seat in a match. */
  review(looking: Looking): Promise<readonly CostlyInfo[]>;
  close(): Promise<void>;
}
