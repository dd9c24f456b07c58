import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Everything a build can read: what the bundler finds from the page, and what says how to bundle. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/{engine,games,bots,text,protocol,web}/{src,public,scenarios}/**/*.*',
  'packages/web/scripts/*.ts',
  'packages/web/{index.html,vite.config.ts,package.json}',
] as const;

const STAMP = 'sources.sha256';

/** A fingerprint of all a build is made of, by content: a fresh clone and an old folder with the same files agree. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT }).toSorted()) {
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** Notes in a built folder which sources it was made of. */
export function markFresh(folder: string, sources: string): void {
  writeFileSync(join(folder, STAMP), `${sources}\n`);
}

/** Whether a folder holds a site built from the sources as they are. A build that broke off is none. */
export function isFresh(folder: string): boolean {
  try {
    return readFileSync(join(folder, STAMP), 'utf8').trim() === fingerprint();
  } catch {
    return false;
  }
}
