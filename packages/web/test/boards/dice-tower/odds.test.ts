import { diceTower } from '@boxcars/games/dice-tower';
import { expect, test } from 'vitest';

import { answerOdds } from '../../../src/boards/dice-tower/odds-answer.ts';
import { oddsKey, worthOfKeep } from '../../../src/boards/dice-tower/odds-question.ts';
import { tableOf } from './drawn.ts';

const POSITION = { seat: 0, open: ['four=2', 'five=3', 'six=6'], dice: 'pppp/gb', rolls: 2, blackRolled: false };

function viewOf(arrange: object): ReturnType<typeof diceTower.view> {
  return diceTower.view(tableOf({ seats: 2, arrange: { ...arrange } }).state, 0);
}

test('[TW-T3] with one roll left a fifth pink comes in 16 of 36, and giving up the four is counted', () => {
  const view = viewOf(POSITION);
  const odds = answerOdds({ key: 'now', view });
  expect(odds?.chances[0]).toBe(1);
  // Eleven rolls of the two black dice bring a pink; black doubles of another colour let one be turned to it (TW-B1).
  expect(odds?.chances[1]).toBeCloseTo(16 / 36, 10);
  expect(odds?.best).toBe(2);
  const fourKept = odds === null ? null : worthOfKeep(odds, view.dice, [0, 1, 2, 3]);
  expect(fourKept).toBeCloseTo((10 * 3 + 1 * 6 + 5 * 3) / 36, 10);
});

test('dice that look alike are worth alike', () => {
  const view = viewOf(POSITION);
  const odds = answerOdds({ key: 'now', view });
  if (odds === null) throw new Error('there are odds');
  expect(worthOfKeep(odds, view.dice, [1, 3])).toBe(worthOfKeep(odds, view.dice, [0, 2]));
  expect(worthOfKeep(odds, view.dice, [0, 1, 2, 3, 4, 5])).toBeNull();
});

test('odds are asked for anew once the dice or the refusals differ', () => {
  expect(oddsKey(viewOf(POSITION))).toBe(oddsKey(viewOf({ ...POSITION, hands: [['trio=1'], []] })));
  expect(oddsKey(viewOf(POSITION))).not.toBe(oddsKey(viewOf({ ...POSITION, refused: [1] })));
  expect(oddsKey(viewOf(POSITION))).not.toBe(oddsKey(viewOf({ ...POSITION, dice: 'pppp/yb' })));
});
