import type { Catalogue, Locale } from './catalogue.ts';
import type { Say } from './say.ts';

/** The catalogues and the voice of one game, each fetched when it is needed: for pages, where every byte counts. */
interface LazyText {
  readonly catalogues: { readonly [L in Locale]: () => Promise<Catalogue> };
  readonly say: () => Promise<Say>;
}

type HasLocale<L extends Locale> = { readonly [K in L]: Catalogue };

const en = async (module: Promise<HasLocale<'en'>>): Promise<Catalogue> => (await module).en;
const hu = async (module: Promise<HasLocale<'hu'>>): Promise<Catalogue> => (await module).hu;
const cs = async (module: Promise<HasLocale<'cs'>>): Promise<Catalogue> => (await module).cs;

/** A game's own voice speaks of its own actions; which game's, the key says. */
const voice = async (module: Promise<{ readonly say: unknown }>): Promise<Say> => (await module).say as Say;

/** Games whose text comes in parts. Any other game's comes with the registry, all at once. */
const lazyTexts: { readonly [game: string]: LazyText } = {
  boomtown: {
    catalogues: {
      en: () => en(import('./boomtown/en.ts')),
      hu: () => hu(import('./boomtown/hu.ts')),
      cs: () => cs(import('./boomtown/cs.ts')),
    },
    say: () => voice(import('./boomtown/say.ts')),
  },
  'dice-tower': {
    catalogues: {
      en: () => en(import('./dice-tower/en.ts')),
      hu: () => hu(import('./dice-tower/hu.ts')),
      cs: () => cs(import('./dice-tower/cs.ts')),
    },
    say: () => voice(import('./dice-tower/say.ts')),
  },
  'dice-town': {
    catalogues: {
      en: () => en(import('./dice-town/en.ts')),
      hu: () => hu(import('./dice-town/hu.ts')),
      cs: () => cs(import('./dice-town/cs.ts')),
    },
    say: () => voice(import('./dice-town/say.ts')),
  },
  'winners-circle': {
    catalogues: {
      en: () => en(import('./winners-circle/en.ts')),
      hu: () => hu(import('./winners-circle/hu.ts')),
      cs: () => cs(import('./winners-circle/cs.ts')),
    },
    say: () => voice(import('./winners-circle/say.ts')),
  },
};

const siteTexts: LazyText['catalogues'] = {
  en: () => en(import('./site/en.ts')),
  hu: () => hu(import('./site/hu.ts')),
  cs: () => cs(import('./site/cs.ts')),
};

const commonTexts: LazyText['catalogues'] = {
  en: () => en(import('./common/en.ts')),
  hu: () => hu(import('./common/hu.ts')),
  cs: () => cs(import('./common/cs.ts')),
};

const coachTexts: LazyText['catalogues'] = {
  en: () => en(import('./coach/en.ts')),
  hu: () => hu(import('./coach/hu.ts')),
  cs: () => cs(import('./coach/cs.ts')),
};

/** What the coach says, in one language. */
export function loadCoach(locale: Locale): Promise<Catalogue> {
  return coachTexts[locale]();
}

/** The site's own sentences in one language. */
export function loadSite(locale: Locale): Promise<Catalogue> {
  return siteTexts[locale]();
}

/** What all games have in common, in one language. */
export function loadCommon(locale: Locale): Promise<Catalogue> {
  return commonTexts[locale]();
}

/** A game's messages in one language; none for a game without text. */
export async function loadCatalogue(game: string, locale: Locale): Promise<Catalogue> {
  const text = Object.hasOwn(lazyTexts, game) ? lazyTexts[game] : undefined;
  if (text !== undefined) return text.catalogues[locale]();
  const { textOf } = await import('./registry.ts');
  return textOf(game)?.[locale] ?? {};
}

/** How a game speaks. */
export async function loadSay(game: string): Promise<Say> {
  const text = Object.hasOwn(lazyTexts, game) ? lazyTexts[game] : undefined;
  if (text !== undefined) return text.say();
  const { sayOf } = await import('./registry.ts');
  return sayOf(game);
}
