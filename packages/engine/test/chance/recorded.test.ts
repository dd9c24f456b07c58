import {
  isPossible,
  keyOf,
  KeyedChance,
  RecordedChance,
  RecordingChance,
  ScriptedChance,
  type Chance,
  type Draw,
} from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

/** One draw of each kind, and what came of them. */
function drawAll(chance: Chance): unknown[] {
  const dice = [9, 9, 9];
  chance.roll(2, 6, dice, 'cup', 1);
  const cards = [5, 2, 2];
  chance.shuffle(cards, 'deck', 1, 2, 3);
  return [chance.die(8, 'die'), dice, chance.pick([7, 3], 'pick', 1, 2), cards];
}

const SEED = new Uint8Array(32);

describe('recording', () => {
  test('writes down key, kind, range in ascending order, and value', () => {
    const luck = new RecordingChance(
      new ScriptedChance({ 'cup/1': [6, 1], 'deck/1/2/3': [2, 5, 2], die: 8, 'pick/1/2': 7 }),
    );
    expect(drawAll(luck)).toEqual([8, [6, 1, 9], 7, [2, 5, 2]]);
    expect(luck.draws).toEqual([
      { key: 'cup/1', kind: 'roll', range: 6, value: [6, 1] },
      { key: 'deck/1/2/3', kind: 'shuffle', range: [2, 2, 5], value: [2, 5, 2] },
      { key: 'die', kind: 'die', range: 8, value: 8 },
      { key: 'pick/1/2', kind: 'pick', range: [3, 7], value: 7 },
    ]);
  });

  test('can be taken back, so that the same can be drawn again', () => {
    const inner = new KeyedChance(SEED);
    const luck = new RecordingChance(inner);
    const first = drawAll(luck);
    luck.undraw();
    expect(luck.draws).toEqual([]);
    expect(drawAll(inner)).toEqual(first);
  });
});

describe('recorded chance', () => {
  const recording = new RecordingChance(new KeyedChance(SEED));
  const first = drawAll(recording);

  test('gives back what was recorded, and knows what was not asked for', () => {
    const again = new RecordedChance(recording.draws);
    expect(again.unused()).toEqual(['cup/1', 'deck/1/2/3', 'die', 'pick/1/2']);
    expect(drawAll(again)).toEqual(first);
    expect(again.unused()).toEqual([]);
  });

  test('refuses what was not recorded or was drawn before', () => {
    const again = new RecordedChance(recording.draws);
    expect(() => again.die(6, 'other')).toThrow('draw-not-recorded: other');
    again.die(8, 'die');
    expect(() => again.die(8, 'die')).toThrow('key-drawn-twice: die');
    again.forget(['die']);
    again.die(8, 'die');
    again.remember(['pick/1/2']);
    expect(again.unused()).toEqual(['cup/1', 'deck/1/2/3']);
    expect(() => new RecordedChance([...recording.draws, ...recording.draws])).toThrow('key-drawn-twice: cup/1');
  });

  test('refuses another range or kind', () => {
    const again = new RecordedChance(recording.draws);
    expect(() => again.die(6, 'die')).toThrow('draw-does-not-fit: die');
    expect(() => again.pick([8], 'die')).toThrow('draw-does-not-fit: die');
    expect(() => again.pick([3, 8], 'pick', 1, 2)).toThrow('draw-does-not-fit: pick/1/2');
    expect(() => again.roll(3, 6, [], 'cup', 1)).toThrow('draw-does-not-fit: cup/1');
  });

  test('refuses values that no maker could have drawn', () => {
    const nine = new RecordedChance([{ key: 'die', kind: 'die', range: 8, value: 9 }]);
    expect(() => nine.die(8, 'die')).toThrow('draw-does-not-fit: die');
  });
});

test.each<[Draw['kind'], Draw['range'], Draw['value'], boolean]>([
  ['die', 6, 1, true],
  ['die', 6, 6, true],
  ['die', 6, 7, false],
  ['die', 6, 0, false],
  ['die', 6, 2.5, false],
  ['die', [6], 1, false],
  ['die', 6, [1], false],
  ['roll', 6, [1, 6, 6], true],
  ['roll', 6, [], true],
  ['roll', 6, [7], false],
  ['roll', 0, [], false],
  ['roll', 6, 6, false],
  ['pick', [1, 4], 4, true],
  ['pick', [1, 4], 2, false],
  ['pick', [], 0, false],
  ['pick', 4, 4, false],
  ['pick', [4], [4], false],
  ['shuffle', [1, 1, 2], [1, 2, 1], true],
  ['shuffle', [1, 1, 2], [1, 2, 2], false],
  ['shuffle', [1, 2], [1], false],
  ['shuffle', 2, [1, 2], false],
  ['shuffle', [1], 1, false],
])('a %s of %j that came out as %j is possible: %s', (kind, range, value, possible) => {
  expect(isPossible({ key: 'k', kind, range, value })).toBe(possible);
});

test('a key is its label and as many ordinals as there are', () => {
  expect([keyOf('a'), keyOf('a', 0), keyOf('a', 1, 2), keyOf('a', 1, 2, 3)]).toEqual(['a', 'a/0', 'a/1/2', 'a/1/2/3']);
});
