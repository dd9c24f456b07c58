import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';

/** What has to reach the disk before anyone is told of it. */
export interface Log {
  /** Settles once all that was written before has reached the disk. */
  flush(): Promise<void>;
  close(): void;
}

/** A disk that takes longer than this on the average, in milliseconds, is not waited for in place. */
const QUICK = 2;

/** What the latest flush counts in that average, and as how long at most: every disk stumbles now and then. */
const WEIGHT = 1 / 8;
const LONGEST = 4 * QUICK;

/** After so many flushes elsewhere the disk is tried in place again; twice as many each time that it was slow, up to a bound. */
const PATIENCE = 50;
const MOST_PATIENCE = 6400;

/**
 * A file that commits are written to. A quick disk is waited for in place: it takes less time than the way to another thread and
 * back. A slow one is left to the system's threads: meanwhile the server goes on.
 */
export function openLog(path: string, now: () => number = () => performance.now()): Log {
  const file = openSync(path, 'r+');
  let average = 0;
  let patience = PATIENCE;
  let elsewhere = 0;
  const flushInPlace = (): void => {
    const start = now();
    fdatasyncSync(file);
    const took = Math.min(now() - start, LONGEST);
    // What comes after a time elsewhere has nothing to do with what was before.
    average = patience > PATIENCE ? took : average + WEIGHT * (took - average);
    const isQuick = average <= QUICK;
    elsewhere = isQuick ? 0 : patience;
    patience = isQuick ? PATIENCE : Math.min(2 * patience, MOST_PATIENCE);
  };
  return {
    flush: async () => {
      if (elsewhere === 0) return flushInPlace();
      elsewhere -= 1;
      return flushElsewhere(file);
    },
    close: () => closeSync(file),
  };
}

function flushElsewhere(file: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fdatasync(file, (error) => (error === null ? resolve() : reject(error)));
  });
}
