import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Json } from '@boxcars/engine';

import { badInput } from './bad-input.ts';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The text of a file a person named. */
export function readTextFile(path: string): string {
  if (!existsSync(path)) throw badInput('cli.no-file', { file: path });
  if (!statSync(path).isFile()) throw badInput('cli.not-a-file', { file: path });
  return readFileSync(path, 'utf8');
}

/** Whether a path is a folder's. */
export function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** The data in a file a person named. */
export function readJsonFile(path: string): Json {
  const text = readTextFile(path);
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw badInput('cli.not-json', { file: path });
  }
}

/** The rulebook of a game in a language, or in English where there is none; undefined where there is neither. */
export function readRulebook(game: string, locale: string): string | undefined {
  const paths = [locale, 'en'].map((code) => join(ROOT, 'docs', 'rules', code, `${game}.md`));
  const path = paths.find((one) => existsSync(one));
  return path === undefined ? undefined : readFileSync(path, 'utf8');
}
