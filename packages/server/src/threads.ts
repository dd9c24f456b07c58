import { availableParallelism } from 'node:os';

import { canShare, joinParts, type Found } from '@boxcars/bots';
import type { Action } from '@boxcars/engine';
import type { AdviceInfo, CostlyInfo } from '@boxcars/protocol';
import { Piscina } from 'piscina';

import { sharedOf } from './thinking.ts';
import type { Task } from './worker.ts';
import type { Riddle, Workshop } from './workshop.ts';

/** A thread whose bot thinks for this long is ended. */
const TOO_LONG = 120_000;
/** A new thread takes a second or two to be ready, and a bot's time may be over by then: they outlast a person's long look. */
const IDLE = 5 * 60_000;
/** Only the level that thinks longest is worth the way to other threads and back. */
const SHARING = 'master';
/** More threads on one question would each see too few worlds. */
const MOST_PARTS = 4;

/** How many threads think about a riddle together when so many have nothing to do. */
export function partsOf({ game, level }: Pick<Riddle, 'game' | 'level'>, idle: number): number {
  if (level !== SHARING || !canShare(game, level)) return 1;
  return Math.max(1, Math.min(MOST_PARTS, idle));
}

/** A workshop in threads of its own: they come when there is work, and go when there is none for a while. */
export function openThreads(threads: number | null = null): Workshop {
  const maxThreads = threads ?? Math.max(1, availableParallelism() - 1);
  const filename = new URL('./worker.ts', import.meta.url).href;
  const pool = new Piscina<Task, unknown>({ filename, minThreads: 0, maxThreads, idleTimeout: IDLE });
  let busy = 0;
  const run = async (task: Task, signal?: AbortSignal): Promise<unknown> => {
    busy += 1;
    try {
      return await pool.run(task, signal === undefined ? {} : { signal });
    } finally {
      busy -= 1;
    }
  };
  const think = async (riddle: Riddle): Promise<Action> => {
    const parts = partsOf(riddle, maxThreads - busy);
    const signal = AbortSignal.timeout(TOO_LONG);
    if (parts === 1) return (await run({ think: riddle }, signal)) as Action;
    const shares = Array.from({ length: parts }, (_, part) => run({ thinkPart: { riddle, part, parts } }, signal));
    return joinParts(sharedOf(riddle, parts), (await Promise.all(shares)) as Found<Action>[][]);
  };
  return {
    think,
    freeze: async (match) => (await run({ freeze: match })) as string,
    advise: async (doubt) => (await run({ advise: doubt })) as readonly AdviceInfo[],
    review: async (looking) => (await run({ review: looking })) as readonly CostlyInfo[],
    close: () => pool.destroy(),
  };
}
