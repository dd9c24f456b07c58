import type { BrowserContext, Page } from '@playwright/test';

import type { House, Screen } from './house.ts';
import { isOver } from './player.ts';
import { sitDown, start, tableOf } from './table.ts';

/** Called at every page and every state of a table worth looking at. */
export type Looker = (name: string, page: Page) => Promise<void>;

/** A visible button or link by its words, on a page that may have it twice for wide and narrow screens. */
export function pressable(page: Page, words: string | RegExp) {
  return page.locator('button:visible, a:visible, summary:visible').filter({ hasText: words }).first();
}

const press = (page: Page, words: string | RegExp): Promise<void> => pressable(page, words).click();

/** Every page that can be opened by its address alone. */
export async function lookAtPages(context: BrowserContext, look: Looker): Promise<void> {
  const page = await context.newPage();
  const addresses = ['/', '/gallery', '/table/nowhere', '/replay/nowhere', '/play/no-such-game', '/plain/'];
  const games = ['dice-town', 'boomtown', 'winners-circle', 'dice-tower'];
  for (const address of [...addresses, ...games.map((game) => `/new/${game}`)]) {
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await look(address, page);
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Čeština' }).waitFor();
  await look('settings', page);
  await page.close();
}

/** One table on a server through all that people can do with it beside playing; each step is seen to have worked. */
export async function goAround(house: House, screen: Screen, look: Looker): Promise<void> {
  const people = [await house.enter('Ann', screen), await house.enter('Bob', screen)] as const;
  const pages = await sitDown(people, 'dice-tower', 3);
  const [host, guest] = pages;
  await look('waiting room, host', host);
  await look('waiting room, guest', guest);
  await say(guest, 'Here I am');
  await host.locator('li:visible', { hasText: 'Here I am' }).waitFor();
  await start(pages);
  await talk(host, guest, look);
  await pauseAndGoOn(host, guest, look);
  await handOver(house, screen, host, look);
  await resign(guest);
  await guest.getByText('You have resigned: a bot plays on for you.').waitFor();
  await look('resigned', guest);
  for (const context of people) await context.close();
}

/** Mute by the host, and block by anyone. */
async function talk(host: Page, guest: Page, look: Looker): Promise<void> {
  await openChat(guest);
  await say(guest, 'Good luck!');
  await openChat(host);
  await host.locator('li:visible', { hasText: 'Good luck!' }).waitFor();
  await press(host, 'People at this table');
  await look('chat, host', host);
  await press(host, 'Mute Bob');
  await pressable(host, 'Let Bob speak').waitFor();
  await guest.locator('p:visible', { hasText: 'The host has muted you at this table.' }).waitFor();
  await guest.locator('input[placeholder="Say something"]:visible').waitFor({ state: 'detached' });
  await look('chat, muted', guest);
  await press(host, 'Let Bob speak');
  await pressable(host, 'Mute Bob').waitFor();
  await say(guest, 'Thank you');
  await muteByLine(host, 'Thank you', look);
  await press(guest, 'People at this table');
  await press(guest, 'Hear no more of Ann');
  await pressable(guest, 'Hear Ann again').waitFor();
  await say(host, 'Nobody hears this');
  await host.locator('li:visible', { hasText: 'Nobody hears this' }).waitFor();
  await look('chat, someone blocked', guest);
  await press(guest, 'Hear Ann again');
  await pressable(guest, 'Hear Ann again').waitFor({ state: 'detached' });
  await say(host, 'And now?');
  await guest.locator('li:visible', { hasText: 'And now?' }).waitFor();
  if ((await guest.locator('li', { hasText: 'Nobody hears this' }).count()) > 0) throw new Error('blocked, yet heard');
  for (const page of [host, guest]) await closeDrawer(page);
}

/** What goes for people who sit here goes for the author of a line, who may only look on. */
async function muteByLine(host: Page, text: string, look: Looker): Promise<void> {
  const line = host.locator('li:visible', { hasText: text });
  await line.locator('summary').click();
  await look('chat, a line', host);
  await line.getByRole('button', { name: 'Mute Bob' }).click();
  await line.getByRole('button', { name: 'Let Bob speak' }).click();
  await line.getByRole('button', { name: 'Mute Bob' }).waitFor();
  await line.locator('summary').click();
}

async function openChat(page: Page): Promise<void> {
  await press(page, /^Chat/);
  await page.locator('input[placeholder="Say something"]:visible').waitFor();
}

async function say(page: Page, text: string): Promise<void> {
  await page.locator('input[placeholder="Say something"]:visible').fill(text);
  await press(page, 'Send');
}

/** On a narrow screen the chat lies over the table. */
async function closeDrawer(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

async function pauseAndGoOn(host: Page, guest: Page, look: Looker): Promise<void> {
  await press(host, 'Leave …');
  await look('menu', host);
  await press(host, 'Ask for a pause');
  await pressable(host, 'No pause after all').waitFor();
  await closeDrawer(host);
  await host.getByText('You asked for a pause.').waitFor();
  await look('own wish', host);
  await guest.getByText('Ann would like a pause.').waitFor();
  await look('a wish', guest);
  await press(guest, 'Agree');
  await host.getByText('The match is paused.').waitFor();
  for (const page of [host, guest]) await page.locator('[data-asked]').waitFor({ state: 'detached' });
  await look('paused', host);
  await host.locator('[data-panel]').getByRole('button', { name: 'Go on playing' }).click();
  await host.getByText('The match is paused.').waitFor({ state: 'detached' });
}

async function resign(page: Page): Promise<void> {
  await press(page, 'Leave …');
  await press(page, 'Resign: a bot plays on for me');
  await page.getByText('There is no way back to your seat.').waitFor();
  await press(page, 'Resign');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

async function handOver(house: House, screen: Screen, host: Page, look: Looker): Promise<void> {
  await press(host, 'Leave …');
  await press(host, 'Hand my seat to someone else');
  const link = await host.getByLabel('Whoever opens this link gets your seat:').inputValue();
  await look('hand over', host);
  await refuseSeated(host.context(), link, look);
  const context = await house.enter('', screen);
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel('Your name').fill('Cay');
  await look('take over', page);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('[data-panel]').waitFor();
  await page.locator('[data-place="seat:0"]', { hasText: 'Cay' }).waitFor();
  await host.locator('[data-place="seat:0"]', { hasText: 'Cay' }).waitFor();
  await host.getByText('Your seat is someone else’s now').waitFor();
  await look('after a hand-over, who left', host);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('This link was used already, or is not valid.').waitFor();
  await context.close();
}

/** Who sits at the table already is told so, and shown the way back. */
async function refuseSeated(context: BrowserContext, link: string, look: Looker): Promise<void> {
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('You already sit at this table.').waitFor();
  await look('take over, already seated', page);
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.locator('[data-panel]').waitFor();
  await page.close();
}

/** The host removes someone before the start, by keyboard alone: asked once, and for good. */
export async function removeGuest(house: House, screen: Screen, look: Looker): Promise<void> {
  const people = [await house.enter('Ann', screen), await house.enter('Bob', screen)] as const;
  const [host, guest] = await sitDown(people, 'dice-tower', 2);
  const link = guest.url();
  const remove = host.getByRole('button', { name: 'Remove Bob' });
  if ((await guest.getByRole('button', { name: /^Remove/ }).count()) > 0) throw new Error('only the host may');
  if ((await host.getByRole('button', { name: /^Remove/ }).count()) > 1) throw new Error('not the host’s own seat');
  await remove.focus();
  await host.keyboard.press('Enter');
  await host.getByRole('group', { name: 'Bob has to leave this table' }).waitFor();
  await look('removing, asked once', host);
  await host.keyboard.press('Tab');
  await host.keyboard.press('Tab');
  await host.keyboard.press('Enter');
  await host.locator(':focus', { hasText: 'Remove' }).waitFor();
  await host.keyboard.press('Enter');
  await host.keyboard.press('Tab');
  await host.keyboard.press('Enter');
  await guest.getByText('The host has removed you from this table').waitFor();
  await host.locator('li:focus', { hasText: 'Free seat' }).waitFor();
  await host.getByRole('log').getByText('Bob was removed.').waitFor({ state: 'attached' });
  await look('removed', guest);
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByText('You were removed from this table.').waitFor();
  await look('removed, and back', guest);
  for (const context of people) await context.close();
}

/** Someone who looks on is told that the table is gone for them, for a reason this page has never heard of. */
export async function turnAway(house: House, screen: Screen, look: Looker): Promise<void> {
  const people = [await house.enter('Ann', screen), await house.enter('Bob', screen)] as const;
  const [host, guest] = await sitDown(people, 'dice-tower', 2);
  const link = guest.url();
  await press(guest, 'Give up my seat');
  const onlooker = await house.enter('', screen);
  const page = await onlooker.newPage();
  const lines: ((text: string) => void)[] = [];
  await page.routeWebSocket('**/api/socket', (socket) => {
    socket.connectToServer();
    lines.push((text) => socket.send(text));
  });
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).waitFor();
  const gone = JSON.stringify({ t: 'gone', table: tableOf(host), refusal: { code: 'never-heard-of' } });
  for (const tell of lines) tell(gone);
  await page.locator('h1:focus', { hasText: 'This table is not here' }).waitFor();
  await page.getByText('It may have been put away, or those who play keep to themselves.').waitFor();
  await look('gone', page);
  await page.getByRole('link', { name: 'To the front page' }).click();
  await page.getByRole('heading', { name: 'Dice, cards and a good table' }).waitFor();
  for (const context of [...people, onlooker]) await context.close();
}

/** Who stands up by themselves may sit down again, and isn't told to have been removed. */
export async function standUp(house: House, screen: Screen): Promise<void> {
  const people = [await house.enter('Ann', screen), await house.enter('Bob', screen)] as const;
  const [host, guest] = await sitDown(people, 'dice-tower', 2);
  await press(guest, 'Give up my seat');
  await host.getByText('Free seat').waitFor();
  await press(guest, 'Sit down');
  await host.getByText('Bob').first().waitFor();
  if ((await guest.getByText('has removed you').count()) > 0) throw new Error('nobody was removed');
  for (const context of people) await context.close();
}

/** A table that all its people want to call off. */
export async function callOff(house: House, screen: Screen, look: Looker): Promise<void> {
  const people = [await house.enter('Ann', screen), await house.enter('Bob', screen)] as const;
  const pages = await sitDown(people, 'winners-circle', 2);
  await start(pages);
  for (const page of pages) {
    await press(page, 'Leave …');
    await press(page, 'Ask to call the match off');
  }
  for (const page of pages) await page.getByText('The match was called off. Nothing counts.').waitFor();
  await closeDrawer(pages[0]);
  await look('called off', pages[0]);
  for (const context of people) await context.close();
}

/** A match to its end, played by bots for both; watched again, kept as a file, and played once more. */
export async function finishAndPlayAgain(house: House, screen: Screen, look: Looker): Promise<void> {
  const people = [await house.enter('Ann', screen), await house.enter('Bob', screen)] as const;
  const pages = await sitDown(people, 'dice-tower', 2);
  await start(pages);
  const [host, guest] = pages;
  for (const page of pages) await resign(page);
  for (let i = 0; i < 900 && !(await isOver(host)); i++) await host.waitForTimeout(100);
  await look('the end', host);
  await watchAgain(people[0], tableOf(host), look);
  const before = host.url();
  await press(host, 'Rematch');
  await host.waitForURL((url) => url.href !== before);
  await look('rematch, host', host);
  await press(guest, 'Join the rematch');
  await guest.waitForURL((url) => url.pathname === new URL(host.url()).pathname);
  await start(pages);
  for (const context of people) await context.close();
}

/** From the front page to the film of a match, and its file. */
async function watchAgain(context: BrowserContext, table: string, look: Looker): Promise<void> {
  const page = await context.newPage();
  await page.goto('/');
  const row = page.locator('li', { has: page.locator(`a[href="/replay/${table}"]`) });
  await row.waitFor();
  await look('front page, finished games', page);
  const loading = page.waitForEvent('download');
  await row.getByRole('link', { name: 'Save as a file' }).click();
  const file = await loading;
  if (!/^boxcars-.+\.json$/.test(file.suggestedFilename())) throw new Error(`saved as ${file.suggestedFilename()}`);
  await row.getByRole('link', { name: 'Watch again' }).click();
  await page.getByRole('button', { name: 'One on' }).first().waitFor();
  await look('replay', page);
  await page.close();
}
