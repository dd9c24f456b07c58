import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

import { chooseFor, isBotName, makeBot, styleOf } from '@boxcars/bots';
import { FastChance, type Action } from '@boxcars/engine';
import { findGame } from '@boxcars/games';
import type { AdviceInfo, CostlyInfo } from '@boxcars/protocol';

import { advise, lookBack } from './coaching.ts';
import { freeze } from './frozen-replay.ts';
import { hashNatively } from './native-hashing.ts';
import type { Doubt, Finished, Looking, Riddle } from './workshop.ts';

// People who play go first. On Linux this is the priority of this thread alone; elsewhere it would be everyone's.
if (!isMainThread && process.platform === 'linux') setPriority(0, 10);

hashNatively();

/** What a worker thread is given to do. */
export type Task =
  | { readonly think: Riddle }
  | { readonly freeze: Finished }
  | { readonly advise: Doubt }
  | { readonly review: Looking };

/** Does one task. The state of a riddle was resampled before it came here. */
export default function work(task: Task): Action | string | readonly AdviceInfo[] | readonly CostlyInfo[] {
  if ('think' in task) return think(task.think);
  if ('advise' in task) return advise(task.advise);
  if ('review' in task) return lookBack(task.review);
  return JSON.stringify(freeze(task.freeze));
}

/** What a bot answers. */
export function think({ game: id, version, level, name, seat, state, seed }: Riddle): Action {
  const game = findGame(id, version);
  if (game === undefined || !isBotName(level)) throw new Error(`no such game or bot: ${id}, ${level}`);
  const style = name === null ? {} : { personality: styleOf(name) };
  return chooseFor(game, state, seat, makeBot(id, level, style), new FastChance(seed));
}
