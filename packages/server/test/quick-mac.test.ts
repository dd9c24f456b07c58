import { createHmac } from 'node:crypto';

import { expect, it } from 'vitest';

import { LONGEST, quickMac } from '../src/quick-mac.ts';

function keyOf(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => (31 * i + length) % 256);
}

it.each([0, 1, 31, 32, 63, 64])('gives the same as the machine for short texts and a key of %i bytes', (length) => {
  const key = keyOf(length);
  for (let letters = 0; letters <= LONGEST; letters++) {
    const text = String.fromCharCode(...Array.from({ length: letters }, (_, i) => (7 * i + letters) % 128));
    const bytes = quickMac(key, text);
    expect(bytes === null ? null : Buffer.from(bytes)).toEqual(createHmac('sha256', key).update(text).digest());
  }
});

it('leaves longer texts, other letters and longer keys to others, and is not led astray by them', () => {
  const key = keyOf(32);
  const before = quickMac(key, 'race-roll 1 2');
  expect(quickMac(key, 'x'.repeat(LONGEST + 1))).toBeNull();
  expect(quickMac(key, 'race-roll ő')).toBeNull();
  expect(() => quickMac(keyOf(65), 'x')).toThrow(RangeError);
  expect(quickMac(key, 'race-roll 1 2')).toEqual(before);
});
