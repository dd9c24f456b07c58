import { canonical, hashState, hashText, hide, isSame } from '@boxcars/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** The same data with the keys of every object in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, reordered(field)]),
  );
}

describe('canonical text', () => {
  test('sorts keys, leaves undefined out and adds no spaces', () => {
    const value = { b: [1, -0, 2.5, 1e21], a: { d: null, c: true }, e: undefined, 'é"': 'x\n\u2028' };
    expect(canonical(value)).toBe('{"a":{"c":true,"d":null},"b":[1,0,2.5,1e+21],"é\\"":"x\\n\u2028"}');
    expect(canonical({})).toBe('{}');
    expect(canonical([])).toBe('[]');
  });

  test('is JSON of the same data, whatever the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonical(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonical(reordered(value))).toBe(text);
        expect(canonical(JSON.parse(text))).toBe(text);
      }),
    );
  });

  test.each([
    ['not a number', Number.NaN],
    ['infinity', { a: Infinity }],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['a bigint', 1n],
    ['undefined', undefined],
    ['a hole', [1, undefined]],
    ['a map', new Map()],
    ['a typed array', { a: new Uint8Array(2) }],
    ['a date', new Date(0)],
  ])('refuses %s', (_what, value) => {
    expect(() => canonical(value)).toThrow('not plain data');
  });

  test('refuses what is nested too deep before the stack does', () => {
    const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
    expect(() => canonical(nested(100_000))).toThrow('not plain data');
    expect(canonical(nested(100))).toHaveLength(200);
  });
});

describe('sameness', () => {
  test('agrees with the canonical text', () => {
    const pair = fc.oneof(
      fc.tuple(fc.jsonValue(), fc.jsonValue()),
      fc.jsonValue().map((value): [unknown, unknown] => [value, reordered(value)]),
      fc.tuple(fc.jsonValue({ maxDepth: 1 }), fc.jsonValue({ maxDepth: 1 })),
    );
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(isSame(a, b)).toBe(canonical(a) === canonical(b));
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1, c: 2 }, false],
    [{ toString: 1 }, { a: 1 }, false],
    [[1, 2], [1], false],
    [[], {}, false],
    [{}, [], false],
    [null, {}, false],
    [{}, null, false],
    [0, '0', false],
    [-0, 0, true],
  ])('of %j and %j is %s', (a, b, same) => {
    expect(isSame(a, b)).toBe(same);
  });
});

describe('fingerprints', () => {
  test('are SHA-256 in hexadecimal', () => {
    expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hashText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  test('don’t depend on the order of keys, but on every value, secrets included', () => {
    const state = { turn: 1, hands: hide([[3, 1], [2]]) };
    expect(hashState(state)).toBe(hashState({ hands: hide([[3, 1], [2]]), turn: 1 }));
    expect(hashState(state)).not.toBe(hashState({ ...state, turn: 2 }));
    expect(hashState(state)).not.toBe(hashState({ ...state, hands: hide([[1, 3], [2]]) }));
  });
});
