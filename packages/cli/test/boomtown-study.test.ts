import { describe, expect, test } from 'vitest';

import { drawBars, drawLines } from '../src/studies/chart.ts';
import { studies } from '../src/studies/index.ts';
import { boxcars } from './boxcars.ts';

const setup = { games: 2, seed: 5 };
const first = studies['boomtown']?.(setup);

describe('the study of Boomtown', () => {
  test('gives the same page and charts for the same games and seed, and others for another seed', () => {
    expect(studies['boomtown']?.(setup)).toEqual(first);
    expect(studies['boomtown']?.({ ...setup, seed: 6 }).charts).not.toEqual(first?.charts);
    expect(first?.page).toContain('boxcars study boomtown --games 2 --seed 5 --write docs/studies');
    expect(Object.keys(first?.charts ?? {})).toEqual(['boomtown-worth.svg', 'boomtown-bids.svg', 'boomtown-score.svg']);
  });

  test('counts all points: gold, mines and mayors make a hundred per cent', () => {
    const page = first?.page ?? '';
    const rows = page
      .split('\n')
      .filter((line) => /^\| \d players, (winners|others) \| [\d.]+ \| [\d.]+ \(/.test(line));
    expect(rows).toHaveLength(6);
    for (const row of rows) {
      const [total = 0, ...parts] = (row.match(/[\d.]+(?= [(|])/g) ?? []).map(Number);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(total, 0);
    }
  });

  test('is printed by the command, which refuses a game without a study', async () => {
    const { code, out } = await boxcars(['study', 'boomtown', '--games', '1']);
    expect(code).toBe(0);
    expect(out).toContain('# Boomtown in numbers');
    expect((await boxcars(['study', 'no-such-game'])).code).toBe(2);
  });
});

describe('charts', () => {
  const head = { title: 'Up & down', across: 'x', up: 'y', labels: ['a', 'b'] };

  test('of lines leave gaps out and escape what they say', () => {
    const svg = drawLines(head, [{ name: 'one < two', values: [1, null] }]);
    expect(svg).toContain('<title>Up &amp; down</title>');
    expect(svg).toContain('one &lt; two');
    expect(svg.match(/<polyline points="([^"]*)"/)?.[1]?.split(' ')).toHaveLength(1);
  });

  test('of bars stack their parts', () => {
    const svg = drawBars(head, [
      { name: 'p', values: [10, 0] },
      { name: 'q', values: [30, 40] },
    ]);
    const heights = [...svg.matchAll(/height="([\d.]+)" fill="#(?:9a7d0a|5d4037)"/g)].map(([, height]) =>
      Number(height),
    );
    expect(heights.slice(0, 4)).toEqual([75, 225, 0, 300]);
  });
});
