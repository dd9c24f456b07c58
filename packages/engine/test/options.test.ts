import { readOptions, type OptionsOf } from '@boxcars/engine';
import { describe, expect, expectTypeOf, test } from 'vitest';

const SPECS = {
  royal: { kind: 'switch', default: false },
  deck: { kind: 'deck', default: null },
  sheriff: { kind: 'choice', of: ['random', 'vote'], default: 'random' },
  rounds: { kind: 'number', min: 1, max: 4, default: 3 },
} as const;

const DEFAULTS = { royal: false, deck: null, sheriff: 'random', rounds: 3 };

describe('reading options', () => {
  test('fills the defaults in', () => {
    expect(readOptions(SPECS, undefined)).toEqual({ ok: true, value: DEFAULTS });
    expect(readOptions(SPECS, {})).toEqual({ ok: true, value: DEFAULTS });
    expect(readOptions(SPECS, { rounds: undefined })).toEqual({ ok: true, value: DEFAULTS });
  });

  test('takes what the specs allow', () => {
    const given = { royal: true, deck: [{ card: 'x' }], sheriff: 'vote', rounds: 4 };
    expect(readOptions(SPECS, given)).toEqual({ ok: true, value: given });
    expect(readOptions(SPECS, { deck: null, rounds: 1 }).ok).toBe(true);
  });

  test.each([null, 7, 'x', [], true])('refuses %j instead of an object', (given) => {
    expect(readOptions(SPECS, given)).toEqual({ ok: false, refusal: { code: 'options-not-an-object' } });
  });

  test.each([
    [{ royal: 1 }, 'option-not-a-switch', { option: 'royal' }],
    [{ sheriff: 'Vote' }, 'option-not-a-choice', { option: 'sheriff', allowed: ['random', 'vote'] }],
    [{ sheriff: 0 }, 'option-not-a-choice', { option: 'sheriff', allowed: ['random', 'vote'] }],
    [{ rounds: 0 }, 'option-not-in-range', { option: 'rounds', min: 1, max: 4 }],
    [{ rounds: 5 }, 'option-not-in-range', { option: 'rounds', min: 1, max: 4 }],
    [{ rounds: 2.5 }, 'option-not-in-range', { option: 'rounds', min: 1, max: 4 }],
    [{ rounds: '2' }, 'option-not-in-range', { option: 'rounds', min: 1, max: 4 }],
    [{ deck: 'mine' }, 'option-not-a-deck', { option: 'deck' }],
    [{ speed: 1 }, 'unknown-option', { option: 'speed', allowed: ['royal', 'deck', 'sheriff', 'rounds'] }],
    [{ toString: 1 }, 'unknown-option', { option: 'toString', allowed: ['royal', 'deck', 'sheriff', 'rounds'] }],
  ])('refuses %j', (given, code, values) => {
    expect(readOptions(SPECS, given)).toEqual({ ok: false, refusal: { code, values } });
  });

  test('refuses a name that objects have by nature', () => {
    const given: unknown = JSON.parse('{"__proto__":{"rounds":9}}');
    expect(readOptions(SPECS, given)).toMatchObject({ ok: false, refusal: { code: 'unknown-option' } });
  });
});

test('the type of the settings follows from their specs', () => {
  type Options = OptionsOf<typeof SPECS>;
  expectTypeOf<Options['royal']>().toEqualTypeOf<boolean>();
  expectTypeOf<Options['sheriff']>().toEqualTypeOf<'random' | 'vote'>();
  expectTypeOf<Options['rounds']>().toEqualTypeOf<number>();
});
