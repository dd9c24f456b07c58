import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { findChromium } from '../scripts/chromium.ts';

const browser = findChromium();
const cli = fileURLToPath(new URL('../../../node_modules/@playwright/test/cli.js', import.meta.url));
const config = fileURLToPath(new URL('../e2e/playwright.config.ts', import.meta.url));

if ('missing' in browser) console.warn(`Tests in a browser are left out: ${browser.missing}.`);

test.skipIf('missing' in browser)(
  'the site in a real browser: axe, phones, two people, reloads and lost lines',
  () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'test', '-c', config], { encoding: 'utf8' });
    expect(status, `${stdout}\n${stderr}`).toBe(0);
  },
  300_000,
);
