import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this, headers weigh more than what is saved. */
const SMALLEST = 1024;

/** Lays a `.br` and a `.gz` beside every text of a built site, so that the server never compresses anything itself. */
export async function compressSite(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,html,json,webmanifest}', { cwd: folder });
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await Promise.all([
    brotli(text, { params }).then((small) => writeFile(`${file}.br`, small)),
    zip(text, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
