import type { Action, Question } from '@boxcars/engine';
import { expect, test } from 'vitest';

import { Draft } from '../src/table/draft.ts';

const question: Question = {
  kind: 'keep-dice',
  options: [],
  compose: [
    {
      type: 'keep',
      fields: {
        dice: { field: 'subset', of: ['9', '9', 'A'], min: 0, max: 2 },
        brutes: { field: 'number', min: 0, max: 0 },
      },
    },
  ],
};

test('begins with the least there is, which may already be an answer', () => {
  expect(new Draft(question).action.value).toEqual({ type: 'keep', dice: [], brutes: 0 });
});

test('equal items are put in and taken out one by one', () => {
  const draft = new Draft(question);
  draft.put('dice', '9');
  draft.put('dice', '9');
  expect(draft.count('dice', '9')).toBe(2);
  expect(draft.action.value).toEqual({ type: 'keep', dice: ['9', '9'], brutes: 0 });
  draft.take('dice', '9');
  expect(draft.action.value).toEqual({ type: 'keep', dice: ['9'], brutes: 0 });
  draft.take('dice', 'K');
  expect(draft.count('dice', '9')).toBe(1);
});

test('what does not fit the form is no answer', () => {
  const draft = new Draft(question);
  for (const die of ['9', '9', 'A']) draft.put('dice', die);
  expect(draft.action.value).toBeNull();
});

test('a whole answer put up for confirmation stands before the composed one until something changes', () => {
  const draft = new Draft(question);
  draft.propose({ type: 'pass' });
  expect(draft.action.value).toEqual({ type: 'pass' });
  draft.put('dice', 'A');
  expect(draft.action.value).toEqual({ type: 'keep', dice: ['A'], brutes: 0 });
});

test('with several ways to answer none is begun until it is chosen', () => {
  const two = { ...question, compose: [...(question.compose ?? []), { type: 'bid', fields: {} }] };
  const draft = new Draft(two);
  expect(draft.action.value).toBeNull();
  draft.start('keep');
  expect(draft.action.value).toEqual({ type: 'keep', dice: [], brutes: 0 });
  draft.clear();
  expect(draft.composer).toBeNull();
});

test('an answer put up whole shows its parts where it could have been put together, and can be changed', () => {
  const draft = new Draft(question);
  draft.fill({ type: 'keep', dice: ['A'], brutes: 0 } as Action);
  expect(draft.count('dice', 'A')).toBe(1);
  expect(draft.action.value).toEqual({ type: 'keep', dice: ['A'], brutes: 0 });
  draft.put('dice', '9');
  expect(draft.action.value).toEqual({ type: 'keep', dice: ['A', '9'], brutes: 0 });
  draft.fill({ type: 'pass' });
  expect(draft.action.value).toEqual({ type: 'pass' });
});
