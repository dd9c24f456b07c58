// Every telling moment of every game, in three languages, by day and by night, on a desktop and on a phone: axe finds
// nothing, no text is cut off, nothing sticks out, and it looks as it was remembered in packages/web/e2e/pictures.json.
// BOXCARS_PICTURES=write remembers anew: look at the moments in the gallery before you commit that.
import { writeFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { goTo, LANGUAGES, LIGHTS, nameOf, PICTURES, readPictures, SIZES, turnTo, type Look } from '../e2e/gallery.ts';
import type { Pictures } from '../e2e/gallery.ts';
import { openHouse, type House } from '../e2e/house.ts';
import { findBarriers, findCuts } from '../e2e/look.ts';
import { differences, Painter, readPicture, writePicture } from '../e2e/picture.ts';
import { Progress } from '../e2e/progress.ts';
import { moments, type TellingMoment } from '../src/gallery/moments.ts';

/** Axe takes its time and reads no language: each look is judged in one. */
const AXE: { readonly [look: string]: string } = {
  'desktop light': 'en',
  'phone dark': 'en',
  'desktop dark': 'hu',
  'phone light': 'cs',
};

export default async function prove() {
  const isWriting = process.env['BOXCARS_PICTURES'] === 'write';
  const { pictures, faults } = await lookAround(isWriting ? 'gallery-written' : 'gallery');
  if (isWriting) writeFileSync(PICTURES, `${JSON.stringify(pictures, null, 1)}\n`);
  else faults.push(...changesFrom(readPictures(), pictures));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const count = Object.keys(pictures).length;
  return {
    title: 'Every telling moment looks right',
    lines: [
      `${moments.length} moments of four games, each in three languages, by day and by night, on a desktop and on a phone: ${count} pictures.`,
      'Axe found nothing on any of them; no text is cut off and nothing sticks out.',
      isWriting
        ? 'The pictures were remembered in this run: it compared nothing.'
        : 'Every picture looks as it was remembered: in its light, its colours, and where its words are.',
    ],
    numbers: { moments: moments.length, pictures: count, compared: isWriting ? 0 : count },
  };
}

function changesFrom(known: Pictures, seen: Pictures): string[] {
  const gone = Object.keys(known).filter((name) => seen[name] === undefined);
  const changed = Object.entries(seen).flatMap(([name, picture]) => {
    const before = known[name];
    if (before === undefined) return [`${name}: not remembered`];
    const found = differences(readPicture(before), readPicture(picture));
    return found.length === 0 ? [] : [`${name}: looks different: ${found.join(', ')}`];
  });
  return [...gone.map((name) => `${name}: remembered, but not seen`), ...changed];
}

interface Seen {
  readonly pictures: Pictures;
  readonly faults: string[];
}

async function lookAround(name: string): Promise<Seen> {
  const house = await openHouse();
  if ('missing' in house) throw new Error(house.missing);
  const all: Seen = { pictures: {}, faults: [] };
  const progress = new Progress<Seen>(name);
  try {
    for (const [lang, locale] of Object.entries(LANGUAGES)) {
      const found = await progress.part(lang, () => lookIn(house, lang, locale));
      Object.assign(all.pictures, found.pictures);
      all.faults.push(...found.faults);
    }
  } finally {
    await house.close();
  }
  return all;
}

async function lookIn(house: House, lang: string, locale: string): Promise<Seen> {
  const context = await house.enter('', { ...SIZES.desktop, locale });
  const page = await context.newPage();
  const painter = await Painter.open(house.browser);
  const seen: Seen = { pictures: {}, faults: [] };
  for (const moment of moments) await lookAt(page, painter, lang, moment, seen);
  await context.close();
  await painter.close();
  return seen;
}

async function lookAt(page: Page, painter: Painter, lang: string, moment: TellingMoment, seen: Seen): Promise<void> {
  await goTo(page, moment);
  for (const device of ['desktop', 'phone'] as const) {
    for (const light of LIGHTS) {
      const look: Look = { lang, device, light };
      await turnTo(page, look);
      const name = nameOf(moment, look);
      seen.pictures[name] = writePicture(await painter.paint(page));
      const barriers = lang === AXE[`${device} ${light}`] ? await findBarriers(page) : [];
      seen.faults.push(...[...barriers, ...(await findCuts(page))].map((fault) => `${name}: ${fault}`));
    }
  }
}
