import { allSeats, EVERYONE, isIn, leftOf, maskOf, MAX_SEATS, NOBODY, PUBLIC, rightOf, seatsIn } from '@boxcars/engine';
import { expect, test } from 'vitest';

test('a mask holds just its seats', () => {
  const mask = maskOf(0, 3);
  expect([PUBLIC, 0, 1, 2, 3, 4, 7].filter((viewer) => isIn(mask, viewer))).toEqual([0, 3]);
});

test('what the public sees, everyone sees; nobody sees nothing', () => {
  for (let viewer = PUBLIC; viewer < MAX_SEATS; viewer++) {
    expect(isIn(EVERYONE, viewer)).toBe(true);
    expect(isIn(NOBODY, viewer)).toBe(false);
  }
});

test('all seats of a table are not the public', () => {
  expect(isIn(allSeats(MAX_SEATS), PUBLIC)).toBe(false);
  expect(isIn(allSeats(MAX_SEATS), MAX_SEATS - 1)).toBe(true);
  expect(allSeats(3)).toBe(maskOf(0, 1, 2));
  expect(allSeats(0)).toBe(NOBODY);
});

test('the seats of a mask come in seat order, always as the same frozen list', () => {
  expect(seatsIn(maskOf(5, 0, 2))).toEqual([0, 2, 5]);
  expect(seatsIn(maskOf(2, 5, 0))).toBe(seatsIn(maskOf(0, 2, 5)));
  expect(Object.isFrozen(seatsIn(maskOf(1)))).toBe(true);
  expect(seatsIn(EVERYONE)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(seatsIn(NOBODY)).toEqual([]);
});

test('left is clockwise and right the other way, around the table', () => {
  expect([0, 1, 2].map((seat) => leftOf(seat, 3))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((seat) => rightOf(seat, 3))).toEqual([2, 0, 1]);
  expect(leftOf(0, 1)).toBe(0);
});
