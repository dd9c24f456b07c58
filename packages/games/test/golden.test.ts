import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { playthrough, readPlaythrough } from '@boxcars/engine/testkit';
import { describe, expect, test } from 'vitest';

import { fileOf, GOLDENS } from '../scripts/golden-list.ts';
import { findGame } from '../src/index.ts';

const FOLDER = fileURLToPath(new URL('../golden/', import.meta.url));

describe('golden playthroughs', () => {
  test('are all in the list, and each once', () => {
    expect(globSync('*.txt', { cwd: FOLDER }).toSorted()).toEqual(GOLDENS.map(fileOf).toSorted());
  });

  test.each(GOLDENS.map((golden) => [fileOf(golden), golden] as const))('%s is as it was', (file, golden) => {
    const game = findGame(golden.game);
    if (game === undefined) throw new Error(`there is no game ${golden.game}`);
    const kept = readFileSync(FOLDER + file, 'utf8');
    const played = playthrough(game, golden);
    const [was, is] = [readPlaythrough(kept), readPlaythrough(played)];
    const hint = was?.version === is?.version ? 'play changed without a new version' : 'run npm run golden';
    expect(is, hint).toEqual(was);
    expect(played).toBe(kept);
  });
});
