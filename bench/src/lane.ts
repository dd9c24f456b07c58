// The process of one contestant: waits for a request, plays for that much processor time, and tells how far it came.
import type { Contestant } from './contestants.ts';
import { makePlayer, type Player } from './players.ts';

/** What a stretch of play came to. */
export interface Stretch {
  readonly runs: number;
  readonly decisions: number;
  /** Processor time of the whole process: garbage is collected and code compiled on other threads too. */
  readonly seconds: number;
}

const player = await makePlayer(JSON.parse(process.argv[2] ?? '') as Contestant);
process.on('message', (milliseconds: number) => process.send?.(playFor(player, milliseconds)));
process.send?.('ready');

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
