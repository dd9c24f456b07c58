import type { Refusal, Viewer } from '@boxcars/engine';

/** Someone's look at a table, over one socket. */
export interface Watcher {
  readonly person: string | null;
  /** The seat it looks from, or the public. Changes when a seat is taken over or lost. */
  viewer: Viewer;
  send(text: string): void;
  /** Says why something was not done, in the reader's language. */
  refuse(game: string, table: string | null, input: string | null, refusal: Refusal): void;
}
