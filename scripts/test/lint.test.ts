import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { readText, ROOT } from '../source.ts';
import { run } from '../tools.ts';

const SAMPLES: Readonly<Record<string, string>> = {
  'no-explicit-any': 'export const x: any = 1;',
  'no-non-null-assertion': 'export const f = (x?: string) => x!.length;',
  'no-floating-promises': 'const g = async () => 1;\nexport const f = () => {\n  g();\n};',
  'switch-exhaustiveness-check': `export function f(x: 'a' | 'b') {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}`,
  'ban-ts-comment': '// @ts-ignore\nexport const x: string = 1;',
  'no-unsafe-member-access': `export const x: unknown = JSON.parse('{}').a;`,
};

let folder = '';
let output = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boxcars-lint-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const settings = JSON.parse(readText('.oxlintrc.json')) as object;
  write('.oxlintrc.json', JSON.stringify({ ...settings, ignorePatterns: [] }));
  write('tsconfig.json', JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), include: ['*.ts'] }));
  for (const [rule, text] of Object.entries(SAMPLES)) write(`${rule}.ts`, text);
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const args = ['-c', join(folder, '.oxlintrc.json'), '--format=unix', folder];
  ({ output } = await run(process.execPath, [oxlint, ...args]));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(Object.keys(SAMPLES))('%s is on', (rule) => {
  const found = output.split('\n').filter((line) => line.includes(`${rule}.ts:`) && line.includes(`(${rule})`));
  expect(found, output).not.toEqual([]);
});
