import { describe, expect, test } from 'vitest';

import { BETS, MOVES, parseAction, readAction, writeAction } from '../../src/winners-circle/index.ts';

describe('actions', () => {
  test('are written and read back as the same objects', () => {
    for (const action of [...BETS, ...MOVES]) {
      expect(readAction(writeAction(action))).toBe(action);
      expect(parseAction(JSON.parse(JSON.stringify(action)))).toBe(action);
    }
    expect(readAction('  Bet 2  on 5 ')).toBe(BETS[14]);
  });

  test.each([
    null,
    'move 3',
    3,
    [],
    {},
    { type: 'move-horse' },
    { type: 'move-horse', gate: 7 },
    { type: 'move-horse', gate: 1, token: 1 },
    { type: 'place-bet', gate: 1 },
    { type: 'place-bet', gate: 1, token: 3 },
    { type: 'pass' },
  ])('%j is no action', (json) => {
    expect(parseAction(json)).toBeNull();
  });

  test.each(['', 'move', 'move 0', 'move 8', 'bet 3 on 1', 'bet 1 on 8', 'bet 1 1'])(
    '%j reads as no action',
    (text) => {
      expect(readAction(text)).toBeNull();
    },
  );
});
