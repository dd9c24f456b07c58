import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readScenarioText, runScenario } from '@boxcars/engine/testkit';
import { describe, expect, test } from 'vitest';

import { findGame } from '../src/index.ts';

const FOLDER = fileURLToPath(new URL('../scenarios/', import.meta.url));

describe('scenarios', () => {
  const files = globSync('**/*.json', { cwd: FOLDER }).toSorted();

  test('stand in a folder named after their game', () => {
    const strangers = files.filter((file) => findGame(dirname(file)) === undefined);
    expect(strangers).toEqual([]);
  });

  test.each(files)('%s goes as it is told', (file) => {
    const scenario = readScenarioText(readFileSync(`${FOLDER}${file}`, 'utf8'));
    if (!scenario.ok) throw new Error(`${file}: ${JSON.stringify(scenario.refusal)}`);
    const game = findGame(scenario.value.game);
    if (game === undefined) throw new Error(`${file}: no game ${scenario.value.game}`);
    expect(runScenario(game, scenario.value).failures).toEqual([]);
  });
});
