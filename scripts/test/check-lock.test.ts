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
