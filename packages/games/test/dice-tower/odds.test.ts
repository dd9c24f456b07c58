import { FastChance } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import { countAll, fitsCard } from '../../src/dice-tower/dice.ts';
import {
  ALL_DICE,
  DECK,
  diceTower,
  maskOfKeep,
  readDice,
  type Action,
  type State,
} from '../../src/dice-tower/index.ts';
import { isPossiblePosition, TurnOdds, turnPositionOf, turnPositionSeen } from '../../src/dice-tower/odds/index.ts';
import type { OddsCard, TurnPosition } from '../../src/dice-tower/odds/index.ts';
import { card, trayAt } from './tray.ts';

function cards(...texts: readonly string[]): OddsCard[] {
  return texts.map((text) => card(`${text}=1`));
}

function dice(text: string): number[] {
  const read = readDice(text);
  if (read === null) throw new Error(`no dice: ${text}`);
  return read;
}

function after(text: string, rollsLeft: number, more: Partial<TurnPosition> = {}): TurnPosition {
  return { stage: 'rolled', dice: dice(text), rollsLeft, refused: 0, canTurn: false, ...more } as TurnPosition;
}

describe('the odds of one card in three rolls', () => {
  // The table of the rulebook, in per cent.
  test.each([
    ['trio', 92],
    ['full', 80],
    ['four', 60],
    ['trio:blue', 59],
    ['three-pairs', 42],
    ['four-and-pair', 32],
    ['four:purple', 28],
    ['two-trios', 26],
    ['full:green+purple', 25],
    ['five', 23],
    ['three-pairs:blue+pink+green', 13],
    ['five:orange', 9],
    ['two-trios:yellow+green', 7],
    ['four-and-pair:pink+blue', 6],
    ['six', 5],
    ['six:green', 2],
  ])('%s: %i %%', (text, percent) => {
    const [chance = 0] = new TurnOdds(cards(text), [1]).chances({ stage: 'fresh' });
    expect(Math.abs(100 * chance - percent)).toBeLessThan(0.5);
  });

  test('[TW-C2] points never fall as the odds fall', () => {
    const rows = DECK.map((row) => ({
      points: row.points,
      chance: new TurnOdds([row], [1]).value({ stage: 'fresh' }),
    }));
    const falling = rows.toSorted((a, b) => b.chance - a.chance);
    for (const [i, { points }] of falling.entries()) {
      expect(points).toBeGreaterThanOrEqual(falling[i - 1]?.points ?? 0);
    }
  });
});

describe('one roll left, counted by hand and by brute force', () => {
  test('a fifth pink with two dice: 1 - (5/6)²', () => {
    const odds = new TurnOdds(cards('five'), [1]);
    expect(odds.chances(after('pppp/gb', 1))[0]).toBeCloseTo(1 - (5 / 6) ** 2 + turnBonus(), 12);
  });

  /** Doubles of another colour than pink (5 of 36) let one of the two be turned to pink. */
  function turnBonus(): number {
    return 5 / 36;
  }

  test('with one black die kept there is no turn: one die, one face', () => {
    const odds = new TurnOdds(cards('five'), [1]);
    expect(odds.chances(after('pppg/pb', 1))[0]).toBeCloseTo(1 - (5 / 6) ** 2, 12);
    expect(odds.best(after('pppg/pb', 1)).action).toMatchObject({ type: 'keep-dice', dice: [0, 1, 2, 4] });
  });

  test.each([
    ['ppgb/oo', ['full', 'four', 'three-pairs:blue+pink+green'], [1, 2, 4], 0],
    ['pppb/gy', ['full:pink+orange', 'two-trios', 'five'], [3, 3, 3], 0],
    ['ppbb/gy', ['trio', 'three-pairs', 'four-and-pair'], [1, 2, 3], 0b001],
    ['bypo/gv', ['trio:blue', 'trio', 'four'], [2, 1, 2], 0b010],
    ['pppp/gb', ['four', 'five', 'six'], [2, 3, 6], 0],
    ['pppp/gg', ['four', 'five', 'four-and-pair'], [2, 3, -1], 0],
  ])('%s: every keep, every roll', (text, names, worths, refused) => {
    const open = cards(...names);
    const odds = new TurnOdds(open, worths);
    const moves = odds.moves(after(text, 1, { refused }));
    const atStake = fitting(open, dice(text)) | refused;
    let compared = 0;
    for (const { action, value } of moves) {
      // Rolling five or six dice takes long: once is enough.
      if (action.type !== 'keep-dice' || (action.dice.length < 2 && text !== 'ppgb/oo')) continue;
      expect(value).toBeCloseTo(rollEvery(open, worths, dice(text), maskOfKeep(action), atStake), 10);
      compared += 1;
    }
    expect(compared).toBeGreaterThanOrEqual(10);
  });

  /** The mean over every result of rolling the dice not kept, each taken for what it is worth at best. */
  function rollEvery(
    open: readonly OddsCard[],
    worths: readonly number[],
    start: readonly number[],
    kept: number,
    refused: number,
  ): number {
    const rolled = start.flatMap((_, die) => ((kept & (1 << die)) === 0 ? [die] : []));
    const results = 6 ** rolled.length;
    let sum = 0;
    for (let result = 0; result < results; result++) {
      const now = start.slice();
      let rest = result;
      for (const die of rolled) {
        now[die] = rest % 6;
        rest = Math.floor(rest / 6);
      }
      const isDouble = rolled.includes(4) && rolled.includes(5) && now[4] === now[5];
      const ends = isDouble ? [now, ...turnedDice(now)] : [now];
      sum += Math.max(...ends.map((end) => worthOf(open, worths, end, refused)));
    }
    return sum / results;
  }

  function turnedDice(start: readonly number[]): number[][] {
    return start.flatMap((_, die) => [0, 1, 2, 3, 4, 5].map((face) => start.with(die, face)));
  }

  /** TW-T4: a fitting card must be taken, the best of them. */
  function worthOf(
    open: readonly OddsCard[],
    worths: readonly number[],
    end: readonly number[],
    refused: number,
  ): number {
    const takes = worths.filter((_, i) => (fitting(open, end) & ~refused & (1 << i)) !== 0);
    return takes.length === 0 ? 0 : Math.max(...takes);
  }

  function fitting(open: readonly OddsCard[], shown: readonly number[]): number {
    return open.reduce((mask, one, i) => (fitsCard(countAll(shown), one) ? mask | (1 << i) : mask), 0);
  }
});

describe('two rolls left', () => {
  test('the value of a keep is the mean of the best that follows', () => {
    const odds = new TurnOdds(cards('four', 'five', 'full:pink+blue'), [2, 3, 3]);
    const start = dice('pppb/gy');
    for (const { action, value } of odds.moves(after('pppb/gy', 2)).slice(0, 6)) {
      if (action.type !== 'keep-dice') continue;
      const kept = maskOfKeep(action);
      const rolled = start.flatMap((_, die) => ((kept & (1 << die)) === 0 ? [die] : []));
      let sum = 0;
      const results = 6 ** rolled.length;
      for (let result = 0; result < results; result++) {
        const now = start.slice();
        for (const [i, die] of rolled.entries()) now[die] = Math.floor(result / 6 ** i) % 6;
        const canTurn = rolled.includes(4) && rolled.includes(5) && now[4] === now[5];
        sum += odds.value({ stage: 'rolled', dice: now, rollsLeft: 1, refused: 0, canTurn });
      }
      expect(value).toBeCloseTo(sum / results, 10);
    }
  });

  test('[TW-T3] rolling on refuses what fitted: the four is taken, unless the five is worth the risk', () => {
    const modest = new TurnOdds(cards('four', 'five'), [2, 2.5]);
    expect(modest.best(after('pppp/gb', 2)).action).toEqual({ type: 'take-card', stack: 0 });
    const bold = new TurnOdds(cards('four', 'five'), [2, 6]);
    expect(bold.best(after('pppp/gb', 2)).action).toEqual({ type: 'keep-dice', dice: [0, 1, 2, 3] });
    const roll = bold.moves(after('pppp/gb', 2)).find(({ action }) => action.type === 'keep-dice');
    expect(roll?.value).toBeCloseTo(6 * (bold.chances(after('pppp/gb', 2))[1] ?? 0), 12);
  });

  test('[TW-T3] a card that fitted only before a die was turned is lost by rolling on', () => {
    const odds = new TurnOdds(cards('five', 'four'), [3, 2]);
    const turned = after('pppb/bp', 1, { fitted: 0b01 });
    const free = after('pppb/bp', 1);
    expect(odds.chances(turned)[0]).toBe(0);
    expect(odds.chances(free)[0]).toBeGreaterThan(0.3);
  });

  test('[TW-B1] a die to be turned is worth what it makes', () => {
    const odds = new TurnOdds(cards('four', 'six'), [2, 6]);
    expect(odds.best(after('pppb/gg', 0, { canTurn: true }))).toMatchObject({ value: 2 });
    expect(odds.best(after('pppb/gg', 0, { canTurn: true })).action).toMatchObject({
      type: 'turn-die',
      colour: 'pink',
    });
    expect(odds.best(after('pppb/gg', 0)).action).toEqual({ type: 'end-turn' });
  });

  test('[TW-T4] a card one doesn’t want must be taken all the same, if it is the only one that fits', () => {
    const odds = new TurnOdds(cards('trio', 'six'), [-1, 6]);
    expect(odds.best(after('pppb/go', 0))).toMatchObject({ action: { type: 'take-card', stack: 0 }, value: -1 });
  });
});

describe('inherited dice', () => {
  test('[TW-T5] four pinks: take the four at once', () => {
    const odds = new TurnOdds(cards('four', 'six'), [2, 6]);
    const best = odds.best({ stage: 'inherited', dice: dice('pppp/gb') });
    expect(best.value).toBe(2);
    const [kept] = [best.action].filter((action) => action.type === 'keep-dice').map(maskOfKeep);
    expect(odds.best({ stage: 'kept', dice: dice('pppp/gb'), kept: kept ?? 0 }).action).toMatchObject({ stack: 0 });
  });

  test('[TW-T5] dice that are no use are left: all six, three rolls', () => {
    const odds = new TurnOdds(cards('six:green'), [8]);
    expect(odds.best({ stage: 'inherited', dice: dice('bypo/bv') }).action).toMatchObject({ dice: [] });
    expect(odds.best({ stage: 'inherited', dice: dice('gypo/bv') }).action).toMatchObject({ dice: [] });
    expect(odds.best({ stage: 'inherited', dice: dice('ggpo/bv') }).action).toMatchObject({ dice: [0, 1] });
  });

  test('the chance of a card is that of the better of keeping and starting afresh', () => {
    const odds = new TurnOdds(cards('five'), [1]);
    const fresh = odds.chances({ stage: 'fresh' })[0] ?? 0;
    expect(odds.chances({ stage: 'inherited', dice: dice('bypo/gv') })[0]).toBe(fresh);
    expect(odds.chances({ stage: 'inherited', dice: dice('pppp/gv') })[0]).toBeGreaterThan(fresh);
  });
});

describe('positions', () => {
  test('are read from a state and from a view alike', () => {
    const tables = [
      trayAt({}),
      trayAt({ inherited: true, dice: 'pppp/gb' }),
      trayAt({ inherited: true, dice: 'pppp/gb' }).answer(0, 'keep 1 2 3 4'),
      trayAt({ dice: 'pppb/pp', open: ['five=3', 'four=2', 'six=6'], rolls: 1 }).answer(0, 'turn 5 to blue'),
      trayAt({ dice: 'pppp/gb', rolls: 2, refused: [1] }),
    ];
    for (const { state, game } of tables) {
      const position = turnPositionOf(state);
      const seen = turnPositionSeen(game.view(state, 1));
      expect(position?.stage).toBe(seen?.stage);
      if (position?.stage === 'rolled') {
        expect(seen).toEqual({ ...position, fitted: (position.fitted ?? 0) & ~position.refused });
      } else {
        expect(seen).toEqual(position);
      }
      expect(position === null ? false : isPossiblePosition(position)).toBe(true);
    }
  });

  test('are judged', () => {
    expect(isPossiblePosition(after('pppp/gb', 3))).toBe(false);
    expect(isPossiblePosition(after('pppp/gb', 1, { canTurn: true }))).toBe(false);
    expect(isPossiblePosition(after('pppp/gb', 2, { refused: 1 }))).toBe(false);
    expect(isPossiblePosition({ stage: 'kept', dice: dice('pppp/gb'), kept: 0 })).toBe(false);
    expect(isPossiblePosition({ stage: 'inherited', dice: [1, 2, 3] })).toBe(false);
  });
});

describe('turns played as advised', () => {
  test.each([
    [['four=2', 'five=3', 'six=6'], 11],
    [['trio:blue=2/steal', 'full=1', 'three-pairs=2'], 12],
    [['two-trios:yellow+green=5', 'four-and-pair=3', 'five:orange=5'], 13],
  ])('%j: the mean worth of 3,000 turns is what was promised', (open, seed) => {
    const rounds = 3000;
    const table = trayAt({ open });
    const odds = new TurnOdds(
      open.map(card),
      open.map((text) => card(text).points),
    );
    const luck = new FastChance(seed);
    const start = diceTower.clone(table.state);
    let [sum, squares] = [0, 0];
    for (let i = 0; i < rounds; i++) {
      const worth = playTurn(diceTower.clone(start), odds, luck);
      sum += worth;
      squares += worth * worth;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    // Four standard errors: a right program fails one seed in 16,000.
    expect(Math.abs(mean - odds.value({ stage: 'fresh' }))).toBeLessThan(4 * error);
  });

  /** Plays one turn by the rules of the game and gives the points of the card won. */
  function playTurn(state: State, odds: TurnOdds, luck: FastChance): number {
    const { turn, seat } = state;
    const answers: Action[] = [];
    for (;;) {
      const position = turnPositionOf(state);
      if (position === null || state.turn !== turn) return diceTower.points(state)[seat] ?? 0;
      answers[seat] = odds.best(position).action;
      diceTower.apply(state, answers, luck);
    }
  }

  test('the dice kept never are all six', () => {
    const odds = new TurnOdds(cards('six'), [6]);
    for (const { action } of odds.moves(after('pppp/pp', 1, { refused: 1 }))) {
      if (action.type === 'keep-dice') expect(maskOfKeep(action)).not.toBe(ALL_DICE);
    }
  });
});
