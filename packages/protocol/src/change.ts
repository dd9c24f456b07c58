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

function compare(before: Json, after: Json, at: readonly (string | number)[], into: Change[]): void {
  if (before === after) return;
  if (isRow(before) && isRow(after)) compareRows(before, after, at, into);
  else if (isList(before) && isList(after) && before.length === after.length) {
    for (const [i, item] of after.entries()) compare(before[i] ?? null, item, [...at, i], into);
  } else if (JSON.stringify(before) !== JSON.stringify(after)) into.push({ at, value: after });
}

function compareRows(before: Row, after: Row, at: readonly (string | number)[], into: Change[]): void {
  for (const name of Object.keys(before)) {
    if (!Object.hasOwn(after, name)) into.push({ at: [...at, name] });
  }
  for (const [name, value] of Object.entries(after)) {
    const old = Object.hasOwn(before, name) ? before[name] : undefined;
    if (old === undefined) into.push({ at: [...at, name], value });
    else compare(old, value, [...at, name], into);
  }
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
