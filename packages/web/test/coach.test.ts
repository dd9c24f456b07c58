import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from 'vitest';

import { askCoach, sitWithBots } from '../e2e/coached.ts';
import { DESKTOP, PHONE } from '../e2e/house.ts';
import { findFaults } from '../e2e/look.ts';
import { askedOn, byMouse, playOut } from '../e2e/player.ts';
import { tableOf } from '../e2e/table.ts';
import { useHouse } from './house.ts';

const PRACTICE = 'for practice: may be asked during play';
const AFTER = 'after the match: shows which choices cost most';
/** A browser and a server, on a machine that may be busy. */
const PATIENCE = { timeout: 180_000 };

const open = useHouse();

/** What the server says to a request that only this page's person may make. */
function statusOf(page: Page, path: string): Promise<number> {
  return page.evaluate(async (url) => (await fetch(url)).status, `/api/tables/${tableOf(page)}/${path}`);
}

async function untilAsked(page: Page): Promise<void> {
  await page.locator('[data-panel] [data-asked]').first().waitFor();
}

/** Cards that are soon won: with the real ones, luck can make a match longer than what the log shows of it. */
const EASY_CARDS = [
  { combination: 'trio', points: 1, action: 'steal', copies: 9 },
  { combination: 'trio', points: 2, action: 'swap', copies: 9 },
  { combination: 'trio', colours: ['pink'], points: 3, action: 'group-swap', copies: 9 },
  { combination: 'full', points: 1, action: 'again', copies: 9 },
  { combination: 'three-pairs', points: 5, copies: 9 },
];

/** Has the tables that someone makes played with the easy cards. */
async function dealEasily(person: BrowserContext): Promise<void> {
  await person.route('**/api/tables', (route) => {
    const asked = route.request().postDataJSON() as object | null;
    return asked === null
      ? route.continue()
      : route.continue({ postData: JSON.stringify({ ...asked, options: { deck: EASY_CARDS } }) });
  });
}

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])(
  'for practice the server ranks the choices, and choosing one shows it on the board: %s',
  PATIENCE,
  async (_, screen) => {
    const page = await sitWithBots(await open.enter('Ann', screen), 'dice-town', PRACTICE);
    await untilAsked(page);
    const told = page.waitForResponse((response) => response.url().endsWith('/advice'));
    const shown = await askCoach(page);
    const { advice } = (await (await told).json()) as { advice: readonly { readonly label: string }[] };
    expect(shown.map(({ choice }) => choice)).toEqual(advice.slice(0, shown.length).map(({ label }) => label));
    expect(shown.length).toBeGreaterThan(1);
    const worths = shown.map(({ worth }) => worth);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    for (const { why } of shown) expect(why.join(' ')).toMatch(/Keeping .+ (is free|costs \$\d)/);
    expect(await findFaults(page)).toEqual([]);

    const [best] = shown;
    const choices = page.getByRole('region', { name: 'Coach' }).getByRole('button');
    await choices.first().click();
    expect(await choices.first().getAttribute('aria-pressed')).toBe('true');
    expect(await choices.nth(1).getAttribute('aria-pressed')).toBe('false');
    const before = await askedOn(page);
    await page.locator('[data-panel] button.strong').first().click();
    await page
      .getByText(best?.choice.replace('Keep', 'You keep') ?? '', { exact: false })
      .first()
      .waitFor({ state: 'attached' });
    expect((await askedOn(page))?.id).not.toBe(before?.id);
  },
);

test(
  'after the match alone: no advice during it; then the costly choices, and a way to try again',
  PATIENCE,
  async () => {
    const ann = await open.enter('Ann', DESKTOP);
    await dealEasily(ann);
    const page = await sitWithBots(ann, 'dice-tower', AFTER);
    await untilAsked(page);
    expect(await page.locator('[data-coach]').count()).toBe(0);
    expect(await statusOf(page, 'advice')).toBe(403);

    await playOut([page], byMouse, undefined, 120_000);
    await page.getByRole('button', { name: 'Which choices cost most?' }).click();
    const costly = page.getByRole('region', { name: 'Choices that cost most' }).getByRole('listitem');
    await costly.first().waitFor();
    expect(await costly.first().textContent()).toMatch(/.+ cost [\d.]+ points; .+ was better\./);
    expect(await findFaults(page)).toEqual([]);
    expect(await statusOf(page, 'review')).toBe(200);

    // Sentences alone: headings come and go with what is folded.
    const log = async (): Promise<string[]> => {
      const rows = await page.getByRole('list', { name: 'Log' }).getByRole('listitem').allTextContents();
      return rows.filter((row) => row.endsWith('.'));
    };
    const whole = await log();
    await costly.first().getByRole('button', { name: 'Try again from here' }).click();
    await page.waitForURL('**/play/dice-tower?table=*');
    await untilAsked(page);
    // All that led to the choice has happened, nothing after it, and the coach may be asked now.
    const begun = await log();
    expect(begun.length).toBeLessThan(whole.length);
    expect(whole.slice(0, begun.length)).toEqual(begun);
    expect((await askCoach(page)).length).toBeGreaterThan(1);
  },
);

test('without a coach nothing of it is there', PATIENCE, async () => {
  const page = await sitWithBots(await open.enter('Ann', DESKTOP), 'winners-circle', 'no coach');
  await untilAsked(page);
  expect(await page.locator('[data-coach]').count()).toBe(0);
  expect(await statusOf(page, 'advice')).toBe(403);
  expect(await statusOf(page, 'review')).toBe(403);
});
