import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeSync,
  writevSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

import type { Bytes } from './line-groups.ts';
import { openLog, type Log } from './log-file.ts';

/** A group in a log begins with the log's run, how many bytes the group has, and their checksum. */
const HEAD = /^(\d{1,15}) (\d{1,10}) (\d{1,10})$/;
const LONGEST_HEAD = 40;
const LINE_FEED = 10;

/** A log is made longer by so many bytes at once: what is only written over reaches the disk in half the time. */
const STEP = Buffer.alloc(256 * 1024);

/** A group in a log, from where it begins: can be read until the log is begun anew. */
class LoggedGroup implements Bytes {
  private readonly file: number;
  private readonly position: number;

  constructor(file: number, position: number) {
    this.file = file;
    this.position = position;
  }

  copy(to: Uint8Array, at = 0, start = 0, end = start): number {
    const read = readSync(this.file, to, at, end - start, this.position + start);
    if (read !== end - start) throw new Error('a log is shorter than it was');
    return read;
  }
}

/**
 * A file to which groups of lines are written one after the other. Begun anew it is written over from its start, so that it
 * need not grow again; a number tells the groups of a run from what is left of the runs before.
 */
class LineLog {
  readonly path: string;
  private readonly file: number;
  private readonly log: Log;
  private run = 1;
  private at = 0;
  /** How long the file is. */
  private length = 0;

  constructor(path: string, open: (path: string) => Log) {
    this.path = path;
    this.file = openSync(path, 'w+');
    this.log = open(path);
  }

  append(group: Buffer): Bytes {
    const head = Buffer.from(`${this.run} ${group.length} ${crc32(group)}\n`);
    const size = head.length + group.length;
    while (this.length < this.at + size) this.length += writeSync(this.file, STEP, 0, STEP.length, this.length);
    if (writevSync(this.file, [head, group], this.at) !== size) throw new Error(`${this.path}: no room for a group`);
    const logged = new LoggedGroup(this.file, this.at + head.length);
    this.at += size;
    return logged;
  }

  /** Settles once all that was appended has reached the disk. */
  flush(): Promise<void> {
    return this.log.flush();
  }

  /** Begins a run in which nothing was written yet. */
  beginAnew(): void {
    this.run += 1;
    this.at = 0;
    this.append(Buffer.alloc(0));
  }

  close(): void {
    this.log.close();
    closeSync(this.file);
  }
}

/** The two logs of a database. */
function pathsOf(file: string): readonly [string, string] {
  return [`${file}-lines-1`, `${file}-lines-2`];
}

/** Two logs in turns: one is written to, while what is in the earlier one is brought away. */
export class LineLogs {
  private current: LineLog;
  private other: LineLog;

  constructor(file: string, open = openLog) {
    const [first, second] = pathsOf(file);
    this.current = new LineLog(first, open);
    this.other = new LineLog(second, open);
    flushNames(dirname(first));
  }

  /** Appends a group to the one that is written to; gives where it can be read until that is begun anew. */
  append(group: Buffer): Bytes {
    return this.current.append(group);
  }

  flush(): Promise<void> {
    return this.current.flush();
  }

  /** From now on the other log is written to, of which nothing is needed any more. */
  turn(): void {
    [this.current, this.other] = [this.other, this.current];
  }

  /** The file of the log that was written to before. */
  get earlier(): string {
    return this.other.path;
  }

  /** All that is in the earlier log is durable elsewhere. */
  clearEarlier(): void {
    this.other.beginAnew();
  }

  close(): void {
    this.current.close();
    this.other.close();
  }
}

/** Has the names of new files in a folder survive a power cut. Windows flushes no folders, and keeps names without that. */
function flushNames(folder: string): void {
  if (process.platform === 'win32') return;
  const file = openSync(folder, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** The groups that are whole in the logs of a database, whoever has left them. */
export function readLineLogs(file: string): Buffer[] {
  return pathsOf(file).flatMap((path) => (existsSync(path) ? readLineLog(path) : []));
}

/** The groups that are whole in a log. */
export function readLineLog(path: string): Buffer[] {
  return groupsIn(readFileSync(path));
}

/** Removes the logs of a database, once all that was in them is elsewhere. */
export function removeLineLogs(file: string): void {
  for (const path of pathsOf(file)) rmSync(path, { force: true });
}

/** The groups of a log's latest run, up to the first that is not whole. */
function groupsIn(bytes: Buffer): Buffer[] {
  const groups: Buffer[] = [];
  let run: string | undefined;
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(LINE_FEED, at);
    const head = end < 0 || end > at + LONGEST_HEAD ? null : HEAD.exec(bytes.toString('latin1', at, end));
    if (head === null) break;
    const start = end + 1;
    const group = bytes.subarray(start, start + Number(head[2]));
    run ??= head[1];
    if (head[1] !== run || group.length !== Number(head[2]) || crc32(group) !== Number(head[3])) break;
    if (group.length > 0) groups.push(group);
    at = start + group.length;
  }
  return groups;
}
