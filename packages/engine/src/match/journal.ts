import { canonical } from '../canonical.ts';
import { refuse, type Result } from '../refusal.ts';
import { sumAfter, sumOfHeader, type Entry, type JournalHeader } from './entry.ts';
import { isEntry, isHeader, isRow } from './journal-shape.ts';

/** A match as it is kept: what was agreed, and what happened, in numbered entries from the setup on. */
export interface Journal {
  readonly header: JournalHeader;
  readonly entries: readonly Entry[];
}

/** A journal, or why it can't be trusted from some entry on, with all that can be read before that. */
export type ReadJournal = Result<Journal> & { readonly readable: Journal | null };

/** The text of a journal, closed: one line for the header, one for each entry, one for the end. */
export function writeJournal(journal: Journal): string {
  const lines = [writeHeader(journal.header), ...journal.entries.map((entry) => writeEntry(entry))];
  return [...lines, writeEnd(journal), ''].join('\n');
}

/** The first line of a journal. */
export function writeHeader(header: JournalHeader): string {
  return canonical(header);
}

/** The line of an entry: the very text that its checksum is of. */
export function writeEntry(entry: Entry): string {
  return JSON.stringify(entry);
}

/** The last line: a journal without it was cut off, or its match goes on. */
function writeEnd({ header, entries }: Journal): string {
  return canonical({ end: entries.length, sum: entries.at(-1)?.sum ?? sumOfHeader(header) });
}

/**
 * Reads the text of a journal, whatever it is: never throws. A journal that was cut off or altered is refused, naming
 * the first entry that is missing or wrong; all entries before it are in `readable`.
 */
export function readJournal(text: string): ReadJournal {
  const lines = text.split('\n');
  const isWhole = text.endsWith('\n');
  if (isWhole) lines.pop();
  const first = readHeader(lines[0] ?? '', lines.length > 1 || isWhole);
  if (!first.ok) return { ...first, readable: null };
  const entries: Entry[] = [];
  const readable = { header: first.value, entries };
  let sum = sumOfHeader(first.value);
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const isLast = index === lines.length - 1;
    if (isLast && line === canonical({ end: entries.length, sum })) return { ok: true, value: readable, readable };
    const entry = readEntry(line, entries.length, sum);
    if (entry === null) {
      const isCut = isLast && !isWhole && parse(line) === undefined;
      return { ...refuse(isCut ? 'journal-cut-off' : 'journal-altered', { entry: entries.length }), readable };
    }
    entries.push(entry);
    sum = entry.sum;
  }
  return { ...refuse('journal-cut-off', { entry: entries.length }), readable };
}

/** Reads a journal that a host keeps line by line while its match goes on: as `readJournal`, but no end is missed. */
export function readJournalLines(header: string, lines: readonly string[]): ReadJournal {
  const read = readJournal([header, ...lines, ''].join('\n'));
  const isAll = !read.ok && read.refusal.code === 'journal-cut-off' && read.readable?.entries.length === lines.length;
  return isAll && read.readable !== null ? { ok: true, value: read.readable, readable: read.readable } : read;
}

/** The keys of all draws of a journal. */
export function drawnKeys(journal: Journal): string[] {
  return journal.entries.flatMap((entry) => ('draws' in entry ? entry.draws.map((draw) => draw.key) : []));
}

function readHeader(line: string, isWhole: boolean): Result<JournalHeader> {
  const json = parse(line);
  if (json === undefined && !isWhole && /^(?:\{|$)/.test(line)) return refuse('journal-cut-off', { entry: 0 });
  if (isRow(json) && typeof json['journal'] === 'number' && json['journal'] !== 1) {
    return refuse('unknown-journal-format', { format: json['journal'] });
  }
  return isHeader(json) && textOf(json, writeHeader) === line ? { ok: true, value: json } : refuse('not-a-journal');
}

/** The entry of a line, or null unless it is this number's, unaltered. */
export function readEntry(line: string, number: number, previous: string): Entry | null {
  const json = parse(line);
  if (!isEntry(json) || json.entry !== number || textOf(json, writeEntry) !== line) return null;
  const end = `,"sum":"${json.sum}"}`;
  if (!line.endsWith(end)) return null;
  return json.sum === sumAfter(previous, `${line.slice(0, -end.length)}}`) ? json : null;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

/** The line that `write` makes of it, or null for what is nested deeper than any journal. */
function textOf<T>(json: T, write: (json: T) => string): string | null {
  try {
    return write(json);
  } catch {
    return null;
  }
}
