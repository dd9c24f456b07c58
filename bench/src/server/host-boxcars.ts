import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig, serve } from '@boxcars/server';

/** Far more than one address is allowed: here everyone comes from one. */
const WIDE = 1_000_000_000;

/** Starts it as `npm start` does, on an embedded database of its own. */
export async function hostBoxcars(port: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'boxcars-bench-'));
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
  const config = readConfig({ port: String(port), data, logLevel: 'error' }, {});
  if (!config.ok) throw new Error(config.refusal.code);
  const limits = {
    burst: WIDE,
    messageRate: WIDE,
    requestRate: WIDE,
    socketsPerAddress: WIDE,
    tablesPerPerson: WIDE,
  };
  await serve(config.value, { limits });
}
