import type { Action, FastChance, Seat } from '@boxcars/engine';

import { boomtownPolicy } from './boomtown.ts';
import { diceTowerPolicy } from './dice-tower.ts';
import { diceTownPolicy } from './dice-town.ts';
import { policyBot, randomBot, type Bot, type Policy } from './policy.ts';
import { winnersCirclePolicy } from './winners-circle.ts';

/** Some game's policy: which one's, the registry's key says. */
type AnyPolicy = (state: never, seat: Seat, legal: readonly never[], count: number, chance: FastChance) => Action;

/** The policy of each game, one line a game. A game without one is played at random. */
export const policies: { readonly [game: string]: AnyPolicy } = {
  boomtown: boomtownPolicy,
  'dice-tower': diceTowerPolicy,
  'dice-town': diceTownPolicy,
  'winners-circle': winnersCirclePolicy,
};

/** How well a bot plays, from the weakest up. */
export const botNames = ['random', 'normal'] as const;
export type BotName = (typeof botNames)[number];

/** Whether a bot goes by this name. */
export function isBotName(name: string): name is BotName {
  return (botNames as readonly string[]).includes(name);
}

/** A bot for a game. It keeps buffers of its own: one a thread. */
export function makeBot<S extends object, A extends Action>(game: string, name: BotName): Bot<S, A> {
  switch (name) {
    case 'random':
      return randomBot();
    case 'normal': {
      const policy = policies[game] as unknown as Policy<S, A> | undefined;
      return policy === undefined ? randomBot() : policyBot(policy);
    }
  }
}
