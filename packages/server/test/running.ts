import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Action } from '@boxcars/engine';
import { afterEach } from 'vitest';

import { readConfig } from '../src/config.ts';
import { freeze } from '../src/frozen-replay.ts';
import { makeLog } from '../src/log.ts';
import { serve, type Parts, type Server } from '../src/main.ts';
import { think } from '../src/worker.ts';
import type { Workshop } from '../src/workshop.ts';
import { Client } from './client.ts';
import { FakeClock } from './fake-clock.ts';

/** Slow work done here and now: no threads in tests. */
export const workbench: Workshop = {
  think: (riddle) => Promise.resolve<Action>(think(structuredClone(riddle))),
  freeze: (match) => Promise.resolve(JSON.stringify(freeze(match))),
  close: () => Promise.resolve(),
};

const running = new Set<{ stop(): Promise<void> }>();
const folders = new Set<string>();

afterEach(async () => {
  for (const one of running) await one.stop();
  running.clear();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
});

/** A folder that is gone after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'boxcars-'));
  folders.add(folder);
  return folder;
}

export interface Running {
  readonly server: Server;
  readonly clock: FakeClock;
  readonly data: string;
  /** A guest with an open socket. */
  readonly guest: (name: string) => Promise<Client>;
}

/** A server on a port of its own, with a clock that stands still. */
export async function run(parts: Parts = {}, data = newFolder(), clock = new FakeClock()): Promise<Running> {
  const config = readConfig({ port: '0', data }, {});
  if (!config.ok) throw new Error(config.refusal.code);
  const limits = {
    botDelay: [0, 0] as const,
    requestRate: 1_000_000,
    messageRate: 1_000_000,
    burst: 1_000_000,
    ...parts.limits,
  };
  const server = await serve(config.value, { clock, workshop: workbench, log: makeLog('silent'), ...parts, limits });
  running.add(server);
  return {
    server,
    clock,
    data,
    guest: async (name) => {
      const client = await new Client(server.address).signIn(name);
      return client.connect();
    },
  };
}
