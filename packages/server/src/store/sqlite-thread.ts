// The thread that writes: whoever plays never waits for the disk.
import { parentPort, workerData } from 'node:worker_threads';

import { openWriter } from './sqlite-writer.ts';
import { Conflict, type Write } from './store.ts';

/** A group of writes: for each the number of its text, whether it is guarded, how many values it has, and these. */
export interface Order {
  /** Texts that come for the first time; they are numbered as they come. */
  readonly fresh: readonly string[];
  readonly values: readonly unknown[];
}

/** How a commit ended. */
export type Committed =
  | { readonly ok: true }
  | { readonly ok: false; readonly isConflict: boolean; readonly message: string; readonly code: unknown };

const writer = openWriter(String(workerData));

const texts: string[] = [];

parentPort?.on('message', (order: Order | null) => {
  if (order === null) {
    writer.close();
    parentPort?.close();
    return;
  }
  texts.push(...order.fresh);
  parentPort?.postMessage(carryOut(writesOf(order)));
  writer.tidy();
});

function writesOf({ values }: Order): Write[] {
  const writes: Write[] = [];
  for (let at = 0; at < values.length;) {
    const end = at + 3 + (values[at + 2] as number);
    const sql = texts[values[at] as number] as string;
    writes.push({ sql, parameters: values.slice(at + 3, end), isGuarded: values[at + 1] as boolean });
    at = end;
  }
  return writes;
}

function carryOut(writes: readonly Write[]): Committed {
  try {
    writer.commit(writes);
    return { ok: true };
  } catch (error) {
    const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, isConflict: error instanceof Conflict, message, code };
  }
}
