import type { Refusal } from '@boxcars/engine';

import { boomtownText } from './boomtown/index.ts';
import { common } from './common/index.ts';
import { diceTowerText } from './dice-tower/index.ts';
import { diceTownText } from './dice-town/index.ts';
import { genericSay } from './generic-say.ts';
import { line, type Line } from './line.ts';
import type { GameText, Say } from './say.ts';
import { winnersCircleText } from './winners-circle/index.ts';

/** The text of each game, one line a game. */
export const texts: { readonly [game: string]: GameText } = {
  boomtown: boomtownText,
  'dice-tower': diceTowerText,
  'dice-town': diceTownText,
  'winners-circle': winnersCircleText,
};

/** The text of a game, if it has any. */
export function textOf(game: string): GameText | undefined {
  return Object.hasOwn(texts, game) ? texts[game] : undefined;
}

/** How a game speaks; one without text speaks in codes and values. */
export function sayOf(game: string): Say {
  return textOf(game)?.say ?? genericSay;
}

/** Why not, in a game: refusals of the engine and the match have a common sentence, the game's own its own. */
export function refusalLine(game: string, refusal: Refusal): Line {
  const key = `refusal.${refusal.code}`;
  return Object.hasOwn(common.en, key) ? line(key, refusal.values) : sayOf(game).refusal(refusal);
}
