import { IntlMessageFormat } from 'intl-messageformat';

import { locales, placeholdersIn, type Catalogues, type Locale, type Placeholder } from '../src/index.ts';

/** Every key, placeholder and plural form that a language lacks or has too many. */
export function findProblems(catalogues: Catalogues): string[] {
  return locales.flatMap((locale) => problemsOf(catalogues, locale));
}

function problemsOf(catalogues: Catalogues, locale: Locale): string[] {
  const own = catalogues[locale];
  const missing = Object.keys(catalogues.en).filter((key) => own[key] === undefined);
  const extra = Object.keys(own).filter((key) => catalogues.en[key] === undefined);
  const shared = Object.keys(own).filter((key) => catalogues.en[key] !== undefined);
  return [
    ...missing.map((key) => `${locale}: ${key} is missing`),
    ...extra.map((key) => `${locale}: ${key} is not in English`),
    ...shared.flatMap((key) => messageProblems(locale, key, own[key] ?? '', catalogues.en[key] ?? '')),
  ];
}

function messageProblems(locale: Locale, key: string, text: string, english: string): string[] {
  if (text.trim() === '') return [`${locale}: ${key} is empty`];
  const own = parse(text, locale);
  if (typeof own === 'string') return [`${locale}: ${key} is not a message: ${own}`];
  const theirs = parse(english, 'en');
  if (typeof theirs === 'string') return [];
  const [mine, inEnglish] = [namesIn(own), namesIn(theirs)];
  const differ = mine === inEnglish ? [] : [`${locale}: ${key} has placeholders (${mine}), English has (${inEnglish})`];
  return [...differ, ...pluralProblems(locale, key, own)];
}

function parse(text: string, locale: Locale): ReadonlyMap<string, Placeholder> | string {
  try {
    return placeholdersIn(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).getAst());
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The values a message needs: a derived placeholder needs the one it is derived from. */
function namesIn(placeholders: ReadonlyMap<string, Placeholder>): string {
  const names = [...placeholders.keys()].map((name) => name.replace(/^(is|az|Az)_/, ''));
  return [...new Set(names)].sort().join(' ');
}

function pluralProblems(locale: Locale, key: string, placeholders: ReadonlyMap<string, Placeholder>): string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return [...placeholders.values()].flatMap(({ name, plurals }) =>
    plurals.flatMap((given) => {
      const lacking = forms.filter((form) => !given.includes(form)).sort();
      return lacking.length === 0 ? [] : [`${locale}: ${key} lacks the plural forms ${lacking.join(', ')} of ${name}`];
    }),
  );
}
