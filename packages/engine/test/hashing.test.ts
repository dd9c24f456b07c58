import { createHash, createHmac } from 'node:crypto';

import { afterEach, expect, test } from 'vitest';

import { hashText, macOf, useHashing } from '../src/hashing.ts';

const native = {
  hash: (text: string) => createHash('sha256').update(text).digest('hex'),
  mac: (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest(),
};
const key = Uint8Array.from({ length: 32 }, (_, i) => i);

afterEach(() => useHashing(native));

test('a hash is SHA-256, whoever computes it', () => {
  const portable = hashText('ő 🎲');
  expect(portable).toBe(native.hash('ő 🎲'));
  const mac = Buffer.from(macOf(key, 'ő 🎲')).toString('hex');
  expect(mac).toBe(native.mac(key, 'ő 🎲').toString('hex'));
  useHashing(native);
  expect(hashText('ő 🎲')).toBe(portable);
  expect(Buffer.from(macOf(key, 'ő 🎲')).toString('hex')).toBe(mac);
});

test('another hash, or another key, is refused', () => {
  expect(() => useHashing({ ...native, hash: (text) => createHash('sha1').update(text).digest('hex') })).toThrow(
    'SHA-256',
  );
  expect(() => useHashing({ ...native, mac: (_key, text) => native.mac(new Uint8Array(32), text) })).toThrow('SHA-256');
});
