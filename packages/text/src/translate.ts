import type { Seat, Viewer } from '@boxcars/engine';

import type { Catalogue, Locale } from './catalogue.ts';
import { hungarianArticle } from './hungarian.ts';
import type { Line, Value, Values } from './line.ts';
import { readMessage, type Message } from './message.ts';

/** Whose sentences are made. */
export interface ReaderContext {
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

/** Read messages by language and text. */
const known = new Map<string, Message>();

/** A translator over the catalogues given, the first that has a message coming first. A message nobody has is its key. */
export function translateFrom(
  locale: Locale,
  catalogues: readonly { readonly locale: Locale; readonly messages: Catalogue }[],
  context: ReaderContext = {},
): Translator {
  const find = (key: string): { locale: Locale; text: string } | undefined => {
    for (const { locale: language, messages } of catalogues) {
      const text = Object.hasOwn(messages, key) ? messages[key] : undefined;
      if (text !== undefined) return { locale: language, text };
    }
    return undefined;
  };
  const translate = (what: string | Line, values?: Values): string => {
    const key = typeof what === 'string' ? what : what.key;
    const found = find(key);
    if (found === undefined) return key;
    const given = (typeof what === 'string' ? values : what.values) ?? {};
    const message = read(found.locale, found.text);
    return message.fill(fill(message.names, given, context, locale, translate));
  };
  return Object.assign(translate, { locale, has: (key: string) => find(key) !== undefined });
}

function read(locale: Locale, text: string): Message {
  const id = `${locale} ${text}`;
  let message = known.get(id);
  if (message === undefined) {
    message = readMessage(text, locale);
    known.set(id, message);
  }
  return message;
}

type Filled = { [name: string]: string | number };

/** The values of a message, rendered, with the ones that can be derived from them. A value nobody gave shows as its name. */
function fill(
  names: readonly string[],
  values: Values,
  context: ReaderContext,
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

function isReader(value: Value | undefined, context: ReaderContext): boolean {
  return typeof value === 'object' && 'seat' in value && value.seat === context.viewer;
}

function renderValue(
  value: Value,
  context: ReaderContext,
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
