import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What is wrong with how a page looks: axe's findings, text that is cut off, things that stick out. */
export async function findFaults(page: Page): Promise<string[]> {
  return [...(await findBarriers(page)), ...(await findCuts(page))];
}

/** What axe finds. */
export async function findBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => {
    const [node] = nodes;
    return `axe ${id} at ${node?.target.join(' ') ?? ''} (${nodes.length}): ${node?.html.slice(0, 160) ?? ''}`;
  });
}

/** Text that its box cuts off, and anything wider than the screen. */
export async function findCuts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} pixels wider than the screen`);
    for (const dialog of document.querySelectorAll('dialog[open]')) {
      const over = dialog.scrollWidth - dialog.clientWidth;
      if (over > 0) found.push(`a dialog is ${over} pixels wider inside than outside`);
    }
    const nameOf = (one: Element): string =>
      `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} "${one.textContent.trim().slice(0, 40)}"`;
    // Words for screen readers alone are clipped away on purpose.
    const isClipped = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath.startsWith('inset') || isClipped(one.parentElement));
    const isSeen = (one: Element | null): one is HTMLElement =>
      one instanceof HTMLElement &&
      one.checkVisibility() &&
      one.closest('.skip-link, [aria-hidden=true]') === null &&
      !isClipped(one);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const one = text.parentElement;
      if ((text.nodeValue ?? '').trim() === '' || !isSeen(one)) continue;
      const { overflowX, overflowY } = getComputedStyle(one);
      if (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) {
        if (overflowX !== 'auto' && overflowX !== 'scroll') found.push(`cut off in width: ${nameOf(one)}`);
      } else if ((overflowY === 'hidden' || overflowY === 'clip') && one.scrollHeight > one.clientHeight + 2) {
        found.push(`cut off in height: ${nameOf(one)}`);
      }
      const box = one.closest('button, a.button, label, th, td, li, h1, h2, h3, p')?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      const ink = range.getBoundingClientRect();
      if (box !== undefined && (ink.right > box.right + 2 || ink.left < box.left - 2)) {
        found.push(`text sticks out: ${nameOf(one)}`);
      }
    }
    return found;
  });
}
