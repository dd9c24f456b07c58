import { fitsQuestion, type Action, type Field, type Question } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

function fits(question: Omit<Question, 'kind'>, action: object): boolean {
  return fitsQuestion({ kind: 'q', ...question }, action as Action);
}

function fitsOne(field: Field, value: unknown): boolean {
  return fits({ options: [], compose: [{ type: 'do', fields: { value: field } }] }, { type: 'do', value });
}

describe('an answer fits', () => {
  test('when it is one of the options, whatever the order of its keys', () => {
    const question = { options: [{ type: 'move', horse: 1, by: 2 }, { type: 'pass' }] as Action[] };
    expect(fits(question, { by: 2, horse: 1, type: 'move' })).toBe(true);
    expect(fits(question, { type: 'pass' })).toBe(true);
    expect(fits(question, { type: 'move', horse: 1, by: 3 })).toBe(false);
    expect(fits(question, { type: 'pass', why: 1 })).toBe(false);
  });

  test('when a composer can build it: all fields, no others', () => {
    const compose = [{ type: 'bid', fields: { coins: { field: 'number', min: 0, max: 5 } } }] as const;
    expect(fits({ options: [], compose }, { type: 'bid', coins: 3 })).toBe(true);
    expect(fits({ options: [], compose }, { type: 'bid' })).toBe(false);
    expect(fits({ options: [], compose }, { type: 'bid', coins: 3, toString: 1 })).toBe(false);
    expect(fits({ options: [], compose }, { type: 'ask', coins: 3 })).toBe(false);
  });
});

const CARD = { kind: 'brute', owner: 2 };
const ROW: Field = { field: 'list', of: { to: { field: 'one', of: [0, 1] } }, min: 1, max: 2 };

describe('a field takes', () => {
  const cases: readonly (readonly [string, Field, unknown, boolean])[] = [
    ['one of a list', { field: 'one', of: ['a', CARD] }, 'a', true],
    ['one of a list with its keys turned round', { field: 'one', of: [CARD] }, { owner: 2, kind: 'brute' }, true],
    ['nothing that is not on the list', { field: 'one', of: ['a'] }, 'b', false],
    ['nothing for a choice', { field: 'one', of: ['a'] }, undefined, false],
    ['a number at the lower end', { field: 'number', min: 2, max: 4 }, 2, true],
    ['a number at the upper end', { field: 'number', min: 2, max: 4 }, 4, true],
    ['no number below', { field: 'number', min: 2, max: 4 }, 1, false],
    ['no number above', { field: 'number', min: 2, max: 4 }, 5, false],
    ['no fraction', { field: 'number', min: 2, max: 4 }, 2.5, false],
    ['no text for a number', { field: 'number', min: 2, max: 4 }, '3', false],
    ['a subset', { field: 'subset', of: [1, 1, 2], min: 1, max: 3 }, [1, 2], true],
    ['copies as often as there are', { field: 'subset', of: [1, 1, 2], min: 1, max: 3 }, [1, 1], true],
    ['no copy more', { field: 'subset', of: [1, 1, 2], min: 1, max: 3 }, [2, 2], false],
    ['no subset that is too small', { field: 'subset', of: [1, 2], min: 1, max: 2 }, [], false],
    ['no subset that is too large', { field: 'subset', of: [1, 2], min: 0, max: 1 }, [1, 2], false],
    ['no single value for a subset', { field: 'subset', of: [1], min: 0, max: 1 }, 1, false],
    ['any order of all', { field: 'order', of: [1, 2, 2] }, [2, 1, 2], true],
    ['no order of some', { field: 'order', of: [1, 2] }, [2], false],
    ['no order with strangers', { field: 'order', of: [1, 2] }, [1, 3], false],
    ['rows', ROW, [{ to: 1 }, { to: 0 }], true],
    ['no row with a wrong value', ROW, [{ to: 2 }], false],
    ['no row with a field too many', ROW, [{ to: 1, from: 0 }], false],
    ['no row that is a list', ROW, [[1]], false],
    ['no row that is null', ROW, [null], false],
    ['not too few rows', ROW, [], false],
    ['not too many rows', ROW, [{ to: 1 }, { to: 1 }, { to: 1 }], false],
  ];
  test.each(cases)('%s', (_what, field, value, expected) => {
    expect(fitsOne(field, value)).toBe(expected);
  });
});
