import type { AnyGame } from '@boxcars/engine';

/** Every game that can be played, by id: one line a game. */
export const games: { readonly [id: string]: AnyGame } = {};

/** The game of this id, if there is one. */
export function findGame(id: string): AnyGame | undefined {
  return Object.hasOwn(games, id) ? games[id] : undefined;
}
