// Every telling moment of every game, in three languages, by day and by night, on a desktop and on a phone: axe finds
// nothing, no text is cut off, nothing sticks out, and it looks as it was remembered in packages/web/e2e/pictures.json.
// BOXCARS_PICTURES=write remembers anew: look at the moments in the gallery before you commit that.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { openHouse, type House } from '../e2e/house.ts';
import { findBarriers, findCuts } from '../e2e/look.ts';
import { looksAlike, Painter } from '../e2e/picture.ts';
import { Progress } from '../e2e/progress.ts';
import { moments, type TellingMoment } from '../src/gallery/moments.ts';

const FILE = fileURLToPath(new URL('../e2e/pictures.json', import.meta.url));
const LANGUAGES = { en: 'en-GB', hu: 'hu-HU', cs: 'cs-CZ' } as const;
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;
const LIGHTS = ['light', 'dark'] as const;

/** Axe takes its time and reads no language: each look is judged in one. */
const AXE: { readonly [look: string]: string } = {
  'desktop light': 'en',
  'phone dark': 'en',
  'desktop dark': 'hu',
  'phone light': 'cs',
};

type Pictures = { [name: string]: string };

export default async function prove() {
  const house = await openHouse();
  if ('missing' in house) throw new Error(house.missing);
  const isWriting = process.env['BOXCARS_PICTURES'] === 'write';
  const known = isWriting ? {} : (JSON.parse(readFileSync(FILE, 'utf8')) as Pictures);
  const seen: Pictures = {};
  const faults: string[] = [];
  const progress = new Progress<Seen>('gallery');
  try {
    for (const [lang, locale] of Object.entries(LANGUAGES)) {
      const found = await progress.part(lang, () => lookIn(house, lang, locale));
      Object.assign(seen, found.pictures);
      faults.push(...found.faults);
    }
  } finally {
    await house.close();
  }
  if (isWriting) writeFileSync(FILE, `${JSON.stringify(seen, null, 1)}\n`);
  for (const [name, picture] of Object.entries(isWriting ? {} : seen)) {
    const before = known[name];
    if (before === undefined) faults.push(`${name}: not remembered`);
    else if (!looksAlike(before, picture)) faults.push(`${name}: looks different`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const count = Object.keys(seen).length;
  return {
    title: 'Every telling moment looks right',
    lines: [
      `${moments.length} moments of four games, each in three languages, by day and by night, on a desktop and on a phone: ${count} pictures.`,
      'Axe found nothing on any of them; no text is cut off and nothing sticks out.',
      isWriting ? 'The pictures were remembered in this run.' : 'Every picture looks as it was remembered.',
    ],
    numbers: { moments: moments.length, pictures: count },
  };
}

interface Seen {
  readonly pictures: Pictures;
  readonly faults: string[];
}

async function lookIn(house: House, lang: string, locale: string): Promise<Seen> {
  const context = await house.enter('', { ...SIZES.desktop, locale });
  const page = await context.newPage();
  const painter = await Painter.open(house.browser);
  const seen: Seen = { pictures: {}, faults: [] };
  for (const moment of moments) await lookAt(page, painter, lang, moment, seen);
  await context.close();
  return seen;
}

async function lookAt(page: Page, painter: Painter, lang: string, moment: TellingMoment, seen: Seen): Promise<void> {
  const { game, scenario, step, seat } = moment;
  await page.goto(`/gallery/${game}/${scenario}?step=${step}&seat=${seat}&motion=off`);
  await page.locator('main#main').waitFor();
  await page.locator('[data-panel]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  for (const [device, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    for (const light of LIGHTS) {
      await page.emulateMedia({ colorScheme: light });
      await page.waitForTimeout(50);
      const name = `${game}/${moment.name}, ${lang}, ${device}, ${light}`;
      const barriers = lang === AXE[`${device} ${light}`] ? await findBarriers(page) : [];
      seen.pictures[name] = await painter.paint(page);
      seen.faults.push(...[...barriers, ...(await findCuts(page))].map((fault) => `${name}: ${fault}`));
    }
  }
}
