import { EVERYONE, FastChance } from '@boxcars/engine';
import { Table } from '@boxcars/engine/testkit';
import { describe, expect, test } from 'vitest';

import { HORSES, winnersCircle } from '../../src/winners-circle/index.ts';
import { FIELD, finishAt, raceAt, type Racecourse } from './racecourse.ts';

const HIDDEN = { hiddenBets: true };
const FOUR_BETS = [
  [2, 1, null, null, null, 1, 0],
  [0, null, 2, 1, null, null, 1],
];

function hiddenTable(): Racecourse {
  return new Table(winnersCircle, { seats: 2, seed: 1, options: HIDDEN, arrange: { gates: FIELD, firstBettor: 0 } });
}

describe('Hidden Bets', () => {
  test('[WC-V1] four rounds, all of 0, 1, 1, 2 on four different horses', () => {
    const table = hiddenTable();
    for (const bets of ['bet 0 on 1', 'bet 2 on 2', 'bet 1 on 3', 'bet 1 on 4']) table.answer(0, bets).answer(1, bets);
    expect(table.asks).toBe('move-horse');
    expect(hiddenTable().answer(0, 'bet 0 on 1').answer(1, 'bet 1 on 1').refusal(0, 'bet 1 on 1')?.rule).toBe('WC-B3');
  });

  test('[WC-V1] only the owner sees the number', () => {
    const table = hiddenTable().answer(0, 'bet 2 on 5');
    const bet = (viewer: number) => table.game.view(table.state, viewer).gates[4]?.bets;
    expect(bet(0)).toEqual([{ seat: 0, token: 2, faceDown: true }]);
    expect(bet(1)).toEqual([{ seat: 0, token: null, faceDown: true }]);
    expect(bet(-1)).toEqual([{ seat: 0, token: null, faceDown: true }]);
    expect(table.game.view(table.state, 0).seats[0]?.hand).toEqual([0, 1, 1]);
    expect(table.game.view(table.state, 1).seats[0]).toEqual({ money: 0, tokensLeft: 3, hand: null });
    const told = (viewer: number) => table.events(viewer, 'bet-placed');
    expect(told(0)).toMatchObject([{ gate: 4, token: 2 }]);
    expect(told(1)).toMatchObject([{ gate: 4, token: null }]);
    expect(told(-1)).toMatchObject([{ gate: 4, token: null }]);
  });

  test('[WC-V1] a column that hangs on hidden numbers is not shown', () => {
    const table = raceAt({ bets: FOUR_BETS }, { options: HIDDEN });
    const columns = (viewer: number) => table.game.view(table.state, viewer).gates.map((gate) => gate.column);
    expect(columns(0)).toEqual([null, 1, null, null, 0, 1, null]);
    expect(columns(1)).toEqual([null, null, 2, 1, 0, null, null]);
  });

  test('[WC-V1] at the payout all tokens on all horses are turned up', () => {
    const table = finishAt({ bets: FOUR_BETS }, { options: HIDDEN }).answer(0, 'move 3');
    const [told] = table.log.entries.filter((entry) => entry.event.type === 'tokens-turned-up');
    expect(told).toEqual({
      to: EVERYONE,
      event: {
        type: 'tokens-turned-up',
        tokens: [
          { seat: 0, gate: 0, horse: "Man o' War", token: 2 },
          { seat: 0, gate: 1, horse: 'Secretariat', token: 1 },
          { seat: 0, gate: 5, horse: 'Exterminator', token: 1 },
          { seat: 0, gate: 6, horse: 'Sir Barton', token: 0 },
          { seat: 1, gate: 0, horse: "Man o' War", token: 0 },
          { seat: 1, gate: 2, horse: 'Seabiscuit', token: 2 },
          { seat: 1, gate: 3, horse: 'Phar Lap', token: 1 },
          { seat: 1, gate: 6, horse: 'Sir Barton', token: 1 },
        ],
      },
      reveals: { tokens: 'WC-V1' },
    });
  });

  test('[WC-V1] a 0 neither pays nor costs', () => {
    const table = finishAt({ bets: FOUR_BETS, money: [500, 500], pace: 3 }, { options: HIDDEN }).answer(0, 'move 3');
    // Win 2 bets: 350 each; Place 1 bet: 350; Show 2 bets: 150 each; gate 7 is last.
    expect(table.state.money).toEqual([500 + 700 + 350, 500 + 300 - 100]);
    expect(table.game.view(table.state, 1).seats[1]?.hand).toEqual([0, 1, 1, 2]);
  });

  test('[WC-V1] imagining what others bet keeps what one knows and gives every deal of their tokens', () => {
    const table = raceAt({ bets: FOUR_BETS }, { options: HIDDEN });
    const chance = new FastChance(5);
    const deals = new Set<string>();
    for (let i = 0; i < 500; i++) {
      const imagined = table.game.resample(table.state, 0, chance);
      expect(table.game.view(imagined, 0)).toEqual(table.game.view(table.state, 0));
      deals.add(
        table.game
          .view(imagined, 1)
          .gates.map((gate) => gate.bets.find((bet) => bet.seat === 1)?.token)
          .join(),
      );
    }
    expect(deals.size).toBe(12);
    expect([...deals]).toContain('0,,2,1,,,1');
  });

  test('[WC-V1] while bets go on, what is not placed is in the hand', () => {
    const table = hiddenTable().answer(0, 'bet 2 on 5');
    const seen = new Set<number>();
    const chance = new FastChance(9);
    for (let i = 0; i < 200; i++) {
      const { hand } = table.game.view(table.game.resample(table.state, 1, chance), 0).seats[0] ?? {};
      seen.add([0, 1, 1, 2].reduce((sum, token) => sum + token, 0) - (hand ?? []).reduce<number>((a, b) => a + b, 0));
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });
});

describe('Royal Turf', () => {
  const rowsOf = (...names: string[]): number[] =>
    names.map((name) => HORSES.findIndex((horse) => horse.name === name));
  const drawn = rowsOf(
    "Man o' War",
    'Citation',
    'Secretariat',
    'Nashua',
    'Seabiscuit',
    'Phar Lap',
    'Kelso',
    'Omaha',
    'Regret',
  );

  test('[WC-V2] a card whose head already stands at a gate is set aside', () => {
    const table = new Table(winnersCircle, {
      seats: 2,
      seed: 1,
      options: { royalTurf: true },
      luck: { 'horses/1': drawn },
    });
    const { gates } = table.game.view(table.state, -1);
    expect(gates.map((gate) => gate.horse.name)).toEqual([
      "Man o' War",
      'Secretariat',
      'Seabiscuit',
      'Phar Lap',
      'Kelso',
      'Omaha',
      'Regret',
    ]);
    expect(table.events(-1, 'horse-set-aside')).toEqual([
      { type: 'horse-set-aside', horse: 'Citation', head: 7 },
      { type: 'horse-set-aside', horse: 'Nashua', head: 6 },
    ]);
  });

  test('[WC-V2] what was set aside is shuffled back for the next race', () => {
    const table = finishAt(
      {},
      { options: { royalTurf: true }, luck: { 'horses/1': drawn, 'horses/2': rowsOf('Citation', 'Nashua') } },
    ).answer(0, 'move 3');
    const { gates, deck } = table.game.view(table.state, -1);
    expect(gates.slice(0, 2).map((gate) => gate.horse.name)).toEqual(['Citation', 'Nashua']);
    expect(new Set(gates.map((gate) => gate.horse.head)).size).toBe(7);
    expect(deck).toBe(14);
  });

  test('[WC-V2] without it equal heads may meet', () => {
    const table = new Table(winnersCircle, { seats: 2, seed: 1, luck: { 'horses/1': drawn } });
    expect(table.state.gates).toEqual(drawn.slice(0, 7));
  });
});

describe('Crowded Field', () => {
  const options = { crowdedField: true };

  test('[WC-V3] all seven start on space 36', () => {
    const table = new Table(winnersCircle, { seats: 2, seed: 1, options });
    expect(table.game.view(table.state, -1).gates.map((gate) => [gate.place, gate.space])).toEqual(
      Array.from({ length: 7 }, () => [0, 36]),
    );
  });

  test('[WC-V3] any number of horses may share a space', () => {
    const table = raceAt({ places: [5, 6, 0, 5, 5, 0, 0] }, { options });
    expect(table.answer(0, 'move 3').state.places[2]).toBe(5);
  });

  test('[WC-V3] all who share the rearmost space are last', () => {
    const bets = [
      [null, null, null, 1, null, 1, 2],
      [null, null, null, 1, 1, 2, null],
    ];
    const places = [37, 37, 33, 8, 8, 7, 7];
    const table = finishAt({ bets, places, money: [250, 1000] }, { options }).answer(0, 'move 3');
    expect(table.events(-1, 'race-ended')).toMatchObject([{ last: [{ gate: 5 }, { gate: 6 }] }]);
    expect(table.state.money).toEqual([0, 800]);
  });
});

describe('Alternative Payout', () => {
  test('[WC-V4] the column is the number of tokens; a 2 still earns twice', () => {
    const table = finishAt({ pace: 3 }, { options: { alternativePayout: true } }).answer(0, 'move 3');
    // Win with 1 token: 500; Place with 2: 250; Show with 2: 150.
    expect(table.state.money).toEqual([2 * 500 + 250 + 150, 2 * 250 + 150]);
  });

  test('[WC-V4] with Hidden Bets a 0 counts as a token and earns nothing', () => {
    const options = { alternativePayout: true, hiddenBets: true };
    const table = finishAt({ bets: FOUR_BETS, pace: 3 }, { options });
    expect(table.game.view(table.state, -1).gates.map((gate) => gate.column)).toEqual([2, 1, 1, 1, 0, 1, 2]);
    table.answer(0, 'move 3');
    expect(table.state.money).toEqual([2 * 350 + 350, 2 * 200 - 100]);
  });

  test('[WC-V4] [WC-P7] a placed horse with only a 0 pays nobody', () => {
    const bets = [
      [0, 2, 1, 1, null, null, null],
      [null, 0, 2, 1, 1, null, null],
    ];
    for (const alternativePayout of [false, true]) {
      const table = finishAt({ bets }, { options: { hiddenBets: true, alternativePayout } }).answer(0, 'move 3');
      expect(table.events(-1, 'bet-paid')[0]).toMatchObject({ seat: 0, gate: 0, token: 0, amount: 0 });
    }
  });
});
