import { closeSync, fdatasync, openSync } from 'node:fs';

/** What has to reach the disk before anyone is told of it. */
export interface Log {
  /** Settles once all that was written before has reached the disk. */
  flush(): Promise<void>;
  close(): void;
}

/** The file that SQLite writes commits to. The system's threads flush it: meanwhile the server goes on. */
export function openLog(path: string): Log {
  const file = openSync(path, 'r+');
  return {
    flush: () =>
      new Promise((resolve, reject) => {
        fdatasync(file, (error) => (error === null ? resolve() : reject(error)));
      }),
    close: () => closeSync(file),
  };
}
