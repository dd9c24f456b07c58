// Whole matches in real Chromium against a real server: two people in two windows and bots, by clicking; one person by
// keyboard alone; one at 360 pixels by touch. One match of each kind for each game.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { answerOnce, isOver, quiet } from '../e2e/table-page.ts';
import { buildSite } from '../scripts/build.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/chromium.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PORT = 5633;
const BASE = `http://127.0.0.1:${PORT}`;
const GAMES = ['dice-town', 'boomtown', 'winners-circle', 'dice-tower'] as const;

/** No match takes longer, on a slow machine either. */
const LONGEST = 20 * 60_000;

interface Result {
  readonly answers: number;
  readonly seconds: number;
}

export default async function prove() {
  const found = findChromium();
  if ('missing' in found) throw new Error(found.missing);
  await buildSite();
  const server = await serve();
  const browser = await chromium.launch({ executablePath: found.path, args: [...CHROMIUM_ARGS] });
  const lines: string[] = [];
  const numbers: { [name: string]: number } = {};
  try {
    for (const game of chosenGames()) {
      for (const [kind, play] of [
        ['two people and bots, by clicking', playTogether],
        ['by keyboard alone', playByKeyboard],
        ['at 360 pixels by touch', playByTouch],
      ] as const) {
        const { answers, seconds } = await play(browser, game);
        lines.push(`${game}, ${kind}: ended after ${answers} clicks, taps or presses in ${seconds.toFixed(0)} s.`);
        numbers[`${game}, ${kind}, acts`] = answers;
      }
    }
  } finally {
    await browser.close();
    server.kill();
  }
  return { title: 'Whole matches in a browser, for every game', lines, numbers };
}

/** All games, or those that BOXCARS_GAMES names. */
function chosenGames(): readonly string[] {
  const named = process.env['BOXCARS_GAMES'];
  return named === undefined ? GAMES : named.split(',');
}

async function serve(): Promise<ChildProcess> {
  const data = mkdtempSync(join(tmpdir(), 'boxcars-prove-'));
  const args = ['packages/cli/src/main.ts', 'serve', '--port', String(PORT), '--data', data];
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore' });
  for (let i = 0; i < 100; i++) {
    const isUp = await fetch(`${BASE}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return server;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill();
  throw new Error('the server did not start');
}

async function enter(browser: Browser, name: string, phone = false): Promise<BrowserContext> {
  const viewport = phone ? { width: 360, height: 740 } : { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL: BASE, locale: 'en-GB', viewport, hasTouch: phone });
  await quiet(context, name);
  return context;
}

async function playTogether(browser: Browser, game: string): Promise<Result> {
  const [ann, bob] = await Promise.all([enter(browser, 'Ann'), enter(browser, 'Bob')]);
  const [host, guest] = await Promise.all([ann.newPage(), bob.newPage()]);
  await host.goto(`/new/${game}`);
  await host.getByLabel('Players in all').selectOption('3');
  await host.getByRole('button', { name: 'Make the table' }).click();
  await guest.goto(await host.getByLabel('Send this link to your friends:').inputValue());
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByText('The host starts the match').waitFor();
  await host.getByRole('button', { name: 'Start' }).click();
  const result = await playOut([host, guest], answerOnce);
  await Promise.all([ann.close(), bob.close()]);
  return result;
}

async function playByTouch(browser: Browser, game: string): Promise<Result> {
  const context = await enter(browser, 'Ann', true);
  const page = await context.newPage();
  await page.goto(`/play/${game}`);
  const result = await playOut([page], tapOnce);
  await context.close();
  return result;
}

async function playByKeyboard(browser: Browser, game: string): Promise<Result> {
  const context = await enter(browser, 'Ann');
  const page = await context.newPage();
  await page.goto(`/play/${game}`);
  const result = await playOut([page], pressOnce);
  await context.close();
  return result;
}

/** Answers on every page until the match is over on all of them. */
async function playOut(pages: readonly Page[], answer: (page: Page) => Promise<boolean>): Promise<Result> {
  const start = performance.now();
  let answers = 0;
  for (;;) {
    const over = await Promise.all(pages.map((page) => isOver(page)));
    if (over.every(Boolean)) return { answers, seconds: (performance.now() - start) / 1000 };
    if (performance.now() - start > LONGEST) throw new Error('the match does not end');
    for (const page of pages) if (await answer(page)) answers += 1;
    await pages[0]?.waitForTimeout(30);
  }
}

/** Taps a visible answer of the panel. */
async function tapOnce(page: Page): Promise<boolean> {
  const fold = page.locator('[data-panel] details:not([open]) summary');
  if ((await fold.count()) > 0)
    await fold
      .first()
      .tap({ timeout: 2000 })
      .catch(() => undefined);
  const answers = page.locator('[data-panel] :is(button[data-answer], button.strong):not(:disabled)');
  const count = await answers.count();
  if (count === 0) return answerOnce(page);
  const chosen = answers.nth(Math.floor(Math.random() * count));
  return chosen.tap({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
}

/** Tabs from the question to an answer and presses it. */
async function pressOnce(page: Page): Promise<boolean> {
  if ((await page.locator('[data-panel] #question').count()) === 0) return false;
  for (let i = 0, steps = 1 + Math.floor(Math.random() * 12); i < 60; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused.closest('[data-panel]') === null) return 'elsewhere';
      if (focused.tagName === 'SUMMARY') return focused.closest('details')?.open === true ? 'panel' : 'fold';
      return focused.matches('button[data-answer], button.strong, fieldset button') ? 'answer' : 'panel';
    });
    if (at === 'fold') await page.keyboard.press('Enter');
    if (at !== 'answer') continue;
    steps -= 1;
    if (steps > 0) continue;
    await page.keyboard.press('Enter');
    return true;
  }
  return false;
}
