import { expect, test } from 'vitest';

import { checkDocument, checkStyle, LONGEST } from '../check-style.ts';
import { parseSource } from '../source.ts';

function check(text: string): string[] {
  return checkStyle(parseSource('packages/games/src/a.ts', text));
}

function functionOf(lines: number, head = 'export function f() {'): string {
  return [head, ...Array.from({ length: lines - 2 }, () => '  step();'), '}'].join('\n');
}

test.each([
  ['let x: any;', 'any says nothing'],
  ['const x = y as any;', 'any says nothing'],
  ['const x: Map<string, any[]> = y;', 'any says nothing'],
  ['const x = y!;', 'non-null'],
  ['enum Face { Ace }', 'no enums'],
  ['// @ts-ignore\nx();', 'mended'],
  ['// @ts-nocheck', 'mended'],
  ['/* oxlint-disable no-var */', 'mended'],
  ['// oxlint-disable-next-line', 'mended'],
  ['// eslint-disable-line', 'mended'],
  ['// TODO later', 'unfinished'],
  ['/** FIXME */', 'unfinished'],
])('%s is refused', (text, message) => {
  expect(check(text)).toEqual([expect.stringContaining(message)]);
});

test('words in strings and in other comments are fine', () => {
  expect(check(`// any number; see @ts-ignore\nconst x = 'as any!';`)).toEqual([]);
});

test('a function may fill the limit', () => {
  expect(check(functionOf(LONGEST))).toEqual([]);
});

test.each(['export function f() {', 'const f = () => {', 'const o = { f: function () {'])(
  'one line more is refused: %s',
  (head) => {
    const text = functionOf(LONGEST + 1, head) + (head.includes('{ f') ? ' };' : '');
    expect(check(text)).toEqual([expect.stringContaining(`of ${LONGEST + 1} lines`)]);
  },
);

test('a method longer than the limit is refused', () => {
  expect(check(`class A {\n${functionOf(LONGEST + 1, 'f() {')}\n}`)).toHaveLength(1);
});

test('a long function may give its reason on the line above', () => {
  expect(check(`// long: one table of cases\n${functionOf(LONGEST + 1)}`)).toEqual([]);
});

test('a reason must be given, and stand right above', () => {
  expect(check(`// long: \n${functionOf(LONGEST + 1)}`)).toHaveLength(1);
  expect(check(`// long: because\n\n${functionOf(LONGEST + 1)}`)).toHaveLength(1);
});

test('a document may not promise later work', () => {
  expect(checkDocument('README.md', 'fine\nTODO')).toEqual(['README.md:2: unfinished work']);
});
