import type { Mind } from '@boxcars/bots/levels';
import type { Bot } from '@boxcars/bots/policy';
import type { Action, AnyGame, Question, StandingOrder } from '@boxcars/engine';

import { botName } from './table-info.ts';

/** Some game's bot: which one's, the loader's key says. */
export type AnyBot = Bot<object, Action>;

/** What a bot knows of some game: which one, the loader's key says. */
type AnyMind = Mind<object, Action>;

async function mindOf(module: Promise<{ readonly mind: unknown }>): Promise<AnyMind> {
  return (await module).mind as AnyMind;
}

/** A standing order of some game. */
export type AnyOrder = (view: unknown, question: Question) => Action | null;

/** Makes an order of its JSON, or null when that is none; by the order's name. */
export type OrderReaders = { readonly [name: string]: (json: unknown) => AnyOrder | null };

function orderOf<V, A extends Action>(order: StandingOrder<V, A> | null): AnyOrder | null {
  return order && ((view, question) => order(view as V, question as Question<A>));
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
    orders: async () => {
      const { readProxyBid } = await import('@boxcars/games/boomtown');
      return { 'proxy-bid': (json) => orderOf(readProxyBid(json)) };
    },
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
  const { botOf, isBotName, styleOf } = await import('@boxcars/bots/levels');
  const mind = await loaderOf(id)?.mind();
  const bots: AnyBot[] = [];
  return {
    choose: (position) => {
      const personality = styleOf(botName(position.seat));
      const bot = (bots[position.seat] ??= botOf(mind, isBotName(level) ? level : 'normal', { personality }));
      return bot.choose(position);
    },
  };
}

/** The game's own standing orders. */
export async function loadOrders(id: string): Promise<OrderReaders> {
  return (await loaderOf(id)?.orders?.()) ?? {};
}
