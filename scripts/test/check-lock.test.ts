import { expect, test } from 'vitest';

import { checkLock } from '../check-lock.ts';

test('a lock that names a registry is refused', () => {
  const lock = `{\n  "resolved": "https://registry.example/a.tgz",\n  "integrity": "sha512-x"\n}`;
  expect(checkLock('package-lock.json', lock)).toEqual([
    expect.stringContaining('package-lock.json:2: names a registry'),
  ]);
});

test('links between the packages are fine', () => {
  expect(checkLock('package-lock.json', '{\n  "resolved": "packages/engine",\n  "link": true\n}')).toEqual([]);
});

test("a lock that lacks another system's package is refused", () => {
  const packages = { 'node_modules/a': { optionalDependencies: { '@a/darwin': '1.0.0' } } };
  expect(checkLock('package-lock.json', JSON.stringify({ packages }))).toEqual([
    expect.stringContaining('node_modules/a may need @a/darwin'),
  ]);
});

test.each(['node_modules/@a/darwin', 'node_modules/a/node_modules/@a/darwin'])(
  'and one that has it at %s is fine',
  (at) => {
    const packages = { 'node_modules/a': { optionalDependencies: { '@a/darwin': '1.0.0' } }, [at]: {} };
    expect(checkLock('package-lock.json', JSON.stringify({ packages }))).toEqual([]);
  },
);
