import type { Seat, Viewer } from '@boxcars/engine';
import { IntlMessageFormat } from 'intl-messageformat';

import { type Catalogue, type Locale } from './catalogue.ts';
import { common } from './common/index.ts';
import { hungarianArticle } from './hungarian.ts';
import type { Line, Value, Values } from './line.ts';
import { placeholdersIn } from './placeholders.ts';
import { textOf } from './registry.ts';

/** Whose sentences are made: the game's messages come before the common ones. */
export interface TranslatorContext {
  readonly game?: string;
  /** The name of the player in a seat, as it stands in a sentence about them. */
  readonly seatName?: (seat: Seat) => string;
  /** The reader: their own seat is `you`. */
  readonly viewer?: Viewer;
}

/** Makes sentences in one language. */
export interface Translator {
  readonly locale: Locale;
  /** The sentence of a line, or of a key and its values. */
  (what: string | Line, values?: Values): string;
  /** Whether there is a message under this key. */
  has(key: string): boolean;
}

interface Message {
  readonly format: IntlMessageFormat;
  readonly placeholders: readonly string[];
}

/** Compiled messages by language and text. */
const compiled = new Map<string, Message>();

/** A translator into `locale`. A message missing there is taken from English, and one missing there too is its key: both are bugs that a test finds. */
export function translator(locale: Locale, context: TranslatorContext = {}): Translator {
  const game = context.game === undefined ? undefined : textOf(context.game);
  const find = (key: string): { locale: Locale; text: string } | undefined => {
    const own = pick(game?.[locale], key) ?? pick(common[locale], key);
    if (own !== undefined) return { locale, text: own };
    const english = pick(game?.en, key) ?? pick(common.en, key);
    return english === undefined ? undefined : { locale: 'en', text: english };
  };
  const translate = (what: string | Line, values?: Values): string => {
    const key = typeof what === 'string' ? what : what.key;
    const found = find(key);
    if (found === undefined) return key;
    const given = (typeof what === 'string' ? values : what.values) ?? {};
    const message = compile(found.locale, found.text);
    return String(message.format.format(fill(message.placeholders, given, context, locale, translate)));
  };
  return Object.assign(translate, { locale, has: (key: string) => find(key) !== undefined });
}

function pick(catalogue: Catalogue | undefined, key: string): string | undefined {
  return catalogue !== undefined && Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
}

function compile(locale: Locale, text: string): Message {
  const id = `${locale} ${text}`;
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  const message = { format, placeholders: [...placeholdersIn(format.getAst()).keys()] };
  compiled.set(id, message);
  return message;
}

type Filled = { [name: string]: string | number };

/** The values of a message, rendered, with the ones that can be derived from them. A value nobody gave shows as its name. */
function fill(
  names: readonly string[],
  values: Values,
  context: TranslatorContext,
  locale: Locale,
  translate: (line: Line) => string,
): Filled {
  const render = (value: Value): string | number => renderValue(value, context, locale, translate);
  const filled: Filled = {};
  for (const name of names) {
    const value = values[name];
    const [, prefix, base = ''] = /^(is|az|Az)_(.+)$/.exec(name) ?? [];
    const source = values[base];
    if (value !== undefined) filled[name] = render(value);
    else if (prefix === 'is') filled[name] = isReader(source, context) ? 'you' : 'other';
    else if (prefix !== undefined && source !== undefined)
      filled[name] = hungarianArticle(String(render(source)), prefix);
    else filled[name] = `{${name}}`;
  }
  return filled;
}

function isReader(value: Value | undefined, context: TranslatorContext): boolean {
  return typeof value === 'object' && 'seat' in value && value.seat === context.viewer;
}

function renderValue(
  value: Value,
  context: TranslatorContext,
  locale: Locale,
  translate: (line: Line) => string,
): string | number {
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') return value;
  if (isList(value)) {
    const parts = value.map((part) => String(renderValue(part, context, locale, translate)));
    return new Intl.ListFormat(locale).format(parts);
  }
  if ('key' in value) return translate(value);
  return context.seatName?.(value.seat) ?? translate({ key: 'seat.name', values: { number: value.seat + 1 } });
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
