import { FastChance } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import { Bandit } from '../../src/search/bandit.ts';
import { Names } from '../../src/search/names.ts';
import { rewardOutcome, rewardStanding } from '../../src/search/reward.ts';

interface Say {
  readonly number: number;
}

const say = (number: number): Say => ({ number });
const WIDE = { exploration: 0.5, width: 100, power: 0.5 };

/** Pulls arms many times; the reward of a number is `worth`. Returns how often each was tried. */
function pull(times: number, numbers: readonly number[], worth: (number: number) => number, widening = WIDE): number[] {
  const bandit = new Bandit<Say>();
  const names = new Names<Say>();
  const chance = new FastChance(1);
  const tried = numbers.map(() => 0);
  for (let i = 0; i < times; i++) {
    const arm = bandit.select(numbers.map(say), numbers.length, names, widening, chance);
    const { number } = bandit.actions[arm] ?? say(-1);
    const at = numbers.indexOf(number);
    tried[at] = (tried[at] ?? 0) + 1;
    bandit.learn(arm, worth(number));
  }
  return tried;
}

describe('a bandit', () => {
  test('tries everything and then mostly what is best', () => {
    const tried = pull(500, [1, 2, 3], (number) => number / 3);
    expect(Math.min(...tried)).toBeGreaterThan(1);
    expect(tried[2]).toBeGreaterThan(300);
  });

  test('compares more answers the more it is used', () => {
    const numbers = Array.from({ length: 50 }, (_, i) => i);
    const widening = { exploration: 0.5, width: 1, power: 0.5 };
    const count = (times: number): number => pull(times, numbers, () => 0.5, widening).filter((one) => one > 0).length;
    expect(count(16)).toBe(4);
    expect(count(400)).toBe(20);
  });

  test('chooses only what is legal now', () => {
    const bandit = new Bandit<Say>();
    const names = new Names<Say>();
    const chance = new FastChance(1);
    const best = bandit.add(say(9), names);
    bandit.learn(best, 1);
    bandit.learn(bandit.add(say(1), names), 0);
    const arm = bandit.select([say(1)], 1, names, WIDE, chance);
    expect(bandit.actions[arm]).toEqual(say(1));
  });

  test('says so when it knows nothing legal and has no room', () => {
    const bandit = new Bandit<Say>();
    const names = new Names<Say>();
    bandit.add(say(1), names);
    const narrow = { exploration: 0.5, width: 1, power: 0 };
    expect(bandit.select([say(2)], 1, names, narrow, new FastChance(1))).toBe(-1);
  });

  test('knows an answer made anew', () => {
    const bandit = new Bandit<Say>();
    const names = new Names<Say>();
    expect(bandit.add(say(4), names)).toBe(bandit.add(say(4), names));
    expect(bandit.actions).toHaveLength(1);
  });

  test('forgets when it is used again', () => {
    const bandit = new Bandit<Say>();
    const names = new Names<Say>();
    bandit.learn(bandit.add(say(4), names), 1);
    bandit.clear();
    expect(bandit.add(say(5), names)).toBe(0);
    expect(bandit.totals).toEqual([0]);
  });
});

describe('the reward', () => {
  const taste = { win: 0.5, lead: 0.25, rank: 0.25, spite: 0 };

  test('of an outcome is the win shared, the lead and the rank', () => {
    const into = new Float64Array(3);
    rewardOutcome({ points: [5, 5, 1], ranks: [1, 1, 3], winners: [0, 1] }, taste, 4, into);
    expect(into[0]).toBeCloseTo(0.5 / 2 + 0.25 / 2 + 0.25);
    expect(into[1]).toBeCloseTo(into[0] ?? 0);
    expect(into[2]).toBeCloseTo(0.25 / (1 + Math.E));
  });

  test('of a game cut off grows with the lead', () => {
    const into = new Float64Array(2);
    rewardStanding([3, 3], 2, taste, 2, into);
    expect([...into]).toEqual([0.5, 0.5]);
    rewardStanding([5, 3], 2, taste, 2, into);
    expect(into[0]).toBeCloseTo(1 / (1 + Math.exp(-1)));
    expect((into[0] ?? 0) + (into[1] ?? 0)).toBeCloseTo(1);
  });
});
