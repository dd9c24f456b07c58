import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { common, locales } from '@boxcars/text';
import { expect, test } from 'vitest';

/** Every code that the server and the protocol refuse with, as their source says. */
function codes(): string[] {
  const folders = ['../src', '../../protocol/src'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const texts = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`)).map((path) => readFileSync(path, 'utf8'));
  const found = texts.flatMap((text) => [
    ...text.matchAll(/(?:refuse|refusal)(?:<[^>(]*>)?\(\s*'([a-z-]+)'|\bcode: '([a-z-]+)'/g),
  ]);
  return [...new Set(found.map(([, call, field]) => call ?? field ?? ''))];
}

test('every refusal of the server has a sentence in every language', () => {
  expect(codes()).toEqual(expect.arrayContaining(['no-such-table', 'nonce-differs', 'too-fast', 'server-failed']));
  for (const locale of locales) {
    expect(codes().filter((code) => !Object.hasOwn(common[locale], `refusal.${code}`))).toEqual([]);
  }
});
