import type { Page } from '@playwright/test';

/** How somebody answers: with a mouse, a finger or the keyboard. Gives what was pressed, or null if nothing could be. */
export type Hand = (page: Page) => Promise<string | null>;

/** What is asked on this page now: the question's id and its sentence; null while nothing is. */
export async function askedOn(page: Page): Promise<{ readonly id: string; readonly text: string } | null> {
  return page.evaluate(() => {
    const heading = document.querySelector<HTMLElement>('[data-panel] [data-asked]');
    return heading === null ? null : { id: heading.dataset['asked'] ?? '', text: heading.textContent };
  });
}

/** Whether the match has ended on this page. */
export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('[data-panel] a[href^="/replay/"]').count()) > 0;
}

interface Target {
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

/** Finds something to press: on the board half of the time, in the panel otherwise; scrolls it into view. */
async function findTarget(page: Page): Promise<Target | null> {
  return page.evaluate(
    ({ where, which }) => {
      const panel = document.querySelector<HTMLElement>('[data-panel]');
      if (panel?.querySelector('[data-asked]') === null || panel === null) return null;
      const buttons = (root: Element | null, selector: string): HTMLElement[] =>
        [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((one) => one.checkVisibility());
      const answers = buttons(panel, 'button[data-answer]:not(:disabled), button.strong:not(:disabled)');
      const fields = buttons(panel, 'fieldset button:not(:disabled), button[data-compose]:not(:disabled)');
      const fold = buttons(panel, '[data-list][aria-expanded=false]');
      const board = buttons(document.querySelector('main'), 'button:not(:disabled)');
      const inPanel = answers.length > 0 && (fields.length === 0 || where > 0.7) ? answers : [...fields, ...fold];
      const list = board.length > 0 && where < 0.5 ? board : inPanel.length > 0 ? inPanel : [...answers, ...board];
      const chosen = list[Math.floor(which * list.length)];
      if (chosen === undefined) return null;
      chosen.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = chosen.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const isFree = hit !== null && (chosen.contains(hit) || hit.contains(chosen));
      return isFree ? { x, y, label: (chosen.ariaLabel ?? chosen.textContent).slice(0, 60) } : null;
    },
    { where: Math.random(), which: Math.random() },
  );
}

export const byMouse: Hand = async (page) => {
  const target = await findTarget(page);
  if (target === null) return null;
  await page.mouse.click(target.x, target.y);
  return target.label;
};

export const byTouch: Hand = async (page) => {
  const target = await findTarget(page);
  if (target === null) return null;
  await page.touchscreen.tap(target.x, target.y);
  return target.label;
};

/** Tabs from wherever the focus is until it comes to one of the answers in the panel, and presses that. */
export const byKeyboard: Hand = async (page) => {
  if ((await askedOn(page)) === null) return null;
  for (let i = 0; i < 40; i++) {
    for (let steps = 1 + Math.floor(Math.random() * 5); steps > 0; steps--) await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused.closest('[data-panel]') === null) return null;
      const isAnswer = focused.matches('[data-answer], .strong, fieldset button, [data-compose]');
      const isFold = focused.matches('[data-list][aria-expanded=false]');
      return isAnswer || isFold ? focused.textContent.slice(0, 60) : null;
    });
    if (at === null) continue;
    await page.keyboard.press(Math.random() < 0.5 ? 'Enter' : 'Space');
    return at;
  }
  return null;
};

/** Answers on all pages until the match is over on each; `look` is called before each answer. Gives how many acts. */
export async function playOut(
  pages: readonly Page[],
  hand: Hand,
  look: (page: Page) => Promise<void> = () => Promise.resolve(),
  most = 20 * 60_000,
): Promise<number> {
  const start = performance.now();
  let acts = 0;
  for (;;) {
    const over = await Promise.all(pages.map((page) => isOver(page)));
    if (over.every(Boolean)) return acts;
    if (performance.now() - start > most) throw new Error(`the match does not end: ${acts} acts`);
    for (const page of pages) {
      await look(page);
      if ((await hand(page)) !== null) acts += 1;
    }
    await pages[0]?.waitForTimeout(15);
  }
}
