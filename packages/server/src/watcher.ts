import type { Refusal, Viewer } from '@boxcars/engine';

import type { Table } from './table.ts';
import type { Frame } from './wire.ts';

/** Someone's look at a table, over one socket. */
export interface Watcher {
  readonly person: string | null;
  /** The seat it looks from, or the public. Changes when a seat is taken over or lost. */
  viewer: Viewer;
  /** Whether it is told what happens, or only what has changed. */
  readonly events: boolean;
  /** The table it looks at, once it does: another object after the table had to be read anew. */
  table: Table | null;
  /** Whether it has looked away, or its socket is gone: wherever it is awaited it does not come any more. */
  isGone: boolean;
  /** The earlier look of the same socket, whose place it takes as soon as it looks. */
  before: Watcher | null;
  send(message: string): void;
  /** The same for a message that was made ready to be sent. */
  sendFrame(frame: Frame): void;
  /** Says why something was not done, in the reader's language. */
  refuse(game: string, table: string | null, input: string | null, refusal: Refusal): void;
}
