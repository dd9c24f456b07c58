import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ALL_POOLS, countDice, kindOfHand, namesOf, poolOf, scoreHand } from '../../src/dice-town/index.ts';
import { dice } from './at-the-table.ts';

function score(hand: string): number {
  return scoreHand(poolOf(dice(hand)));
}

describe('poker hands', () => {
  test('[DT-P1] kinds from high to low', () => {
    const hands = ['99999', '9999A', '99910 10', '910JQK', '999KA', '99JJA', '99JQA', '910JQA'];
    const kinds = ['five', 'four', 'full-house', 'straight', 'three', 'two-pair', 'pair', 'nothing'];
    expect(hands.map((hand) => kindOfHand(poolOf(dice(hand))))).toEqual(kinds);
    const scores = hands.map(score);
    expect(scores.toSorted((a, b) => b - a)).toEqual(scores);
  });

  test('[DT-P1] both straights, and no other', () => {
    expect(kindOfHand(poolOf(dice('10JQKA')))).toBe('straight');
    expect(kindOfHand(poolOf(dice('9JQKA')))).toBe('nothing');
    expect(kindOfHand(poolOf(dice('910JKA')))).toBe('nothing');
  });

  test.each([
    ['KKKK9', 'JJJJA'],
    ['JJJ99', '10 10 10 AA'],
    ['JJJAA', 'JJJKK'],
    ['10JQKA', '910JQK'],
    ['AA99J', 'KKQQA'],
    ['AAQQJ', 'AAJJK'],
    ['QQJJA', 'QQJJK'],
    ['99AKJ', '99AQJ'],
    ['999AJ', '999KQ'],
    ['AJQK9', 'AJQ109'],
    ['AAAAA', 'KKKKK'],
  ])('[DT-P2] %s beats %s', (better, worse) => {
    expect(score(better)).toBeGreaterThan(score(worse));
  });

  test('[DT-P2] only hands equal in every die are tied', () => {
    const hands = ALL_POOLS.filter((pool) => countDice(pool) === 5);
    expect(hands).toHaveLength(252);
    expect(new Set(hands.map(scoreHand)).size).toBe(252);
  });

  test('dice are counted whatever their order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('9', '10', 'J', 'Q', 'K', 'A'), { maxLength: 5 }), (faces) => {
        const pool = poolOf(faces);
        expect(countDice(pool)).toBe(faces.length);
        expect(namesOf(pool).toSorted()).toEqual(faces.toSorted());
      }),
    );
  });
});
