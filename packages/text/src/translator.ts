import type { Locale } from './catalogue.ts';
import { common } from './common/index.ts';
import { textOf } from './registry.ts';
import { translateFrom, type ReaderContext, type Translator } from './translate.ts';

/** Whose sentences are made: the game's messages come before the common ones. */
export interface TranslatorContext extends ReaderContext {
  readonly game?: string;
}

/** A translator into `locale`. A message missing there is taken from English, and one missing there too is its key: both are bugs that a test finds. */
export function translator(locale: Locale, context: TranslatorContext = {}): Translator {
  const game = context.game === undefined ? undefined : textOf(context.game);
  const catalogues = [locale, 'en' as const].flatMap((language) => [
    ...(game === undefined ? [] : [{ locale: language, messages: game[language] }]),
    { locale: language, messages: common[language] },
  ]);
  return translateFrom(locale, catalogues, context);
}
