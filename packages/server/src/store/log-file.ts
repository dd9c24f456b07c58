import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** What has to reach the disk before anyone is told of it. */
export interface Log {
  /** All that was written before has reached the disk once this returns, or once its promise settles. */
  flush(): void | Promise<void>;
  close(): void;
}

/** A disk, and a time to measure it by. */
export interface Disk {
  readonly now: () => number;
  readonly flush: (file: number) => void;
  readonly flushApart: (file: number, done: (error: Error | null) => void) => void;
}

const machine: Disk = { now: () => performance.now(), flush: fdatasyncSync, flushApart: fdatasync };

/** Milliseconds after which a flush counts as slow. */
const SLOW = 8;

/** For so long flushes are waited for elsewhere after a slow one; twice as long each time it was slow again. */
const SHORTEST_PAUSE = 250;
const LONGEST_PAUSE = 60_000;

/**
 * The file that SQLite writes commits to. While the disk is quick it is flushed here, which costs less than the way to another
 * thread and back. After a slow flush the next ones are left to the system's threads: those who play don't wait for the disk.
 */
export function openLog(path: string, disk = machine): Log {
  const file = openSync(path, 'r+');
  let apartUntil = Number.NEGATIVE_INFINITY;
  let pause = SHORTEST_PAUSE;
  const flushApart = (): Promise<void> =>
    new Promise((resolve, reject) => {
      disk.flushApart(file, (error) => (error === null ? resolve() : reject(error)));
    });
  return {
    flush: () => {
      const start = disk.now();
      if (start < apartUntil) return flushApart();
      disk.flush(file);
      const end = disk.now();
      if (end - start > SLOW) {
        apartUntil = end + pause;
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      } else pause = SHORTEST_PAUSE;
      return undefined;
    },
    close: () => closeSync(file),
  };
}
