import { COLOURS, fitsCard, OWN_CARDS, readCard, type Card, type Colour } from '@boxcars/games/dice-tower';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { makes, progressOf, type Countable } from '../../../src/boards/dice-tower/progress.ts';

function card(text: string): Card {
  const read = readCard(text);
  if (read === null) throw new Error(`no card: ${text}`);
  return read;
}

function dice(aside: readonly Colour[], lying: readonly Colour[]): Countable[] {
  return [
    ...aside.map((colour) => ({ colour, isAside: true })),
    ...lying.map((colour) => ({ colour, isAside: false })),
  ];
}

function states(progress: ReturnType<typeof progressOf>): string[] {
  return progress.groups.map((group) => group.map(({ colour, state }) => `${state} ${colour ?? 'any'}`).join(', '));
}

/** Four bits a colour, as the rules count. */
function counted(colours: readonly Colour[]): number {
  return colours.reduce((sum, colour) => sum + (1 << (4 * COLOURS.indexOf(colour))), 0);
}

test('[TW-C3] [TW-C4] nothing is missing exactly where the dice fit the card by the rules', () => {
  const six = fc.array(fc.constantFrom(...COLOURS), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(six, fc.constantFrom(...OWN_CARDS), (colours, one) => {
      expect(makes(one, dice([], colours))).toBe(fitsCard(counted(colours), one));
    }),
    { numRuns: 2000 },
  );
});

test('[TW-C3] a coloured card says which pieces it still misses', () => {
  const progress = progressOf(card('full:blue+yellow=3'), dice(['blue'], ['yellow', 'yellow', 'pink', 'pink', 'pink']));
  expect(states(progress)).toEqual(['aside blue, missing blue, missing blue', 'lying yellow, lying yellow']);
  expect(progress.missing).toBe(2);
});

test('[TW-C4] groups of any colours each take a colour of their own', () => {
  const progress = progressOf(card('two-trios=3'), dice([], ['pink', 'pink', 'pink', 'pink', 'pink', 'pink']));
  expect(progress.missing).toBe(3);
  expect(states(progress)).toEqual(['lying pink, lying pink, lying pink', 'missing any, missing any, missing any']);
});

test('among equal ways the dice set aside are counted first', () => {
  const progress = progressOf(card('trio=1'), dice(['green', 'green'], ['blue', 'blue', 'pink', 'orange']));
  expect(states(progress)).toEqual(['aside green, aside green, missing green']);
});

test('before a roll the card shows what is printed on it', () => {
  expect(states(progressOf(card('four:blue=3'), []))).toEqual([Array(4).fill('printed blue').join(', ')]);
  expect(makes(card('trio=1'), [])).toBe(false);
});
