import type { Locale } from './catalogue.ts';

/** A message taken apart: plain text, a value, the number of the plural around it, or a choice among forms. */
type Part =
  | string
  | { readonly is: 'value'; readonly name: string }
  | { readonly is: 'count' }
  | {
      readonly is: 'plural' | 'select';
      readonly name: string;
      readonly forms: { readonly [form: string]: readonly Part[] };
    };

/** A message of a catalogue, ready to be filled. */
export interface Message {
  /** Every value it asks for, also inside its forms. */
  readonly names: readonly string[];
  fill(values: { readonly [name: string]: string | number }): string;
}

/**
 * Reads a message in the part of the ICU form that our catalogues use: values, plurals and selects, however nested.
 * A test holds it against the full library for every message there is. Small, because every page carries it.
 */
export function readMessage(text: string, locale: Locale): Message {
  const reader = new Reader(text);
  const parts = reader.parts(false);
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const write = (list: readonly Part[], values: { readonly [name: string]: string | number }, count: number): string =>
    list.map((part) => writePart(part, values, count)).join('');
  const writePart = (part: Part, values: { readonly [name: string]: string | number }, count: number): string => {
    if (typeof part === 'string') return part;
    if (part.is === 'count') return numbers.format(count);
    const value = values[part.name] ?? '';
    if (part.is === 'value') return String(value);
    if (part.is === 'select') return write(part.forms[value] ?? part.forms['other'] ?? [], values, count);
    const number = Number(value);
    const form = part.forms[`=${number}`] ?? part.forms[rules.select(number)] ?? part.forms['other'] ?? [];
    return write(form, values, number);
  };
  return { names: [...reader.names], fill: (values) => write(parts, values, 0) };
}

class Reader {
  readonly names = new Set<string>();
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Everything up to the end, or to the brace that closes a form. */
  parts(inPlural: boolean): Part[] {
    const found: Part[] = [];
    let plain = '';
    for (;;) {
      const next = this.text[this.at];
      if (next === undefined || next === '}') break;
      if (next === '{' || (next === '#' && inPlural)) {
        if (plain !== '') found.push(plain);
        plain = '';
        this.at += 1;
        found.push(next === '#' ? { is: 'count' } : this.placeholder(inPlural));
      } else plain += next === "'" ? this.apostrophe() : this.take();
    }
    if (plain !== '') found.push(plain);
    return found;
  }

  /** What stands between braces; the first of them has been read. */
  private placeholder(inPlural: boolean): Part {
    const name = this.word();
    this.names.add(name);
    if (this.take() === '}') return { is: 'value', name };
    const is = this.word() === 'select' ? 'select' : 'plural';
    this.take();
    const forms: { [form: string]: readonly Part[] } = {};
    for (;;) {
      const form = this.word();
      if (this.take() !== '{') return { is, name, forms };
      forms[form] = this.parts(is === 'plural' || inPlural);
      this.take();
    }
  }

  /** A doubled apostrophe is one; one before a brace quotes up to the next; any other stands for itself. */
  private apostrophe(): string {
    this.at += 1;
    const next = this.text[this.at] ?? '';
    if (next === "'") return this.take();
    if (!'{}#'.includes(next) || next === '') return "'";
    const end = this.text.indexOf("'", this.at);
    const quoted = this.text.slice(this.at, end < 0 ? undefined : end);
    this.at += quoted.length + 1;
    return quoted;
  }

  private word(): string {
    const [all = '', word = ''] = /^\s*([^\s,{}]*)\s*/.exec(this.text.slice(this.at)) ?? [];
    this.at += all.length;
    return word;
  }

  private take(): string {
    const next = this.text[this.at] ?? '';
    this.at += 1;
    return next;
  }
}
