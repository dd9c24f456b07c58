import { cardsIn, peek, refusal, type Game } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import { conformanceCases, runConformance } from '../../src/testkit/checks.ts';
import { findShared } from '../../src/testkit/checks/clone.ts';
import { judgeOutcome } from '../../src/testkit/checks/ends.ts';
import { showDifference } from '../../src/testkit/finding.ts';
import { KeyLuck } from '../../src/testkit/key-luck.ts';
import { findUnplain, valueAt } from '../../src/testkit/plain-data.ts';
import {
  magpies,
  type Action,
  type Event,
  type Options,
  type State,
  type View,
} from '../../src/testkit/small-game/index.ts';
import { DECK } from '../../src/testkit/small-game/state.ts';
import { somePositions } from '../../src/testkit/walk.ts';

type Magpies = Game<State, Action, Event, View, Options>;

const TABLE = { tables: [{ seats: 2 }], games: 2 };

function findingsOf(
  check: string,
  game: Magpies,
  how: Parameters<typeof runConformance<State, Action, Event, View, Options>>[1],
): string[] {
  return runConformance(game, { ...TABLE, ...how })
    .filter((report) => report.check === check)
    .flatMap(({ findings }) => findings.map(({ what }) => what));
}

describe('conformance', () => {
  test('is every check at every table, with the seats and settings in its name', () => {
    const tables = (how: object): string[] => [...new Set(conformanceCases(magpies, how).map(({ table }) => table))];
    expect(tables({})).toEqual(['2 seats', '3 seats', '4 seats']);
    expect(tables({ variants: [{}, { rounds: 1 }] })).toContain('4 seats rounds=1');
    expect(tables({ tables: [{ seats: 3, options: { deck: 'tiny' } }] })).toEqual(['3 seats deck="tiny"']);
  });

  test('leaves out what it is told to, and the fallback without holdings', () => {
    const names = (how: object): Set<string> => new Set(conformanceCases(magpies, how).map(({ check }) => check));
    expect(names({}).has('fallback')).toBe(false);
    expect(names({ holdings: () => ({}) }).has('fallback')).toBe(true);
    expect(names({}).has('keys')).toBe(true);
    expect(names({ without: { keys: 'no luck' } }).has('keys')).toBe(false);
  });

  test('counts what it looked at, and more of it when it is larger', () => {
    const count = (size: number): number => {
      const ends = conformanceCases(magpies, { ...TABLE, size }).find(({ check }) => check === 'ends');
      return ends?.run().counts['ends'] ?? 0;
    };
    expect([count(1), count(3)]).toEqual([2, 6]);
  });

  test('makes a finding of whatever a game throws', () => {
    const broken: Magpies = {
      ...magpies,
      points: () => {
        throw new Error('no points today');
      },
    };
    expect(findingsOf('ends', broken, {})[0]).toMatch(/^threw: Error: no points today/);
  });

  test('refuses settings the game refuses', () => {
    expect(findingsOf('ends', magpies, { tables: [{ seats: 4, options: { deck: 'tiny' } }] })[0]).toMatch(
      /deck-too-small/,
    );
  });

  test('looks at long games here and there, always at their ends', () => {
    const setup = { seats: 4, options: {}, seed: 1, games: 1, bound: 1000, most: 5 };
    const some = [...somePositions(magpies, setup)].map(({ where, window }) => [where, window === null] as const);
    expect(some.length).toBeLessThanOrEqual(7);
    expect(some.length).toBeGreaterThan(3);
    expect(some.at(-1)?.[1]).toBe(true);
  });

  test('next: says when too few worlds could be compared', () => {
    const imagined = new WeakSet<State>();
    const shy: Magpies = {
      ...magpies,
      resample: (state, viewer, chance) => {
        const other = magpies.resample(state, viewer, chance);
        imagined.add(other);
        return other;
      },
      refuse: (state, seat, action) =>
        imagined.has(state) ? refusal('not-here') : magpies.refuse(state, seat, action),
    };
    expect(findingsOf('next', shy, {})[0]).toMatch(/^only 0 of \d+ worlds had answers in common$/);
  });

  test('recall: holds a game to the facts it names', () => {
    const top = (state: State): string => `the top card is ${peek(cardsIn(state.cards, DECK)).at(-1)}`;
    expect(findingsOf('recall', magpies, { recalls: (state) => [top(state)] })[0]).toMatch(
      /^forgot that the top card is/,
    );
    expect(findingsOf('recall', magpies, { recalls: (state) => [`round ${state.round}`] })).toEqual([]);
  });
});

describe('the parts of the checks', () => {
  test('an outcome is judged by its points, ranks and winners', () => {
    const points = [3, 5, 5];
    expect(judgeOutcome({ points, ranks: [3, 1, 1], winners: [1, 2] }, points)).toEqual([]);
    expect(judgeOutcome({ points, ranks: [2, 1, 1], winners: [1, 2] }, points)).toHaveLength(1);
    expect(judgeOutcome({ points, ranks: [1, 1, 1], winners: [0, 1, 2] }, points)).toHaveLength(2);
    expect(judgeOutcome({ points, ranks: [3, 1, 1], winners: [1] }, points)).toHaveLength(1);
    expect(judgeOutcome({ points, ranks: [3, 1, 1], winners: [1, 2] }, [3, 5, 4])).toHaveLength(1);
    expect(judgeOutcome({ points, ranks: [2, 1], winners: [1] }, points).length).toBeGreaterThan(0);
  });

  test('plain data is what JSON keeps', () => {
    expect(findUnplain({ a: [1, 'x', null, true, { b: 0 }] })).toBeNull();
    expect(findUnplain({ a: [1, { b: undefined }] })).toBe('a/1/b');
    expect(findUnplain([Number.NaN])).toBe('0');
    expect(findUnplain({ a: -0 })).toBe('a');
    expect(findUnplain({ a: new Map() })).toBe('a');
    expect(findUnplain({ a: () => 1 })).toBe('a');
  });

  test('a path leads to a value, or to nothing', () => {
    const value = { a: [{ b: 1 }, { b: 2 }] };
    expect(['a/0/b', 'a/-1/b', 'a/7/b', 'a/length', 'toString', ''].map((path) => valueAt(value, path))).toEqual([
      1,
      2,
      undefined,
      undefined,
      undefined,
      value,
    ]);
  });

  test('shared data is found unless it is frozen', () => {
    const inner = [1];
    expect(findShared({ a: { b: inner } }, { c: inner })).toBe('a/b');
    expect(findShared({ a: Object.freeze([1]) }, { a: Object.freeze([1]) })).toBeNull();
    const frozen = Object.freeze([1]);
    expect(findShared({ a: frozen }, { a: frozen })).toBeNull();
    const shallow = Object.freeze({ deep: inner });
    expect(findShared({ a: shallow }, { a: shallow })).toBe('a/deep');
  });

  test('a difference is shown where it begins', () => {
    expect(showDifference('abc', 'abd')).toBe('at 2: abc / abd');
    expect(showDifference('a'.repeat(200), `${'a'.repeat(150)}b`)).toMatch(/^at 150: …a+… \/ …a+b$/);
  });

  test('luck for checks depends on seed and key alone, and may be drawn twice', () => {
    const luck = new KeyLuck(5);
    const dice = [luck.die(6, 'a', 1), luck.die(6, 'b', 1), luck.die(6, 'a', 1)];
    expect(dice[0]).toBe(dice[2]);
    expect(luck.keys).toEqual(['a/1', 'b/1', 'a/1']);
    const [one, two] = [
      [1, 2, 3, 4, 5, 5],
      [5, 4, 5, 3, 2, 1],
    ];
    new KeyLuck(5).shuffle(one, 'deck');
    new KeyLuck(5).shuffle(two, 'deck');
    expect(one).toEqual(two);
    expect(new KeyLuck(6).pick([1, 2, 3], 'p')).toBe(new KeyLuck(6).pick([3, 1, 2], 'p'));
    const faces = Array.from({ length: 60 }, (_, i) => luck.die(6, 'many', i));
    expect(new Set(faces).size).toBe(6);
  });
});
