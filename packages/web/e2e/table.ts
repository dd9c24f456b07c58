import type { BrowserContext, Page } from '@playwright/test';

/** A table by link with two people and bots, made and joined by clicking, and started. */
export async function sitDown(
  [ann, bob]: readonly [BrowserContext, BrowserContext],
  game: string,
  seats: number,
): Promise<readonly [Page, Page]> {
  const host = await ann.newPage();
  await host.goto(`/new/${game}`);
  await host.getByLabel('Players in all').selectOption(String(seats));
  await host.getByRole('button', { name: 'Make the table' }).click();
  const link = await host.getByLabel('Send this link to your friends:').inputValue();
  const guest = await bob.newPage();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByText('The host starts the match').waitFor();
  return [host, guest];
}

/** Starts it, and waits until both see the board. */
export async function start(pages: readonly [Page, Page]): Promise<void> {
  await pages[0].getByRole('button', { name: 'Start', exact: true }).click();
  for (const page of pages) await page.locator('[data-panel]').waitFor();
}

/** The id of the table a page is at. */
export function tableOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
