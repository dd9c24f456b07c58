import type { Json, Seat, Viewer } from '@boxcars/engine';
import type { Translator } from '@boxcars/text';

import type { Paint } from '../paint.ts';

/** What a board draws with. */
export interface BoardContext {
  /** Sentences and names in the reader's language, the game's own before the common ones. */
  readonly t: Translator;
  readonly paint: Paint;
  /** Columns to draw in: at least 60, usually 80. */
  readonly width: number;
  /** A label for a seat, not part of a sentence: the player's name, or `You`. */
  readonly seatName: (seat: Seat) => string;
  readonly viewer: Viewer;
}

/**
 * Draws a view as lines of a terminal. Knows nothing but the view. Lines may be painted; they fit `width` (see `pad`
 * and `widthOf` of paint.ts). Whatever a colour says, a letter or a sign says too.
 */
export type Board<V> = (view: V, context: BoardContext) => string[];

/**
 * Draws any view, so that a game without a board of its own can be played: names and values, one a line, with what is
 * inside indented, or behind its name where it fits.
 */
export const genericBoard: Board<unknown> = (view, context) => drawValue(view as Json, '', context);

function drawValue(value: Json, indent: string, context: BoardContext): string[] {
  if (!isPlain(value)) return [indent + writeShort(value, context)];
  return Object.entries(value).flatMap(([name, part]) => drawPart(`${indent}${labelOf(name, context)}`, part, context));
}

function drawPart(title: string, part: Json, context: BoardContext): string[] {
  const short = `${title}: ${writeShort(part, context)}`;
  if (short.length <= context.width) return [short.replace(title, paintTitle(title, context))];
  const inner = `${/^ */.exec(title)?.[0] ?? ''}  `;
  if (isPlain(part)) return [paintTitle(title, context), ...drawValue(part, inner, context)];
  if (!isList(part)) return [short];
  return [paintTitle(title, context), ...part.flatMap((row, at) => drawRow(`${inner}${at + 1}.`, row, context))];
}

/** A row of a list, wrapped where it is too long. */
function drawRow(number: string, row: Json, context: BoardContext): string[] {
  const rows: string[] = [number];
  for (const word of writeShort(row, context).split(' ')) {
    const last = rows.at(-1) ?? '';
    if (last.length + 1 + word.length <= context.width) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(`${' '.repeat(number.length)} ${word}`);
  }
  return rows;
}

function paintTitle(title: string, { paint }: BoardContext): string {
  const name = title.trimStart();
  return ' '.repeat(title.length - name.length) + paint.bold(name);
}

function labelOf(name: string, { t }: BoardContext): string {
  return t.has(`field.${name}`) ? t(`field.${name}`) : name;
}

function isPlain(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** A value in one line: nothing is `–`, lists and what is inside others go in brackets. */
function writeShort(value: Json, context: BoardContext): string {
  if (value === null) return '–';
  if (isList(value)) return `[${value.map((part) => writeShort(part, context)).join(', ')}]`;
  if (!isPlain(value)) return String(value);
  const parts = Object.entries(value).map(([name, part]) => {
    const text = writeShort(part, context);
    return `${labelOf(name, context)} ${isPlain(part) ? `(${text})` : text}`;
  });
  return parts.join(', ');
}
