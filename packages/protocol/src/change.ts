import type { Json } from '@boxcars/engine';

/**
 * The differences between two plain values, in a row: a pointer (RFC 6901) to a place, then what stands there now, and so on. A
 * field that is gone has no value: it is named by `gone`. Replays that were frozen by older servers have lists instead, each the
 * way to a place and last the value, and before that rows with `at` and `value`.
 */
export type Changes = readonly (Json | Gone | OldRow)[];

type Gone = { readonly gone: string };
type Way = readonly (string | number)[];
type OldRow = { readonly at: Way; readonly value?: Json };

/** What turns `before` into `after`: as few and as small changes as plain fields and list items allow. */
export function changesBetween(before: Json, after: Json): Changes {
  return JSON.parse(changesText(before, after)) as Changes;
}

/** The same as it is sent. With every move this is written, so it is written at once and not put together first. */
export function changesText(before: Json, after: Json): string {
  return `[${compare(before, after, '', '')}]`;
}

/** The same where everything is new. */
export function replacementText(after: Json): string {
  return `["",${JSON.stringify(after)}]`;
}

/** `before` with the changes made. Shares the parts that did not change, so they can be compared with `===`. */
export function withChanges(before: Json, changes: Changes): Json {
  let value = before;
  for (let i = 0; i < changes.length; i++) {
    const change = changes[i] as Changes[number];
    if (typeof change === 'string') {
      i += 1;
      value = withChange(value, wayOf(change), changes[i], 0);
    } else if (isList(change)) value = withChange(value, change.slice(0, -1) as Way, change.at(-1), 0);
    else if (isGone(change)) value = withChange(value, wayOf(change.gone), undefined, 0);
    else value = withChange(value, (change as OldRow).at, (change as OldRow).value, 0);
  }
  return value;
}

function isGone(change: Changes[number]): change is Gone {
  return typeof change === 'object' && change !== null && 'gone' in change;
}

/** The steps of a pointer. */
function wayOf(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  return pointer.includes('~') ? steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')) : steps;
}

type Row = { readonly [key: string]: Json };

function isRow(value: Json | undefined): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: Changes[number] | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** `all` and what has changed here. `path` is the pointer to here, as it stands in JSON without its quotes. */
function compare(before: Json, after: Json, path: string, all: string): string {
  if (before === after) return all;
  if (isList(before) && isList(after)) return compareLists(before, after, path, all);
  if (isRow(before) && isRow(after)) return compareRows(before, after, path, all);
  return withPlace(all, path, textOf(after));
}

function withPlace(all: string, path: string, value: string): string {
  return all === '' ? `"${path}",${value}` : `${all},"${path}",${value}`;
}

/** Lists of another length, and short ones of plain values that have changed in several places, are sent whole. */
function compareLists(before: readonly Json[], after: readonly Json[], path: string, others: string): string {
  if (before.length !== after.length || isRewritten(before, after)) return withPlace(others, path, textOf(after));
  let all = others;
  for (let i = 0; i < after.length; i++) {
    const old = before[i] as Json;
    const now = after[i] as Json;
    if (old !== now) all = compare(old, now, `${path}/${i}`, all);
  }
  return all;
}

/** Whether a list takes less room than what has changed in it: each change has the way to the list as well. */
function isRewritten(before: readonly Json[], after: readonly Json[]): boolean {
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    const now = after[i] as Json;
    if (typeof now === 'object' && now !== null) return false;
    if (now !== before[i]) changed += 1;
  }
  return changed > 1 && after.length <= ROOM * changed;
}

/** How many plain values take about as much room as the change of one of them. */
const ROOM = 4;

function compareRows(before: Row, after: Row, path: string, others: string): string {
  let all = others;
  let kept = 0;
  // Plain data inherits nothing that is listed, and this makes no list of names.
  for (const name in after) {
    const now = after[name] as Json;
    const old = before[name];
    // What a row inherits is a function, and plain data never is.
    if (old === undefined || typeof old === 'function') {
      all = withPlace(all, path + stepTo(name), textOf(now));
      continue;
    }
    kept += 1;
    if (old !== now) all = compare(old, now, path + stepTo(name), all);
  }
  for (const _ in before) kept -= 1;
  if (kept === 0) return all;
  for (const name of Object.keys(before)) {
    if (!Object.hasOwn(after, name)) all += `${all === '' ? '' : ','}{"gone":"${path}${stepTo(name)}"}`;
  }
  return all;
}

/** A value as JSON has it; whole numbers and truths are the same in both, and most values are such, or words. */
function textOf(value: Json): string {
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isInteger(value))) return String(value);
  if (typeof value === 'string' && value.length <= LONGEST_WORD) return quoted(value);
  return JSON.stringify(value) ?? 'null';
}

const LONGEST_WORD = 20;
const words = new Map<string, string>();

/** A word that stands for a value, as JSON has it. */
function quoted(word: string): string {
  return remembered(words, word, JSON.stringify);
}

const steps = new Map<string, string>();

/** The step to a field, as it stands in JSON. */
function stepTo(name: string): string {
  return remembered(steps, name, (field) =>
    JSON.stringify(`/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`).slice(1, -1),
  );
}

const MOST_REMEMBERED = 1000;

/** Names and words are few, and used again and again. */
function remembered(texts: Map<string, string>, word: string, write: (word: string) => string): string {
  const known = texts.get(word);
  if (known !== undefined) return known;
  const text = write(word);
  if (texts.size < MOST_REMEMBERED) texts.set(word, text);
  return text;
}

function withChange(value: Json, at: Way, now: Json | undefined, depth: number): Json {
  const step = at[depth];
  if (step === undefined) return now ?? null;
  if (isList(value)) {
    const index = Number(step);
    return value.map((item, i) => (i === index ? withChange(item, at, now, depth + 1) : item));
  }
  const row = isRow(value) ? value : {};
  if (now === undefined && depth === at.length - 1) {
    return Object.fromEntries(Object.entries(row).filter(([name]) => name !== String(step)));
  }
  return { ...row, [step]: withChange(row[step] ?? null, at, now, depth + 1) };
}
