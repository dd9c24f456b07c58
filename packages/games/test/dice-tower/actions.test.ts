import { describe, expect, test } from 'vitest';

import {
  CHOICES,
  END_GAME,
  END_TURN,
  giveOf,
  GO_ON,
  KEEPS,
  OWN_CARDS,
  parseAction,
  readAction,
  readCard,
  TAKES,
  TURNS,
  writeAction,
  writeCard,
  type Card,
} from '../../src/dice-tower/index.ts';

const ALL = [...KEEPS, ...TAKES, ...TURNS, ...CHOICES, END_TURN, END_GAME, GO_ON, ...OWN_CARDS.map(giveOf)];

describe('actions', () => {
  test('are written and read back as the same objects, each its own way', () => {
    for (const action of ALL) {
      expect(readAction(writeAction(action))).toBe(action);
      expect(parseAction(JSON.parse(JSON.stringify(action)))).toBe(action);
    }
    expect(new Set(ALL.map(writeAction)).size).toBe(ALL.length);
  });

  test('read dice in any order and either way round', () => {
    expect(readAction('keep 3,1')).toBe(KEEPS[0b101]);
    expect(readAction(' Keep  134 ')).toBe(KEEPS[0b1101]);
    expect(readAction('roll 5 6')).toBe(KEEPS[0b1111]);
    expect(readAction('roll')).toBe(KEEPS[0]);
    expect(readAction('keep none')).toBe(KEEPS[0]);
    expect(readAction('keep all')).toBe(KEEPS[63]);
    expect(parseAction({ type: 'keep-dice', dice: [4, 0] })).toBe(KEEPS[0b10001]);
  });

  test('give cards of any deck', () => {
    const card: Card = { combination: 'full', colours: ['pink', 'blue'], points: 9, action: 'again' };
    expect(parseAction({ type: 'give-card', card })).toEqual({ type: 'give-card', card });
    expect(readAction('give full:pink+blue=9/again')).toEqual({ type: 'give-card', card });
  });

  test.each([
    null,
    'take 1',
    [],
    {},
    { type: 'keep-dice' },
    { type: 'keep-dice', dice: [0, 0] },
    { type: 'keep-dice', dice: [6] },
    { type: 'keep-dice', dice: '0' },
    { type: 'keep-dice', dice: [0], extra: 1 },
    { type: 'take-card', stack: 3 },
    { type: 'take-card', stack: '0' },
    { type: 'turn-die', die: 0 },
    { type: 'turn-die', die: 0, colour: 'red' },
    { type: 'choose-player', player: 4 },
    { type: 'give-card', card: 3 },
    { type: 'give-card', card: { combination: 'trio', colours: [], points: 1 } },
    { type: 'give-card', card: { combination: 'trio', colours: ['red'], points: 1, action: null } },
    { type: 'give-card', card: { combination: 'trio', colours: [], points: 1, copies: 1 } },
    { type: 'end-turn', now: true },
    { type: '__proto__' },
  ])('%j is no action', (json) => {
    expect(parseAction(json)).toBeNull();
  });

  test.each(['', 'keep', 'keep 7', 'keep 1 1', 'take 0', 'take 4', 'turn 1 to red', 'choose 5', 'give', 'give trio'])(
    '%j reads as no action',
    (text) => {
      expect(readAction(text)).toBeNull();
    },
  );
});

describe('cards in short', () => {
  test('are written and read back', () => {
    for (const card of OWN_CARDS) expect(readCard(writeCard(card))).toEqual(card);
    expect(readCard('full:by=3')).toEqual({
      combination: 'full',
      colours: ['blue', 'yellow'],
      points: 3,
      action: null,
    });
  });

  test.each(['trio', 'trio=100', 'trio:red=1', 'full:blue=1', 'full:blue+blue=1', 'trio=1/dance'])(
    '%j is no card',
    (text) => {
      expect(readCard(text)).toBeNull();
    },
  );
});
