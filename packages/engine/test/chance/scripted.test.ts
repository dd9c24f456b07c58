import { ascending, ScriptedChance } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

describe('scripted chance', () => {
  test('gives the literal outcomes by key', () => {
    const chance = new ScriptedChance({ 'roll/1': 4, cup: [1, 6], 'tie/2': 3, deck: [5, 2] });
    const dice: number[] = [];
    chance.roll(2, 6, dice, 'cup');
    const cards = [1, 2, 3, 5];
    chance.shuffle(cards, 'deck');
    expect([chance.die(6, 'roll', 1), dice, chance.pick([1, 3], 'tie', 2)]).toEqual([4, [1, 6], 3]);
    // 5 comes off first, then 2; the others lie below in order.
    expect(cards).toEqual([1, 3, 2, 5]);
    expect(chance.unused()).toEqual([]);
  });

  test('says which lines of the script nobody asked for', () => {
    const chance = new ScriptedChance({ a: 1, b: 2 });
    chance.die(6, 'b');
    expect(chance.unused()).toEqual(['a']);
  });

  test('refuses what nobody scripted, unless a seed is given for the rest', () => {
    expect(() => new ScriptedChance({}).die(6, 'a')).toThrow('draw-not-scripted: a');
    expect(() => new ScriptedChance({}).roll(1, 6, [], 'a')).toThrow('draw-not-scripted: a');
    expect(() => new ScriptedChance({}).pick([1], 'a')).toThrow('draw-not-scripted: a');
    expect(() => new ScriptedChance({}).shuffle([1], 'a')).toThrow('draw-not-scripted: a');
    const rest = new ScriptedChance({ a: 2 }, 1);
    expect(rest.die(6, 'a')).toBe(2);
    expect(rest.die(6, 'b')).toBeLessThanOrEqual(6);
    expect([1, 2]).toContain(rest.pick([2, 1], 'c'));
  });

  test('with a seed, shuffles what lies below the scripted cards, however it lay', () => {
    const shuffled = (cards: number[]): number[] => {
      new ScriptedChance({ deck: [3] }, 7).shuffle(cards, 'deck');
      return cards;
    };
    const cards = shuffled([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(cards.at(-1)).toBe(3);
    expect(ascending(cards)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(cards.slice(0, 7)).not.toEqual([1, 2, 4, 5, 6, 7, 8]);
    expect(shuffled([8, 3, 1, 7, 2, 6, 4, 5])).toEqual(cards);
  });

  test.each<[string, (chance: ScriptedChance) => void]>([
    ['a face the die has not', (chance) => chance.die(6, 'seven')],
    ['no face at all', (chance) => chance.die(6, 'zero')],
    ['dice for one die', (chance) => chance.die(6, 'list')],
    ['one die for dice', (chance) => chance.roll(1, 6, [], 'seven')],
    ['too few dice', (chance) => chance.roll(3, 6, [], 'list')],
    ['a wrong face among dice', (chance) => chance.roll(2, 1, [], 'list')],
    ['a candidate that is none', (chance) => chance.pick([1, 2], 'seven')],
    ['several candidates', (chance) => chance.pick([1, 2], 'list')],
    ['a number for a shuffle', (chance) => chance.shuffle([7], 'seven')],
    ['a card that is not there', (chance) => chance.shuffle([1, 3], 'list')],
  ])('refuses %s', (_what, draw) => {
    expect(() => {
      draw(new ScriptedChance({ seven: 7, zero: 0, list: [1, 2] }));
    }).toThrow('draw-does-not-fit');
  });

  test('draws each key once, remembers and forgets', () => {
    const chance = new ScriptedChance({ a: 1, b: 2 });
    chance.die(6, 'a');
    expect(() => chance.die(6, 'a')).toThrow('key-drawn-twice: a');
    chance.forget(['a']);
    expect(chance.die(6, 'a')).toBe(1);
    chance.remember(['b']);
    expect(chance.unused()).toEqual([]);
    expect(() => chance.die(6, 'b')).toThrow('key-drawn-twice: b');
  });
});
