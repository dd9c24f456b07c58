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
  seatName(seat: Seat): string;
  readonly viewer: Viewer;
}

/**
 * Draws a view as lines of a terminal. Knows nothing but the view. Lines may be painted; they fit `width` (see `pad`
 * and `widthOf` of paint.ts). Whatever a colour says, a letter or a sign says too.
 */
export type Board<V> = (view: V, context: BoardContext) => string[];

/** Draws any view, so that a game without a board of its own can be played: names and values, indented. */
export const genericBoard: Board<unknown> = (view, context) => drawRows(view as Json, '', context);

function drawRows(value: Json, indent: string, context: BoardContext): string[] {
  if (!isPlain(value)) return [indent + write(value)];
  return Object.entries(value).flatMap(([name, part]) => drawPart(label(name, context), part, indent, context));
}

function drawPart(name: string, part: Json, indent: string, context: BoardContext): string[] {
  const title = `${indent}${context.paint.bold(name)}`;
  if (isPlain(part)) return [title, ...drawRows(part, `${indent}  `, context)];
  if (!isRows(part)) return [`${title}: ${write(part)}`];
  return [title, ...part.flatMap((row, i) => [`${indent}  ${i + 1}.`, ...drawRows(row, `${indent}     `, context)])];
}

function label(name: string, context: BoardContext): string {
  return context.t.has(`field.${name}`) ? context.t(`field.${name}`) : name;
}

function isPlain(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRows(value: Json): value is readonly { readonly [name: string]: Json }[] {
  return Array.isArray(value) && value.length > 0 && value.every(isPlain);
}

function write(value: Json): string {
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  return JSON.stringify(value).replaceAll('"', '').replaceAll(',', ', ').replaceAll('null', '–');
}
