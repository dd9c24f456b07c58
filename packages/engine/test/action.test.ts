import { answerOf } from '@boxcars/engine';
import { expect, test } from 'vitest';

test('a missing answer of an asked seat is a mistake of ours', () => {
  const answers = [undefined, 'pass'];
  expect(answerOf(answers, 1)).toBe('pass');
  expect(() => answerOf(answers, 0)).toThrow('seat 0 was asked and has no answer');
  expect(() => answerOf(answers, 2)).toThrow('seat 2 was asked and has no answer');
});
