import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { answerOnce, questionOf, quiet } from './table-page.ts';

const PAGES = [
  '/',
  '/new/dice-town',
  '/gallery',
  '/gallery/dice-town/bribing-the-sheriff?motion=off',
  '/gallery/boomtown/payment-three?motion=off',
  '/gallery/winners-circle/blocked-move?motion=off',
  '/gallery/dice-tower/swap?motion=off',
] as const;

/** The other two combinations are looked at by the long proof. */
const SCREENS = [
  { device: 'desktop', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { device: 'phone', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

for (const { device, viewport, colorScheme } of SCREENS) {
  test(`axe finds nothing and nothing sticks out: ${device}, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport, colorScheme });
    await quiet(context);
    const page = await context.newPage();
    const found: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      await page.waitForSelector('h1');
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      found.push(...violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target.join(' ') ?? ''}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${path} is ${wide} pixels wider than the screen`);
    }
    expect(found).toEqual([]);
    await context.close();
  });
}

test('from opening the page to the first own move in at most three clicks', async ({ page, context }) => {
  await quiet(context);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play now: Winner’s Circle, against bots' }).click();
  await expect(page.locator('[data-panel] #question')).toBeVisible();
  const before = await questionOf(page);
  expect(before).not.toBe('');
  await page
    .locator('button[data-answer]')
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('You bet');
});

test('a match against bots is there again after a reload, and on the front page', async ({ page, context }) => {
  await quiet(context);
  await page.goto('/play/dice-tower');
  await expect(page.locator('[data-panel] #question')).toBeVisible();
  await answerOnce(page);
  await page.waitForTimeout(2500);
  const log = await page.getByRole('list', { name: 'Log' }).textContent();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(log?.slice(0, 60) ?? '?');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your unfinished games' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).first().click();
  await expect(page.locator('[data-panel]')).toBeVisible();
});

test('the language can be changed, and the page says which one it speaks', async ({ page, context }) => {
  await quiet(context);
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Čeština' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kostky, karty a dobrý stůl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
});
