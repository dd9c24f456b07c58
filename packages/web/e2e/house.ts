import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig, serve, type Parts } from '@boxcars/server';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';

import { CHROMIUM_ARGS, findChromium } from '../scripts/chromium.ts';
import { freshSite } from '../scripts/fresh-site.ts';

/** What a page is looked at on. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly locale?: string;
  readonly hasTouch?: boolean;
  /** Motion is off unless a test is about it. */
  readonly speed?: 'off' | 'fast' | 'normal';
  /** Whether the browser may keep the site on the device; most tests want it as the server has it. */
  readonly keepsSite?: boolean;
}

export const DESKTOP: Screen = { width: 1280, height: 800 };
export const PHONE: Screen = { width: 360, height: 740, hasTouch: true };

/** A real server with the built site, and a real browser. */
export interface House {
  readonly base: string;
  readonly browser: Browser;
  /** Someone with a browser of their own. */
  enter(name: string, screen?: Screen): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** The server's time runs so many times faster: nobody has to sit through moments for cards. */
const HURRY = 10;

/** Opens everything on free ports; refused with the reason where there is no browser. */
export async function openHouse(): Promise<House | { readonly missing: string }> {
  const found = findChromium();
  if ('missing' in found) return found;
  freshSite();
  const data = mkdtempSync(join(tmpdir(), 'boxcars-e2e-'));
  const config = readConfig({ port: '0', data, logLevel: 'error' }, {});
  if (!config.ok) throw new Error(config.refusal.code);
  // Bots think in real time, however fast the server's clock runs.
  const botTime = 60_000 * HURRY;
  const limits = { botDelay: [0, 200] as const, botTime, requestRate: 1_000_000, burst: 10_000, messageRate: 10_000 };
  const server = await serve(config.value, { clock: quickClock(), limits });
  const browser = await chromium.launch({ executablePath: found.path, args: [...CHROMIUM_ARGS] });
  return {
    base: server.address,
    browser,
    enter: (name, screen = DESKTOP) => enter(browser, server.address, name, screen),
    close: async () => {
      await browser.close();
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function quickClock(): NonNullable<Parts['clock']> {
  const start = Date.now();
  const now = (): number => start + (Date.now() - start) * HURRY;
  return {
    now,
    setTimer(at, run) {
      const timer = setTimeout(run, Math.min(Math.max(0, (at - now()) / HURRY), 2 ** 31 - 1));
      return () => clearTimeout(timer);
    },
  };
}

async function enter(browser: Browser, base: string, name: string, screen: Screen): Promise<BrowserContext> {
  const { width, height, colorScheme = 'light', locale = 'en-GB', hasTouch = false, speed = 'off' } = screen;
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height },
    colorScheme,
    locale,
    hasTouch,
    serviceWorkers: screen.keepsSite === true ? 'allow' : 'block',
  });
  // Before any page starts: the name others see, no motion, no hints. A page's own changes stay.
  await context.addInitScript(
    (settings) => {
      if (localStorage.getItem('boxcars.settings') !== null) return;
      localStorage.setItem('boxcars.settings', JSON.stringify(settings));
    },
    { speed, hints: false, name },
  );
  return context;
}
