import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from 'vitest';

import { goTo, LANGUAGES, nameOf, readPictures, SIZES, turnTo, type Look } from '../e2e/gallery.ts';
import { findCuts } from '../e2e/look.ts';
import { differences, Painter, readPicture } from '../e2e/picture.ts';
import { moments, type TellingMoment } from '../src/gallery/moments.ts';
import { useHouse } from './house.ts';

// A small fixed selection of what `npm run prove -- gallery` does with every moment in every look.
const LOOKS: readonly Look[] = [
  { lang: 'en', device: 'desktop', light: 'light' },
  { lang: 'hu', device: 'phone', light: 'dark' },
];

const SHOWN = [
  'dice-town/tie-with-offers',
  'boomtown/mid-auction',
  'winners-circle/photo-finish',
  'dice-tower/last-roll',
];

/** Ways a board can break that nobody should have to notice by eye, and what they do to its style. */
const BROKEN: readonly (readonly [string, string, string])[] = [
  ['dice-town/tie-with-offers', 'the offers are gone', 'main [class*=paper] { display: none }'],
  ['dice-tower/last-roll', 'the dice are gone', 'main [class*=die] { visibility: hidden }'],
  ['dice-tower/last-roll', 'everything lies in a heap', 'main [data-place] { position: absolute; left: 0; top: 0 }'],
  ['boomtown/mid-auction', 'the towns have lost their colours', 'main { filter: grayscale(1) }'],
  [
    'boomtown/mid-auction',
    'seats have lost what is public of them',
    '[data-place^=seat] [data-place] { display: none }',
  ],
  ['winners-circle/photo-finish', 'the tables are gone', 'main table { visibility: hidden }'],
];

const pictures = readPictures();
const open = useHouse();
let painter: Painter | null = null;
const entered = new Map<string, Promise<BrowserContext>>();

/** A page that reads this language. */
async function pageIn(lang: string): Promise<Page> {
  const { house } = open;
  const locale = LANGUAGES[lang as keyof typeof LANGUAGES];
  const context = entered.get(lang) ?? house.enter('', { ...SIZES.desktop, locale });
  entered.set(lang, context);
  const [page = await (await context).newPage()] = (await context).pages();
  return page;
}

function momentCalled(name: string): TellingMoment {
  const moment = moments.find((one) => `${one.game}/${one.name}` === name);
  if (moment === undefined) throw new Error(`no moment is called ${name}`);
  return moment;
}

/** How a page differs from how the moment was remembered. */
async function changesOn(page: Page, moment: TellingMoment, look: Look): Promise<string[]> {
  const before = pictures[nameOf(moment, look)];
  if (before === undefined) throw new Error(`${nameOf(moment, look)} isn't remembered`);
  painter ??= await Painter.open(open.house.browser);
  return differences(readPicture(before), await painter.paint(page));
}

test('every moment is remembered in every look', () => {
  const names = moments.flatMap((moment) =>
    Object.keys(LANGUAGES).flatMap((lang) =>
      (['desktop', 'phone'] as const).flatMap((device) =>
        (['light', 'dark'] as const).map((light) => nameOf(moment, { lang, device, light })),
      ),
    ),
  );
  expect(Object.keys(pictures).toSorted()).toEqual(names.toSorted());
});

test.each(SHOWN)('%s looks as it was remembered, and nothing is cut off', { timeout: 60_000 }, async (name) => {
  const moment = momentCalled(name);
  for (const look of LOOKS) {
    const page = await pageIn(look.lang);
    await goTo(page, moment);
    await turnTo(page, look);
    expect({ look, changes: await changesOn(page, moment, look) }).toEqual({ look, changes: [] });
    expect(await findCuts(page)).toEqual([]);
  }
});

test.each(BROKEN)('%s: it is noticed when %s', { timeout: 60_000 }, async (name, _what, style) => {
  const moment = momentCalled(name);
  const look: Look = { lang: 'en', device: 'desktop', light: 'light' };
  const page = await pageIn('en');
  await goTo(page, moment);
  await turnTo(page, look);
  expect(await changesOn(page, moment, look)).toEqual([]);
  await page.addStyleTag({ content: style });
  expect(await changesOn(page, moment, look)).not.toEqual([]);
});

test('a moment is not taken for another one', () => {
  const look: Look = { lang: 'en', device: 'desktop', light: 'light' };
  for (const game of ['dice-town', 'boomtown', 'winners-circle', 'dice-tower']) {
    const [one, ...others] = moments.filter((moment) => moment.game === game);
    if (one === undefined) throw new Error(`no moments of ${game}`);
    const first = readPicture(pictures[nameOf(one, look)] ?? '');
    const alike = others.filter(
      (other) => differences(first, readPicture(pictures[nameOf(other, look)] ?? '')).length === 0,
    );
    expect(alike.map(({ name }) => name)).toEqual([]);
  }
});
