import type { Mind } from '@boxcars/bots/levels';
import type { Bot } from '@boxcars/bots/policy';
import type { Action, AnyGame } from '@boxcars/engine';

import type { OrderReaders } from './any-order.ts';

/** Some game's bot: which one's, the loader's key says. */
export type AnyBot = Bot<object, Action>;

/** What a bot knows of some game: which one, the loader's key says. */
export type AnyMind = Mind<object, Action>;

async function mindOf(module: Promise<{ readonly mind: unknown }>): Promise<AnyMind> {
  return (await module).mind as AnyMind;
}

interface Loader {
  readonly game: () => Promise<AnyGame>;
  readonly mind: () => Promise<AnyMind>;
  /** The orders that the game knows beyond plain answers. */
  readonly orders?: () => Promise<OrderReaders>;
}

/** Games whose rules come in a file of their own. */
const loaders: { readonly [game: string]: Loader } = {
  boomtown: {
    game: async () => (await import('@boxcars/games/boomtown')).boomtown,
    mind: () => mindOf(import('@boxcars/bots/boomtown')),
    orders: async () => (await import('./boomtown-orders.ts')).orders,
  },
  'dice-tower': {
    game: async () => (await import('@boxcars/games/dice-tower')).diceTower,
    mind: () => mindOf(import('@boxcars/bots/dice-tower')),
  },
  'dice-town': {
    game: async () => (await import('@boxcars/games/dice-town')).diceTown,
    mind: () => mindOf(import('@boxcars/bots/dice-town')),
  },
  'winners-circle': {
    game: async () => (await import('@boxcars/games/winners-circle')).winnersCircle,
    mind: () => mindOf(import('@boxcars/bots/winners-circle')),
  },
};

function loaderOf(id: string): Loader | undefined {
  return Object.hasOwn(loaders, id) ? loaders[id] : undefined;
}

/** The rules of a game; of one that has no file of its own yet, out of the registry of all. Null for no game. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  const loader = loaderOf(id);
  if (loader !== undefined) return loader.game();
  const { findGame } = await import('@boxcars/games');
  return findGame(id) ?? null;
}

/** A bot of some level for a game, with all that it knows: on every chair in the style that goes with its name. */
export async function loadBot(id: string, level: string): Promise<AnyBot> {
  const [{ seatedBots }, mind] = await Promise.all([import('./seated-bots.ts'), loaderOf(id)?.mind()]);
  return seatedBots(mind, level);
}

/** The game's own standing orders. */
export async function loadOrders(id: string): Promise<OrderReaders> {
  return (await loaderOf(id)?.orders?.()) ?? {};
}
