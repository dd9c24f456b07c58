import { botNames } from '@boxcars/bots';
import { accept } from '@boxcars/engine';
import { games } from '@boxcars/games';
import { PROTOCOL } from '@boxcars/protocol';

import { open, type Route } from './route.ts';

/** What can be played here. */
export const systemRoutes: readonly Route[] = [
  open('GET', '/api/games', 'listGames', 'nothing', () =>
    accept({
      protocol: PROTOCOL,
      bots: botNames,
      games: Object.values(games).map(({ id, version, seats, options }) => ({ id, version, seats, options })),
    }),
  ),
];
