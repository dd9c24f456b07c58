import { allSeats, defineWindow, EVERYONE, maskOf, WINDOW_MODES } from '@boxcars/engine';
import { expect, test } from 'vitest';

test('a window names its kind, its mode and whom it asks', () => {
  expect(defineWindow('keep-dice', 'sealed')(maskOf(0, 2))).toEqual({
    kind: 'keep-dice',
    mode: 'sealed',
    mask: 5,
    seats: [0, 2],
  });
  expect(WINDOW_MODES).toEqual(['turn', 'sealed', 'reaction']);
});

test('there is one frozen window for each set of seats', () => {
  const ask = defineWindow('bid', 'turn');
  expect(ask(maskOf(1))).toBe(ask(2));
  expect(ask(maskOf(1))).not.toBe(ask(maskOf(0)));
  expect(Object.isFrozen(ask(1))).toBe(true);
  expect(ask(allSeats(8)).seats).toHaveLength(8);
});

test('nobody outside the table can be asked', () => {
  const ask = defineWindow('bid', 'turn');
  expect(() => ask(EVERYONE)).toThrow('no such set of seats');
  expect(() => ask(-1)).toThrow('no such set of seats');
});
