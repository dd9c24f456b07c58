import {
  EVERYONE,
  FastChance,
  isIn,
  KeyedChance,
  knowledgeOf,
  moveAll,
  moveCard,
  newCards,
  NOBODY,
  peek,
  PUBLIC,
  resampleCards,
  ROW,
  type Cards,
  type Viewer,
} from '@boxcars/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { moveAtRandom, playedCards, randomCards, TINY } from './random-cards.ts';
import { allWorlds, countsOf, worldOf, type World } from './worlds.ts';

const STORE = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1];
const VIEWERS: readonly Viewer[] = [PUBLIC, 0, 1];

/** A few tiny tables with their viewers and all their worlds: at least two, and none too unlikely to come out in 2,000. */
function tinyTables(seed: number, count: number, moves: number): { cards: Cards; viewer: Viewer; worlds: World[] }[] {
  const luck = new FastChance(seed);
  const tables: { cards: Cards; viewer: Viewer; worlds: World[] }[] = [];
  while (tables.length < count) {
    const cards = randomCards(luck, { ...TINY, moves });
    const viewer = luck.below(3) + PUBLIC;
    const worlds = allWorlds(cards, viewer);
    const least = Math.min(...worlds.map((world) => world.likelihood));
    if (worlds.length > 1 && worlds.length <= 60 && least > 0.006) tables.push({ cards, viewer, worlds });
  }
  return tables;
}

/** How often each world comes out of 2,000 resamplings; throws on any that contradicts what the viewer saw. */
function sample(cards: Cards, viewer: Viewer, worlds: readonly World[], luck: FastChance): Map<string, number> {
  const byKey = new Map(worlds.map((world) => [world.key, world]));
  const times = new Map<string, number>();
  for (let i = 0; i < 2_000; i++) {
    const imagined = resampleCards(cards, viewer, luck);
    const key = worldOf(imagined);
    const world = byKey.get(key);
    if (world === undefined) throw new Error(`${key} contradicts ${JSON.stringify(cards)} for ${viewer}`);
    if (i < 50) expect(countsOf(imagined)).toEqual(world.counts);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return times;
}

describe('the histories that come out', () => {
  it('are all those that fit what the viewer saw, and no other', () => {
    const luck = new FastChance(21);
    for (const { cards, viewer, worlds } of tinyTables(22, 100, 6)) {
      expect(sample(cards, viewer, worlds, luck).size).toBe(worlds.length);
    }
  });

  it('are about as likely as if unseen moves had picked any card alike', () => {
    const luck = new FastChance(31);
    const tables = tinyTables(32, 60, 9);
    let off = 0;
    let noise = 0;
    for (const { cards, viewer, worlds } of tables) {
      const times = sample(cards, viewer, worlds, luck);
      for (const { key, likelihood } of worlds) {
        off += Math.abs((times.get(key) ?? 0) / 2_000 - likelihood) / 2;
        noise += Math.sqrt((likelihood * (1 - likelihood)) / (2_000 * 2 * Math.PI));
      }
    }
    // Total variation distance: what exact sampling would show by luck alone, and one hundredth.
    expect(off / tables.length).toBeLessThan(noise / tables.length + 0.01);
  });

  it('leave the deck in any order', () => {
    const cards = newCards([1, 1, 1], 1, 0);
    const luck = new FastChance(41);
    const orders = new Set(Array.from({ length: 200 }, () => String(peek(resampleCards(cards, PUBLIC, luck).piles))));
    expect(orders.size).toBe(6);
  });

  it('keep apart what possible places alone do not', () => {
    // Each card may lie in either hand, but not both in the same.
    const cards = newCards([1, 1], 4, 0);
    moveCard(cards, 0, 1, 0, NOBODY);
    moveCard(cards, 0, 2, 1, NOBODY);
    const luck = new FastChance(51);
    const results = new Set(Array.from({ length: 100 }, () => String(peek(resampleCards(cards, PUBLIC, luck).piles))));
    expect(results).toEqual(new Set([',0,1,', ',1,0,']));
  });
});

describe('what stays', () => {
  it('counts of places, copies of kinds, who saw what, and every card the viewer saw', () => {
    const luck = new FastChance(61);
    for (let i = 0; i < 40; i++) {
      const cards = playedCards(luck, STORE, 5, 120);
      for (const viewer of VIEWERS) expectAlike(cards, resampleCards(cards, viewer, luck), viewer);
    }
  });

  it('the true table is left alone, and nothing is shared with it', () => {
    const luck = new FastChance(62);
    const cards = playedCards(luck, STORE, 4, 60);
    const before = JSON.stringify(cards);
    const imagined = resampleCards(cards, 1, luck);
    const pile = peek(imagined.piles)[3] ?? [];
    if (pile.length > 0) moveCard(imagined, 3, 1, pile[0] ?? 0, EVERYONE);
    expect(JSON.stringify(cards)).toBe(before);
  });

  it('the order of places whose order is known', () => {
    const [DECK, QUEUE] = [0, 1];
    const cards = newCards([1, 1, 1, 1, 1, 1], 2, DECK);
    for (const kind of [3, 0, 4]) moveCard(cards, DECK, QUEUE, kind, EVERYONE);
    for (let seed = 0; seed < 20; seed++) {
      const imagined = resampleCards(cards, PUBLIC, new FastChance(seed), 0, [QUEUE]);
      expect(peek(imagined.piles)[QUEUE]).toEqual([3, 0, 4]);
    }
  });

  it('an order can be kept only where the viewer knows the cards', () => {
    const cards = newCards([1, 1, 1, 1, 1, 1], 2, 0);
    for (const kind of [3, 0, 4]) moveCard(cards, 0, 1, kind, NOBODY);
    expect(() => {
      for (let seed = 0; seed < 20; seed++) resampleCards(cards, PUBLIC, new FastChance(seed), 0, [1]);
    }).toThrow('the order of place 1 is not known');
  });
});

describe('the result depends on what the viewer saw, and on luck, alone', () => {
  const tables = fc.record({
    seed: fc.integer(),
    isLong: fc.boolean(),
    viewer: fc.constantFrom(...VIEWERS),
    first: fc.integer(),
    second: fc.integer(),
  });

  it('tables that look alike give the same result to the byte', () => {
    fc.assert(
      fc.property(tables, ({ seed, isLong, viewer, first, second }) => {
        const luck = new FastChance(seed);
        const cards = isLong ? playedCards(luck, STORE, 4, 100) : randomCards(luck, TINY);
        const alike = resampleCards(cards, viewer, new FastChance(first));
        const fromTrue = JSON.stringify(resampleCards(cards, viewer, new FastChance(second)));
        // Between the two something else is resampled, so that nothing can be left over from the first.
        resampleCards(cards, viewer === 0 ? 1 : 0, luck);
        expect(JSON.stringify(resampleCards(alike, viewer, new FastChance(second)))).toBe(fromTrue);
      }),
      { numRuns: 300, seed: 71 },
    );
  });

  it('going on from an earlier resampling gives what starting afresh gives', () => {
    const luck = new FastChance(72);
    const cards = newCards(STORE, 7, 0);
    for (let i = 0; i < 60; i++) {
      moveAtRandom(cards, luck);
      const goneOn = JSON.stringify(resampleCards(cards, 1, new FastChance(i), 5));
      const afresh = JSON.stringify(resampleCards(cards, 1, new FastChance(i), 100 + i));
      expect(goneOn).toBe(afresh);
    }
  });

  it('draws no key twice', () => {
    const cards = playedCards(new FastChance(73), STORE, 4, 60);
    const keyed = new KeyedChance(new Uint8Array(32));
    resampleCards(cards, 0, keyed, 0);
    resampleCards(cards, 0, keyed, 1);
    expect(() => resampleCards(cards, 0, keyed, 1)).toThrow('key-drawn-twice');
  });
});

describe('long histories', () => {
  it.each([
    ['many kinds', STORE],
    ['many copies', [5, 5, 5, 5, 5]],
    ['few cards', [2, 1, 1, 1, 1]],
  ])('a consistent history is found with %s', (_name, copies) => {
    const luck = new FastChance(81);
    for (let i = 0; i < 10; i++) {
      const cards = playedCards(luck, copies, 4, 300);
      for (const viewer of VIEWERS) expectAlike(cards, resampleCards(cards, viewer, luck), viewer);
    }
  });

  it('a history that can not have been is our mistake', () => {
    const cards = newCards([1, 1], 2, 0);
    peek(cards.history).push(0, 1, 0, EVERYONE, 0, 1, 0, EVERYONE);
    expect(() => resampleCards(cards, 0, new FastChance(1))).toThrow('more cards of kind 0');
  });
});

/** An imagined table is one its viewer can't tell from the true one, and hangs together by itself. */
function expectAlike(cards: Cards, imagined: Cards, viewer: Viewer): void {
  expect(seenBy(imagined, viewer)).toEqual(seenBy(cards, viewer));
  expect(knowledgeOf(imagined, viewer)).toEqual(knowledgeOf(cards, viewer));
  expect(imagined.open).toEqual(cards.open);
  expect(peek(imagined.piles).map((pile) => pile.length)).toEqual(peek(cards.piles).map((pile) => pile.length));
  expect(replay(imagined)).toEqual(countsOf(imagined));
}

/** The history as the viewer saw it. */
function seenBy(cards: Cards, viewer: Viewer): number[] {
  const history = peek(cards.history);
  return history.map((value, i) => (i % ROW !== 2 || value < 0 || isIn(history[i + 1] ?? 0, viewer) ? value : -1_000));
}

/** The counts of each place found by carrying the history out; throws if a card moves that isn't there. */
function replay(cards: Cards): number[][] {
  const table = newCards(cards.copies, cards.places, cards.start);
  const history = peek(cards.history);
  for (let at = 0; at < history.length; at += ROW) {
    const [from = 0, to = 0, what = 0, eyes = 0] = history.slice(at, at + ROW);
    if (what < 0) moveAll(table, from, to);
    else moveCard(table, from, to, what, eyes);
  }
  return countsOf(table);
}
