import { hide, peek, PUBLIC, showTo, type Json, type Log, type Open, type Secret } from '@boxcars/engine';
import { describe, expect, expectTypeOf, test } from 'vitest';

describe('a secret', () => {
  test('is the value itself at run time', () => {
    const cards = [1, 2];
    expect(hide(cards)).toBe(cards);
    expect(peek(hide(cards))).toBe(cards);
    expect(JSON.stringify({ hand: hide(cards) })).toBe('{"hand":[1,2]}');
  });

  test('is shown to its owner alone', () => {
    expect([PUBLIC, 0, 1, 2].map((viewer) => showTo(viewer, 1, hide('ace')))).toEqual([null, null, 'ace', null]);
  });

  test('can’t be read without opening it', () => {
    const hidden = hide({ cards: [1] });
    // @ts-expect-error a secret has no fields of its value
    expect(hidden.cards).toEqual([1]);
    // @ts-expect-error a secret is not its value
    const open: { cards: number[] } = hidden;
    expect(peek(hidden)).toBe(open);
    // @ts-expect-error a secret number is no number
    const face: number = hide(1);
    expect(face).toBe(1);
  });

  test('is no JSON', () => {
    // @ts-expect-error a secret may not be sent
    const json: Json = hide([1]);
    // @ts-expect-error nor may anything that holds one
    const deep: Json = { hand: hide([1]) };
    expect([json, deep]).toHaveLength(2);
  });
});

interface Clean {
  readonly turn: number;
  readonly hands: readonly (readonly number[])[];
  readonly pair: readonly [number, string];
  readonly note?: string;
  readonly by: { readonly [name: string]: number };
  readonly card: { readonly kind: 'ace' } | null;
}

describe('an open type', () => {
  test('is itself when it holds no secret', () => {
    expectTypeOf<Open<number>>().toEqualTypeOf<number>();
    expectTypeOf<Open<'a' | null>>().toEqualTypeOf<'a' | null>();
    expectTypeOf<Open<unknown>>().toEqualTypeOf<unknown>();
    expectTypeOf<Open<Clean>>().toEqualTypeOf<Clean>();
  });

  test('takes no secret, however deep', () => {
    interface Leaky {
      readonly seats: readonly { readonly hand: Secret<number[]> }[];
    }
    const leak = { seats: [{ hand: hide([1]) }] };
    // @ts-expect-error a secret inside a list of objects
    const view: Open<Leaky> = leak;
    // @ts-expect-error a secret as it is
    const plain: Open<Secret<number>> = hide(1);
    // @ts-expect-error a secret among the values of a table
    const table: Open<{ readonly [name: string]: Secret<number> }> = { a: hide(1) };
    // @ts-expect-error a secret in a pair
    const pair: Open<readonly [number, Secret<number>]> = [1, hide(1)];
    // @ts-expect-error one of several possible forms is a secret
    const either: Open<{ card: number | Secret<number> }> = { card: hide(1) };
    // @ts-expect-error an optional secret
    const optional: Open<{ card?: Secret<number> }> = { card: hide(1) };
    expect([view, plain, table, pair, either, optional]).toHaveLength(6);
  });

  test('keeps secrets out of events', () => {
    type Event = { readonly type: 'drawn'; readonly card: Secret<number> };
    const told: unknown[] = [];
    const log: Log<Event> = { tell: (event) => told.push(event), tellOnly: (_to, event) => told.push(event) };
    // @ts-expect-error an event may not hold a secret
    log.tell({ type: 'drawn', card: hide(1) });
    expect(told).toHaveLength(1);
  });
});
