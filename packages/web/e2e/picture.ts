import type { Browser, Page } from '@playwright/test';

/** How fine a picture is remembered: its brightness, its colours and where its words are, in fields across and down. */
const LIGHT = { across: 32, down: 20 } as const;
const COLOUR = { across: 16, down: 10 } as const;
const WORDS = { across: 16, down: 10 } as const;

/**
 * A field that differs by more than `field` is another; with more than `most` of them a picture is another. The same
 * page is painted the same, field by field: what is left is room for another version of the browser.
 */
const ROOM = {
  light: { field: 8, most: 10 },
  colour: { field: 5, most: 8 },
  words: { field: 24, most: 4 },
} as const;

/** How a page looks, coarsely: enough to notice what moved, vanished, lost its colour or its words. */
export interface Picture {
  readonly light: Uint8Array;
  readonly colour: Uint8Array;
  readonly words: Uint8Array;
}

const SIZES = {
  light: LIGHT.across * LIGHT.down,
  colour: 2 * COLOUR.across * COLOUR.down,
  words: WORDS.across * WORDS.down,
} as const;

/** The picture as it is remembered. */
export function writePicture({ light, colour, words }: Picture): string {
  return Buffer.concat([light, colour, words]).toString('base64');
}

export function readPicture(text: string): Picture {
  const bytes = Buffer.from(text, 'base64');
  const [light, colour] = [SIZES.light, SIZES.light + SIZES.colour];
  return { light: bytes.subarray(0, light), colour: bytes.subarray(light, colour), words: bytes.subarray(colour) };
}

/** Takes pictures of pages. */
export class Painter {
  private readonly easel: Page;

  private constructor(easel: Page) {
    this.easel = easel;
  }

  static async open(browser: Browser): Promise<Painter> {
    return new Painter(await browser.newPage());
  }

  /** The picture of a page as it is now. */
  async paint(page: Page): Promise<Picture> {
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const image = shot.toString('base64');
    const [fine, coarse] = [await this.shrink(image, LIGHT), await this.shrink(image, COLOUR)];
    return {
      light: Uint8Array.from({ length: SIZES.light }, (_, i) => lightAt(fine, i)),
      colour: Uint8Array.from({ length: SIZES.colour }, (_, i) => colourAt(coarse, i)),
      words: Uint8Array.from(await wordsOn(page)),
    };
  }

  async close(): Promise<void> {
    await this.easel.close();
  }

  /** The picture in so many fields: red, green, blue and a fourth of no use for each. */
  private shrink(image: string, size: { readonly across: number; readonly down: number }): Promise<number[]> {
    return this.easel.evaluate(
      async ([png, across, down]) => {
        const bytes = Uint8Array.from(atob(png), (char) => char.codePointAt(0) ?? 0);
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(across, down);
        const context = canvas.getContext('2d');
        if (context === null) throw new Error('no canvas');
        context.imageSmoothingQuality = 'high';
        context.drawImage(bitmap, 0, 0, across, down);
        return [...context.getImageData(0, 0, across, down).data];
      },
      [image, size.across, size.down] as const,
    );
  }
}

function lightAt(data: readonly number[], i: number): number {
  const [red = 0, green = 0, blue = 0] = data.slice(4 * i, 4 * i + 3);
  return Math.round(0.3 * red + 0.59 * green + 0.11 * blue);
}

/** Two numbers a field: how much bluer and how much redder it is than grey. */
function colourAt(data: readonly number[], i: number): number {
  const field = Math.floor(i / 2);
  const light = lightAt(data, field);
  const tone = data[4 * field + (i % 2 === 0 ? 2 : 0)] ?? 0;
  return Math.round(128 + (tone - light) / 2);
}

/** How much of each field words take up, from 0 to 255. */
function wordsOn(page: Page): Promise<number[]> {
  return page.evaluate(({ across, down }) => {
    const fields = Array.from({ length: across * down }, () => 0);
    const [width, height] = [innerWidth / across, innerHeight / down];
    const add = (box: DOMRect): void => {
      for (let x = Math.max(0, Math.floor(box.left / width)); x < across && x * width < box.right; x++) {
        for (let y = Math.max(0, Math.floor(box.top / height)); y < down && y * height < box.bottom; y++) {
          const wide = Math.min(box.right, (x + 1) * width) - Math.max(box.left, x * width);
          const high = Math.min(box.bottom, (y + 1) * height) - Math.max(box.top, y * height);
          fields[y * across + x] = (fields[y * across + x] ?? 0) + (wide * high) / (width * height);
        }
      }
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const one = text.parentElement;
      if (one === null || (text.nodeValue ?? '').trim() === '' || !one.checkVisibility({ visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) if (box.width > 1) add(box);
    }
    return fields.map((part) => Math.round(255 * Math.min(1, part)));
  }, WORDS);
}

/** In what two pictures differ, as far as one sees from some way off; empty: in nothing. */
export function differences(one: Picture, other: Picture): string[] {
  const kinds = ['light', 'colour', 'words'] as const;
  return kinds.filter((kind) => {
    const { field, most } = ROOM[kind];
    const others = one[kind].reduce((sum, value, i) => sum + (isFar(value, other[kind][i], field) ? 1 : 0), 0);
    return others > most || one[kind].length !== other[kind].length;
  });
}

function isFar(value: number, other: number | undefined, field: number): boolean {
  return Math.abs(value - (other ?? 0)) > field;
}
