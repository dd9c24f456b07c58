import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { compressSite } from './compress.ts';
import { fingerprint, markFresh } from './freshness.ts';
import { writeOfflineList } from './offline.ts';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** Builds the site and gives the folder it is in. `outDir` is one of its own for tests, so that nobody's is replaced. */
export async function buildSite(outDir = `${FOLDER}dist`): Promise<string> {
  // Taken first: what changes during the build makes it stale.
  const sources = fingerprint();
  // Under a test runner it is called test, and the bundler would build a site for working on it.
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: `${FOLDER}vite.config.ts`,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  writeOfflineList(outDir);
  await compressSite(outDir);
  markFresh(outDir, sources);
  return outDir;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildSite();
