import type { Action } from '@boxcars/engine';

import { advise, lookBack } from '../src/coaching.ts';
import { readConfig } from '../src/config.ts';
import { freeze } from '../src/frozen-replay.ts';
import { makeLog } from '../src/log.ts';
import { serve, type Parts, type Server } from '../src/main.ts';
import { databaseFile } from '../src/store/backup.ts';
import { openSqliteInPlace } from '../src/store/sqlite.ts';
import { think } from '../src/thinking.ts';
import type { Workshop } from '../src/workshop.ts';
import type { FakeClock } from './fake-clock.ts';

/** Slow work done here and now: no threads in tests. */
export const workbench: Workshop = {
  think: (riddle) => Promise.resolve<Action>(think(structuredClone(riddle))),
  freeze: (match) => Promise.resolve(JSON.stringify(freeze(match))),
  advise: (doubt) => Promise.resolve(advise(structuredClone(doubt))),
  review: (looking) => Promise.resolve(lookBack(looking)),
  close: () => Promise.resolve(),
};

/** A server on a port of its own, with a clock that stands still and no bounds on speed. */
export async function serveOn(clock: FakeClock, data: string, parts: Parts = {}): Promise<Server> {
  const config = readConfig({ port: '0', data }, {});
  if (!config.ok) throw new Error(config.refusal.code);
  const limits = {
    botDelay: [0, 0] as const,
    requestRate: 1_000_000,
    messageRate: 1_000_000,
    burst: 1_000_000,
    ...parts.limits,
  };
  // No writing thread: while the clock stands still, all that was asked for gets done.
  const store = parts.store ?? (await openSqliteInPlace(databaseFile(data)));
  const load = { isHigh: () => false, stop: () => {} };
  return serve(config.value, { clock, workshop: workbench, load, log: makeLog('silent'), ...parts, store, limits });
}
