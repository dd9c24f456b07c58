import type { Action, GameEvent, Json, Question, Refusal, Viewer } from '@boxcars/engine';

import type { Catalogues } from './catalogue.ts';
import type { Line } from './line.ts';

/** Who is told, and what they see at the moment (where there is a moment: not in a log read later). */
export interface SayContext<V = unknown> {
  readonly viewer: Viewer;
  readonly view?: V;
}

/**
 * How a game speaks: turns its codes into lines of its catalogue (exhaustive switches; no sentences here).
 * A game without one is spoken for by `genericSay`.
 * A composed answer is offered under `compose.<type>` of its catalogue.
 */
export interface Say<A extends Action = Action, E extends GameEvent = GameEvent, V = unknown> {
  /** What happened; null when it isn't worth a line. */
  event(event: E, context: SayContext<V>): Line | null;
  /** What an answer does, as a choice in a list: `Place a bet on Comet`. The view, where given, tells what stands there. */
  action(action: A, context: SayContext<V>): Line;
  /** What is asked. */
  question(question: Question<A>, context: SayContext<V>): Line;
  /** Why not. */
  refusal(refusal: Refusal): Line;
  /** A value of a field of a composed answer, or of an option: a card's name for its number. Null: print it as it is. */
  value?(field: string, value: Json, context: SayContext<V>): Line | null;
}

/** Everything said about one game: packages/text/src/<id>/index.ts exports one, the registry lists it. */
export interface GameText<A extends Action = Action, E extends GameEvent = GameEvent, V = unknown> extends Catalogues {
  readonly say: Say<A, E, V>;
}
