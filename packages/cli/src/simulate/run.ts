import { Piscina } from 'piscina';

import { playGames, type Batch } from './play-games.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

export interface Simulated {
  readonly tally: Tally;
  readonly seconds: number;
}

/** Batches are small enough for an honest progress bar and large enough to be worth sending. */
const SMALLEST = 25;
const PARTS = 200;

/** Plays `count` games on `threads` threads. `onProgress` is told how many more are done. */
export async function simulate(whole: Batch, threads: number, onProgress: (games: number) => void): Promise<Simulated> {
  const tally = emptyTally(whole.bots.length);
  const start = performance.now();
  const keep = (part: Tally): void => {
    addTally(tally, part);
    onProgress(part.games);
  };
  const batches = split(whole);
  if (threads === 1) for (const batch of batches) keep(playGames(batch));
  else await runOnThreads(batches, threads, keep);
  return { tally, seconds: (performance.now() - start) / 1000 };
}

async function runOnThreads(batches: readonly Batch[], threads: number, keep: (part: Tally) => void): Promise<void> {
  const pool = new Piscina<Batch, Tally>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    await Promise.all(batches.map(async (batch) => keep(await pool.run(batch))));
  } finally {
    await pool.destroy();
  }
}

function split(whole: Batch): Batch[] {
  const size = Math.max(SMALLEST, Math.ceil(whole.count / PARTS));
  return Array.from({ length: Math.ceil(whole.count / size) }, (_, i) => ({
    ...whole,
    first: whole.first + i * size,
    count: Math.min(size, whole.count - i * size),
  }));
}
