import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Chunk } from './chunk-list.ts';

/** The scenarios of the gallery: nobody needs them on a train. */
function scenesOf(folder: string): string[] {
  const lists = globSync('page.*.chunks.json', { cwd: folder });
  const chunks = lists.flatMap((list) => JSON.parse(readFileSync(join(folder, list), 'utf8')) as readonly Chunk[]);
  return chunks
    .filter(({ modules }) => modules.length > 0 && modules.every((module) => module.startsWith('games/scenarios/')))
    .map(({ file }) => file);
}

/** Tells the service worker of a built site which files it is to keep, and gives this version a name of its own. */
export function writeOfflineList(folder: string): void {
  const scenes = new Set(scenesOf(folder));
  const files = globSync('assets/*.{js,css,woff2}', { cwd: folder })
    .filter((file) => !scenes.has(file))
    .toSorted();
  const list = ['/icon.svg', ...files.map((file) => `/${file}`)];
  const file = join(folder, 'sw.js');
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const name = createHash('sha256').update(page).update(list.join()).digest('hex').slice(0, 12);
  const worker = readFileSync(file, 'utf8');
  if (!worker.includes('__FILES__') || !worker.includes('__SITE__'))
    throw new Error('sw.js has no place for its files');
  const text = JSON.stringify(list).replaceAll('"', String.raw`\"`);
  writeFileSync(
    file,
    worker.replace('__SITE__', `boxcars-${name}`).replace(/(["'`])__FILES__\1/, () => `"${text}"`),
  );
}
