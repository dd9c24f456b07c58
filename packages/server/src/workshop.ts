import type { Action, Seat } from '@boxcars/engine';

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

/** Where slow work is done, away from the event loop. */
export interface Workshop {
  /** What a bot answers. */
  think(riddle: Riddle): Promise<Action>;
  /** The replay of a match, as JSON text. */
  freeze(match: Finished): Promise<string>;
  close(): Promise<void>;
}
