import { expect, it } from 'vitest';

import { makeMetrics } from '../src/metrics.ts';

it('counts moves by game and by who made them, each once however often it is asked', async () => {
  const { registry, movesOf } = makeMetrics(false);
  movesOf('boomtown').count('hand');
  movesOf('boomtown').count('hand');
  movesOf('dice-town').count('bot');
  await registry.metrics();
  const text = await registry.metrics();
  expect(text).toContain('boxcars_moves_total{game="boomtown",by="hand"} 2\n');
  expect(text).toContain('boxcars_moves_total{game="dice-town",by="bot"} 1\n');
});
