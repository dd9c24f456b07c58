import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

import type { Found } from '@boxcars/bots';
import type { Action } from '@boxcars/engine';
import type { AdviceInfo, CostlyInfo } from '@boxcars/protocol';

import { advise, lookBack } from './coaching.ts';
import { freeze } from './frozen-replay.ts';
import { hashNatively } from './native-hashing.ts';
import { think, thinkOfPart, type RiddlePart } from './thinking.ts';
import type { Doubt, Finished, Looking, Riddle } from './workshop.ts';

// People who play go first. On Linux this is the priority of this thread alone; elsewhere it would be everyone's.
if (!isMainThread && process.platform === 'linux') setPriority(0, 10);

hashNatively();

/** What a worker thread is given to do. */
export type Task =
  | { readonly think: Riddle }
  | { readonly thinkPart: RiddlePart }
  | { readonly freeze: Finished }
  | { readonly advise: Doubt }
  | { readonly review: Looking };

type Done = Action | Found<Action>[] | string | readonly AdviceInfo[] | readonly CostlyInfo[];

/** Does one task. */
export default function work(task: Task): Done {
  if ('think' in task) return think(task.think);
  if ('thinkPart' in task) return thinkOfPart(task.thinkPart);
  if ('advise' in task) return advise(task.advise);
  if ('review' in task) return lookBack(task.review);
  return JSON.stringify(freeze(task.freeze));
}
