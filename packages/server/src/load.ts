import { performance } from 'node:perf_hooks';

/** Whether there is so much to do that what can wait should. */
export interface Load {
  isHigh(): boolean;
  /** Is asked no more. */
  stop(): void;
}

/** From this share of the time on, the event loop counts as busy. */
const HIGH = 0.5;

/** How long a stretch is, in milliseconds, and how much of one says something. */
const STRETCH = 250;
const SHORTEST = 20;

/** What tells the time, and how much of it went to work. */
export type Meter = Pick<typeof performance, 'now' | 'eventLoopUtilization'>;

/** How busy the event loop is: in the latest whole stretch, or in the one that has begun. */
export function measureLoad(meter: Meter = performance): Load {
  let start = meter.eventLoopUtilization();
  let at = meter.now();
  let latest = 0;
  const sinceStart = (): number => meter.eventLoopUtilization(start).utilization;
  const timer = setInterval(() => {
    latest = sinceStart();
    [start, at] = [meter.eventLoopUtilization(), meter.now()];
  }, STRETCH);
  timer.unref();
  return {
    isHigh: () => latest > HIGH || (meter.now() - at > SHORTEST && sinceStart() > HIGH),
    stop: () => clearInterval(timer),
  };
}
