import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach } from 'vitest';

import type { Parts, Server } from '../src/main.ts';
import { Client } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { serveOn } from './serving.ts';

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
  const server = await serveOn(clock, data, parts);
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
