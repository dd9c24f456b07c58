import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { firstDifference } from '../lock.mjs';
import { isNewEnough } from '../packaged-node.mjs';
import { ROOT } from '../source.ts';

describe('what is installed', () => {
  const lock = { '': {}, 'packages/engine': {}, 'node_modules/a': { version: '1.0.0' } };

  test('the same as the lock needs nothing', () => {
    expect(firstDifference(lock, { 'node_modules/a': { version: '1.0.0' } })).toBeUndefined();
  });

  test('an older version is installed anew', () => {
    expect(firstDifference(lock, { 'node_modules/a': { version: '0.9.0' } })).toBe('a is 0.9.0, not 1.0.0');
  });

  test('a missing package is installed', () => {
    expect(firstDifference(lock, {})).toBe('a is missing');
  });

  test("another system's optional package may be missing", () => {
    expect(firstDifference({ 'node_modules/b': { version: '1.0.0', optional: true } }, {})).toBeUndefined();
  });
});

test.each([
  ['v20.20.2', false],
  ['v24.11.9', false],
  ['v24.12.0', true],
  ['v26.0.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

describe('going on in another Node', () => {
  const module = JSON.stringify(join(ROOT, 'scripts', 'packaged-node.mjs'));
  const start = (script: string, prelude = '') => {
    const become = `import(${module}).then((m) => m.become(process.execPath, ['-e', ${JSON.stringify(script)}]))`;
    return spawn(process.execPath, ['-e', `${prelude}${become}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  };
  // Node 20 can't replace its process: there the signals and the exit code have to be passed on.
  const modes = [
    ['replaced', ''],
    ['passed on', 'process.execve = undefined;'],
  ] as const;

  test.each(modes)('the exit code is kept: %s', async (_, prelude) => {
    expect(await once(start('process.exit(7)', prelude), 'exit')).toEqual([7, null]);
  });

  test.each(modes)('SIGTERM reaches the program: %s', async (_, prelude) => {
    const script = `process.on('SIGTERM', () => process.exit(9)); setInterval(() => {}, 1000); console.log('up')`;
    const child = start(script, prelude);
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([9, null]);
  });
});
