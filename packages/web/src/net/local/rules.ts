import { policyBot, type Bot, type Policy } from '@boxcars/bots/policy';
import type { Action, AnyGame } from '@boxcars/engine';

/** The rules of a game and the bot that plays it. */
export interface Rules {
  readonly game: AnyGame;
  readonly bot: Bot<object, Action>;
}

/** A game's policy thinks on that game's own states: which game's, the loader's key says. */
function botOf(policy: unknown): Bot<object, Action> {
  return policyBot(policy as Policy<object, Action>);
}

/** Games whose rules come in a file of their own. */
const loaders: { readonly [game: string]: () => Promise<Rules> } = {
  boomtown: async () => {
    const [rules, bots] = await Promise.all([import('@boxcars/games/boomtown'), import('@boxcars/bots/boomtown')]);
    return { game: rules.boomtown, bot: botOf(bots.boomtownPolicy) };
  },
  'dice-tower': async () => {
    const [rules, bots] = await Promise.all([import('@boxcars/games/dice-tower'), import('@boxcars/bots/dice-tower')]);
    return { game: rules.diceTower, bot: botOf(bots.diceTowerPolicy) };
  },
  'dice-town': async () => {
    const [rules, bots] = await Promise.all([import('@boxcars/games/dice-town'), import('@boxcars/bots/dice-town')]);
    return { game: rules.diceTown, bot: botOf(bots.diceTownPolicy) };
  },
  'winners-circle': async () => {
    const [rules, bots] = await Promise.all([
      import('@boxcars/games/winners-circle'),
      import('@boxcars/bots/winners-circle'),
    ]);
    return { game: rules.winnersCircle, bot: botOf(bots.winnersCirclePolicy) };
  },
};

/** The rules of a game; of one that has no file of its own yet, out of the registry of all. Null for no game. */
export async function loadRules(id: string): Promise<Rules | null> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (load !== undefined) return load();
  const [{ findGame }, { makeBot }] = await Promise.all([import('@boxcars/games'), import('@boxcars/bots')]);
  const game = findGame(id);
  return game === undefined ? null : { game, bot: makeBot(id, 'normal') };
}
