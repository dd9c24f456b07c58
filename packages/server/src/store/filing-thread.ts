import type Database from 'better-sqlite3';

import { Filing } from './filing.ts';
import { readLineLog } from './line-log.ts';
import { flushAll, LOG_PAGES, openDurable } from './sqlite-file.ts';

/** A log, and groups of the database up to a number, whose lines are to be brought to the entries. */
export interface Errand {
  readonly file: string;
  readonly log: string;
  readonly upTo: number;
  /** Whether nobody plays: then what SQLite's log has is brought to the file as well, which else waits until it has grown. */
  readonly hasTime: boolean;
}

let open: { readonly file: string; readonly database: Database.Database; readonly filing: Filing } | null = null;

const nothing = new Int32Array(new SharedArrayBuffer(4));

/**
 * Leaves the file to others for as long as it was taken before. Whoever waits to write looks only now and then whether they
 * may, and would hardly ever find the short moment between two slices; and they are who answers everyone that plays.
 */
function restInTurns(): () => void {
  let since = performance.now();
  return () => {
    Atomics.wait(nothing, 0, 0, performance.now() - since);
    since = performance.now();
  };
}

/** Does an errand. When it is done, all lines are where they are read, and survive a power cut. */
export default function run({ file, log, upTo, hasTime }: Errand): void {
  if (open?.file !== file) {
    open?.database.close();
    const database = openDurable(file);
    // All is flushed at once, at the end.
    database.pragma('synchronous = NORMAL');
    // Before the server's own connection would, which everyone who plays would wait for.
    database.pragma(`wal_autocheckpoint = ${3 * LOG_PAGES}`);
    open = { file, database, filing: new Filing(database) };
  }
  open.filing.bring(readLineLog(log), upTo, restInTurns());
  flushAll(open.database);
  open.database.pragma('synchronous = NORMAL');
  if (hasTime) open.database.pragma('wal_checkpoint(PASSIVE)');
}
