import type { AnyGame } from '@boxcars/engine';

import { boomtown } from './boomtown/index.ts';
import { diceTower } from './dice-tower/index.ts';
import { diceTown } from './dice-town/index.ts';
import { winnersCircle } from './winners-circle/index.ts';

/** Every game that can be played, by id: one line a game. */
export const games: { readonly [id: string]: AnyGame } = {
  boomtown,
  'dice-tower': diceTower,
  'dice-town': diceTown,
  'winners-circle': winnersCircle,
};

/** Versions that are no longer offered but may have unfinished matches, newest first. */
const olderVersions: readonly AnyGame[] = [];

/** The game of this id, if there is one; with `version`, only if its rules are of that version. */
export function findGame(id: string, version?: number): AnyGame | undefined {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (version === undefined || game?.version === version) return game;
  return olderVersions.find((older) => older.id === id && older.version === version);
}

export { hasStandingOrder, readStandingOrder, type AnyOrder } from './standing-orders.ts';
