import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { CHROMIUM_ARGS, findChromium } from '../scripts/chromium.ts';

const browser = findChromium();
const port = Number(process.env['BOXCARS_E2E_PORT'] ?? 5611);
const data = process.env['BOXCARS_E2E_DATA'] ?? mkdtempSync(join(tmpdir(), 'boxcars-e2e-'));
process.env['BOXCARS_E2E_DATA'] = data;

export default defineConfig({
  testDir: '.',
  outputDir: join(data, 'results'),
  workers: 1,
  timeout: 180_000,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: [...CHROMIUM_ARGS], ...('path' in browser ? { executablePath: browser.path } : {}) },
  },
  webServer: {
    cwd: '../../..',
    command: `node packages/web/scripts/build.ts && exec node packages/cli/src/main.ts serve --port ${port} --data ${data}`,
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 120_000,
    env: { BOXCARS_LOG: 'error' },
  },
});
