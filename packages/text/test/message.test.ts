import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';

import { common, locales, texts, type Catalogues } from '../src/index.ts';
import { readMessage } from '../src/message.ts';
import { site } from '../src/site/index.ts';

const all: readonly (readonly [string, Catalogues])[] = [['common', common], ['site', site], ...Object.entries(texts)];

/** Numbers that reach every plural form, and the words that selects ask for. */
const FILLINGS: readonly (string | number)[] = [0, 1, 2, 5, 1200, 'you', 'other', 'Ann', 'true', 'false'];

describe.each(all)('messages of %s', (_name, catalogues) => {
  test('come out as the full library writes them, whatever fills them', () => {
    for (const locale of locales) {
      for (const text of Object.values(catalogues[locale])) {
        const message = readMessage(text, locale);
        const full = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
        for (const filling of FILLINGS) {
          const values = Object.fromEntries(message.names.map((name) => [name, filling]));
          expect(message.fill(values)).toBe(expected(full, values));
        }
      }
    }
  });
});

/** The library refuses words where it wants a number; there ours writes the form for other. */
function expected(full: IntlMessageFormat, values: { [name: string]: string | number }): unknown {
  try {
    return full.format(values);
  } catch {
    return expect.any(String);
  }
}

test('apostrophes quote braces, double themselves, and otherwise stand for themselves', () => {
  expect(readMessage("It's '{'{n}'}' and ''", 'en').fill({ n: 'x' })).toBe("It's {x} and '");
});
