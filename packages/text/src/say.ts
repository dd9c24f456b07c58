import type { Action, GameEvent, Json, Question, Refusal, Viewer } from '@boxcars/engine';

import type { Catalogues } from './catalogue.ts';
import type { Line } from './line.ts';

/** Who is told. */
export interface SayContext {
  readonly viewer: Viewer;
}

/**
 * How a game speaks: turns its codes into lines of its catalogue (exhaustive switches; no sentences here).
 * What it leaves out is said by `genericSay`.
 */
export interface Say<A extends Action = Action, E extends GameEvent = GameEvent> {
  /** What happened; null when it isn't worth a line. */
  event(event: E, context: SayContext): Line | null;
  /** What an answer does, as a choice in a list: `Place a bet on Comet`. */
  action(action: A): Line;
  /** What is asked. */
  question(question: Question<A>): Line;
  /** Why not. */
  refusal(refusal: Refusal): Line;
  /** A value of a field of a composed answer, or of an option: a card's name for its number. Null: print it as it is. */
  value?(field: string, value: Json): Line | null;
}

/** Everything said about one game: packages/text/src/<id>/index.ts exports one, the registry lists it. */
export interface GameText<A extends Action = Action, E extends GameEvent = GameEvent> extends Catalogues {
  readonly say: Say<A, E>;
}
