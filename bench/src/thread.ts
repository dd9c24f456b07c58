// The thread of one contestant: waits for a request, plays for that much processor time, and tells how far it came.
import { parentPort, workerData } from 'node:worker_threads';

import type { Contestant } from './contestants.ts';
import { makePlayer, type Player } from './players.ts';

/** What a stretch of play came to. */
export interface Stretch {
  readonly runs: number;
  readonly decisions: number;
  /** Processor time. All of the process: garbage is also collected on other threads, and nobody else plays. */
  readonly seconds: number;
}

const player = await makePlayer(workerData as Contestant);
parentPort?.on('message', (milliseconds: number) => parentPort?.postMessage(playFor(player, milliseconds)));
parentPort?.postMessage('ready');

function playFor(playing: Player, milliseconds: number): Stretch {
  const start = process.cpuUsage();
  let runs = 0;
  let decisions = 0;
  let batch = 1;
  let used = 0;
  while (used < milliseconds) {
    for (let i = 0; i < batch; i++) decisions += playing.run();
    runs += batch;
    const before = used;
    used = processorTime(start);
    // Batches of about a millisecond: looking at the time then costs nothing.
    if (used - before < 1) batch *= 2;
  }
  return { runs, decisions, seconds: used / 1000 };
}

function processorTime(start: NodeJS.CpuUsage): number {
  const used = process.cpuUsage(start);
  return (used.user + used.system) / 1000;
}
