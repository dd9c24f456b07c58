import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { finishAt, raceAt } from './racecourse.ts';

describe('the payout', () => {
  test('[WC-P1] a 2 counts as two bets and earns twice', () => {
    const table = finishAt({ places: [37, 37, 33, 20, 19, 18, 7], pace: 3 }).answer(0, 'move 3');
    // Win with 2 bets: 350; Place with 3: 150; Show with 2: 150.
    expect(table.state.money).toEqual([2 * 350 + 150 + 150, 2 * 150 + 150]);
    expect(table.events(-1, 'bet-paid')[1]).toEqual({
      type: 'bet-paid',
      seat: 0,
      gate: 1,
      horse: 'Secretariat',
      rank: 'place',
      token: 1,
      bets: 3,
      value: 150,
      pace: 0,
      amount: 150,
    });
  });

  test('[WC-P1] beyond seven bets the last column counts', () => {
    const bets = Array.from({ length: 5 }, () => [2, 1, null, null, 1, null, null]);
    const table = finishAt({ bets, pace: 3 }, { seats: 5 }).answer(0, 'move 3');
    expect(table.state.money).toEqual([300, 300, 300, 300, 300]);
  });

  test('[WC-P2] the pace adds 100 a bet to a placed horse', () => {
    expect(finishAt({ pace: 1 }).answer(0, 'move 3').state.money).toEqual([1000 + 100, 450 + 200]);
  });

  test('[WC-P2] the pace adds nothing to a horse that is not placed', () => {
    expect(finishAt({ pace: 3 }).answer(0, 'move 3').state.money).toEqual([1000, 450]);
  });

  test('[WC-P3] a bet on the last horse costs 100, a 2 costs 200', () => {
    const bets = [
      [null, null, null, 1, 1, null, 2],
      [null, null, null, null, 2, 1, 1],
    ];
    const table = finishAt({ bets, money: [500, 500] }).answer(0, 'move 3');
    expect(table.state.money).toEqual([300, 400]);
  });

  test('[WC-P3] whoever has too little pays all there is', () => {
    const bets = [
      [null, null, null, 1, 1, null, 2],
      [null, null, null, null, 2, 1, 1],
    ];
    const table = finishAt({ bets, money: [50, 0] }).answer(0, 'move 3');
    expect(table.state.money).toEqual([0, 0]);
    expect(table.events(-1, 'penalty-paid')).toMatchObject([
      { seat: 0, owed: 200, amount: 50 },
      { seat: 1, owed: 100, amount: 0 },
    ]);
  });

  test('[WC-P4] race 3 doubles every payment, both ways', () => {
    const bets = [
      [1, null, null, 1, null, null, 2],
      [null, null, 1, 2, 1, null, null],
    ];
    const table = finishAt({ race: 3, bets, money: [1000, 0] }).answer(0, 'move 3');
    expect(table.state.money).toEqual([1000 + 2 * (500 + 100) - 2 * 200, 2 * 200]);
  });

  test("[WC-P5] a penalty is paid from the same race's winnings", () => {
    const bets = [
      [1, null, null, 1, null, null, 2],
      [null, null, 1, 2, 1, null, null],
    ];
    const table = finishAt({ bets, pace: 3 }).answer(0, 'move 3');
    expect(table.state.money).toEqual([500 - 200, 200]);
  });

  test('[WC-P6] tokens return to their owners', () => {
    const table = finishAt({}).answer(0, 'move 3');
    const view = table.game.view(table.state, -1);
    expect(view.seats.map((seat) => seat.hand)).toEqual([
      [1, 1, 2],
      [1, 1, 2],
    ]);
    expect(view.gates.flatMap((gate) => gate.bets)).toEqual([]);
  });

  test('[WC-P7] a placed horse without bets pays nobody', () => {
    const bets = [
      [null, null, null, 1, 1, 2, null],
      [null, null, null, 2, 1, 1, null],
    ];
    const table = finishAt({ bets }).answer(0, 'move 3');
    expect(table.state.money).toEqual([0, 0]);
    expect(table.events(-1, 'bet-paid')).toEqual([]);
  });

  test('[WC-P1] [WC-P3] [WC-P5] the money is that of a slow restatement', () => {
    fc.assert(
      fc.property(someRace, ({ options, race, pace, last, bets, money }) => {
        const places = [37, 37, 33, 20, 21, 22, 23].with(last, 7);
        const table = raceAt({ race, places, finished: [0, 1], pace, bets, money }, { seats: bets.length, options });
        table.answer(0, 'move 3');
        expect(table.game.points(table.state)).toEqual(
          money.map((had, seat) => restatedMoney({ options, race, pace, last, bets, had, seat })),
        );
      }),
      { numRuns: 200 },
    );
  });
});

interface SomeRace {
  readonly options: { readonly hiddenBets: boolean; readonly alternativePayout: boolean };
  readonly race: number;
  readonly pace: number;
  readonly last: number;
  readonly bets: (number | null)[][];
}

const someRace = fc
  .record({
    options: fc.record({ hiddenBets: fc.boolean(), alternativePayout: fc.boolean() }),
    race: fc.integer({ min: 1, max: 3 }),
    pace: fc.integer({ min: 0, max: 2 }),
    last: fc.integer({ min: 3, max: 6 }),
    seats: fc.integer({ min: 2, max: 6 }),
  })
  .chain((row) =>
    fc.record({
      options: fc.constant(row.options),
      race: fc.constant(row.race),
      pace: fc.constant(row.pace),
      last: fc.constant(row.last),
      bets: fc.array(someBets(row.options.hiddenBets), { minLength: row.seats, maxLength: row.seats }),
      money: fc.array(
        fc.integer({ min: 0, max: 12 }).map((fifties) => fifties * 50),
        { minLength: row.seats, maxLength: row.seats },
      ),
    }),
  );

function someBets(hidden: boolean): fc.Arbitrary<(number | null)[]> {
  const row = hidden ? [0, 1, 1, 2, null, null, null] : [1, 1, 2, null, null, null, null];
  return fc
    .shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 })
    .map((order) => order.map((at) => row[at] ?? null));
}

/** The payout in the words of the rulebook, one player at a time. */
function restatedMoney(given: SomeRace & { readonly had: number; readonly seat: number }): number {
  const table = [
    [500, 350, 250, 200, 150, 150, 100],
    [350, 250, 150, 150, 100, 100, 50],
    [200, 150, 100, 100, 50, 50, 50],
  ];
  const times = given.race === 3 ? 2 : 1;
  const own = given.bets[given.seat] ?? [];
  let money = given.had;
  for (const gate of [0, 1, 2]) {
    const tokens = given.bets.map((row) => row[gate] ?? null).filter((token) => token !== null);
    const column = given.options.alternativePayout ? tokens.length : tokens.reduce((sum, token) => sum + token, 0);
    const value = column === 0 ? 0 : (table[gate]?.[Math.min(column, 7) - 1] ?? 0);
    for (let bet = 0; bet < (own[gate] ?? 0); bet++) money += times * (value + (given.pace === gate ? 100 : 0));
  }
  for (let bet = 0; bet < (own[given.last] ?? 0); bet++) money -= Math.min(money, times * 100);
  return money;
}

test('[WC-E1] after race 3 the most money wins and equals share', () => {
  const table = finishAt({ race: 3, money: [0, 0] });
  expect(table.game.outcome(table.state)).toBeNull();
  table.answer(0, 'move 3');
  expect(table.asks).toBeNull();
  expect(table.game.outcome(table.state)).toEqual({ points: [2400, 900], ranks: [1, 2], winners: [0] });
  const tied = finishAt({ race: 3, money: [0, 1500] }).answer(0, 'move 3');
  expect(tied.game.outcome(tied.state)).toEqual({ points: [2400, 2400], ranks: [1, 1], winners: [0, 1] });
  expect(tied.events(-1, 'game-ended')).toEqual([{ type: 'game-ended', money: [2400, 2400], winners: [0, 1] }]);
});
