import type { Json } from '@boxcars/engine';
import { Table } from '@boxcars/engine/testkit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { HORSES, winnersCircle, type Options } from '../../src/winners-circle/index.ts';

const VARIANTS = { hiddenBets: false, royalTurf: false, crowdedField: false, alternativePayout: false };

function refusalOf(horses: Json, variants: Partial<Options> = {}): unknown {
  return winnersCircle.checkOptions({ ...VARIANTS, ...variants, horses }, 2);
}

/** A deck with this many horses of each head, 1 upward. */
function deckOf(copies: readonly number[]): { [field: string]: Json }[] {
  return copies.flatMap((count, i) =>
    Array.from({ length: count }, (_, copy) => ({ name: `${i + 1}/${copy}`, head: i + 1, cap: 5, saddle: 5, shoe: 5 })),
  );
}

describe('a deck of own horses', () => {
  test('[WC-C3] is played with', () => {
    const table = new Table(winnersCircle, { seats: 2, options: { horses: deckOf([3, 3, 3, 3, 3, 3, 3]) }, seed: 2 });
    while (table.asks !== null) table.pass();
    expect(table.game.view(table.state, -1)).toMatchObject({ deck: 0, phase: 'over' });
  });

  test.each<[string, Json, unknown]>([
    ['no list', { horses: 7 }, { code: 'deck-not-a-list', values: { option: 'horses' } }],
    ['twenty horses', deckOf([20]), { code: 'too-few-horses', values: { row: 21, least: 21 } }],
    ['two hundred and one', deckOf([201]), { code: 'too-many-horses', values: { row: 201, most: 200 } }],
    ['no card', deckOf([30]).with(4, 7 as never), { code: 'horse-not-a-card', values: { row: 5 } }],
    ['no name', changed({ name: ' ' }), { code: 'horse-name-wrong', values: { row: 3, longest: 40 } }],
    ['a name twice', changed({ name: '1/0' }), { code: 'horse-name-twice', values: { row: 3, name: '1/0' } }],
    ['a number of 0', changed({ saddle: 0 }), wrongNumber('saddle')],
    ['half a number', changed({ head: 1.5 }), wrongNumber('head')],
    ['more than a lap', changed({ shoe: 37 }), wrongNumber('shoe')],
    ['another field', changed({ odds: 3 }), { code: 'horse-field-unknown', values: { row: 3, field: 'odds' } }],
  ])('[WC-C3] is refused with %s', (_name, horses, refusal) => {
    expect(refusalOf(horses)).toEqual(refusal);
  });

  test('[WC-V2] must have seven different heads left for every race', () => {
    expect(refusalOf(null, { royalTurf: true })).toBeNull();
    expect(refusalOf([...HORSES] as unknown as Json, { royalTurf: true })).toBeNull();
    expect(refusalOf(deckOf([3, 3, 3, 3, 3, 3, 3]), { royalTurf: true })).toBeNull();
    expect(refusalOf(deckOf([4, 4, 2, 4, 4, 4, 4]), { royalTurf: true })).toEqual({
      code: 'heads-run-out',
      rule: 'WC-V2',
      values: { row: 9, head: 3, copies: 2, race: 3 },
    });
    expect(refusalOf(deckOf([4, 4, 4, 4, 4, 4, 1]), { royalTurf: true })).toMatchObject({
      values: { row: 25, race: 2 },
    });
    expect(refusalOf(deckOf([9, 9, 9]), { royalTurf: true })).toMatchObject({ values: { row: 27, race: 1 } });
    expect(refusalOf(deckOf([9, 9, 9]))).toBeNull();
  });

  test('[WC-V2] is refused exactly when some way of drawing leaves a race short', () => {
    const heads = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 6, maxLength: 11 });
    fc.assert(
      fc.property(
        heads.filter((copies) => copies.reduce((sum, count) => sum + count, 0) >= 21),
        (copies) => {
          expect(refusalOf(deckOf(copies), { royalTurf: true }) === null).toBe(canAlwaysRun(copies, 3));
        },
      ),
      { numRuns: 60 },
    );
  });
});

function changed(fields: { readonly [field: string]: Json }): Json {
  const deck = deckOf([22]);
  return deck.with(2, { ...deck[2], ...fields });
}

function wrongNumber(field: string): unknown {
  return { code: 'horse-number-wrong', values: { row: 3, field, min: 1, max: 36 } };
}

/** Tries every way of drawing seven different heads, race by race. */
function canAlwaysRun(copies: readonly number[], races: number, known = new Map<string, boolean>()): boolean {
  if (races === 0) return true;
  const left = copies.filter((count) => count > 0).toSorted((a, b) => a - b);
  const key = `${races}:${left.join()}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const answer =
    left.length >= 7 &&
    subsets(left.length, 7).every((taken) =>
      canAlwaysRun(
        left.map((count, head) => (taken.includes(head) ? count - 1 : count)),
        races - 1,
        known,
      ),
    );
  known.set(key, answer);
  return answer;
}

function subsets(of: number, size: number): number[][] {
  if (size === 0) return [[]];
  if (of < size) return [];
  return [...subsets(of - 1, size), ...subsets(of - 1, size - 1).map((rest) => [...rest, of - 1])];
}
