import type Database from 'better-sqlite3';

import { Conflict } from './conflict.ts';
import { Filing } from './filing.ts';
import { Lines, MANY_BYTES } from './line-groups.ts';
import type { LineLogs } from './line-log.ts';
import { flushAll, LOG_PAGES, openDurable } from './sqlite-file.ts';
import type { Write } from './store.ts';

/** The connection that writes to a file. */
export interface FileWriter {
  /** Carries out all of a group of writes, or none; says where they are. */
  readonly commit: (writes: readonly Write[]) => 'in the logs' | 'in the file';
  /** Has the lines of a match where they are read. */
  readonly gather: (match: string) => void;
  /** Has lines brought to the entries, if many bytes are not there, or any when there is time; unless some are under way. */
  readonly tidy: (hasTime?: boolean) => void;
  readonly close: () => void;
}

/** Where groups of lines go beside the file, and who brings them to its entries. */
export interface Beside {
  readonly logs: LineLogs;
  /** Brings the lines of a log, and of the file's groups up to a number; done once they survive a power cut. */
  readonly bring: (log: string, upTo: number, hasTime: boolean) => Promise<void>;
  /** Is told that they could not be brought. */
  readonly report: (error: unknown) => void;
}

/** How long after a failure lines are brought again. */
const RETRY = 1000;

/**
 * Opens a file, whose schema is up to date, which holds no lines in groups, and which no other server writes to. With nothing
 * beside it a commit survives a power cut when it returns. With logs it does once whoever called has flushed what it is in: the
 * logs, to which groups go that are lines alone, or the file's own (`-wal`).
 */
export function openWriter(file: string, beside: Beside | null, many = MANY_BYTES): FileWriter {
  const database = openDurable(file);
  if (beside !== null) leaveToOthers(database);
  const filing = new Filing(database);
  const lines = new Lines((match) => filing.newest(match));
  const commit = makeCommit(database);
  const bring = beside === null ? bringInPlace(filing) : bringBeside(beside, database);
  return {
    commit: (writes) => {
      const group = lines.group(writes);
      if (beside !== null && group !== null && group.lines.length === writes.length) {
        lines.add(group, beside.logs.append(group.bytes), null);
        return 'in the logs';
      }
      const number = commit(group?.bytes ?? null, writes);
      if (group !== null) lines.add(group, filing.group(number), number);
      return 'in the file';
    },
    gather: (match) => {
      const found = lines.of(match);
      if (found.length === 0) return;
      filing.add(found);
      lines.gathered(match);
    },
    tidy: (hasTime = false) => {
      if (lines.isMoving || lines.areMany(hasTime ? 1 : many)) bring(lines, hasTime);
    },
    close: () => void database.close(),
  };
}

/** Flushing is left to whoever commits, and moving pages from SQLite's log to the file, if it can be, to whoever brings lines. */
function leaveToOthers(database: Database.Database): void {
  // The name of a log that was just made, too.
  flushAll(database);
  database.pragma('synchronous = NORMAL');
  database.pragma(`wal_autocheckpoint = ${4 * LOG_PAGES}`);
}

/** What fails here has lost nothing: the lines are where they were, and it is tried again after a later group. */
function bringInPlace(filing: Filing): (lines: Lines) => void {
  return (lines) => {
    const upTo = lines.turn();
    try {
      filing.bring([], upTo);
    } catch {
      return;
    }
    lines.brought();
  };
}

/** The same by someone else; tried again after a while as long as the file is open. */
function bringBeside(
  { logs, bring, report }: Beside,
  database: Database.Database,
): (lines: Lines, hasTime: boolean) => void {
  let isUnderWay = false;
  const begin = (lines: Lines, hasTime: boolean): void => {
    if (isUnderWay || !database.open) return;
    if (!lines.isMoving) logs.turn();
    isUnderWay = true;
    bring(logs.earlier, lines.turn(), hasTime)
      .then(() => {
        logs.clearEarlier();
        lines.brought();
        isUnderWay = false;
      })
      .catch((error: unknown) => {
        report(error);
        const again = (): void => {
          isUnderWay = false;
          begin(lines, hasTime);
        };
        setTimeout(again, RETRY).unref();
      });
  };
  return begin;
}

/** Writes a group of lines as one row, and everything else as it is. Every statement is prepared once. */
function makeCommit(database: Database.Database): (lines: Buffer | null, writes: readonly Write[]) => number {
  const group = database.prepare('insert into line_groups (lines) values (cast(? as text))');
  const statements = new Map<string, Database.Statement>();
  const prepare = (sql: string): Database.Statement => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const writeGroup = (lines: Buffer | null): number => (lines === null ? 0 : Number(group.run(lines).lastInsertRowid));
  const commit = database.transaction((lines: Buffer | null, writes: readonly Write[]) => {
    for (const { sql, parameters, isGuarded, isLine } of writes) {
      if (isLine === true) continue;
      const { changes } = prepare(sql).run(...parameters);
      if (changes === 0 && isGuarded === true) throw new Conflict();
    }
    return writeGroup(lines);
  });
  return (lines, writes) =>
    writes.every(({ isLine }) => isLine === true) ? writeGroup(lines) : commit.immediate(lines, writes);
}
