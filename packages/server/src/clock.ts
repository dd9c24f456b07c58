/** All time of the server: tests put a clock of their own in its place. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something at a time, or as soon as possible after it. Returns how to call that off. */
  setTimer(at: number, run: () => void): () => void;
}

/** Node's timers take no longer wait. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The clock on the wall. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimer(at, run) {
    const wait = Math.min(Math.max(at - Date.now(), 0), LONGEST_WAIT);
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  },
};
