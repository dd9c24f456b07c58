import { translator, type Locale } from '@boxcars/text';

/** The title of a game, or its id while it has none. */
export function titleOf(locale: Locale, game: string): string {
  const t = translator(locale, { game });
  return t.has('name.title') ? t('name.title') : game;
}
