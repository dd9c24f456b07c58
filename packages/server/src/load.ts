import { performance } from 'node:perf_hooks';

/** Whether there is so much to do that what can wait should. */
export interface Load {
  isHigh(): boolean;
}

/** From this share of the time on, the event loop counts as busy. */
const HIGH = 0.5;

/** For how long what was measured holds. */
const WINDOW = 250;

/** How busy the event loop was of late. */
export function measureLoad(): Load {
  let before = performance.eventLoopUtilization();
  let at = performance.now();
  let isHigh = false;
  return {
    isHigh() {
      if (performance.now() - at < WINDOW) return isHigh;
      const now = performance.eventLoopUtilization();
      isHigh = performance.eventLoopUtilization(now, before).utilization > HIGH;
      [before, at] = [now, performance.now()];
      return isHigh;
    },
  };
}
