// `npm run bench:web`: what the site weighs, and how fast it is in a real browser whose processor is slowed down four
// times: opening a table, answering, moving. Prints a table and writes docs/benchmarks-web.md.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

import type { BrowserContext, Page } from '@playwright/test';

import { DESKTOP, openHouse, type House } from '../e2e/house.ts';
import { freshSite } from './fresh-site.ts';
import { weigh } from './size.ts';

const GAMES = ['dice-tower', 'dice-town', 'boomtown', 'winners-circle'] as const;
const PAGE = fileURLToPath(new URL('../../../docs/benchmarks-web.md', import.meta.url));

/** How many times slower the processor is made. */
const SLOWDOWN = 4;
const VISITS = 3;
const ANSWERS = 12;
/** A round of three bots that roll many times, with all of it shown. */
const LONGEST_ROUND = 240_000;

/** What is wanted: milliseconds, milliseconds, frames a second. */
const WANTED = { open: 2000, click: 100, frames: 50 } as const;

interface Row {
  readonly game: string;
  readonly opens: readonly number[];
  readonly clicks: readonly number[];
  readonly frames: readonly number[];
}

/** What else the machine had to do: numbers taken beside much other work say little. */
const load = loadavg()[0] ?? 0;
const house = await openHouse();
if ('missing' in house) throw new Error(house.missing);
const rows: Row[] = [];
try {
  for (const game of GAMES) {
    rows.push(await measure(house, game));
    console.log(rowText(rows.at(-1)));
  }
} finally {
  await house.close();
}
const text = pageText(rows);
console.log(text);
writeFileSync(PAGE, text);

async function measure(one: House, game: string): Promise<Row> {
  const opens: number[] = [];
  for (let i = 0; i < VISITS; i++) opens.push(await timeToOpen(one, game));
  const context = await one.enter('Ann', { ...DESKTOP, speed: 'normal' });
  const page = await slowPage(context);
  await page.goto(`/play/${game}`);
  await page.locator('[data-asked]').waitFor();
  await watch(page);
  for (let i = 0; i < ANSWERS; i++) await answer(page);
  const { clicks, frames } = await page.evaluate(() => globalThis.measured);
  await context.close();
  return { game, opens, clicks, frames };
}

/** A first visit: nothing is kept, and the time counts until there is a question to answer. */
async function timeToOpen(one: House, game: string): Promise<number> {
  const context = await one.enter('Ann', DESKTOP);
  const page = await slowPage(context);
  await page.goto(`/play/${game}`, { waitUntil: 'commit' });
  const time = await page.evaluate(async () => {
    while (document.querySelector('[data-asked]') === null) await new Promise(requestAnimationFrame);
    return performance.now();
  });
  await context.close();
  return time;
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

declare global {
  var measured: { clicks: number[]; frames: number[] };
}

/** From now on the page measures how long after each click it painted, and each frame while something is shown. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.measured = { clicks: [], frames: [] };
    const { clicks, frames } = globalThis.measured;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') clicks.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
    let before: number | null = null;
    const tick = (now: number): void => {
      const isMoving = document.querySelector('[data-busy=true]') !== null;
      if (isMoving && before !== null) frames.push(1000 / (now - before));
      before = isMoving ? now : null;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

/** Answers with a real click once something is asked. */
async function answer(page: Page): Promise<void> {
  await page.locator('[data-asked]').waitFor({ timeout: LONGEST_ROUND });
  const list = page.locator('[data-list][aria-expanded=false]');
  if ((await list.count()) > 0) await list.click();
  const answers = page.locator('[data-panel] :is([data-answer], .strong):not(:disabled)');
  const count = await answers.count();
  if (count > 0) await answers.nth(Math.floor(Math.random() * count)).click();
  else await page.locator('[data-panel] fieldset button:not(:disabled)').first().click();
  await page.waitForTimeout(300);
}

function median(list: readonly number[]): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function rowText(row: Row | undefined): string {
  if (row === undefined) return '';
  const { game, opens, clicks, frames } = row;
  const cells = [
    `${median(opens).toFixed(0)} ms (${opens.map((time) => time.toFixed(0)).join(', ')})`,
    `${median(clicks).toFixed(0)} ms, at most ${Math.max(...clicks).toFixed(0)} (${clicks.length} clicks)`,
    `${median(frames).toFixed(0)} (${frames.length} frames)`,
  ];
  return `| ${[game, ...cells].join(' | ')} |`;
}

// long: a page of text
function pageText(all: readonly Row[]): string {
  const weights = weigh(freshSite());
  const isMissed = all.some(
    ({ opens, clicks, frames }) =>
      median(opens) > WANTED.open || median(clicks) > WANTED.click || median(frames) < WANTED.frames,
  );
  return `# How fast the site is

\`npm run bench:web\` builds the site, serves it, and measures it in Chromium with the processor slowed down ${SLOWDOWN} times
(${cpus().length} cores: ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}; when it began, ${load.toFixed(1)} processes wanted to run).
It writes this page.

## What a first visit weighs

Compressed JavaScript in all, rules and bots included, in the heaviest language. \`npm run check -- size\` fails above the budget.

| page | kB | budget |
| --- | --- | --- |
${weights.map(({ page, bytes, budget }) => `| ${page} | ${(bytes / 1000).toFixed(1)} | ${budget / 1000} |`).join('\n')}

## How fast it is

- Opening: a first visit to a table against bots with an empty cache, until there is a question to answer; median of ${VISITS}, each in brackets. Wanted: at most ${WANTED.open} ms.
- Clicking: from the click to the next picture on the screen, which shows that it was taken (the browser's own event timing). Wanted: at most ${WANTED.click} ms.
- Frames a second while bots' moves are shown at normal speed, at the median. Wanted: at least ${WANTED.frames}.

| game | opening | clicking | frames a second |
| --- | --- | --- | --- |
${all.map((row) => rowText(row)).join('\n')}

${isMissed ? '**Not everything wanted was reached in this run.**' : 'Everything wanted was reached in this run.'}
`;
}
