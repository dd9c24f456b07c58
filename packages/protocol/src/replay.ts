import type { GameEvent, Json, Outcome } from '@boxcars/engine';

import type { Changes } from './change.ts';
import type { EntryEvents } from './server-message.ts';

/** One entry of a frozen replay: what was told, and what changed in the view. */
export interface FrozenStep extends EntryEvents {
  readonly changes: Changes;
}

/** A match from one viewer's place. `steps[0]` is the setup, with the view `first`. */
export interface Film {
  readonly first: Json;
  readonly steps: readonly FrozenStep[];
}

/** A match that is over, as any client can show it without knowing the rules it was played by. */
export interface FrozenReplay {
  readonly replay: 1;
  readonly game: string;
  readonly version: number;
  readonly options: { readonly [name: string]: Json };
  readonly public: Film;
  /** Null for a seat that saw and was told just what the public was, all the time. */
  readonly seats: readonly (Film | null)[];
  /** By entry: what happened in its secret form. With all seats' views, everything is open. */
  readonly revealed: readonly (readonly GameEvent[])[];
  readonly outcome: Outcome | null;
}
