import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { BETS, finishAt, raceAt, START } from './racecourse.ts';

describe('the race', () => {
  test('[WC-R1] who bet first rolls first, then clockwise, one roll a turn', () => {
    const table = raceAt(
      { firstBettor: 2, bets: [...BETS, [null, null, null, 2, 1, 1, null]] },
      { seats: 3, luck: { 'race-roll/1/2': 6, 'race-roll/1/3': 4, 'race-roll/1/4': 1 } },
    );
    const order = [1, 2, 3].map((gate) => {
      const { turn } = table.state;
      table.answer(turn, `move ${gate}`);
      return turn;
    });
    expect(order).toEqual([2, 0, 1]);
    expect(table.events(-1, 'die-rolled').map((event) => event.type === 'die-rolled' && event.symbol)).toEqual([
      'shoe',
      'cap',
      'head',
    ]);
  });

  test('[WC-R1] the roll is public before a horse is picked', () => {
    const table = raceAt({ symbol: 'saddle' });
    expect(table.game.view(table.state, -1).symbol).toBe('saddle');
    expect(table.game.question(table.state, 0).facts).toEqual({ symbol: 'saddle' });
  });

  test.each([
    ['head', 6],
    ['cap', 5],
    ['saddle', 3],
    ['shoe', 4],
  ])('[WC-R2] a %s moves Secretariat %i spaces and turns the card', (symbol, steps) => {
    const table = raceAt({ symbol, places: START.with(1, 10) }).answer(0, 'move 2');
    expect(table.state.places[1]).toBe(10 + steps);
    expect(table.game.view(table.state, -1).gates[1]?.faceUp).toBe(false);
  });

  test('[WC-R2] a horse that has moved waits for the others; nobody may pass', () => {
    const table = raceAt({ faceDown: [0, 3] });
    expect(table.refusal(0, 'move 4')).toEqual({
      code: 'horse-has-moved',
      rule: 'WC-R2',
      values: { gate: 3, horse: 'Phar Lap' },
    });
    expect(table.legal(0)).toEqual(['move 2', 'move 3', 'move 5', 'move 6', 'move 7']);
    expect(table.refusal(0, 'bet 1 on 7')?.code).toBe('not-the-question');
  });

  test('[WC-R2] only horses that may be picked have a landing place, and none while no roll waits', () => {
    const table = raceAt({ places: [12, 15, 11, 14, -4, -5, -6], faceDown: [0, 3] });
    const { landings } = table.game.view(table.state, -1);
    expect(landings.map((landing) => landing === null)).toEqual([true, false, false, true, false, false, false]);
    const over = finishAt({}).answer(0, 'move 3');
    expect(over.game.view(over.state, -1).landings).toEqual(START.map(() => null));
  });

  test('[WC-R3] when all have moved, all cards turn up and any may be picked', () => {
    const table = raceAt({ places: START.with(6, 12), faceDown: [0, 1, 2, 3, 4, 5] }).answer(0, 'move 7');
    expect(table.events(-1, 'cards-turned-up')).toEqual([{ type: 'cards-turned-up', gates: [0, 1, 2, 3, 4, 5, 6] }]);
    expect(table.legal(1)).toHaveLength(7);
  });

  test('[WC-R3] a horse over the line is not waited for', () => {
    const table = raceAt({ places: [37, 36, 30, 12, 11, 10, 9], finished: [0], pace: 0, faceDown: [2, 3, 4, 5, 6] });
    table.answer(0, 'move 2');
    expect(table.legal(1)).toEqual(['move 3', 'move 4', 'move 5', 'move 6', 'move 7']);
  });

  test('[WC-R4] a taken space sends a horse to the first free one behind it', () => {
    const table = raceAt({ places: [16, 15, 11, 14, -4, -5, -6] }).answer(0, 'move 3');
    expect(table.state.places[2]).toBe(13);
    expect(table.events(-1, 'horse-moved')).toEqual([
      {
        type: 'horse-moved',
        seat: 0,
        gate: 2,
        horse: 'Seabiscuit',
        symbol: 'head',
        steps: 5,
        from: 11,
        to: 13,
      },
    ]);
  });

  test('[WC-R4] other horses on the way are no hindrance', () => {
    expect(raceAt({ places: [12, 13, 11, 14, -4, -5, -6] }).answer(0, 'move 3').state.places[2]).toBe(16);
  });

  test('[WC-R4] a horse with no free space ahead stays, and its card is turned all the same', () => {
    const table = raceAt({ symbol: 'head' }).answer(0, 'move 6');
    expect(table.state.places).toEqual(START);
    expect(table.game.view(table.state, -1).gates[5]?.faceUp).toBe(false);
  });

  test('[WC-R4] a space is one space on both laps', () => {
    const leader = raceAt({ places: [0, 29, 20, 19, -4, -5, -1], symbol: 'shoe', pace: 1 });
    expect(leader.game.view(leader.state, 0).landings[1]).toBe(33);
    const behindTheLine = raceAt({ places: [0, 30, 20, 19, -4, -5, -1], pace: 1 }).answer(0, 'move 2');
    expect(behindTheLine.state.places[1]).toBe(34);
    const aheadOfTheLine = raceAt({ places: [5, 4, 34, 35, -4, -5, 7], pace: 2 }).answer(0, 'move 5');
    expect(aheadOfTheLine.state.places[4]).toBe(-3);
  });

  test('[WC-R4] the landing place is that of a slow restatement over spaces', () => {
    const horses = fc.uniqueArray(fc.integer({ min: -6, max: 36 }), {
      minLength: 7,
      maxLength: 7,
      selector: (place) => (place + 36) % 36,
    });
    const symbols = fc.constantFrom('head', 'cap', 'saddle', 'shoe');
    fc.assert(
      fc.property(horses, symbols, (drawn, symbol) => {
        const places = placeable(drawn);
        const pace = places.findIndex((place) => place >= 18);
        const table = raceAt({ places, symbol, pace: pace < 0 ? null : pace });
        const { gates, landings } = table.game.view(table.state, 0);
        expect(landings).toEqual(gates.map(({ horse }, gate) => restatedLanding(places, gate, horse[symbol])));
      }),
      { numRuns: 300 },
    );
  });

  test('[WC-R5] going over the line at the start is not the finish', () => {
    const table = raceAt({ places: START }).answer(0, 'move 1');
    expect(table.state.places[0]).toBe(7);
    expect(table.state.finished).toEqual([]);
  });

  test('[WC-R5] ending on 36 is not crossing', () => {
    const table = raceAt({ places: [29, 1, -2, -3, -4, -5, -6], pace: 0 }).answer(0, 'move 1');
    expect(table.state.places[0]).toBe(36);
    expect(table.state.finished).toEqual([]);
  });

  test('[WC-R5] a move over the line is never shortened', () => {
    const table = raceAt({ places: [36, 29, -2, -3, -4, -5, -6], pace: 0, symbol: 'head' });
    table.answer(0, 'move 1');
    expect(table.events(-1, 'horse-moved')).toMatchObject([{ from: 36, to: 43 }]);
    expect(table.state.finished).toEqual([0]);
  });

  test('[WC-R6] the first horse to reach space 18 takes the pace marker', () => {
    const reaching = raceAt({ places: [11, 10, -2, -3, -4, -5, -6] });
    reaching.answer(0, 'move 1');
    expect(reaching.game.view(reaching.state, -1).pace).toBe(0);
    const short = raceAt({ places: [10, 11, -2, -3, -4, -5, -6] });
    short.answer(0, 'move 1');
    expect(short.game.view(short.state, -1).pace).toBeNull();
  });

  test('[WC-R6] it keeps the marker when others pass', () => {
    const table = raceAt({ places: [12, 20, -2, -3, -4, -5, -6], pace: 1 }).answer(0, 'move 1');
    expect(table.state.pace).toBe(1);
  });

  test('[WC-R7] the first across is Win, the second Place, and they leave track and gates', () => {
    const table = raceAt(
      { places: [33, 32, 10, 9, 8, 7, 6], pace: 0 },
      { luck: { 'race-roll/1/2': 1, 'race-roll/1/3': 1 } },
    );
    table.answer(0, 'move 1').answer(1, 'move 2');
    const { gates } = table.game.view(table.state, -1);
    expect(gates.slice(0, 3).map((gate) => [gate.rank, gate.space])).toEqual([
      ['win', null],
      ['place', null],
      [null, 10],
    ]);
    expect(table.refusal(0, 'move 1')?.rule).toBe('WC-R7');
  });

  test('[WC-R8] the race ends at once when the third horse crosses, and the rearmost horse is last', () => {
    const table = finishAt({}).answer(0, 'move 3');
    expect(table.events(-1, 'horse-crossed')).toEqual([
      { type: 'horse-crossed', gate: 2, horse: 'Seabiscuit', rank: 'show' },
    ]);
    expect(table.events(-1, 'race-ended')).toEqual([
      {
        type: 'race-ended',
        race: 1,
        placed: [
          { gate: 0, horse: "Man o' War" },
          { gate: 1, horse: 'Secretariat' },
          { gate: 2, horse: 'Seabiscuit' },
        ],
        last: [{ gate: 6, horse: 'Sir Barton' }],
      },
    ]);
    expect(table.events(-1, 'die-rolled')).toEqual([]);
    expect(table.asks).toBe('place-bet');
  });

  test('[WC-R8] a horse still behind the line is behind those after it', () => {
    const table = finishAt({ places: [37, 37, 32, -3, 1, 0, -1] }).answer(0, 'move 3');
    expect(table.events(-1, 'race-ended')).toMatchObject([{ last: [{ gate: 3 }] }]);
  });
});

/** No horse stands further back than it started: swaps places until that is so. */
function placeable(drawn: readonly number[]): number[] {
  const places = [...drawn].sort((a, b) => b - a);
  return places.every((place, gate) => place >= -gate) ? places : START;
}

/** WC-R4 in the words of the rule: spaces of the loop, each with a horse or without. */
function restatedLanding(places: readonly number[], gate: number, steps: number): number {
  const from = places[gate] ?? 0;
  if (from + steps > 36) return from + steps;
  const taken = new Set(places.filter((_, other) => other !== gate).map((place) => (place > 0 ? place : place + 36)));
  const ahead = Array.from({ length: steps }, (_, i) => from + steps - i);
  return ahead.find((place) => !taken.has(place > 0 ? place : place + 36)) ?? from;
}
