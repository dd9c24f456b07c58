import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildSite } from '../scripts/build.ts';
import { weigh, type Weight } from '../scripts/size.ts';

const folder = mkdtempSync(join(tmpdir(), 'boxcars-size-'));
let weights: readonly Weight[] = [];

beforeAll(async () => {
  weights = weigh(await buildSite(folder));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the front page and every table stay within their budgets', () => {
  expect(weights.filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
});

test('what is weighed is there: a page, and the rules of every game', () => {
  const of = (page: string): number => weights.find((weight) => weight.page === page)?.bytes ?? 0;
  expect(of('lobby')).toBeGreaterThan(10_000);
  for (const game of ['boomtown', 'dice-tower', 'dice-town', 'winners-circle']) {
    expect(of(`${game} on a server`)).toBeGreaterThan(of('lobby') + 10_000);
    expect(of(`${game} against bots`)).toBeGreaterThan(of(`${game} on a server`) + 10_000);
  }
});
