import type { AnyGame } from '@boxcars/engine';

import type { OrderReaders } from './any-order.ts';
import type { AnyMind } from './rules.ts';
import { seatedBots } from './seated-bots.ts';
import type { Rules } from './table-worker.ts';

/** The rules and bots of one game that are in the worker from the start. `mind` is that game's. */
export function wholeRules(game: AnyGame, mind: unknown, orders: OrderReaders = {}): Rules {
  return {
    game: () => Promise.resolve(game),
    bot: (level) => Promise.resolve(seatedBots(mind as AnyMind, level)),
    orders: () => Promise.resolve(orders),
  };
}
