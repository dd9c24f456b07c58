import { rankBy } from '@boxcars/engine';
import { expect, test } from 'vitest';

test('more points rank higher', () => {
  expect(rankBy([3, 9, 5])).toEqual({ points: [3, 9, 5], ranks: [3, 1, 2], winners: [1] });
});

test('equals share a rank, and the next rank is left out', () => {
  expect(rankBy([5, 9, 5, 1]).ranks).toEqual([2, 1, 2, 4]);
  expect(rankBy([4, 4]).winners).toEqual([0, 1]);
});

test('the first tie-break that differs decides, and only among equals', () => {
  expect(rankBy([7, 7, 8, 7], [2, 2, 0, 3], [1, 4, 0, 0])).toEqual({
    points: [7, 7, 8, 7],
    ranks: [4, 3, 1, 2],
    winners: [2],
  });
});

test('points can be negative, and the list given is not kept', () => {
  const points = [-2, -1];
  const outcome = rankBy(points);
  points[0] = 99;
  expect(outcome).toEqual({ points: [-2, -1], ranks: [2, 1], winners: [1] });
});
