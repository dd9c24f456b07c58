import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { UNDO_REFUSALS } from '@boxcars/engine';
import { expect, test } from 'vitest';

import { common } from '../src/index.ts';

const ENGINE = fileURLToPath(new URL('../../engine/src', import.meta.url));

/** Every code that the engine and the match refuse with, as their source says. */
function codesOfEngine(): string[] {
  const files = globSync(`${ENGINE}/**/*.ts`).filter((path) => !/\/(testkit|chance)\//.test(path));
  const found = files.flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/(?:refuse|refusal)(?:<[^>(]*>)?\(\s*'([a-z-]+)'|\bcode: '([a-z-]+)'/g),
  ]);
  return [...new Set([...found.map(([, call, field]) => call ?? field ?? ''), ...UNDO_REFUSALS, 'journal-altered'])];
}

test('every refusal of the engine and the match has a sentence', () => {
  const codes = codesOfEngine();
  expect(codes).toEqual(expect.arrayContaining(['not-asked', 'unknown-option', 'replay-differs', 'undo-revealed']));
  expect(codes.filter((code) => !Object.hasOwn(common.en, `refusal.${code}`))).toEqual([]);
});
