import { describe, expect, test } from 'vitest';

import { runConformance } from '../../src/testkit/checks.ts';
import { CHECK_NAMES } from '../../src/testkit/finding.ts';
import { magpies } from '../../src/testkit/small-game/index.ts';
import { BROKEN } from './broken-magpies.ts';
import { holdings } from './holdings.ts';

const HOW = { tables: [{ seats: 3 }], games: 5, bound: 60, holdings };

describe('every check finds what it is made for', () => {
  test('and nothing in the game as it should be', () => {
    expect(runConformance(magpies, HOW).flatMap(({ findings }) => findings)).toEqual([]);
  });

  test.each(BROKEN.map((broken) => [broken.fault, broken] as const))('%s', (_, { game, foundBy, maySee = [] }) => {
    const found = runConformance(game, HOW).filter(({ findings }) => findings.length > 0);
    const names = found.map(({ check }) => check);
    expect(names).toContain(foundBy);
    expect(names.filter((name) => name !== foundBy && !maySee.includes(name))).toEqual([]);
  });

  test('every check but one is made for some fault', () => {
    // What `resume` proves is the work of the match: no fault of a game alone breaks it that `replay` or `json` don't find.
    const proved = new Set(BROKEN.map(({ foundBy }) => foundBy));
    expect(CHECK_NAMES.filter((name) => !proved.has(name))).toEqual(['resume']);
  });
});
