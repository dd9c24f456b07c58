import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { closingLine } from '../count-reporter.ts';
import type { Counts } from '../count-reporter.ts';
import { ROOT } from '../source.ts';
import { run } from '../tools.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Runs vitest in a process of its own on one file and counts. */
async function countIn(body: string): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'boxcars-'));
  folders.push(folder);
  const reporter = join(ROOT, 'scripts', 'count-reporter.ts');
  writeFileSync(join(folder, 'a.test.js'), body);
  const script = `
    import { startVitest } from ${JSON.stringify(join(ROOT, 'node_modules/vitest/dist/node.js'))};
    import { CountReporter } from ${JSON.stringify(reporter)};
    const reporter = new CountReporter();
    const options = { root: ${JSON.stringify(folder)}, config: false, globals: true, watch: false, reporters: [reporter] };
    const vitest = await startVitest('test', [], options);
    await vitest.close();
    console.log('counts ' + JSON.stringify(reporter.counts));
    process.exit(0);`;
  const { output } = await run(process.execPath, ['--input-type=module', '-e', script]);
  const line = output.split('\n').find((one) => one.startsWith('counts '));
  if (line === undefined) throw new Error(output);
  return JSON.parse(line.slice('counts '.length)) as Counts;
}

test('passed, failed and skipped tests are counted', async () => {
  const body = `test('a', () => {}); test('b', () => { throw new Error('no') }); test.skip('c', () => {});`;
  expect(await countIn(body)).toEqual({ passed: 1, failed: 1, skipped: 1 });
});

test('a file that cannot be loaded is a failure', async () => {
  expect(await countIn(`import './missing.js';`)).toMatchObject({ passed: 0, failed: 1 });
});

test('a hook that throws is a failure', async () => {
  const body = `describe('s', () => { beforeAll(() => { throw new Error('no') }); test('a', () => {}); });`;
  const { failed } = await countIn(body);
  expect(failed).toBeGreaterThan(0);
});

test('an error outside any test is a failure', async () => {
  const body = `test('a', () => {}); setTimeout(() => { throw new Error('late') }); test('b', () => new Promise((r) => setTimeout(r, 50)));`;
  const { failed } = await countIn(body);
  expect(failed).toBeGreaterThan(0);
});

test('the closing line tells of the skipped only when there are any', () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
