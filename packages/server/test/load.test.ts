import type { EventLoopUtilization } from 'node:perf_hooks';

import { expect, it, onTestFinished, vi } from 'vitest';

import { measureLoad, type Meter } from '../src/load.ts';

/** A time that passes, busy or not, when the test says so. */
function fakeTime(): { readonly meter: Meter; readonly pass: (milliseconds: number, share: number) => void } {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let [active, idle] = [0, 0];
  const since = (start?: EventLoopUtilization): EventLoopUtilization => {
    const [busy, free] = [active - (start?.active ?? 0), idle - (start?.idle ?? 0)];
    return { active: busy, idle: free, utilization: busy + free === 0 ? 0 : busy / (busy + free) };
  };
  return {
    meter: { now: () => active + idle, eventLoopUtilization: since },
    pass: (milliseconds, share) => {
      active += milliseconds * share;
      idle += milliseconds * (1 - share);
      vi.advanceTimersByTime(milliseconds);
    },
  };
}

it('is high as soon as there is much to do, and until a whole stretch was quiet', () => {
  const { meter, pass } = fakeTime();
  const load = measureLoad(meter);
  pass(250, 0.1);
  expect(load.isHigh()).toBe(false);
  // Too little to tell.
  pass(10, 1);
  expect(load.isHigh()).toBe(false);
  pass(20, 1);
  expect(load.isHigh()).toBe(true);
  pass(220, 0.9);
  expect(load.isHigh()).toBe(true);
  pass(200, 0.1);
  expect(load.isHigh()).toBe(true);
  pass(50, 0.1);
  expect(load.isHigh()).toBe(false);
});

it('looks no more once it is stopped', () => {
  const { meter } = fakeTime();
  const load = measureLoad(meter);
  expect(vi.getTimerCount()).toBe(1);
  load.stop();
  expect(vi.getTimerCount()).toBe(0);
});
