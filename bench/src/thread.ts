// The thread of one contestant: waits for a request, plays for that much processor time, and tells how far it came.
import { parentPort, workerData } from 'node:worker_threads';

import type { Contestant } from './contestants.ts';
import { makePlayer, type Player } from './players.ts';

/** What a stretch of play came to. */
export interface Stretch {
  readonly runs: number;
  readonly decisions: number;
  /** Processor time of this thread, and time on the clock. */
  readonly seconds: number;
  readonly clock: number;
}

const player = await makePlayer(workerData as Contestant);
parentPort?.on('message', (milliseconds: number) => parentPort?.postMessage(playFor(player, milliseconds)));
parentPort?.postMessage('ready');

function playFor(playing: Player, milliseconds: number): Stretch {
  const clock = performance.now();
  const start = process.threadCpuUsage();
  let runs = 0;
  let decisions = 0;
  let batch = 1;
  for (;;) {
    const before = processorTime(start);
    for (let i = 0; i < batch; i++) decisions += playing.run();
    runs += batch;
    const after = processorTime(start);
    if (after >= milliseconds)
      return { runs, decisions, seconds: after / 1000, clock: (performance.now() - clock) / 1000 };
    // Batches of about a millisecond: looking at the time then costs nothing.
    if (after - before < 1) batch *= 2;
  }
}

function processorTime(start: NodeJS.CpuUsage): number {
  const used = process.threadCpuUsage(start);
  return (used.user + used.system) / 1000;
}
