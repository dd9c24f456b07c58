import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { nameOf, type Contestant } from './contestants.ts';
import type { Stretch } from './thread.ts';

/** What one contestant came to, round by round: games (or runs) and decisions a second of processor time. */
export interface Measured {
  readonly contestant: Contestant;
  readonly games: readonly number[];
  readonly decisions: readonly number[];
}

/** Lets the contestants play in turns, one at a time: warm-up, then rounds, every other one in reverse order. */
export async function measure(
  contestants: readonly Contestant[],
  rounds: number,
  milliseconds: number,
  warmUp: number,
  tell: (text: string) => void,
): Promise<Measured[]> {
  const threads = await Promise.all(contestants.map(startThread));
  const all = contestants.map((contestant) => ({ contestant, games: [] as number[], decisions: [] as number[] }));
  for (const [i, thread] of threads.entries()) {
    tell(`warming up ${nameOf(contestants[i] as Contestant)}`);
    await play(thread, warmUp);
  }
  for (let round = 0; round < rounds; round++) {
    const order = [...threads.keys()];
    for (const i of round % 2 === 0 ? order : order.toReversed()) {
      tell(`round ${round + 1} of ${rounds}: ${nameOf(contestants[i] as Contestant)}`);
      const { runs, decisions, seconds } = await play(threads[i] as Worker, milliseconds);
      all[i]?.games.push(runs / seconds);
      all[i]?.decisions.push(decisions / seconds);
    }
  }
  for (const thread of threads) await thread.terminate();
  return all;
}

async function startThread(contestant: Contestant): Promise<Worker> {
  const thread = new Worker(new URL('thread.ts', import.meta.url), { workerData: contestant });
  await once(thread, 'message');
  return thread;
}

async function play(thread: Worker, milliseconds: number): Promise<Stretch> {
  const answer = once(thread, 'message');
  thread.postMessage(milliseconds);
  const [stretch] = (await answer) as [Stretch];
  return stretch;
}
