import { genericSay } from './generic-say.ts';
import type { GameText, Say } from './say.ts';

/** The text of each game, one line a game. */
export const texts: { readonly [game: string]: GameText } = {};

/** The text of a game, if it has any. */
export function textOf(game: string): GameText | undefined {
  return Object.hasOwn(texts, game) ? texts[game] : undefined;
}

/** How a game speaks; one without text speaks in codes and values. */
export function sayOf(game: string): Say {
  return textOf(game)?.say ?? genericSay;
}
