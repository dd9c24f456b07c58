import { createHmac } from 'node:crypto';

import { KeyedChance } from '@boxcars/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const SEED = Uint8Array.from({ length: 32 }, (_, i) => 7 * i);

function mac(text: string): Buffer {
  return createHmac('sha256', SEED).update(text).digest();
}

describe('keyed chance', () => {
  test('takes a die from the first word of the HMAC of its key', () => {
    expect(new KeyedChance(SEED).die(6, 'race-roll', 1, 3)).toBe((mac('race-roll/1/3').readUInt32BE(0) % 6) + 1);
  });

  test('takes dice rolled together from the words in order, and from a second block after eight', () => {
    const dice: number[] = [];
    new KeyedChance(SEED).roll(10, 6, dice, 'cup', 2);
    const words = [
      ...Array.from({ length: 8 }, (_, i) => mac('cup/2').readUInt32BE(4 * i)),
      mac('cup/2#1').readUInt32BE(0),
      mac('cup/2#1').readUInt32BE(4),
    ];
    expect(dice).toEqual(words.map((word) => (word % 6) + 1));
  });

  test('passes words over that would favour some numbers', () => {
    // With 3 * 2^30 sides every word from there on is passed over: a quarter of them.
    const sides = 3 * 2 ** 30;
    let passed = 0;
    for (let i = 0; i < 40; i++) {
      const words = Array.from({ length: 8 }, (_, at) => mac(`big/${i}`).readUInt32BE(4 * at));
      const first = words.findIndex((word) => word < sides);
      if (first > 0) passed += 1;
      expect(new KeyedChance(SEED).die(sides, 'big', i)).toBe((words[first] ?? -1) + 1);
    }
    expect(passed).toBeGreaterThan(0);
  });

  test('orders cards by a number of their own, whatever order they lay in', () => {
    const number = (key: string): bigint => mac(key).readBigUInt64BE(0);
    const rows = [
      { card: 4, number: number('deck/1:4') },
      { card: 9, number: number('deck/1:9') },
      { card: 9, number: number('deck/1:9#1') },
      { card: 11, number: number('deck/1:11') },
    ].sort((a, b) => (a.number < b.number ? -1 : 1));
    for (const cards of [
      [4, 9, 9, 11],
      [9, 11, 9, 4],
    ]) {
      new KeyedChance(SEED).shuffle(cards, 'deck', 1);
      expect(cards).toEqual(rows.map((row) => row.card));
    }
  });

  test('keeps two cards in the same order when others leave the pile', () => {
    const all = Array.from({ length: 30 }, (_, i) => i);
    const some = all.filter((card) => card % 3 !== 0);
    new KeyedChance(SEED).shuffle(all, 'deck', 1);
    new KeyedChance(SEED).shuffle(some, 'deck', 1);
    expect(all.filter((card) => card % 3 !== 0)).toEqual(some);
  });

  test('picks the same candidate in whatever order they are listed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(20), { minLength: 1 }), fc.nat(), (from, n) => {
        const picked = new KeyedChance(SEED).pick(from, 'tie', n);
        expect(from).toContain(picked);
        expect(new KeyedChance(SEED).pick(from.toReversed(), 'tie', n)).toBe(picked);
      }),
    );
  });

  test('depends on the key and the seed, not on what was drawn before', () => {
    const chance = new KeyedChance(SEED);
    chance.die(6, 'a');
    expect(chance.die(1000, 'b')).toBe(new KeyedChance(SEED).die(1000, 'b'));
    const other = new KeyedChance(SEED.with(0, 1));
    const differ = Array.from({ length: 10 }, (_, i) => chance.die(1000, 'c', i) !== other.die(1000, 'c', i));
    expect(differ).toContain(true);
  });

  test('draws each key once, of whatever kind', () => {
    const chance = new KeyedChance(SEED);
    chance.die(6, 'a', 1);
    chance.die(6, 'a', 11);
    expect(() => chance.die(6, 'a', 1)).toThrow('key-drawn-twice: a/1');
    expect(() => chance.roll(1, 6, [], 'a', 1)).toThrow('key-drawn-twice: a/1');
    expect(() => chance.pick([1], 'a', 1)).toThrow('key-drawn-twice: a/1');
    expect(() => chance.shuffle([1], 'a', 1)).toThrow('key-drawn-twice: a/1');
    chance.die(6, 'a');
  });

  test('takes no key for another, however many were drawn', () => {
    const chance = new KeyedChance(SEED);
    for (let i = 0; i < 5000; i++) chance.die(6, 'many', i);
    for (let i = 0; i < 5000; i += 7) expect(() => chance.die(6, 'many', i)).toThrow('key-drawn-twice');
  });

  test('remembers keys of a match that goes on and forgets those that did not count', () => {
    const chance = new KeyedChance(SEED);
    chance.remember(['a/1', 'b']);
    chance.remember([]);
    expect(() => chance.die(6, 'a', 1)).toThrow('key-drawn-twice');
    expect(() => chance.die(6, 'b')).toThrow('key-drawn-twice');
    chance.forget(['b', 'never']);
    const face = chance.die(6, 'b');
    chance.forget(['b']);
    expect(chance.die(6, 'b')).toBe(face);
    expect(() => chance.die(6, 'a', 1)).toThrow('key-drawn-twice');
  });

  test('refuses dice without sides and picks from nothing, rather than searching for ever', () => {
    expect(() => new KeyedChance(SEED).die(0, 'a')).toThrow('draw-does-not-fit: a');
    expect(() => new KeyedChance(SEED).die(Number.NaN, 'a')).toThrow('draw-does-not-fit: a');
    expect(() => new KeyedChance(SEED).die(2 ** 33, 'a')).toThrow('draw-does-not-fit: a');
    expect(() => new KeyedChance(SEED).pick([], 'a')).toThrow('draw-does-not-fit: a');
  });
});
