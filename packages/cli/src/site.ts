import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { Call } from './call.ts';

const SCRIPT = fileURLToPath(new URL('../../web/scripts/site.ts', import.meta.url));

/** Brings the built site up to date with its sources. False, and said, if it can't be built. */
export async function buildSite(call: Call): Promise<boolean> {
  const child = spawn(process.execPath, [SCRIPT], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.once('data', () => call.io.warn(call.t('server.building')));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code === 0) return true;
  call.io.warn(call.t('server.not-built'));
  call.finish(1);
  return false;
}
