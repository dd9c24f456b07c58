import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { ourGames } from '../contestants.ts';
import type { Done, Request } from './thread.ts';

/** How long the threads are measured. */
export interface Schedule {
  readonly rounds: number;
  /** About how long one thread takes for a search. */
  readonly milliseconds: number;
}

/** Decisions a second in each round, with one thread and with two. */
export interface ThreadScore {
  readonly game: string;
  readonly one: readonly number[];
  readonly two: readonly number[];
}

const THREADS = 2;
const FIRST_TRY = 200;

/** Searches the first question of every game with one thread and with two, taking turns. */
export async function contestThreads(schedule: Schedule, tell: (line: string) => void): Promise<ThreadScore[]> {
  const workers = Array.from({ length: THREADS }, () => new Worker(new URL('thread.ts', import.meta.url)));
  try {
    const scores: ThreadScore[] = [];
    for (const { game, seats } of ourGames()) {
      tell(`threads: ${game}`);
      scores.push(await contestGame(workers, { game, seats }, schedule));
    }
    return scores;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

type Table = Pick<Request, 'game' | 'seats'>;

async function contestGame(workers: readonly Worker[], table: Table, schedule: Schedule): Promise<ThreadScore> {
  // Both threads get warm, and the time of a search is guessed from the second one.
  await search(workers, { ...table, iterations: THREADS * FIRST_TRY, seed: 1 });
  const start = performance.now();
  await search(workers.slice(0, 1), { ...table, iterations: FIRST_TRY, seed: 2 });
  const guess = (FIRST_TRY * schedule.milliseconds) / (performance.now() - start);
  const iterations = Math.max(FIRST_TRY, Math.round(guess));
  await search(workers, { ...table, iterations, seed: 3 });
  const one: number[] = [];
  const two: number[] = [];
  for (let round = 0; round < schedule.rounds; round++) {
    const asked = { ...table, iterations, seed: 10 + round };
    one.push(await search(workers.slice(0, 1), asked));
    two.push(await search(workers, asked));
  }
  return { game: table.game, one, two };
}

/** Shares a search between threads; gives the decisions of all together for a second of the one that takes longest. */
async function search(workers: readonly Worker[], asked: Omit<Request, 'part' | 'parts'>): Promise<number> {
  const parts = workers.length;
  const done = await Promise.all(
    workers.map(async (worker, part) => {
      const answer = once(worker, 'message') as Promise<[Done]>;
      worker.postMessage({ ...asked, iterations: Math.ceil(asked.iterations / parts), part, parts } satisfies Request);
      return (await answer)[0];
    }),
  );
  return done.reduce((sum, { decisions }) => sum + decisions, 0) / Math.max(...done.map(({ seconds }) => seconds));
}
