import { botOf, isBotName, styleOf } from '@boxcars/bots/levels';

import type { AnyBot, AnyMind } from './rules.ts';
import { botName } from './table-info.ts';

/** Bots of some level with all that they know of a game: on every chair in the style that goes with its name. */
export function seatedBots(mind: AnyMind | undefined, level: string): AnyBot {
  const bots: AnyBot[] = [];
  return {
    choose: (position) => {
      const personality = styleOf(botName(position.seat));
      const bot = (bots[position.seat] ??= botOf(mind, isBotName(level) ? level : 'normal', { personality }));
      return bot.choose(position);
    },
  };
}
