import { availableParallelism } from 'node:os';

import type { Action } from '@boxcars/engine';
import type { AdviceInfo, CostlyInfo } from '@boxcars/protocol';
import { Piscina } from 'piscina';

import type { Task } from './worker.ts';
import type { Workshop } from './workshop.ts';

/** A thread whose bot thinks for this long is ended. */
const TOO_LONG = 120_000;

/** A workshop in threads of its own: they come when there is work, and go when there is none for a while. */
export function openThreads(): Workshop {
  const pool = new Piscina<Task, unknown>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 30_000,
  });
  return {
    think: async (riddle) => (await pool.run({ think: riddle }, { signal: AbortSignal.timeout(TOO_LONG) })) as Action,
    freeze: async (match) => (await pool.run({ freeze: match })) as string,
    advise: async (doubt) => (await pool.run({ advise: doubt })) as readonly AdviceInfo[],
    review: async (looking) => (await pool.run({ review: looking })) as readonly CostlyInfo[],
    close: () => pool.destroy(),
  };
}
