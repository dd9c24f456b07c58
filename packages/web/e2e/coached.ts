import type { BrowserContext, Page } from '@playwright/test';

/** A table of one person and bots on the server with the coach as wished, made by clicking, and started. */
export async function sitWithBots(person: BrowserContext, game: string, coach: string): Promise<Page> {
  const page = await person.newPage();
  await page.goto(`/new/${game}`);
  await page.getByRole('radio', { name: coach }).check();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.getByRole('button', { name: 'Seat a bot' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('[data-panel]').waitFor();
  return page;
}

/** One choice as the coach shows it. */
export interface Shown {
  /** What the button says: the choice, and what it is worth. */
  readonly choice: string;
  readonly worth: number;
  readonly why: readonly string[];
}

/** Asks the coach about the open question and reads what it says, in its order. */
export async function askCoach(page: Page): Promise<readonly Shown[]> {
  await page.locator('[data-coach]').click();
  const choices = page.getByRole('region', { name: 'Coach' }).getByRole('listitem');
  await choices.first().waitFor();
  return choices.evaluateAll((items) =>
    items.map((item) => ({
      choice: item.querySelector('button span')?.textContent ?? '',
      worth: Number.parseFloat(item.querySelector('button b')?.textContent ?? ''),
      why: [...item.querySelectorAll('p')].map(({ textContent }) => textContent),
    })),
  );
}
