import { availableParallelism } from 'node:os';

import { canShare, joinParts, type Found } from '@boxcars/bots';
import type { Action } from '@boxcars/engine';
import type { AdviceInfo, CostlyInfo } from '@boxcars/protocol';
import { Piscina } from 'piscina';

import { Errands, URGENCY } from './errands.ts';
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

/**
 * A workshop in threads of its own: they come when there is work, and go when there is none for a while. The coach and replays
 * have one beside those of the bots, so that no bot ever waits for them.
 */
export function openThreads(threads: number | null = null): Workshop {
  const maxThreads = threads ?? Math.max(1, availableParallelism() - 1);
  const bots = openPool('./worker.ts', maxThreads);
  const others = openPool('./errand-worker.ts', 1);
  const errands = new Errands();
  const run = (urgency: keyof typeof URGENCY, task: Task): Promise<unknown> =>
    errands.do(URGENCY[urgency], () => others.run(task));
  return {
    think: makeThink(bots, maxThreads),
    freeze: async (match) => (await run('replay', { freeze: match })) as string,
    advise: async (doubt) => (await run('advice', { advise: doubt })) as readonly AdviceInfo[],
    review: async (looking) => (await run('review', { review: looking })) as readonly CostlyInfo[],
    close: async () => {
      errands.close();
      await Promise.all([bots.destroy(), others.destroy()]);
    },
  };
}

type Pool = Piscina<Task, unknown>;

function openPool(file: string, maxThreads: number): Pool {
  const filename = new URL(file, import.meta.url).href;
  return new Piscina<Task, unknown>({ filename, minThreads: 0, maxThreads, idleTimeout: IDLE });
}

function makeThink(pool: Pool, maxThreads: number): Workshop['think'] {
  let busy = 0;
  const run = async (task: Task, signal: AbortSignal): Promise<unknown> => {
    busy += 1;
    try {
      return await pool.run(task, { signal });
    } finally {
      busy -= 1;
    }
  };
  return async (riddle) => {
    const parts = partsOf(riddle, maxThreads - busy);
    const signal = AbortSignal.timeout(TOO_LONG);
    if (parts === 1) return (await run({ think: riddle }, signal)) as Action;
    const shares = Array.from({ length: parts }, (_, part) => run({ thinkPart: { riddle, part, parts } }, signal));
    return joinParts(sharedOf(riddle, parts), (await Promise.all(shares)) as Found<Action>[][]);
  };
}
