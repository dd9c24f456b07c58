import { FastChance, RandomPlayer, readOptions, type Json } from '@boxcars/engine';
import { winnersCircle, type Options, type State } from '@boxcars/games/winners-circle';
import { locales, translator, type Locale } from '@boxcars/text';
import { describe, expect, test } from 'vitest';

import type { BoardContext } from '../src/boards/board.ts';
import { winnersCircleBoard } from '../src/boards/winners-circle.ts';
import { makePaint, unpaint, widthOf } from '../src/paint.ts';

const NAMES = ['Anna', 'Bartholomew the Long', 'Cyril', 'Dana', 'Emil', 'Fanni'];

function contextOf(locale: Locale, width: number, colour = false): BoardContext {
  const seatName = (seat: number): string => NAMES[seat] ?? '?';
  const t = translator(locale, { game: 'winners-circle', seatName, viewer: 0 });
  return { t, paint: makePaint(colour), width, seatName, viewer: 0 };
}

function stateOf(seats: number, given: { readonly [name: string]: Json } = {}): State {
  const options = readOptions(winnersCircle.options, given);
  if (!options.ok) throw new Error(options.refusal.code);
  return winnersCircle.setup(seats, options.value as unknown as Options, new FastChance(3));
}

describe("the board of Winner's Circle", () => {
  test('shows lanes, gates, prices and bets', () => {
    const state = stateOf(2);
    const arranged = winnersCircle.arrange(state, {
      race: 3,
      gates: ["Man o' War", 'Secretariat', 'Seabiscuit', 'Phar Lap', 'Kelso', 'Exterminator', 'Sir Barton'],
      money: [300, 1250],
      firstBettor: 0,
      bets: [
        [2, 1, 1, null, null, null, null],
        [null, 2, 1, 1, null, null, null],
      ],
      symbol: 'head',
      places: [37, 33, 18, 14, -4, 3, 2],
      finished: [0],
      faceDown: [5],
      pace: 0,
    });
    expect(arranged).toBeNull();
    expect(winnersCircleBoard(winnersCircle.view(state, 0), contextOf('en', 80))).toEqual([
      "Race 3 of 3 · all payments doubled · 7 cards in the deck · Pace: Man o' War",
      'Rolled: horse head',
      '',
      '                      36 1       9       18       27       36',
      "1 Man o' War     .......|.................:..................|Win",
      '2 Secretariat    .......|.................:..............2...|+',
      '3 Seabiscuit     .......|.................3....+.............|',
      '4 Phar Lap       .......|.............4..!:..................|',
      '5 Kelso          ..5..+.|.................:..................|',
      '6 Exterminator   .......|..6..............:..................|',
      '7 Sir Barton     .......|.7...............:..................|',
      '',
      '                Horse         H  C  S  U  Card  Goes to   Bets  A bet pays',
      "1*  grey        Man o' War    7  3  3  3                     2  700",
      '2   white       Secretariat   6  5  3  4  up    home         3  500/300/200',
      '3   beige       Seabiscuit    5  5  5  5  up    23 (+5)      2  700/500/300',
      '4   caramel     Phar Lap      4  6  6  6  up    17! (+3)     1  1000/700/400',
      '5   red-brown   Kelso         3  7  7  7  up    35 (+3)      0  –',
      '6   dark brown  Exterminator  2  8  8  8  down               0  –',
      '7   black       Sir Barton    1  9  9  9  up    2! (+0)      0  –',
      '',
      '> Anna  $300  bets: 2 on 1, 1 on 2, 1 on 3',
      '  Bartholomew the Long  $1250  bets: 2 on 2, 1 on 3, 1 on 4',
      'H horse head, C cap, S saddle, U horseshoe; + goes to, ! cut short, * pace',
    ]);
  });

  test.each(locales.flatMap((locale) => [60, 80].map((width) => [locale, width] as const)))(
    'keeps to the width all through a game: %s, %i columns',
    (locale, width) => {
      const chance = new FastChance(5);
      const player = new RandomPlayer(winnersCircle, chance);
      const state = stateOf(6, { hiddenBets: true });
      const context = contextOf(locale, width);
      let steps = 0;
      do {
        const viewer = steps % 2 === 0 ? 0 : -1;
        steps += 1;
        if (steps % 5 === 0) {
          const lines = winnersCircleBoard(winnersCircle.view(state, viewer), context);
          expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
          expect(lines.join('\n')).not.toMatch(/[{}]|undefined|NaN/);
        }
      } while (player.step(state));
    },
  );

  test('says the same without colour', () => {
    const view = winnersCircle.view(stateOf(4), 0);
    const painted = winnersCircleBoard(view, contextOf('en', 80, true));
    expect(painted.map(unpaint)).toEqual(winnersCircleBoard(view, contextOf('en', 80)));
    expect(painted.join('')).not.toBe(painted.map(unpaint).join(''));
  });

  test("hides others' tokens", () => {
    const state = stateOf(2, { hiddenBets: true });
    const bets = [
      [2, null, null, null, null, null, null],
      [null, null, null, 1, null, null, null],
    ];
    expect(winnersCircle.arrange(state, { firstBettor: 0, bets })).toBeNull();
    const board = winnersCircleBoard(winnersCircle.view(state, 0), contextOf('en', 80)).join('\n');
    expect(board).toContain('Anna  $0  bets: 2 on 1  left: 0 1 1');
    expect(board).toContain('Bartholomew the Long  $0  bets: ? on 4  3 tokens left');
  });
});
