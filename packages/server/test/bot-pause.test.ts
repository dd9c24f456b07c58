import { botLevels } from '@boxcars/bots';
import { describe, expect, test } from 'vitest';

import { pause } from '../src/bot-turns.ts';
import { LIMITS } from '../src/limits.ts';

const [LEAST, MOST] = LIMITS.botDelay;
const LUCKS = Array.from({ length: 500 }, (_, i) => i * 7919);

function pausesOf(level: string): number[] {
  return LUCKS.map((luck) => pause(LEAST, MOST, level, luck));
}

describe('how long a bot seems to think', () => {
  test.each(botLevels)('%s: between 0.3 and 3 seconds, not always the same', (level) => {
    const all = pausesOf(level);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...all)).toBeLessThanOrEqual(3000);
    expect(new Set(all).size).toBeGreaterThan(100);
  });

  test('longer the better it plays', () => {
    const means = botLevels.map((level) => pausesOf(level).reduce((sum, one) => sum + one, 0) / LUCKS.length);
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    expect(new Set(means).size).toBe(botLevels.length);
  });

  test('nothing where no time is set', () => {
    expect(pause(0, 0, 'master', 12345)).toBe(0);
  });
});
