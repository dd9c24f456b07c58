import type { BrowserContext, Page } from '@playwright/test';

/** Motion off and no hints, before the page starts: what is tested here is play. */
export async function quiet(context: BrowserContext, name = ''): Promise<void> {
  await context.addInitScript((who) => {
    if (localStorage.getItem('boxcars.settings') !== null) return;
    localStorage.setItem('boxcars.settings', JSON.stringify({ speed: 'off', hints: false, name: who }));
  }, name);
}

/** The question as the panel asks it; empty when nothing is asked. */
export async function questionOf(page: Page): Promise<string> {
  const heading = page.locator('[data-panel] #question');
  return (await heading.count()) === 0 ? '' : ((await heading.textContent()) ?? '');
}

/** Whether the match has ended on this page. */
export async function isOver(page: Page): Promise<boolean> {
  return (await page.getByRole('link', { name: 'To the front page' }).count()) > 1;
}

/**
 * Answers once if something is asked, by clicking: an answer of the panel's list, or a composed one. True if something
 * was clicked.
 */
export async function answerOnce(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('[data-panel]');
    if (panel === null || panel.querySelector('#question') === null) return false;
    for (const fold of panel.querySelectorAll('details')) fold.open = true;
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
    const buttons = (selector: string): HTMLButtonElement[] => [...panel.querySelectorAll<HTMLButtonElement>(selector)];
    const answers = buttons('button[data-answer]:not(:disabled), button.strong:not(:disabled)');
    const chips = buttons('fieldset button:not(:disabled)');
    const chosen = answers.length > 0 && (chips.length === 0 || Math.random() < 0.7) ? pick(answers) : pick(chips);
    chosen?.click();
    return chosen !== undefined;
  });
}
