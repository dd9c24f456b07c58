import { readFileSync } from 'node:fs';

import type { Json } from '@boxcars/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readScenario, readScenarioText } from '../../src/testkit/scenario-reader.ts';
import { runScenario } from '../../src/testkit/scenario-run.ts';
import type { Failure, Scenario, ScenarioStep } from '../../src/testkit/scenario.ts';
import { magpies } from '../../src/testkit/small-game/index.ts';

/** Two magpies: seat 0 steals from seat 1, who guards, and is guarded against in turn. */
const GUARDED: Scenario = {
  scenario: 1,
  game: 'magpies',
  title: 'A guard is answered by a guard',
  rules: ['MP-9'],
  seats: 2,
  options: { rounds: 1 },
  luck: { 'deck/1': [], 'theft/1': 3 },
  arrange: {
    hands: [
      ['thief', 'guard'],
      ['guard', 'crown'],
    ],
    deck: ['pebble'],
  },
  steps: [
    { seat: 0, do: 'market' },
    { seat: 1, do: { type: 'choose-stall', stall: 'market' } },
    { expect: { asks: { kind: 'bid', seats: [0] }, views: [{ viewer: 'public', at: 'lot', is: ['pebble'] }] } },
    { seat: 0, do: 'bid 9', refused: { code: 'bid-out-of-range', rule: 'MP-7', values: { highest: 0 } } },
    { seat: 1, do: 'pass', refused: 'not-asked' },
    { pass: 'bid' },
    {
      expect: {
        asks: { kind: 'play-thief', seats: [0, 1] },
        legal: [
          { seat: 0, is: ['pass', 'thief 1'], has: ['pass'], lacks: ['thief 0'] },
          { seat: 1, is: ['pass'] },
        ],
        events: [{ viewer: 1, sent: { type: 'lot-unsold' }, times: 1 }],
      },
    },
    { seat: 0, do: 'thief 1' },
    { seat: 1, do: 'pass' },
    { expect: { questions: [{ seat: 1, at: 'options/1/type', is: 'play-guard' }] } },
    { seat: 1, do: 'guard' },
    { seat: 0, do: 'guard' },
    {
      expect: {
        asks: { kind: 'play-guard', seats: [1] },
        views: [{ viewer: 1, at: 'played/-1/card', is: 'guard' }],
        points: [6, 10],
        outcome: null,
      },
    },
    { seat: 1, do: 'pass' },
    {
      expect: {
        asks: null,
        events: [
          { viewer: 0, sent: { type: 'card-stolen', seat: 0, against: 1, card: 'crown' } },
          { viewer: 'public', sent: { type: 'card-stolen', card: 'crown' }, times: 0 },
        ],
        points: [10, 6],
        outcome: { winners: [0], ranks: [1, 2] },
      },
    },
  ],
};

interface Schema {
  readonly required: readonly string[];
  readonly properties: object;
  readonly $defs: { readonly expect: { readonly properties: { readonly expect: { readonly properties: object } } } };
}

const schema = JSON.parse(
  readFileSync(new URL('../../src/testkit/scenario.schema.json', import.meta.url), 'utf8'),
) as Schema;

function played(scenario: Scenario): readonly Failure[] {
  return runScenario(magpies, scenario).failures;
}

/** The same start with other steps. */
function withSteps(...steps: ScenarioStep[]): Scenario {
  return { ...GUARDED, steps, luckMayRemain: true };
}

const ALL_AT_MARKET: readonly ScenarioStep[] = [
  { seat: 0, do: 'market' },
  { seat: 1, do: 'market' },
];

describe('a scenario', () => {
  test('goes as it is told', () => {
    expect(readScenario(GUARDED)).toEqual({ ok: true, value: GUARDED });
    expect(runScenario(magpies, GUARDED)).toEqual({
      title: 'A guard is answered by a guard',
      steps: 15,
      expectations: 5,
      failures: [],
    });
  });

  test('is documented by one that works', () => {
    const document = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
    const example = readScenarioText(/```json\n(.*?)```/s.exec(document)?.[1] ?? '');
    expect(example).toMatchObject({ ok: true });
    if (example.ok) expect(played(example.value)).toEqual([]);
  });

  test('for another game is not played', () => {
    expect(played({ ...GUARDED, game: 'chess' })).toEqual([
      { step: 0, code: 'wrong-game', expected: 'chess', got: 'magpies' },
    ]);
  });

  test('names refused settings, seats and fragments', () => {
    expect(played({ ...GUARDED, options: { rounds: 9 } })).toMatchObject([
      { step: 0, code: 'table-refused', got: { code: 'option-not-in-range' } },
    ]);
    expect(played({ ...GUARDED, seats: 7 })).toMatchObject([{ got: { code: 'wrong-number-of-seats' } }]);
    expect(played({ ...GUARDED, arrange: { hands: [['crown', 'crown', 'crown']] } })).toMatchObject([
      { step: 0, code: 'fragment-refused', got: { code: 'impossible-cards' } },
    ]);
  });

  test('ends at an answer that is refused', () => {
    expect(played(withSteps({ seat: 0, do: 'guard' }, { expect: { points: [0, 0] } }))).toEqual([
      { step: 1, code: 'answer-refused', expected: 'guard', got: { code: 'not-now' } },
    ]);
    expect(played(withSteps({ seat: 0, do: 'sing' }))).toMatchObject([{ got: { code: 'not-an-action' } }]);
  });

  test('ends when an answer is taken that should be refused', () => {
    expect(played(withSteps({ seat: 0, do: 'market', refused: 'not-now' }))).toEqual([
      { step: 1, code: 'answer-not-refused', expected: 'not-now', got: null },
    ]);
  });

  test('tells a refusal by another code or other values', () => {
    const bid = (refused: AnyRefusal): Scenario => withSteps(...ALL_AT_MARKET, { seat: 0, do: 'bid 9', refused });
    type AnyRefusal = string | { code: string; values?: { highest: number } };
    const got = { code: 'bid-out-of-range', rule: 'MP-7', values: { highest: 0 } };
    expect(played(bid('bid-out-of-range'))).toEqual([]);
    expect(played(bid('too-much'))).toEqual([{ step: 3, code: 'refused-otherwise', expected: 'too-much', got }]);
    expect(played(bid({ code: 'bid-out-of-range', values: { highest: 4 } }))).toMatchObject([{ got }]);
  });

  test('lists every expectation that fails, with its step, and goes on', () => {
    const wrong: ScenarioStep = {
      expect: {
        asks: { kind: 'bid', seats: [1] },
        questions: [{ seat: 0, at: 'facts/highest', is: 3 }],
        legal: [{ seat: 0, has: ['bid 7'] }],
        views: [
          { viewer: 0, at: 'hand', is: ['crown'] },
          { viewer: 1, at: 'no/such/thing', is: 1 },
        ],
        events: [{ viewer: 0, sent: { type: 'coin-taken', seat: 5 } }],
        points: [1, 2],
        outcome: { winners: [0] },
      },
    };
    const failures = played(withSteps(...ALL_AT_MARKET, wrong, { expect: { asks: null } }));
    expect(failures.map(({ step, code, at }) => [step, code, at])).toEqual([
      [3, 'asks-otherwise', 'asks'],
      [3, 'question-differs', 'questions/0'],
      [3, 'legal-differs', 'legal/0'],
      [3, 'view-differs', 'views/0'],
      [3, 'view-differs', 'views/1'],
      [3, 'event-differs', 'events/0'],
      [3, 'points-differ', 'points'],
      [3, 'outcome-differs', 'outcome'],
      [4, 'asks-otherwise', 'asks'],
    ]);
    expect(failures[3]).toMatchObject({ expected: ['crown'], got: ['thief', 'guard'] });
    expect(failures[4]).toMatchObject({ got: 'nothing' });
    expect(failures[6]).toMatchObject({ expected: [1, 2], got: [6, 10] });
  });

  test('looks at the events since the last expectation alone', () => {
    const taken = (times: number): ScenarioStep => ({
      expect: { events: [{ viewer: 'public', sent: { type: 'coin-taken' }, times }] },
    });
    expect(played(withSteps(...ALL_AT_MARKET, taken(2), taken(0)))).toEqual([]);
    expect(played(withSteps(...ALL_AT_MARKET, taken(1)))).toMatchObject([{ step: 3, code: 'event-differs' }]);
  });

  test('passes only the question that is open', () => {
    expect(played(withSteps({ pass: 'bid' }))).toEqual([
      { step: 1, code: 'not-asked-that', expected: 'bid', got: 'choose-stall' },
    ]);
  });

  test('needs all its luck, and no more', () => {
    const { 'theft/1': _, ...less } = GUARDED.luck ?? {};
    expect(played({ ...GUARDED, luck: less })).toMatchObject([{ step: 14, code: 'rules-threw' }]);
    expect(played({ ...GUARDED, luck: { ...GUARDED.luck, 'theft/2': 1 } })).toEqual([
      { step: 15, code: 'luck-unused', expected: [], got: ['theft/2'] },
    ]);
    expect(played({ ...GUARDED, luck: { ...GUARDED.luck, 'theft/2': 1 }, luckMayRemain: true })).toEqual([]);
    expect(played({ ...GUARDED, luck: { 'theft/1': 3 }, seed: 5 })).toEqual([]);
  });
});

describe('reading a scenario', () => {
  const REFUSED: readonly (readonly [string, unknown, string, string])[] = [
    ['no object', [], 'not-an-object', '/'],
    ['a newer format', { ...GUARDED, scenario: 2 }, 'unknown-scenario-format', '/scenario'],
    ['no title', { ...GUARDED, title: undefined }, 'not-a-text', '/title'],
    ['a field too many', { ...GUARDED, note: 'x' }, 'unknown-field', '/note'],
    ['a bad rule id', { ...GUARDED, rules: ['nine'] }, 'not-a-rule-id', '/rules/0'],
    ['too many seats', { ...GUARDED, seats: 9 }, 'not-a-number-of-seats', '/seats'],
    ['luck that is no number', { ...GUARDED, luck: { 'deck/1': 'high' } }, 'not-a-whole-number', '/luck/deck/1'],
    ['luck with half a card', { ...GUARDED, luck: { 'deck/1': [0.5] } }, 'not-a-whole-number', '/luck/deck/1/0'],
    ['steps that are no list', { ...GUARDED, steps: {} }, 'not-a-list', '/steps'],
    ['a step without an answer', { ...GUARDED, steps: [{ seat: 0 }] }, 'missing-field', '/steps/0/do'],
    ['a seat that can not be', { ...GUARDED, steps: [{ seat: -1, do: 'x' }] }, 'not-a-seat', '/steps/0/seat'],
    ['a pass of nothing', { ...GUARDED, steps: [{ pass: '' }] }, 'not-a-text', '/steps/0/pass'],
    [
      'an unknown expectation',
      { ...GUARDED, steps: [{ expect: { mood: 'good' } }] },
      'unknown-field',
      '/steps/0/expect/mood',
    ],
    [
      'a viewer nobody is',
      { ...GUARDED, steps: [{ expect: { views: [{ viewer: 'all', at: 'x', is: 1 }] } }] },
      'not-a-seat',
      '/steps/0/expect/views/0/viewer',
    ],
    ['a switch that is none', { ...GUARDED, luckMayRemain: 1 }, 'not-true-or-false', '/luckMayRemain'],
  ];

  test.each(REFUSED)('refuses %s and says where', (_, json, code, at) => {
    expect(readScenario(json)).toEqual({ ok: false, refusal: { code, values: { at } } });
  });

  test('refuses text that is no JSON', () => {
    expect(readScenarioText('{')).toEqual({ ok: false, refusal: { code: 'scenario-not-json' } });
    expect(readScenarioText(JSON.stringify(GUARDED))).toMatchObject({ ok: true });
  });

  test('never throws, and what it accepts can be run', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(readScenario(json).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...GUARDED.steps.keys()), fc.jsonValue(), (at, json) => {
        const steps = GUARDED.steps.with(at, json as never);
        const read = readScenario({ ...GUARDED, steps });
        if (read.ok) runScenario(magpies, read.value);
      }),
    );
  });

  test('takes the fields that the schema lists, and no others', () => {
    const filler = (name: string): Json => (name === 'luckMayRemain' ? true : name === 'seed' ? 1 : {});
    const optional = Object.keys(schema.properties).filter((name) => !schema.required.includes(name));
    for (const name of optional) {
      expect(readScenario({ ...GUARDED, [name]: filler(name) })).toMatchObject({ ok: true });
    }
    for (const name of schema.required) {
      const { [name as 'game']: _, ...rest } = GUARDED;
      expect(readScenario(rest)).toMatchObject({ refusal: { code: 'missing-field', values: { at: `/${name}` } } });
    }
    const expectations = Object.keys(schema.$defs.expect.properties.expect.properties);
    for (const name of expectations) {
      const given = name === 'asks' || name === 'outcome' ? null : [];
      expect(readScenario({ ...GUARDED, steps: [{ expect: { [name]: given } }] })).toMatchObject({ ok: true });
    }
  });
});
