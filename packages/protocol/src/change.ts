import type { Json } from '@boxcars/engine';

/** One difference between two plain values: where, and what stands there now. Left out `value`: the field is gone. */
export interface Change {
  readonly at: readonly (string | number)[];
  readonly value?: Json;
}

/** What turns `before` into `after`: as few and as small rows as plain fields and list items allow. */
export function changesBetween(before: Json, after: Json): Change[] {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

/** `before` with the changes made. Shares the parts that did not change, so they can be compared with `===`. */
export function withChanges(before: Json, changes: readonly Change[]): Json {
  return changes.reduce((value, change) => withChange(value, change, 0), before);
}

type Row = { readonly [key: string]: Json };

function isRow(value: Json | undefined): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** `path` is one list for the whole comparison: it is copied only where something changed. */
function compare(before: Json, after: Json, path: (string | number)[], into: Change[]): void {
  if (before === after) return;
  if (isList(before) && isList(after)) compareLists(before, after, path, into);
  else if (isRow(before) && isRow(after)) compareRows(before, after, path, into);
  else into.push({ at: [...path], value: after });
}

/** Lists of another length are sent whole. */
function compareLists(
  before: readonly Json[],
  after: readonly Json[],
  path: (string | number)[],
  into: Change[],
): void {
  if (before.length !== after.length) {
    into.push({ at: [...path], value: after });
    return;
  }
  for (let i = 0; i < after.length; i++) {
    const old = before[i] as Json;
    const now = after[i] as Json;
    if (old === now) continue;
    path.push(i);
    compare(old, now, path, into);
    path.pop();
  }
}

function compareRows(before: Row, after: Row, path: (string | number)[], into: Change[]): void {
  const names = Object.keys(after);
  let kept = 0;
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as string;
    const now = after[name] as Json;
    const old = before[name];
    // What a row inherits is a function, and plain data never is.
    if (old === undefined || typeof old === 'function') {
      into.push({ at: [...path, name], value: now });
      continue;
    }
    kept += 1;
    if (old === now) continue;
    path.push(name);
    compare(old, now, path, into);
    path.pop();
  }
  if (kept === Object.keys(before).length) return;
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) into.push({ at: [...path, name] });
}

function withChange(value: Json, change: Change, depth: number): Json {
  const step = change.at[depth];
  if (step === undefined) return change.value ?? null;
  if (isList(value) && typeof step === 'number') {
    return value.map((item, i) => (i === step ? withChange(item, change, depth + 1) : item));
  }
  const row = isRow(value) ? value : {};
  const isLast = depth === change.at.length - 1;
  if (isLast && change.value === undefined) {
    return Object.fromEntries(Object.entries(row).filter(([name]) => name !== String(step)));
  }
  return { ...row, [step]: withChange(row[step] ?? null, change, depth + 1) };
}
