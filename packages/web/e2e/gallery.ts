import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import type { TellingMoment } from '../src/gallery/moments.ts';

/** The pictures of all moments as they were last looked at. */
export const PICTURES = fileURLToPath(new URL('./pictures.json', import.meta.url));

export type Pictures = { [name: string]: string };

export const LANGUAGES = { en: 'en-GB', hu: 'hu-HU', cs: 'cs-CZ' } as const;
export const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;
export const LIGHTS = ['light', 'dark'] as const;

/** How a moment is looked at. */
export interface Look {
  readonly lang: string;
  readonly device: keyof typeof SIZES;
  readonly light: (typeof LIGHTS)[number];
}

export function readPictures(): Pictures {
  return JSON.parse(readFileSync(PICTURES, 'utf8')) as Pictures;
}

export function nameOf({ game, name }: TellingMoment, { lang, device, light }: Look): string {
  return `${game}/${name}, ${lang}, ${device}, ${light}`;
}

/** Opens the gallery at a moment, in the language of the page's browser. */
export async function goTo(page: Page, { game, scenario, step, seat }: TellingMoment): Promise<void> {
  await page.goto(`/gallery/${game}/${scenario}?step=${step}&seat=${seat}&motion=off`);
  await page.locator('main#main').waitFor();
  await page.locator('[data-panel]').waitFor();
  // The end comes in a file of its own.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** Turns the page to how it is to be looked at. */
export async function turnTo(page: Page, { device, light }: Look): Promise<void> {
  await page.setViewportSize(SIZES[device]);
  await page.emulateMedia({ colorScheme: light });
  await page.waitForTimeout(50);
}
