import { describe, expect, test } from 'vitest';

import { checkImports } from '../check-imports.ts';
import type { Dependencies } from '../check-imports.ts';
import { parseSource } from '../source.ts';

const DEPENDENCIES: Dependencies = { engine: ['@noble/hashes'], games: ['@boxcars/engine'] };

function check(files: Readonly<Record<string, string>>): string[] {
  const sources = Object.entries(files).map(([path, text]) => parseSource(path, text));
  return checkImports(sources, DEPENDENCIES);
}

describe('layers', () => {
  test.each([
    ['packages/engine/src/a.ts', `import { x } from '@boxcars/games';`, 'engine may not import games'],
    ['packages/engine/test/a.test.ts', `import { x } from '@boxcars/games';`, 'engine may not import games'],
    ['packages/games/src/a.ts', `export * from '@boxcars/bots';`, 'games may not import bots'],
    ['packages/games/src/a.ts', `type X = import('@boxcars/cli').X;`, 'games may not import cli'],
    ['packages/games/src/a.ts', `import { x } from '@boxcars/engine/testkit';`, 'is for tests and tools'],
    ['packages/text/src/a.ts', `import { x } from '@boxcars/games';`, 'text may import only types of games'],
    ['packages/protocol/src/a.ts', `import { x } from '@boxcars/games';`, 'protocol may not import games'],
    ['packages/server/src/a.ts', `import { x } from '@boxcars/web';`, 'server may not import web'],
    ['packages/cli/src/a.ts', `import { x } from '@boxcars/web';`, 'cli may not import web'],
    ['packages/web/src/a.tsx', `const x = await import('@boxcars/server');`, 'web may not import server'],
    ['packages/novel/src/a.ts', `import { x } from '@boxcars/engine';`, 'has no place in the layers'],
    ['packages/games/src/a.ts', `import { x } from '../../engine/src/index.ts';`, 'import the package by its name'],
    ['packages/games/src/a.ts', `import { x } from '../test/a.ts';`, 'leaves packages/games/src/'],
    ['packages/engine/src/a.ts', `import fs from 'node:fs';`, 'may not import node:fs'],
    ['packages/engine/src/a.ts', `import { z } from 'zod/mini';`, 'zod/mini is not among the dependencies'],
    ['packages/engine/src/a.ts', `import { test } from 'vitest';`, 'vitest is not among the dependencies'],
  ])('%s with %s is refused', (path, text, message) => {
    expect(check({ [path]: text })).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    ['packages/games/src/a.ts', `import { x } from '@boxcars/engine';`],
    [
      'packages/games/test/a.test.ts',
      `import { x } from '@boxcars/games'; import { y } from '@boxcars/engine/testkit';`,
    ],
    ['packages/text/src/a.ts', `import type { X } from '@boxcars/games';`],
    ['packages/text/src/a.ts', `import { type X } from '@boxcars/engine';`],
    ['packages/text/test/a.test.ts', `import { games } from '@boxcars/games';`],
    ['packages/engine/src/a.ts', `import { sha256 } from '@noble/hashes/sha2.js';`],
    ['packages/engine/src/testkit/a.ts', `import { test } from 'vitest';`],
    ['packages/engine/test/a.test.ts', `import fs from 'node:fs'; import { x } from '../src/x.ts';`],
    ['packages/cli/src/a.ts', `import fs from 'node:fs'; const now = Date.now();`],
  ])('%s with %s is allowed', (path, text) => {
    expect(check({ [path]: text })).toEqual([]);
  });
});

describe('impure names', () => {
  test.each([
    ['Math.random()', 'Math.random'],
    [`Math['random']()`, 'Math.random'],
    ['const { random } = Math;', 'Math.random'],
    ['Date.now()', 'Date'],
    ['new Date()', 'Date'],
    ['let at: Date;', 'Date'],
    ['process.exit()', 'process'],
    ['window.open()', 'window'],
    ['document.title', 'document'],
    ['setTimeout(() => {}, 1)', 'setTimeout'],
    ['const later = [setTimeout];', 'setTimeout'],
    ['const now = { Date };', 'Date'],
  ])('%s is refused', (text, name) => {
    expect(check({ 'packages/games/src/a.ts': text })).toContain(
      `packages/games/src/a.ts:1: ${name} may not be used in games`,
    );
  });

  test.each([
    'const window = game.window(state); show(window);',
    'function show(window: Window) { return window.id; }',
    'interface Game { window(state: State): Window; document: string }',
    'const game = { window(state: State) { return state; }, process: 1 };',
    'const { window } = game; use(window.id);',
    'die.Date = Math.floor(1.5);',
  ])('%s is allowed', (text) => {
    expect(check({ 'packages/games/src/a.ts': text })).toEqual([]);
  });
});

describe('circles', () => {
  test('two files that import each other are refused', () => {
    const problems = check({
      'packages/games/src/a.ts': `import { b } from './b.ts'; export const a = 1;`,
      'packages/games/src/b.ts': `export * from './a.ts'; export const b = 1;`,
    });
    expect(problems).toEqual([expect.stringContaining('packages/games/src/a.ts -> packages/games/src/b.ts ->')]);
  });

  test('a circle of types only is allowed', () => {
    const problems = check({
      'packages/games/src/a.ts': `import type { B } from './b.ts'; export type A = B;`,
      'packages/games/src/b.ts': `import { a } from './a.ts'; export type B = 1;`,
    });
    expect(problems).toEqual([]);
  });
});
