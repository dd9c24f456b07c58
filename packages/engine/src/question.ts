import type { Action, Json } from './action.ts';
import { isSame } from './canonical.ts';

/** One part of a composed answer, as data that any client can draw and check. */
export type Field =
  | { readonly field: 'one'; readonly of: readonly Json[] }
  | { readonly field: 'subset'; readonly of: readonly Json[]; readonly min: number; readonly max: number }
  | { readonly field: 'order'; readonly of: readonly Json[] }
  | { readonly field: 'number'; readonly min: number; readonly max: number }
  | {
      readonly field: 'list';
      readonly of: { readonly [name: string]: Field };
      readonly min: number;
      readonly max: number;
    };

/** An answer put together from fields: the action is `{ type, ...fields }`. */
export interface Composer {
  readonly type: string;
  readonly fields: { readonly [name: string]: Field };
}

/**
 * The form of an answer. `options` lists answers that can be given as they stand; `compose` says how others are built.
 * What fits the form may still be refused by a rule (a price one can't pay); what doesn't fit is never legal.
 */
export interface Question<A extends Action = Action> {
  readonly kind: string;
  readonly options: readonly A[];
  readonly compose?: readonly Composer[];
  /** Public or own facts that a client shows with the question (a price, a highest bid). */
  readonly facts?: { readonly [name: string]: Json };
}

/** Whether `action` has the form the question asks for. */
export function fitsQuestion<A extends Action>(question: Question<A>, action: A): boolean {
  if (question.options.some((option) => isSame(option, action))) return true;
  return (question.compose ?? []).some((composer) => fitsComposer(composer, action));
}

function fitsComposer(composer: Composer, action: Action): boolean {
  if (action.type !== composer.type) return false;
  const { type: _, ...given }: { readonly [name: string]: unknown } = { ...action };
  return fitsFields(composer.fields, given);
}

function fitsFields(fields: { readonly [name: string]: Field }, given: { readonly [name: string]: unknown }): boolean {
  if (!Object.keys(given).every((name) => Object.hasOwn(fields, name))) return false;
  return Object.entries(fields).every(([name, field]) => fitsField(field, given[name]));
}

function fitsField(field: Field, value: unknown): boolean {
  switch (field.field) {
    case 'one':
      return contains(field.of, value);
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max;
    case 'subset':
      return hasSize(value, field.min, field.max) && isPartOf(field.of, value);
    case 'order':
      return hasSize(value, field.of.length, field.of.length) && isPartOf(field.of, value);
    case 'list':
      return hasSize(value, field.min, field.max) && value.every((row) => isRow(row) && fitsFields(field.of, row));
  }
}

function hasSize(value: unknown, min: number, max: number): value is readonly unknown[] {
  return Array.isArray(value) && value.length >= min && value.length <= max;
}

function isRow(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function contains(of: readonly Json[], value: unknown): boolean {
  return of.some((item) => isSame(item, value));
}

/** Whether the values are a multiset taken from `of`. */
function isPartOf(of: readonly Json[], values: readonly unknown[]): boolean {
  const left = [...of];
  return values.every((value) => {
    const at = left.findIndex((item) => isSame(item, value));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}
