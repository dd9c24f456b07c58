import type { Action, GameEvent, Match } from '@boxcars/engine';

/** A match of any game. */
export type AnyMatch = Match<object, Action, GameEvent, unknown, object>;
