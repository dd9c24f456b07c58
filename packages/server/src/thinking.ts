import {
  chooseFor,
  isBotName,
  makeBot,
  styleOf,
  thinkPart,
  type BotName,
  type SharedQuestion,
  type Found,
} from '@boxcars/bots';
import { FastChance, type Action, type AnyGame } from '@boxcars/engine';
import { findGame } from '@boxcars/games';

import type { Riddle } from './workshop.ts';

/** One of several parts of a riddle that threads think about together. */
export interface RiddlePart {
  readonly riddle: Riddle;
  readonly part: number;
  readonly parts: number;
}

/** What a bot answers. The state of the riddle was resampled before it came here. */
export function think(riddle: Riddle): Action {
  const { game, level } = namedIn(riddle);
  const bot = makeBot<object, Action>(game.id, level, settingsOf(riddle));
  return chooseFor(game, riddle.state, riddle.seat, bot, new FastChance(riddle.seed));
}

/** One thread's part of a bot's thoughts. */
export function thinkOfPart({ riddle, part, parts }: RiddlePart): Found<Action>[] {
  return thinkPart(sharedOf(riddle, parts), part);
}

/** A riddle as so many threads share it. */
export function sharedOf(riddle: Riddle, parts: number): SharedQuestion {
  const { seat, state, seed } = riddle;
  return { ...namedIn(riddle), settings: settingsOf(riddle), seat, state, seed, parts };
}

function namedIn({ game: id, version, level }: Riddle): { readonly game: AnyGame; readonly level: BotName } {
  const game = findGame(id, version);
  if (game === undefined || !isBotName(level)) throw new Error(`no such game or bot: ${id}, ${level}`);
  return { game, level };
}

function settingsOf({ name }: Riddle): NonNullable<SharedQuestion['settings']> {
  return name === null ? {} : { personality: styleOf(name) };
}
