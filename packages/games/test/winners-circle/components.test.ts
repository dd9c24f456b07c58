import { Table } from '@boxcars/engine/testkit';
import { describe, expect, test } from 'vitest';

import { COLOURS, HORSES, PAYOUT, winnersCircle } from '../../src/winners-circle/index.ts';
import { finishAt, raceAt, runRace } from './racecourse.ts';

describe('components', () => {
  test('[WC-C1] the line lies between spaces 36 and 1', () => {
    const table = raceAt({ symbol: 'cap', places: [0, -1, 34, 25, 24, 23, 22], pace: 2 });
    const spaces = table.game.view(table.state, -1).gates.map((gate) => gate.space);
    expect(spaces).toEqual([36, 35, 34, 25, 24, 23, 22]);
    table.answer(0, 'move 1');
    expect(table.game.view(table.state, -1).gates[0]?.space).toBe(3);
  });

  test('[WC-C2] a gate keeps its colour in every race', () => {
    const table = new Table(winnersCircle, { seats: 2, seed: 3 });
    const colours = (): string[] => table.game.view(table.state, -1).gates.map((gate) => gate.colour);
    expect(colours()).toEqual(['grey', 'white', 'beige', 'caramel', 'red-brown', 'dark-brown', 'black']);
    runRace(table.pass('place-bet'));
    expect(table.state.race).toBe(2);
    expect(colours()).toEqual(COLOURS);
  });

  test('[WC-C3] 28 cards with a name and four numbers: four of each head, 3 × head and the rest make 30', () => {
    expect(HORSES).toHaveLength(28);
    expect(new Set(HORSES.map((horse) => horse.name)).size).toBe(28);
    for (const { head, cap, saddle, shoe } of HORSES) {
      expect(3 * head + cap + saddle + shoe).toBe(30);
      expect(Math.max(cap, saddle, shoe)).toBeLessThanOrEqual(20);
    }
    for (const head of [1, 2, 3, 4, 5, 6, 7]) expect(HORSES.filter((horse) => horse.head === head)).toHaveLength(4);
  });

  test.each([
    [1, 'head'],
    [2, 'head'],
    [3, 'head'],
    [4, 'cap'],
    [5, 'saddle'],
    [6, 'shoe'],
  ])('[WC-C4] face %i of the die is a %s', (face, symbol) => {
    const table = new Table(winnersCircle, { seats: 2, seed: 1, luck: { 'race-roll/1/1': face } }).pass('place-bet');
    expect(table.game.view(table.state, -1).symbol).toBe(symbol);
  });

  test('[WC-C5] a player bets with 1, 1 and 2, and with the 0 in Hidden Bets alone', () => {
    const open = new Table(winnersCircle, { seats: 2, seed: 1 });
    const hidden = new Table(winnersCircle, { seats: 2, seed: 1, options: { hiddenBets: true } });
    expect(open.game.view(open.state, 0).seats[0]?.hand).toEqual([1, 1, 2]);
    expect(hidden.game.view(hidden.state, 0).seats[0]?.hand).toEqual([0, 1, 1, 2]);
    expect(open.refusal(open.state.turn, 'bet 0 on 1')?.code).toBe('token-not-left');
    expect(hidden.refusal(hidden.state.turn, 'bet 0 on 1')).toBeNull();
  });

  test('[WC-C6] the bank pays more than the box holds', () => {
    const table = finishAt({ race: 3, money: [50_000, 20_000] }).answer(0, 'move 3');
    expect(table.game.points(table.state)).toEqual([52_400, 20_900]);
  });

  test('[WC-C7] the payout table falls from column to column and from rank to rank', () => {
    expect(PAYOUT).toEqual({
      win: [500, 350, 250, 200, 150, 150, 100],
      place: [350, 250, 150, 150, 100, 100, 50],
      show: [200, 150, 100, 100, 50, 50, 50],
    });
  });

  test('[WC-C8] everyone starts with no money', () => {
    expect(new Table(winnersCircle, { seats: 3, seed: 1 }).state.money).toEqual([0, 0, 0]);
  });
});
