import type { Action, FastChance, Seat } from '@boxcars/engine';

import { botOf, type BotName, type BotSettings } from './levels.ts';
import { minds, type Mind } from './minds.ts';
import type { Bot } from './policy.ts';
import { EVEN_TEMPER } from './temper.ts';

export * from './levels.ts';

/** Some game's policy: which one's, the registry's key says. */
type AnyPolicy = (state: never, seat: Seat, legal: readonly never[], count: number, chance: FastChance) => Action;

/** The policy of each game. A game without one is played at random. */
export const policies: { readonly [game: string]: AnyPolicy } = Object.fromEntries(
  Object.entries(minds).map(([game, { policyBy }]) => [game, policyBy(EVEN_TEMPER)]),
);

/** A bot for a game. It keeps buffers of its own: one a thread. */
export function makeBot<S extends object, A extends Action>(
  game: string,
  name: BotName,
  settings: BotSettings = {},
): Bot<S, A> {
  return botOf(minds[game] as unknown as Mind<S, A> | undefined, name, settings);
}
