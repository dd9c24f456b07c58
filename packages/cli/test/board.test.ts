import { translator } from '@boxcars/text';
import { describe, expect, test } from 'vitest';

import { genericBoard, type BoardContext } from '../src/boards/board.ts';
import { makePaint, widthOf } from '../src/paint.ts';

const context: BoardContext = {
  t: translator('en'),
  paint: makePaint(false),
  width: 40,
  seatName: (seat) => `Seat ${seat}`,
  viewer: 0,
};

describe('the board of a game without one', () => {
  test('shows every name and value', () => {
    const view = { round: 2, pot: null, hands: [['ace'], null], dice: { red: 1, blue: 6 } };
    expect(genericBoard(view, context)).toEqual(['round: 2', 'pot: –', 'hands: [[ace], –]', 'dice: red 1, blue 6']);
  });

  test('indents and wraps what is too long for a line', () => {
    const row = { name: 'a rather long name', place: 'a rather far place', open: true };
    expect(genericBoard({ seats: [row, row] }, context)).toEqual([
      'seats',
      '  1. name a rather long name, place a',
      '     rather far place, open true',
      '  2. name a rather long name, place a',
      '     rather far place, open true',
    ]);
  });

  test('keeps to the width', () => {
    const view = { numbers: Array.from({ length: 60 }, (_, i) => ({ i, square: i * i })) };
    for (const line of genericBoard(view, context)) expect(widthOf(line)).toBeLessThanOrEqual(40);
  });
});
