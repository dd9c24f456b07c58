import { describe, expect, test } from 'vitest';

import { diceTown } from '../../src/dice-town/index.ts';
import { scoreOf } from '../../src/dice-town/scoring.ts';
import { look, passTo, sitDown, told, town, type TownTable } from './at-the-table.ts';

const lots = (points: number, count: number): `property-${number}`[] =>
  Array.from({ length: count }, () => `property-${points}` as const);

describe('the end', () => {
  test('[DT-E1] after a round in which the Mine is empty', () => {
    const table = town(['9999K', '10 10 10JJ'], { round: 5, players: [{}, { nuggets: 26 }] });
    while (table.asks !== null) table.pass();
    expect(told(table, 'game-ended')).toMatchObject([{ reason: 'mine' }]);
    expect(told(table, 'properties-granted')).toHaveLength(1);
    expect(look(table).mine).toBe(0);
  });

  test('[DT-E1] or every Property has an owner', () => {
    const wired = [...lots(1, 5), ...lots(2, 5), ...lots(3, 5), ...lots(4, 5), ...lots(5, 3)];
    const table = town(['AAAA9', '10 10 10JJ'], { round: 5, players: [{}, { wired }] });
    while (table.asks !== null) table.pass();
    expect(told(table, 'game-ended')).toMatchObject([{ reason: 'properties' }]);
  });

  test('[DT-E1] not while one lies in the row', () => {
    const wired = [...lots(1, 5), ...lots(2, 5), ...lots(3, 5), ...lots(4, 5), ...lots(5, 3)];
    const table = town(['KKKK9', '10 10 10JJ'], { round: 5, players: [{}, { wired }] });
    passTo(table, 'keep-dice');
    expect(look(table)).toMatchObject({ round: 6, row: ['property-5'] });
    expect(diceTown.outcome(table.state)).toBeNull();
  });

  test('[DT-E2] X3: 6 nuggets, $7, Sheriff, Equipment 3+5+2, Properties 2+1+5+4 are 36 points', () => {
    const table = sitDown({
      players: [
        {
          nuggets: 6,
          dollars: 7,
          hand: ['equipment-3', 'equipment-5', 'equipment-2', 'property-2', 'property-1'],
          wired: ['property-5', 'property-4'],
        },
        {},
      ],
    });
    expect(scoreOf(table.state, 0)).toEqual({
      seat: 0,
      points: 36,
      nuggets: 6,
      dollars: 3,
      badge: 5,
      equipment: 10,
      properties: 12,
      lots: 4,
    });
    expect(diceTown.points(table.state)).toEqual([36, 4]);
  });

  test('[DT-E2] hands are shown at the end', () => {
    const table = town(['9999K', '10 10 10JJ'], {
      round: 5,
      players: [{ hand: ['equipment-8', 'property-2'] }, { nuggets: 26 }],
    });
    while (table.asks !== null) table.pass();
    expect(told(table, 'hand-shown')[0]).toMatchObject({ seat: 0, store: ['equipment-8'] });
    expect(look(table).players[0]?.hand.sure).toContain('equipment-8');
  });
});

describe('who wins', () => {
  test('[DT-E3] most points wins', () => {
    const table = ended([{ dollars: 8 }, { dollars: 8, wired: ['property-5'] }]);
    expect(diceTown.outcome(table.state)?.winners).toEqual([1]);
  });

  test('[DT-E3] tied: most Property cards, wired ones too', () => {
    const table = ended([{ wired: lots(2, 2) }, { wired: ['property-4'] }]);
    const outcome = diceTown.outcome(table.state);
    expect(outcome?.points[0]).toBe(outcome?.points[1]);
    expect(outcome?.winners).toEqual([0]);
    expect(table.asks).toBeNull();
  });

  test('[DT-E3] still tied: the Sheriff picks among them, without bribes', () => {
    const table = ended([{ wired: ['property-4'] }, { wired: ['property-4'] }]);
    expect(table.asks).toBe('choose-champion');
    expect(table.waiting).toEqual([look(table).sheriff]);
    expect(table.legal(look(table).sheriff)).toEqual(['choose 1', 'choose 2']);
    expect(diceTown.outcome(table.state)).toBeNull();
    table.answer(look(table).sheriff, 'choose 2');
    expect(diceTown.outcome(table.state)).toMatchObject({ winners: [1], ranks: [2, 1, 3] });
    expect(told(table, 'champion-chosen')).toEqual([{ type: 'champion-chosen', seat: 1 }]);
  });
});

/** A last round in which the third seat, the Sheriff, takes the Mine and Town Hall and ends behind the other two. */
function ended(players: readonly { dollars?: number; wired?: `property-${number}`[] }[]): TownTable {
  const rich = players.map((player) => ({ nuggets: 12, ...player }));
  const table = town(['AAAA9', 'AAAA9', '99999'], {
    round: 5,
    sheriff: 2,
    row: ['property-1'],
    players: [...rich, { nuggets: 2 }],
  });
  while (table.asks !== null && table.asks !== 'choose-champion') {
    const [seat = 0] = table.waiting;
    table.answer(seat, table.legal(seat).includes('pass') ? 'pass' : diceTown.fallback(table.state, seat));
  }
  return table;
}
