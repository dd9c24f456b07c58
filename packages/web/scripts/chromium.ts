import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'] as const;

/** What Chromium is started with: no sandbox (root in a container), and nothing that talks to the world by itself. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const;

/** The browser of this machine; Debian's is installed if there is none and we may. Otherwise why not. */
export function findChromium(): { readonly path: string } | { readonly missing: string } {
  const found = PLACES.find((path) => existsSync(path));
  if (found !== undefined) return { path: found };
  if (process.getuid?.() !== 0) return { missing: 'there is no Chromium here, and only root could install it' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    stdio: 'ignore',
  });
  const installed = PLACES.find((path) => existsSync(path));
  if (installed !== undefined) return { path: installed };
  return { missing: `Debian's chromium could not be installed (apt-get ended with ${status ?? 'an error'})` };
}
