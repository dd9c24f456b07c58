import { ALL_POOLS, countDice, kindOfHand, namesOf, scoreHand } from '@boxcars/games/dice-town';
import { expect, test } from 'vitest';

import { handSoFar, scoreSoFar } from '../../../src/boards/dice-town/race.ts';

const hands = ALL_POOLS.filter((pool) => countDice(pool) === 5);

test('[DT-P1] [DT-P2] whole hands are named and ranked as the rules do it', () => {
  expect(hands).toHaveLength(252);
  for (const pool of hands) {
    expect([namesOf(pool), handSoFar(namesOf(pool))]).toEqual([namesOf(pool), kindOfHand(pool)]);
    expect(scoreSoFar(namesOf(pool))).toBe(scoreHand(pool));
  }
});

test('while hands are built, a pair is ahead of single dice and behind a higher pair', () => {
  const ranked = [[], ['9'], ['K', 'A'], ['9', '9'], ['K', 'K'], ['9', '9', 'K', 'K'], ['9', '9', '9']] as const;
  const scores = ranked.map((dice) => scoreSoFar(dice));
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  expect(new Set(scores).size).toBe(ranked.length);
});
