import { describe, expect, test } from 'vitest';

import { CALL, diceTown, keepOf, PASS, poolOf } from '../../src/dice-town/index.ts';
import { dice } from './at-the-table.ts';

describe('notation', () => {
  test.each([
    'keep QQ10 2 brutes',
    'keep none',
    'keep 9 brute',
    'put back QQ',
    'keep one A',
    'pass',
    'call',
    'play dynamite',
    'play elixir wire',
    'cheat 9>A',
    'cheat 9>A J>10',
    'stop brute of 2',
    'stop cheat of 3 10>K',
    'offer 2n 3$ brute property-4 for 1',
    'offer 12$ for 5',
    'offer equipment-8 for 2',
    'choose 4',
    'order 4 2 1',
    'take equipment-3',
    'rob 3 1s 2p',
    'visit nuggets',
    'wire property-2 property-5',
  ])('%s', (text) => {
    const action = diceTown.readAction(text);
    expect(action).not.toBeNull();
    if (action === null) return;
    const again = diceTown.writeAction(action);
    expect(diceTown.readAction(again)).toEqual(action);
    expect(diceTown.parseAction(JSON.parse(JSON.stringify(action)))).toEqual(action);
  });

  test('dice may come in any order, case and spacing', () => {
    expect(diceTown.readAction('  KEEP qQ10 ')).toBe(keepOf(poolOf(dice('10QQ')), 0));
    expect(diceTown.parseAction({ type: 'keep', dice: ['Q', '10', 'Q'], brutes: 0 })).toBe(
      keepOf(poolOf(dice('10QQ')), 0),
    );
  });

  test('keep and offer may be left out', () => {
    expect(diceTown.readAction('qq10 brute')).toBe(diceTown.readAction('keep QQ10 brute'));
    expect(diceTown.readAction('3$ for 2')).toBe(diceTown.readAction('offer 3$ for 2'));
  });

  test('a long text is read or given up at once', () => {
    const texts = [
      'a'.repeat(50_000),
      `${'offer '.repeat(9000)}for`,
      `order ${'1 '.repeat(9000)}x`,
      `keep ${'9'.repeat(50_000)}x`,
    ];
    expect(texts.map((text) => diceTown.readAction(text))).toEqual([null, null, null, null]);
  });

  test('actions of a list are always the same object', () => {
    expect(diceTown.parseAction({ type: 'pass' })).toBe(PASS);
    expect(diceTown.readAction('call')).toBe(CALL);
    expect(diceTown.readAction('order 2 1')).toBe(diceTown.parseAction({ type: 'order', seats: [1, 0] }));
    expect(diceTown.readAction('offer 2$ for 1')).toBe(diceTown.readAction('offer 2$ for 1'));
  });

  test.each([
    null,
    'keep',
    {},
    { type: 'toString' },
    { type: 'pass', more: 1 },
    { type: 'keep', dice: ['8'], brutes: 0 },
    { type: 'keep', dice: ['9', '9', '9', '9', '9', '9'], brutes: 0 },
    { type: 'keep', dice: [], brutes: 99 },
    { type: 'choose', seat: 5 },
    { type: 'offer', for: 0, nuggets: -1, dollars: 0, cards: [] },
    { type: 'offer', for: 0, nuggets: 0, dollars: 0, cards: ['equipment-20'] },
    { type: 'cheat', turns: [] },
    { type: 'cheat', turns: [{ from: '9', to: 'A', by: 1 }] },
    { type: 'take', card: 'equipment-03' },
    { type: 'wire', properties: ['property-1'] },
    { type: 'wire', properties: ['property-1', 'brute'] },
  ])('%j is no action', (json) => {
    expect(diceTown.parseAction(json)).toBeNull();
  });

  test.each(['', 'keep 8', 'offer 2n 3n for 1', 'offer hat for 1', 'choose 9', 'rob 1 9s 9p', 'play joker'])(
    '‘%s’ reads as nothing',
    (text) => {
      const action = diceTown.readAction(text);
      expect(action).toBeNull();
    },
  );
});
