// The thread that writes: whoever plays never waits for the disk.
import { parentPort, workerData } from 'node:worker_threads';

import { makeCommit, openDurable } from './sqlite-writer.ts';
import { Conflict, type Write } from './store.ts';

/** How a commit ended. */
export type Committed =
  | { readonly ok: true }
  | { readonly ok: false; readonly isConflict: boolean; readonly message: string; readonly code: unknown };

const database = openDurable(String(workerData));
const commit = makeCommit(database);

parentPort?.on('message', (writes: readonly Write[] | null) => {
  if (writes === null) {
    database.close();
    parentPort?.close();
  } else parentPort?.postMessage(carryOut(writes));
});

function carryOut(writes: readonly Write[]): Committed {
  try {
    commit(writes);
    return { ok: true };
  } catch (error) {
    const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, isConflict: error instanceof Conflict, message, code };
  }
}
