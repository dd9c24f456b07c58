// The process of one server: starts it on the port named, and tells its condition whenever it is asked.
import { setTimeout } from 'node:timers/promises';

import type { Condition, Rival } from './rivals.ts';

const [rival, port] = process.argv.slice(2);
await start(rival as Rival, Number(port));
process.on('disconnect', () => process.exit());
process.on('message', () => void tell());
process.send?.('ready');

async function start(name: Rival, at: number): Promise<void> {
  switch (name) {
    case 'boxcars':
      return (await import('./host-boxcars.ts')).hostBoxcars(at);
    case 'boardgame.io':
      return (await import('./host-boardgame-io.ts')).hostBoardgameIo(at);
    case 'colyseus':
      return (await import('./host-colyseus.ts')).hostColyseus(at);
  }
}

async function tell(): Promise<void> {
  const asked = processorTime();
  for (let round = 0; round < 3; round++) {
    await setTimeout(50);
    globalThis.gc?.();
  }
  const { heapUsed: heap } = process.memoryUsage();
  const condition: Condition = { heap, asked, answered: processorTime() };
  process.send?.(condition);
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
