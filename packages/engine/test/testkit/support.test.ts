import { ascending, peek, type Json } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import type { AnyGame } from '../../src/game.ts';
import { withAllLuck } from '../../src/testkit/all-luck.ts';
import { checkSupport } from '../../src/testkit/checks/support.ts';
import { magpies, type State } from '../../src/testkit/small-game/index.ts';
import { DECK } from '../../src/testkit/small-game/state.ts';
import { BROKEN } from './broken-magpies.ts';

/** Where every card lies; in the deck also in which order. */
function world(state: object): Json {
  return peek((state as State).cards.piles).map((pile, place) => (place === DECK ? [...pile] : ascending(pile)));
}

const SETUP = {
  seats: 2,
  options: { deck: 'tiny' },
  seed: 4,
  games: 6,
  bound: 100,
  most: 100,
  steps: 9,
  histories: 3000,
};

function find(game: AnyGame, games: number): ReturnType<typeof checkSupport> {
  return checkSupport(game, { ...SETUP, games, world });
}

describe('honest support', () => {
  test('of the small game with four cards: every possible world comes out, and no other', () => {
    const { findings, counts } = find(magpies, 6);
    expect(findings).toEqual([]);
    expect(counts['moments']).toBeGreaterThan(100);
    expect(counts['given up'] ?? 0).toBeLessThan(3);
  });

  test.each([
    ['a resample that forgets what the drawer saw', /^imagined what can't be/],
    ['a resample that peeks at the true order', /^never imagined what can be/],
    ['a resample that shows the public everything', /^never imagined what can be/],
  ])('%s is found', (fault, what) => {
    const broken = BROKEN.find((one) => one.fault === fault);
    if (broken === undefined) throw new Error(`no such fault: ${fault}`);
    expect(find(broken.game, 6).findings[0]?.what).toMatch(what);
  });
});

describe('all luck', () => {
  test('is every die, every pick of a kind, and every order of kinds, once', () => {
    const dice = [...withAllLuck((chance) => `${chance.die(2, 'a')}${chance.die(3, 'b')}`)];
    expect(dice).toEqual(['11', '12', '13', '21', '22', '23']);
    expect([...withAllLuck((chance) => chance.pick([5, 4, 5], 'a'))]).toEqual([4, 5]);
    const orders = [...withAllLuck((chance) => shuffled(chance, [2, 1, 1]))];
    expect(orders).toEqual(['112', '121', '211']);
  });

  test('goes on where luck depends on luck', () => {
    const sums = [...withAllLuck((chance) => (chance.die(2, 'a') === 1 ? 1 : 1 + chance.die(2, 'b')))];
    expect(sums).toEqual([1, 2, 3]);
  });
});

function shuffled(chance: Parameters<Parameters<typeof withAllLuck>[0]>[0], cards: number[]): string {
  chance.shuffle(cards, 'deck');
  return cards.join('');
}
