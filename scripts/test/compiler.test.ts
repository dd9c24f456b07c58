import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { ROOT } from '../source.ts';
import { run } from '../tools.ts';

/** What must not compile, with the compiler's number for the reason. */
const SAMPLES = [
  ['a clock', 'TS2304', 'setTimeout(() => 1, 1);'],
  ['a page', 'TS2584', 'export const title = document.title;'],
  ['a process', 'TS2591', 'export const args = process.argv;'],
  ['an enum', 'TS1294', 'export enum Face { Ace }'],
  ['a missing element', 'TS2322', 'export const first = (faces: string[]): string => faces[0];'],
  ['an explicit undefined', 'TS2375', 'export const seat: { name?: string } = { name: undefined };'],
  ['an untyped parameter', 'TS7006', 'export const f = (x) => x;'],
  ['a type imported as a value', 'TS1484', `import { Face } from './fine.ts'; export type Faces = Face[];`],
] as const;

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
  writeFileSync(join(folder, 'fine.ts'), 'export type Face = "ace" | "king";');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [name, , text] of SAMPLES) writeFileSync(join(folder, `${name}.ts`), text);
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  ({ output } = await run(process.execPath, [tsc, '-p', folder, '--pretty', 'false']));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(SAMPLES)('the engine does not compile with %s', (name, number) => {
  const lines = output.split('\n').filter((line) => line.includes(`${name}.ts(`) && line.includes(`error ${number}:`));
  expect(lines, output).toHaveLength(1);
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
