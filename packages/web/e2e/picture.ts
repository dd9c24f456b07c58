import type { Browser, Page } from '@playwright/test';

/** How fine a picture is remembered: so many fields across and down, each by its brightness from 0 to 255. */
const ACROSS = 32;
const DOWN = 20;

/** A field that differs by more than this is another; a picture with more than this part of such fields is another. */
const FIELD = 28;
const PART = 0.05;

/** Remembers how pages look, coarsely: enough to notice what moved, vanished or lost its colour. */
export class Painter {
  private readonly easel: Page;

  private constructor(easel: Page) {
    this.easel = easel;
  }

  static async open(browser: Browser): Promise<Painter> {
    return new Painter(await browser.newPage());
  }

  /** The picture of a page as it is now, in base64. */
  async paint(page: Page): Promise<string> {
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    return this.easel.evaluate(
      async ({ image, across, down }) => {
        const bytes = Uint8Array.from(atob(image), (char) => char.codePointAt(0) ?? 0);
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(across, down);
        const context = canvas.getContext('2d');
        if (context === null) throw new Error('no canvas');
        context.imageSmoothingQuality = 'high';
        context.drawImage(bitmap, 0, 0, across, down);
        const { data } = context.getImageData(0, 0, across, down);
        const light = Array.from({ length: across * down }, (_, i) =>
          Math.round(0.3 * (data[4 * i] ?? 0) + 0.59 * (data[4 * i + 1] ?? 0) + 0.11 * (data[4 * i + 2] ?? 0)),
        );
        return btoa(String.fromCodePoint(...light));
      },
      { image: shot.toString('base64'), across: ACROSS, down: DOWN },
    );
  }
}

/** Whether two pictures are of the same thing, as far as one sees from some way off. */
export function looksAlike(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'base64'), Buffer.from(other, 'base64')];
  if (a.length !== b.length) return false;
  const different = a.reduce((sum, value, i) => sum + (Math.abs(value - (b[i] ?? 0)) > FIELD ? 1 : 0), 0);
  return different <= PART * a.length;
}
