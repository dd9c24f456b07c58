import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { countAll, countDice } from '../../src/dice-tower/dice.ts';
import {
  ALL_DICE,
  COLOURS,
  COMBINATIONS,
  DECK,
  DECK_SIZE,
  DICE,
  diceTower,
  fitsCard,
  OWN_CARDS,
  readDice,
  SYMBOLS,
  WHITE_DICE,
  writeCard,
  type Card,
  type Colour,
} from '../../src/dice-tower/index.ts';
import { card, trayAt } from './tray.ts';

function fits(dice: string, text: string): boolean {
  return fitsCard(countAll(readDice(dice) ?? []), card(`${text}=1`));
}

describe('dice and combinations', () => {
  test('[TW-C1] four white dice and two black ones; every colour has its own symbol', () => {
    const table = trayAt({ dice: 'bypo/gv', rolls: 1 });
    expect(table.game.view(table.state, -1).dice).toEqual(
      ['arrow', 'star', 'triangle', 'cross', 'circle', 'square'].map((symbol, die) => ({
        colour: COLOURS[die],
        symbol,
        isBlack: die >= 4,
        isKept: false,
      })),
    );
    expect([DICE, WHITE_DICE, new Set(COLOURS).size, new Set(SYMBOLS).size]).toEqual([6, 4, 6, 6]);
  });

  test('[TW-C2] 45 cards, each with a combination and points, some with an action', () => {
    expect(DECK.reduce((sum, { copies }) => sum + copies, 0)).toBe(45);
    expect(DECK_SIZE).toBe(45);
    expect(DECK.every(({ points }) => points > 0)).toBe(true);
    const actions = (name: string | null): number =>
      DECK.reduce((sum, row) => sum + (row.action === name ? row.copies : 0), 0);
    expect(['again', 'steal', 'swap', 'group-swap', null].map(actions)).toEqual([4, 5, 3, 2, 31]);
  });

  test('[TW-C2] the two points the rulebook gives', () => {
    const points = (text: string): number[] => [
      ...new Set(OWN_CARDS.filter((own) => writeCard(own).startsWith(text)).map((own) => own.points)),
    ];
    expect(points('four=')).toEqual([2]);
    expect(points('five=')).toEqual([3]);
  });

  test.each([
    ['trio', 'pppb/gv', 'ppbb/gv'],
    ['three-pairs', 'ppbb/gg', 'ppbb/go'],
    ['full', 'pppb/bv', 'pppb/gv'],
    ['four', 'pppb/pp', 'pppb/gv'],
    ['five', 'pppp/pb', 'pppp/bb'],
    ['two-trios', 'pppb/bb', 'ppbb/gg'],
    ['four-and-pair', 'pppp/bb', 'pppp/bg'],
    ['six', 'pppp/pp', 'pppp/pb'],
  ])('[TW-C3] %s: %s does, %s does not', (combination, yes, no) => {
    expect(fits(yes, combination)).toBe(true);
    expect(fits(no, combination)).toBe(false);
  });

  test('[TW-C3] three means at least three', () => {
    expect(fits('pppp/pp', 'trio')).toBe(true);
    expect(fits('pppp/pb', 'four')).toBe(true);
    expect(fits('pppp/bb', 'full')).toBe(true);
    expect(fits('pppb/bb', 'full')).toBe(true);
  });

  test('[TW-C3] on a coloured card the dice must show the colours printed', () => {
    expect(fits('bbbp/gv', 'trio:blue')).toBe(true);
    expect(fits('pppb/gv', 'trio:blue')).toBe(false);
    expect(fits('bbby/yv', 'full:blue+yellow')).toBe(true);
    expect(fits('yyyb/bv', 'full:blue+yellow')).toBe(false);
    expect(fits('bbpp/gg', 'three-pairs:blue+pink+green')).toBe(true);
    expect(fits('bbpp/gv', 'three-pairs:blue+pink+green')).toBe(false);
  });

  test('[TW-C4] groups are of different colours', () => {
    expect(fits('pppp/pp', 'two-trios')).toBe(false);
    expect(fits('pppp/pp', 'three-pairs')).toBe(false);
    expect(fits('pppp/bb', 'three-pairs')).toBe(false);
    expect(fits('pppp/pb', 'full')).toBe(false);
    expect(fits('pppp/pp', 'four-and-pair')).toBe(false);
  });

  test('[TW-C4] a deck with one colour for two groups is refused', () => {
    const deck = [{ combination: 'two-trios', colours: ['pink', 'pink'], points: 1, copies: 45 }];
    expect(diceTower.checkOptions({ deck }, 2)).toMatchObject({ code: 'card-colours-wrong', values: { row: 1 } });
  });

  test('[TW-C3, TW-C4] any dice and any card: as if every way to give colours to the groups were tried', () => {
    const die = fc.integer({ min: 0, max: 5 });
    const someCard = fc
      .record({
        combination: fc.constantFrom(...COMBINATIONS),
        order: fc.shuffledSubarray([...COLOURS], { minLength: 6 }),
      })
      .chain(({ combination, order }) =>
        fc.boolean().map((isAny) => ({
          combination,
          colours: isAny ? [] : order.slice(0, GROUP_SIZES[combination].length),
        })),
      );
    fc.assert(
      fc.property(
        fc.array(die, { minLength: 6, maxLength: 6 }),
        fc.nat({ max: ALL_DICE }),
        someCard,
        (dice, mask, one) => {
          const shown = dice.filter((_, at) => (mask & (1 << at)) !== 0).map((colour) => COLOURS[colour] as Colour);
          expect(fitsCard(countDice(dice, mask), one)).toBe(fitsSlowly(shown, one));
        },
      ),
      { numRuns: 5000 },
    );
  });
});

/** The combinations once more, written down independently. */
const GROUP_SIZES: { readonly [name in Card['combination']]: readonly number[] } = {
  trio: [3],
  'three-pairs': [2, 2, 2],
  full: [3, 2],
  four: [4],
  five: [5],
  'two-trios': [3, 3],
  'four-and-pair': [4, 2],
  six: [6],
};

function fitsSlowly(
  shown: readonly Colour[],
  { combination, colours }: Pick<Card, 'combination' | 'colours'>,
): boolean {
  const groups = GROUP_SIZES[combination];
  const ways = colours.length > 0 ? [colours] : choices(groups.length, COLOURS);
  return ways.some((way) =>
    groups.every((size, group) => shown.filter((colour) => colour === way[group]).length >= size),
  );
}

/** Every way to choose so many different colours, in every order. */
function choices(count: number, from: readonly Colour[]): Colour[][] {
  if (count === 0) return [[]];
  return from.flatMap((first) =>
    choices(
      count - 1,
      from.filter((colour) => colour !== first),
    ).map((rest) => [first, ...rest]),
  );
}
