import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';

import { common, texts, type Catalogues } from '../src/index.ts';
import { findProblems } from './find-problems.ts';

const all: readonly (readonly [string, Catalogues])[] = [['common', common], ...Object.entries(texts)];

describe.each(all)('the catalogue of %s', (_name, catalogues) => {
  test('has the same keys, placeholders and every plural form in all languages', () => {
    expect(findProblems(catalogues)).toEqual([]);
  });
});

describe('the check of catalogues', () => {
  const good = { en: { a: '{n, plural, one {# die} other {# dice}}' }, hu: { a: '{n} kocka' } };
  const czech = '{n, plural, one {# kostka} few {# kostky} many {# kostky} other {# kostek}}';

  test('accepts messages that agree, whichever of them use a plural', () => {
    expect(findProblems({ ...good, cs: { a: czech } })).toEqual([]);
  });

  test('finds a key that is missing or too many', () => {
    expect(findProblems({ ...good, cs: {} })).toEqual(['cs: a is missing']);
    expect(findProblems({ ...good, cs: { a: czech, b: 'x' } })).toEqual(['cs: b is not in English']);
  });

  test('finds a placeholder that is missing or too many', () => {
    expect(findProblems({ ...good, cs: { a: 'kostky' } })).toEqual(['cs: a has placeholders (), English has (n)']);
    expect(findProblems({ ...good, cs: { a: '{m} {n}' } })).toEqual(['cs: a has placeholders (m n), English has (n)']);
  });

  test('finds a plural form that the language has and the message has not', () => {
    const cs = { a: '{n, plural, one {# kostka} other {# kostek}}' };
    expect(findProblems({ ...good, cs })).toEqual(['cs: a lacks the plural forms few, many of n']);
  });

  test('finds a message that is not well-formed, or empty', () => {
    expect(findProblems({ ...good, cs: { a: '{n' } })).toEqual([
      'cs: a is not a message: EXPECT_ARGUMENT_CLOSING_BRACE',
    ]);
    expect(findProblems({ ...good, cs: { a: ' ' } })).toContain('cs: a is empty');
  });

  test('lets derived placeholders differ', () => {
    const who = { en: { a: '{is_s, select, you {You} other {{s}}}' }, hu: { a: '{Az_s} {s}' }, cs: { a: '{s}' } };
    expect(findProblems(who)).toEqual([]);
  });

  test('knows the plural forms that the library chooses from', () => {
    const text = '{n, plural, one {one} few {few} many {many} other {other}}';
    const forms = [1, 2, 1.5, 5].map((n) => new IntlMessageFormat(text, 'cs').format({ n }));
    expect(forms).toEqual(['one', 'few', 'many', 'other']);
  });
});
