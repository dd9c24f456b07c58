import { ascending, FastChance } from '@boxcars/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('fast chance', () => {
  test('gives equal luck for equal seeds, and starts over when seeded anew', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (seed) => {
        const first = new FastChance(seed);
        const faces = Array.from({ length: 8 }, () => first.next());
        const second = new FastChance(seed + 1);
        second.reseed(seed);
        expect(Array.from({ length: 8 }, () => second.next())).toEqual(faces);
      }),
    );
  });

  test('gives neighbouring seeds luck that doesn’t look alike', () => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => new FastChance(seed).next());
    expect(new Set(firsts).size).toBe(1000);
    const low = firsts.filter((word) => word < 2 ** 31).length;
    expect(low).toBeGreaterThan(430);
    expect(low).toBeLessThan(570);
  });

  test('stays in range, and every face comes about equally often', () => {
    const chance = new FastChance(11);
    const counts = Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) {
      const face = chance.die(6);
      expect(Number.isInteger(face) && face >= 1 && face <= 6).toBe(true);
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    // Chi-squared with five degrees of freedom: 20.5 is passed once in a thousand seeds; this seed is fixed.
    const squared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(squared).toBeLessThan(20.5);
  });

  test('rolls as many dice as asked and leaves the rest of the buffer alone', () => {
    const into = [9, 9, 9, 9];
    new FastChance(1).roll(3, 6, into);
    expect(into.slice(0, 3).every((face) => face >= 1 && face <= 6)).toBe(true);
    expect(into[3]).toBe(9);
  });

  test('shuffles in place, each order about equally often', () => {
    const chance = new FastChance(3);
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const cards = [1, 2, 3];
      chance.shuffle(cards);
      orders.set(cards.join(''), (orders.get(cards.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test('picks each candidate, and refuses to pick from nothing', () => {
    const chance = new FastChance(3);
    const picked = new Set(Array.from({ length: 100 }, () => chance.pick([2, 5, 7])));
    expect(ascending([...picked])).toEqual([2, 5, 7]);
    expect(() => chance.pick([])).toThrow('nothing to pick from');
  });
});
