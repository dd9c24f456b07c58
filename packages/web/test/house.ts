import type { BrowserContext } from '@playwright/test';
import { afterAll, beforeAll, beforeEach } from 'vitest';

import { openHouse, type House, type Screen } from '../e2e/house.ts';

/** A server and a browser for the tests of one file. */
export interface OpenHouse {
  readonly house: House;
  /** Someone comes in, until the next test begins. */
  enter(name: string, screen?: Screen): Promise<BrowserContext>;
}

/** Opens a house before the tests and closes it after them. Where it can't be opened they are skipped, saying why. */
export function useHouse(): OpenHouse {
  let opened: House | { readonly missing: string } = { missing: 'not open yet' };
  const entered: BrowserContext[] = [];
  beforeAll(async () => {
    opened = await openHouse();
  }, 120_000);
  afterAll(async () => {
    if ('close' in opened) await opened.close();
  }, 30_000);
  beforeEach(async ({ skip }) => {
    if ('missing' in opened) skip(opened.missing);
    for (const context of entered.splice(0)) await context.close();
  });
  return {
    get house() {
      if ('missing' in opened) throw new Error(opened.missing);
      return opened;
    },
    async enter(name, screen) {
      const context = await this.house.enter(name, screen);
      entered.push(context);
      return context;
    },
  };
}
