import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { openConfigured } from '../src/main.ts';

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'boxcars-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('is made with all that is missing above it', async () => {
  const data = join(scratch(), 'some', 'where');
  const store = await openConfigured({ databaseUrl: null, data });
  await store.close();
  expect(existsSync(data)).toBe(true);
});

it.each(['/proc/games', '/proc/of/games'])('%s is refused at once: no folder can be made there', (data) => {
  expect(() => openConfigured({ databaseUrl: null, data })).toThrow(/mkdir/);
});

it('is refused where a file stands in the way', () => {
  const file = join(scratch(), 'file');
  writeFileSync(file, '');
  expect(() => openConfigured({ databaseUrl: null, data: join(file, 'games') })).toThrow(/mkdir/);
});
