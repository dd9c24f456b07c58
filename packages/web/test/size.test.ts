import { beforeAll, expect, test } from 'vitest';

import { freshSite } from '../scripts/fresh-site.ts';
import { weigh, type Weight } from '../scripts/size.ts';

let weights: readonly Weight[] = [];

beforeAll(() => {
  weights = weigh(freshSite());
}, 120_000);

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
