import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

function path(of: string): string {
  return fileURLToPath(new URL(of, import.meta.url));
}

const sources = globSync(`${path('../src')}/**/*.ts`).map((file) => readFileSync(file, 'utf8'));
const page = readFileSync(path('../../../docs/running-a-server.md'), 'utf8');

const CALL = /\blog\.(?:error|fatal)\(/g;
const CALL_WITH_CODE = /\blog\.(?:error|fatal)\(\s*\{[^}]*\},\s*'([a-z-]+)',?\s*\)/g;

test('the page on running a server names every code that is logged as an error, and no other', () => {
  const calls = sources.flatMap((text) => [...text.matchAll(CALL)]);
  const codes = sources.flatMap((text) => [...text.matchAll(CALL_WITH_CODE)].map(([, code = '']) => code));
  expect(codes.length).toBe(calls.length);
  const named = [...page.matchAll(/^\| `([a-z][a-z-]*)` \|/gm)].map(([, code = '']) => code);
  expect(named.toSorted()).toEqual([...new Set(codes)].toSorted());
});
