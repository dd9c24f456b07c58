import { performance } from 'node:perf_hooks';

/** Whether there is so much to do that what can wait should. */
export interface Load {
  isHigh(): boolean;
}

/** From this share of the time on, the event loop counts as busy. */
const HIGH = 0.5;

/** How busy the event loop was since it was last asked. */
export function measureLoad(): Load {
  let before = performance.eventLoopUtilization();
  return {
    isHigh() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization > HIGH;
    },
  };
}
