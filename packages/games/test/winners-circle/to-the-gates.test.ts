import { Table } from '@boxcars/engine/testkit';
import { describe, expect, test } from 'vitest';

import { HORSES, winnersCircle } from '../../src/winners-circle/index.ts';
import { FIELD, FIELD_ROWS, finishAt, START } from './racecourse.ts';

describe('to the gates', () => {
  test('[WC-G1] the pace marker waits on its space in every race', () => {
    const table = finishAt({});
    expect(table.game.view(table.state, -1).pace).toBe(0);
    table.answer(0, 'move 3');
    expect(table.state.race).toBe(2);
    expect(table.game.view(table.state, -1).pace).toBeNull();
  });

  test('[WC-G2] cards come off the deck to gates 1 to 7, horses stand on 36 to 30', () => {
    const table = new Table(winnersCircle, { seats: 2, luck: { 'horses/1': FIELD_ROWS, 'first-bettor/1': 1 } });
    const { gates } = table.game.view(table.state, -1);
    expect(gates.map((gate) => gate.horse.name)).toEqual(FIELD);
    expect(gates.map((gate) => gate.place)).toEqual(START);
    expect(gates.map((gate) => gate.space)).toEqual([36, 35, 34, 33, 32, 31, 30]);
    expect(gates.every((gate) => gate.faceUp)).toBe(true);
    expect(table.events(-1, 'horse-drawn')).toHaveLength(7);
    expect(table.events(-1, 'horse-drawn')[6]).toEqual({
      type: 'horse-drawn',
      gate: 6,
      horse: 'Sir Barton',
      place: -6,
    });
  });

  test('[WC-G3] a card of one race is out for the rest of the game', () => {
    const table = finishAt({}).answer(0, 'move 3');
    const view = table.game.view(table.state, -1);
    expect(view.gone).toEqual(FIELD);
    expect(view.deck).toBe(HORSES.length - 14);
    const inPlay = [...view.gone, ...view.gates.map((gate) => gate.horse.name)];
    expect(new Set(inPlay).size).toBe(14);
    expect(table.state.deck.map((horse) => HORSES[horse]?.name).filter((name) => inPlay.includes(name ?? ''))).toEqual(
      [],
    );
  });
});
