import { setTimeout as wait } from 'node:timers/promises';

import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';

import { DESKTOP, PHONE } from '../e2e/house.ts';
import { findFaults } from '../e2e/look.ts';
import { askedOn, byMouse, isOver, playOut } from '../e2e/player.ts';
import { sitDown, start, tableOf } from '../e2e/table.ts';
import { fileOf, findLeaks, listenTo } from '../e2e/traffic.ts';
import { useHouse } from './house.ts';

// A small fixed selection of what `npm run prove -- browser-matches browser-lines gallery` does at length.
const open = useHouse();

async function waitFor(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (await isSo()) return;
    await wait(100);
  }
  throw new Error(`in vain: ${what}`);
}

const logOf = (page: Page): Promise<string | null> => page.getByRole('list', { name: 'Log' }).textContent();

const PAGES = [
  '/',
  '/new/dice-town',
  '/gallery',
  '/gallery/dice-town/bribing-the-sheriff',
  '/gallery/boomtown/payment-three',
  '/gallery/winners-circle/blocked-move',
  '/gallery/dice-tower/swap',
] as const;

test.each([
  ['a desktop by day, in English', { ...DESKTOP }],
  ['a phone by night, in Hungarian', { ...PHONE, colorScheme: 'dark', locale: 'hu-HU' } as const],
])('axe finds nothing, nothing is cut off, nothing sticks out: %s', { timeout: 240_000 }, async (_name, screen) => {
  const page = await (await open.enter('Ann', screen)).newPage();
  const found: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    found.push(...(await findFaults(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});

test('from opening the page to the first own move in at most three clicks', { timeout: 60_000 }, async () => {
  const page = await (await open.enter('')).newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Play now: Winner’s Circle, against bots' }).click();
  await page.getByRole('button', { name: 'All answers' }).click();
  await page.locator('button[data-answer]').first().click();
  await waitFor('the bet is in the log', async () => (await logOf(page))?.includes('You bet') ?? false);
});

test('a match against bots is there again after a reload, and on the front page', { timeout: 80_000 }, async () => {
  const page = await (await open.enter('Ann')).newPage();
  await page.goto('/play/winners-circle');
  await page.getByRole('button', { name: 'All answers' }).click();
  await page.locator('button[data-answer]').first().click();
  await waitFor('the bet is in the log', async () => (await logOf(page))?.includes('You bet') ?? false);
  await wait(600);
  await page.reload();
  await waitFor('the log is there', async () => (await logOf(page))?.includes('You bet') ?? false);
  await page.goto('/');
  await page.getByRole('link', { name: 'Go on' }).first().click();
  await waitFor('the log is there', async () => (await logOf(page))?.includes('You bet') ?? false);
});

test('the language can be changed, and the page says which one it speaks', { timeout: 60_000 }, async () => {
  const page = await (await open.enter('Ann')).newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Čeština' }).check();
  await page.getByText('Kostky, karty a dobrý stůl').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('cs');
});

test(
  'a guest goes on on another device by a link that works once, and can be deleted',
  { timeout: 60_000 },
  async () => {
    const desk = await (await open.enter('Ann')).newPage();
    await desk.goto('/new/dice-tower');
    await desk.getByRole('button', { name: 'Make the table' }).click();
    await desk.getByLabel('Send this link to your friends:').waitFor();
    await desk.goto('/');
    await desk.getByRole('button', { name: 'Settings' }).click();
    await desk.getByText('You are Ann on this server.').waitFor();
    await desk.getByRole('button', { name: 'Go on on another device' }).click();
    const link = await desk.getByLabel('Open this link there.').inputValue();

    const phone = await (await open.enter('', PHONE)).newPage();
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Go on as this guest' }).click();
    await phone.getByText('You are Ann on this server.').waitFor();
    expect(await findFaults(phone)).toEqual([]);
    const other = await (await open.enter('')).newPage();
    await other.goto(link);
    await other.getByRole('button', { name: 'Go on as this guest' }).click();
    await other.getByText('This link was used already, or has expired.').waitFor();

    await phone.goto('/');
    await phone.getByRole('button', { name: 'Settings' }).click();
    await phone.getByRole('button', { name: 'Delete me from this server' }).click();
    expect(await findFaults(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Delete me', exact: true }).click();
    await waitFor('nobody is known here', async () => {
      const known = await desk.request.get('/api/me');
      return JSON.stringify(await known.json()) === '{"me":null}';
    });
  },
);

test('a person makes a token for a program, sees it once, and takes it back', { timeout: 60_000 }, async () => {
  const phone = await (await open.enter('Ann', PHONE)).newPage();
  await phone.goto('/new/dice-tower');
  await phone.getByRole('button', { name: 'Make the table' }).click();
  await phone.getByLabel('Send this link to your friends:').waitFor();
  await phone.goto('/');
  await phone.getByRole('button', { name: 'Settings' }).click();
  await phone.getByText('Programs that play for you').click();
  const make = async (label: string): Promise<void> => {
    await phone.getByLabel('Which program is it for?').fill(label);
    await phone.getByLabel('Which program is it for?').press('Enter');
    await phone.getByText(`${label} until`).waitFor();
  };
  await make('old bot');
  await make('my bot');
  // Another one's going does not hide what is shown only once.
  await phone.getByRole('button', { name: 'Take back the token of old bot' }).click();
  await phone.getByText('old bot until').waitFor({ state: 'detached' });
  const token = await phone.getByLabel('Copy it now').inputValue();
  expect(await findFaults(phone)).toEqual([]);

  const program = await open.enter('');
  const whoIs = async (): Promise<unknown> => {
    const answer = await program.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { me: { name: string } | null }).me?.name ?? null;
  };
  expect(await whoIs()).toBe('Ann');
  await phone.getByRole('button', { name: 'Take back the token of my bot' }).click();
  await phone.getByText('my bot until').waitFor({ state: 'detached' });
  expect(await phone.getByLabel('Copy it now').count()).toBe(0);
  expect(await whoIs()).toBeNull();
});

test('a table against bots works without network, once the site has been here', { timeout: 60_000 }, async () => {
  const context = await open.enter('Ann', { ...DESKTOP, keepsSite: true });
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play now: Winner’s Circle, against bots' }).click();
  await page.getByRole('button', { name: 'All answers' }).click();
  await page.locator('button[data-answer]').first().click();
  await waitFor('the bet is in the log', async () => (await logOf(page))?.includes('You bet') ?? false);
});

test(
  'two people and a bot play a match to its end by clicking; pause, reload, lost line and second tab do no harm, and each is sent exactly what their seat may know',
  { timeout: 300_000 },
  async () => {
    const people = [await open.enter('Ann'), await open.enter('Bob')] as const;
    const [host, guest] = await sitDown(people, 'dice-tower', 3);
    const traffic = [listenTo(host), listenTo(guest)] as const;
    await Promise.all([host.reload(), guest.reload()]);
    await host.getByRole('button', { name: 'Start', exact: true }).waitFor();
    await start([host, guest]);

    await host.getByRole('button', { name: 'Chat' }).first().click();
    await host.getByPlaceholder('Say something').fill('Good luck!');
    await host.getByRole('button', { name: 'Send' }).click();
    await guest.getByRole('button', { name: 'Chat' }).first().click();
    await guest.getByText('Good luck!').waitFor();
    await guest.reload();
    await guest.getByRole('button', { name: 'Chat' }).first().click();
    await guest.getByText('Good luck!').waitFor();

    await host.getByRole('button', { name: 'Leave' }).click();
    await host.getByRole('button', { name: 'Ask for a pause' }).click();
    await host.getByRole('button', { name: 'Close' }).click();
    await guest.getByText('Ann would like a pause.').waitFor();
    await guest.getByRole('button', { name: 'Agree' }).click();
    await host.getByText('The match is paused.').waitFor();
    await host.locator('[data-panel]').getByRole('button', { name: 'Go on playing' }).click();
    await host.getByText('The match is paused.').waitFor({ state: 'detached' });

    const before = await askedOn(host);
    await host.reload();
    await host.locator('[data-panel]').waitFor();
    await waitFor('the same question', async () => (await askedOn(host))?.id === before?.id);

    await people[1].setOffline(true);
    const second = await people[0].newPage();
    await second.goto(host.url());
    for (let i = 0; i < 20; i++) await byMouse(host);
    await people[1].setOffline(false);

    await playOut([host, guest], byMouse, undefined, 240_000);
    await waitFor('the second tab is at the end too', () => isOver(second));
    const file = await fileOf(host, tableOf(host));
    expect(findLeaks(traffic[0], file, 0)).toEqual([]);
    expect(findLeaks(traffic[1], file, 1)).toEqual([]);
    expect(traffic[0].filter(({ t }) => t === 'entry').length).toBeGreaterThan(20);
    await host.getByRole('button', { name: 'Table' }).first().click();
    await host.getByRole('button', { name: 'Check every roll on this device' }).first().click();
    await host.getByText('Your own share of the luck is in it.').first().waitFor();
  },
);
