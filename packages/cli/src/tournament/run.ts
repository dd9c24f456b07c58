import { Piscina } from 'piscina';

import { playRound, type Played, type Round } from './play.ts';

/** Few enough that the last thread isn't waited for long. */
const PAIRINGS = 4;

/** Plays all pairings on `threads` threads. `onProgress` is told how many more are done. */
export async function runTournament(
  whole: Round,
  threads: number,
  onProgress: (games: number) => void,
): Promise<Played[]> {
  const rounds = split(whole);
  const results: Played[][] = [];
  const keep = (at: number, played: Played[]): void => {
    results[at] = played;
    onProgress(played.length);
  };
  if (threads === 1) for (const [at, round] of rounds.entries()) keep(at, playRound(round));
  else await runOnThreads(rounds, threads, keep);
  return results.flat();
}

async function runOnThreads(
  rounds: readonly Round[],
  threads: number,
  keep: (at: number, played: Played[]) => void,
): Promise<void> {
  const pool = new Piscina<Round, Played[]>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    await Promise.all(rounds.map(async (round, at) => keep(at, await pool.run(round))));
  } finally {
    await pool.destroy();
  }
}

function split(whole: Round): Round[] {
  return Array.from({ length: Math.ceil(whole.pairings.length / PAIRINGS) }, (_, i) => ({
    ...whole,
    pairings: whole.pairings.slice(i * PAIRINGS, (i + 1) * PAIRINGS),
  }));
}
