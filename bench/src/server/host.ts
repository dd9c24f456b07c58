// The process of one server: starts it on the port named, and tells its condition whenever it is asked.
import { setTimeout } from 'node:timers/promises';

import type { Condition, Inquiry, Rival } from './rivals.ts';

const [rival, port] = process.argv.slice(2);
await start(rival as Rival, Number(port));
process.on('disconnect', () => process.exit());
process.on('message', (inquiry: Inquiry) => void tell(inquiry));
process.send?.('ready');

async function start(name: Rival, at: number): Promise<void> {
  switch (name) {
    case 'boxcars':
      return (await import('./host-boxcars.ts')).hostBoxcars(at);
    case 'boardgame.io':
      return (await import('./host-boardgame-io.ts')).hostBoardgameIo(at);
    case 'colyseus':
      return (await import('./host-colyseus.ts')).hostColyseus(at);
    case 'bare':
      return (await import('./host-bare.ts')).hostBare(at);
  }
}

/** What a server puts off until it has time must not run while another one is measured. It may look for time once a second. */
const LONGEST_REST = 300;
const QUIET = 15;

async function rest(): Promise<void> {
  for (let wait = 0, quiet = 0; wait < LONGEST_REST && quiet < QUIET; wait++) {
    const before = processorTime();
    await setTimeout(100);
    quiet = processorTime() - before < 0.02 ? quiet + 1 : 0;
  }
}

async function tell(inquiry: Inquiry): Promise<void> {
  const asked = processorTime();
  await rest();
  // Not before a round: code that was not used through several collections is forgotten.
  for (let round = 0; round < 3 && inquiry === 'heap'; round++) {
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
