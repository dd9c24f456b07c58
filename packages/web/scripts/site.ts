// Has the site built when it is missing or older than its sources; `boxcars serve` runs this in a process of its own, so
// that the bundler never shares the server's memory. Says `building` when there is work.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { isFresh } from './freshness.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));

if (!isFresh(DIST)) {
  process.stdout.write('building\n');
  await replaceSite();
}

/** Builds beside the old site and then takes its place: a server that runs sees one or the other, never half of one. */
async function replaceSite(): Promise<void> {
  const { buildSite } = await import('./build.ts');
  mkdirSync(CACHE, { recursive: true });
  const made = mkdtempSync(`${CACHE}site-`);
  try {
    await buildSite(made);
    const old = `${made}-old`;
    if (existsSync(DIST)) renameSync(DIST, old);
    renameSync(made, DIST);
    rmSync(old, { recursive: true, force: true });
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
