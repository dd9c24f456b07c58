import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { fingerprint, isFresh, markFresh } from '../scripts/freshness.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boxcars-site-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a build of these sources is fresh', () => {
  markFresh(folder, fingerprint());
  expect(isFresh(folder)).toBe(true);
});

it('a build of other sources is not', () => {
  markFresh(
    folder,
    fingerprint().replace(/^./, (first) => (first === '0' ? '1' : '0')),
  );
  expect(isFresh(folder)).toBe(false);
});

it('a build that broke off is not', () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  expect(isFresh(folder)).toBe(false);
});
