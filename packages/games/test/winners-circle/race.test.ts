import { Table } from '@boxcars/engine/testkit';
import { describe, expect, test } from 'vitest';

import { winnersCircle } from '../../src/winners-circle/index.ts';

const FIELD = ["Man o' War", 'Secretariat', 'Seabiscuit', 'Phar Lap', 'Kelso', 'Exterminator', 'Sir Barton'];
const BETS = [
  [2, 1, 1, null, null, null, null],
  [null, 2, 1, 1, null, null, null],
];

describe('the race', () => {
  test('[WC-R4] a horse falls back behind taken spaces', () => {
    const table = new Table(winnersCircle, {
      seats: 2,
      seed: 1,
      arrange: {
        gates: FIELD,
        firstBettor: 0,
        bets: BETS,
        symbol: 'head',
        places: [17, 16, 11, 15, -4, -5, -6],
      },
    });
    table.answer(0, 'move 3');
    expect(table.state.places).toEqual([17, 16, 14, 15, -4, -5, -6]);
  });
});
