import type { Refusal } from '@boxcars/engine';
import { isLocale, refusalLine, translator, type Locale } from '@boxcars/text';

/** Why not, as a sentence in the reader's language. `game` is the one it is about, or empty. */
export function sentenceOf(refusal: Refusal, locale: Locale, game = ''): string {
  return translator(locale, game === '' ? {} : { game })(refusalLine(game, refusal));
}

/** The first of the reader's languages that is ours. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '').slice(0, 200).split(',');
  const codes = wanted.map((part) => part.trim().slice(0, 2).toLowerCase());
  return codes.find((code) => isLocale(code)) ?? 'en';
}
