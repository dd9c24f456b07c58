import { FastChance } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import {
  bestOf,
  personalities,
  personalityNames,
  PLAIN_GUIDE,
  Search,
  styleOf,
  type PersonalityName,
} from '../src/index.ts';
import { imagineToy, toyGame } from './search/toy.ts';

/** What a style says where each number makes other points for oneself and the other two. */
function choiceOf(style: PersonalityName, points: readonly (readonly number[])[]): number {
  const game = toyGame(points.length, ({ said }) => points[said[0] ?? 0] ?? [0, 0]);
  const search = new Search(game, { ...PLAIN_GUIDE, scale: 10, taste: personalities[style].taste });
  const position = { game, seat: 0, chance: new FastChance(1), imagine: imagineToy(() => 0) };
  return bestOf(search.think(position, { iterations: 40 }).tried).number;
}

describe('personalities', () => {
  test('weigh everything to one', () => {
    for (const name of personalityNames) {
      const { win, lead, rank, spite } = personalities[name].taste;
      expect(win + lead + rank + spite).toBeCloseTo(1);
    }
  });

  test('go by the name: those who sit down one after the other are of four kinds', () => {
    expect(['Ada', 'Basil', 'Cleo', 'Dusty'].map(styleOf)).toEqual(personalityNames);
    expect(styleOf('Elsie')).toBe(styleOf('Ada'));
    expect(personalityNames).toContain(styleOf(''));
  });

  test('choose differently', () => {
    // A close win, or third by a point.
    const close = [11, 10, 0];
    const humbled = [10, 11, 11];
    expect(choiceOf('steady', [close, humbled])).toBe(0);
    // Last but near, or second far behind somebody who stands out.
    const level = [10, 14, 12];
    const apart = [14, 40, 4];
    expect(choiceOf('careful', [level, apart])).toBe(1);
    expect(choiceOf('greedy', [level, apart])).toBe(0);
    expect(choiceOf('spiteful', [level, apart])).toBe(0);
  });
});
