import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { ROOT } from '../source.ts';
import { run } from '../tools.ts';

const SAMPLES: Readonly<Record<string, string>> = {
  'a-clock': 'setTimeout(() => 1, 1);',
  'a-page': 'export const title = document.title;',
  'a-process': 'export const args = process.argv;',
  'an-enum': 'export enum Face { Ace }',
  'a-hole': 'export const first = (faces: string[]): string => faces[0];',
  'an-undefined': 'export const seat: { name?: string } = { name: undefined };',
  'an-untyped': 'export const f = (x) => x;',
  'a-value-import': `import { Face } from './a-hole.ts'; export type F = Face;`,
};

let folder = '';
let output = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boxcars-types-'));
  const options = {
    extends: join(ROOT, 'packages/engine/src/tsconfig.json'),
    compilerOptions: { composite: false, noEmit: true, rootDir: '.', emitDeclarationOnly: false, declaration: false },
    include: ['*.ts'],
    references: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  writeFileSync(join(folder, 'fine.ts'), 'export const face = "ace" as const;');
  for (const [name, text] of Object.entries(SAMPLES)) writeFileSync(join(folder, `${name}.ts`), text);
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  ({ output } = await run(process.execPath, [tsc, '-p', folder, '--pretty', 'false']));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(Object.keys(SAMPLES))('the engine does not compile with %s', (name) => {
  expect(output).toContain(`${name}.ts(`);
});

test('the engine compiles without them', () => {
  expect(output).not.toContain('fine.ts(');
});

test('the formatter refuses a line it would write otherwise', async () => {
  const file = join(folder, 'badly.ts');
  writeFileSync(file, 'export   const x = "1"');
  const oxfmt = join(ROOT, 'node_modules/oxfmt/bin/oxfmt');
  const { code } = await run(process.execPath, [oxfmt, '-c', join(ROOT, '.oxfmtrc.json'), '--check', file]);
  expect(code).toBe(1);
});
