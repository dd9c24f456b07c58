import { accept, refuse, type Field, type Json, type Result } from '@boxcars/engine';

/** A field whose answer is typed in one line. A list is asked row by row. */
export type LineField = Exclude<Field, { readonly field: 'list' }>;

/** Reads what was typed for a field: numbers of choices counted from 1, or for a number the number itself. */
export function readField(field: LineField, text: string): Result<Json> {
  switch (field.field) {
    case 'number':
      return readNumber(text, field.min, field.max);
    case 'one':
      return readOne(field.of, text);
    case 'subset':
      return readSubset(field.of, field.min, field.max, text);
    case 'order':
      return readSubset(field.of, field.of.length, field.of.length, text);
  }
}

/** The one value a field can have, where there is only one: nobody needs to be asked for it. */
export function onlyValue(field: LineField): Json | undefined {
  switch (field.field) {
    case 'number':
      return field.min === field.max ? field.min : undefined;
    case 'one':
      return field.of.length === 1 ? field.of[0] : undefined;
    case 'subset':
      return field.max === 0 ? [] : field.min === field.of.length ? field.of : undefined;
    case 'order':
      return field.of.length < 2 ? field.of : undefined;
  }
}

function readNumber(text: string, min: number, max: number): Result<Json> {
  const value = Number(text);
  if (!/^-?\d+$/.test(text.trim()) || value < min || value > max) return refuse('field-number', { min, max });
  return accept(value);
}

function readOne(of: readonly Json[], text: string): Result<Json> {
  const picked = pick(of, [text.trim()]);
  const [value] = picked ?? [];
  return value === undefined ? refuse('field-one', { max: of.length }) : accept(value);
}

function readSubset(of: readonly Json[], min: number, max: number, text: string): Result<Json> {
  const words = text.split(/[\s,]+/).filter((word) => word !== '' && word !== '-');
  const values = pick(of, words);
  if (values === null) return refuse('field-subset', { max: of.length });
  if (values.length < min || values.length > max) return refuse('field-count', { min, max });
  return accept(values);
}

/** The values at these places counted from 1; null when a place is no place or named twice. */
function pick(of: readonly Json[], words: readonly string[]): Json[] | null {
  if (new Set(words).size !== words.length) return null;
  const values = words.map((word) => (/^\d+$/.test(word) ? of[Number(word) - 1] : undefined));
  return values.every((value) => value !== undefined) ? values : null;
}
