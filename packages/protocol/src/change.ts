import type { Json } from '@boxcars/engine';

type Way = readonly (string | number)[];

/**
 * One difference between two plain values: the way to it, and last what stands there now. A field that is gone is named by
 * its way in `at`; replays that were frozen by older servers also have the others like that.
 */
export type Change = readonly Json[] | { readonly at: Way; readonly value?: Json };

/** What turns `before` into `after`: as few and as small rows as plain fields and list items allow. */
export function changesBetween(before: Json, after: Json): Change[] {
  return JSON.parse(changesText(before, after)) as Change[];
}

/** The same as it is sent. With every move this is written, so it is written at once and not put together first. */
export function changesText(before: Json, after: Json): string {
  return `[${compare(before, after, '', '')}]`;
}

/** `before` with the changes made. Shares the parts that did not change, so they can be compared with `===`. */
export function withChanges(before: Json, changes: readonly Change[]): Json {
  return changes.reduce<Json>((value, change) => {
    if (isList(change)) return withChange(value, change.slice(0, -1) as Way, change.at(-1), 0);
    return withChange(value, change.at, change.value, 0);
  }, before);
}

type Row = { readonly [key: string]: Json };

function isRow(value: Json | undefined): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: Json | Change | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** `rows` and those of all differences. `path` is the way here, a comma after every step. */
function compare(before: Json, after: Json, path: string, rows: string): string {
  if (before === after) return rows;
  if (isList(before) && isList(after)) return compareLists(before, after, path, rows);
  if (isRow(before) && isRow(after)) return compareRows(before, after, path, rows);
  return withRow(rows, path, textOf(after));
}

function withRow(rows: string, path: string, value: string): string {
  return rows === '' ? `[${path}${value}]` : `${rows},[${path}${value}]`;
}

/** Lists of another length, and short ones of plain values that have changed in several places, are sent whole. */
function compareLists(before: readonly Json[], after: readonly Json[], path: string, rows: string): string {
  if (before.length !== after.length || isRewritten(before, after)) return withRow(rows, path, textOf(after));
  let all = rows;
  for (let i = 0; i < after.length; i++) {
    const old = before[i] as Json;
    const now = after[i] as Json;
    if (old !== now) all = compare(old, now, `${path}${i},`, all);
  }
  return all;
}

/** Whether a list takes less room than what has changed in it: a row has the way to the list as well. */
function isRewritten(before: readonly Json[], after: readonly Json[]): boolean {
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    const now = after[i] as Json;
    if (typeof now === 'object' && now !== null) return false;
    if (now !== before[i]) changed += 1;
  }
  return changed > 1 && after.length <= ROOM * changed;
}

/** How many plain values take about as much room as a row for one of them. */
const ROOM = 4;

function compareRows(before: Row, after: Row, path: string, rows: string): string {
  let all = rows;
  let kept = 0;
  // Plain data inherits nothing that is listed, and this makes no list of names.
  for (const name in after) {
    const now = after[name] as Json;
    const old = before[name];
    // What a row inherits is a function, and plain data never is.
    if (old === undefined || typeof old === 'function') {
      all = withRow(all, `${path}${quoted(name)},`, textOf(now));
      continue;
    }
    kept += 1;
    if (old !== now) all = compare(old, now, `${path}${quoted(name)},`, all);
  }
  for (const _ in before) kept -= 1;
  if (kept === 0) return all;
  for (const name of Object.keys(before)) {
    if (!Object.hasOwn(after, name)) all += `${all === '' ? '' : ','}{"at":[${path}${quoted(name)}]}`;
  }
  return all;
}

/** A value as JSON has it; whole numbers and truths are the same in both, and most values are such, or words. */
function textOf(value: Json): string {
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isInteger(value))) return String(value);
  if (typeof value === 'string' && value.length <= LONGEST_WORD) return quoted(value);
  return JSON.stringify(value) ?? 'null';
}

const words = new Map<string, string>();
const MOST_WORDS = 1000;
const LONGEST_WORD = 20;

/** A field's name, or a word that stands for a value, as JSON has it. They are few, and used again and again. */
function quoted(word: string): string {
  const known = words.get(word);
  if (known !== undefined) return known;
  const text = JSON.stringify(word);
  if (words.size < MOST_WORDS) words.set(word, text);
  return text;
}

function withChange(value: Json, at: Way, now: Json | undefined, depth: number): Json {
  const step = at[depth];
  if (step === undefined) return now ?? null;
  if (isList(value) && typeof step === 'number') {
    return value.map((item, i) => (i === step ? withChange(item, at, now, depth + 1) : item));
  }
  const row = isRow(value) ? value : {};
  if (now === undefined && depth === at.length - 1) {
    return Object.fromEntries(Object.entries(row).filter(([name]) => name !== String(step)));
  }
  return { ...row, [step]: withChange(row[step] ?? null, at, now, depth + 1) };
}
