import type { Json } from '@boxcars/engine';
import { changesBetween, replacementText, withChanges, type Changes } from '@boxcars/protocol';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;

it('turns any value into any other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const sent = JSON.parse(JSON.stringify(changesBetween(before, after))) as Changes;
      expect(JSON.stringify(sorted(withChanges(before, sent)))).toBe(JSON.stringify(sorted(after)));
    }),
    { numRuns: 300 },
  );
});

it('names only what changed and shares the rest', () => {
  const before = { money: [5, 8], horses: [{ at: 1 }, { at: 2 }], gone: true };
  const after = { money: [5, 9], horses: [{ at: 1 }, { at: 2 }] };
  const changes = changesBetween(before, after);
  expect(changes).toEqual(['/money/1', 9, { gone: '/gone' }]);
  const made = withChanges(before, changes) as typeof after;
  expect(made).toEqual(after);
  expect(made.horses).toBe(before.horses);
});

it('sends a short list whole once several of its plain values have changed', () => {
  expect(changesBetween({ at: [1, 2, null, 4] }, { at: [1, 7, 8, 4] })).toEqual(['/at', [1, 7, 8, 4]]);
  expect(changesBetween({ at: [1, 2, 3, 4] }, { at: [1, 7, 3, 4] })).toEqual(['/at/1', 7]);
  const long = Array.from({ length: 36 }, () => 0);
  expect(changesBetween(long, [5, 6, ...long.slice(2)])).toEqual(['/0', 5, '/1', 6]);
  expect(changesBetween([1, 2, { a: 1 }], [3, 4, { a: 1 }])).toEqual(['/0', 3, '/1', 4]);
});

it('points at any name, also one that has a slash, a tilde or quotes in it', () => {
  const before = { 'a/b': { '~1': 1, '"': 1, '': 1 } };
  const after = { 'a/b': { '~1': 2, '"': 3, ő: 4 } };
  const changes = changesBetween(before, after);
  expect(changes).toEqual(['/a~1b/~01', 2, '/a~1b/"', 3, '/a~1b/ő', 4, { gone: '/a~1b/' }]);
  expect(withChanges(before, changes)).toEqual(after);
});

it('replaces a whole value', () => {
  const whole = JSON.parse(replacementText({ money: [1] })) as Changes;
  expect(withChanges({ other: true }, whole)).toEqual({ money: [1] });
  expect(withChanges(null, changesBetween('/a', 'b'))).toBe('b');
});

it('reads the rows of replays that were frozen by older servers', () => {
  const before = { money: [5, 8], gone: true };
  expect(withChanges(before, [['money', 1, 9], { at: ['gone'] }])).toEqual({ money: [5, 9] });
  expect(withChanges(before, [[3]])).toBe(3);
  expect(withChanges(before, [{ at: ['money', 1], value: 9 }, { at: ['gone'] }])).toEqual({ money: [5, 9] });
  expect(withChanges(before, [{ at: [], value: 3 }])).toBe(3);
});

it('finds nothing to say about equal values', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(changesBetween(value, structuredClone(value))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

/** Names in one order: a view's fields have none. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => sorted(item));
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? 0 : value;
  const rows = Object.entries(value).map(([name, item]) => [name, sorted(item)] as const);
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}
