import type Database from 'better-sqlite3';

import { Filing } from './filing.ts';
import { readLineLog } from './line-log.ts';
import { flushAll, openDurable } from './sqlite-file.ts';

/** A log, and groups of the database up to a number, whose lines are to be brought to the entries. */
export interface Errand {
  readonly file: string;
  readonly log: string;
  readonly upTo: number;
}

let open: { readonly file: string; readonly database: Database.Database; readonly filing: Filing } | null = null;

/** Does an errand. When it is done, all lines are where they are read, and survive a power cut. */
export default function run({ file, log, upTo }: Errand): void {
  if (open?.file !== file) {
    open?.database.close();
    const database = openDurable(file);
    // All is flushed at once, at the end.
    database.pragma('synchronous = NORMAL');
    open = { file, database, filing: new Filing(database) };
  }
  open.filing.bring(readLineLog(log), upTo);
  flushAll(open.database);
  open.database.pragma('synchronous = NORMAL');
}
