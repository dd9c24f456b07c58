import { signal } from '@preact/signals';

import type { Catalogue, Locale, Refusal, Say, Translator } from './words.ts';
import { isLocale, loadCatalogue, loadCommon, loadSay, loadSite, locales, translateFrom } from './words.ts';

const KEY = 'boxcars.locale';

/** The language the reader chose, or the first of ours that their browser asks for. */
export function preferred(): Locale {
  const asked = new URLSearchParams(location.search).get('lang') ?? readKept();
  const wanted = [asked, ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase() ?? '');
  return wanted.find(isLocale) ?? 'en';
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

interface Site {
  readonly locale: Locale;
  readonly messages: Catalogue;
  readonly t: Translator;
}

const site = signal<Site | null>(null);

/** Loads the site's sentences in a language and speaks it from then on. */
export async function speak(locale: Locale = preferred()): Promise<void> {
  const messages = await loadSite(locale);
  document.documentElement.lang = locale;
  site.value = { locale, messages, t: translateFrom(locale, [{ locale, messages }]) };
}

/** Speaks another language, and remembers it. */
export async function changeLocale(locale: Locale): Promise<void> {
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  await speak(locale);
}

function spoken(): Site {
  if (site.value === null) throw new Error('nothing is rendered before a language is loaded');
  return site.value;
}

/** The language spoken now; a component that reads it is drawn again when it changes. */
export function currentLocale(): Locale {
  return spoken().locale;
}

/** The site's own sentences. */
export function siteText(): Translator {
  return spoken().t;
}

/** Everything needed to speak about one game in one language. */
export interface GameWords {
  readonly game: string;
  readonly locale: Locale;
  readonly own: Catalogue;
  readonly common: Catalogue;
  readonly say: Say;
}

export async function loadGameWords(game: string, locale: Locale): Promise<GameWords> {
  const [own, common, say] = await Promise.all([loadCatalogue(game, locale), loadCommon(locale), loadSay(game)]);
  return { game, locale, own, common, say };
}

/** Sentences of a game for a reader. */
export interface Voice {
  readonly t: Translator;
  readonly say: Say;
  readonly viewer: number;
  /** Why not, in a sentence. */
  refusal(refusal: Refusal): string;
}

export function voiceOf(words: GameWords, viewer: number, seatName: (seat: number) => string): Voice {
  const { locale, own, common, say } = words;
  const catalogues = [own, common, spoken().messages].map((messages) => ({ locale, messages }));
  const t = translateFrom(locale, catalogues, { viewer, seatName });
  const refusal = (why: Refusal): string => {
    const key = `refusal.${why.code}`;
    const isCommon = Object.hasOwn(common, key) || Object.hasOwn(spoken().messages, key);
    return isCommon ? t(key, why.values) : t(say.refusal(why));
  };
  return { t, say, viewer, refusal };
}

export { locales };
