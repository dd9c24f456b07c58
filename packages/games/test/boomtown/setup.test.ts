import { FastChance } from '@boxcars/engine';
import { Table } from '@boxcars/engine/testkit';
import { describe, expect, test } from 'vitest';

import { boomtown, DECK, TOWNS, type CardFace, type Town } from '../../src/boomtown/index.ts';
import { card, goldOf, look, mayorOf, nobodyBids, sitDown, told } from './at-the-table.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function nameOf(face: CardFace): string {
  return face.card === 'mine' ? `${face.town} ${face.number}/${face.gold}` : face.event;
}

describe('the cards', () => {
  test('[BT-C1] there are 45 mines and 15 events', () => {
    expect(DECK.mines).toHaveLength(45);
    expect(sum(DECK.events.map((row) => row.count))).toBe(15);
    expect(Object.fromEntries(DECK.events.map((row) => [row.event, row.count]))).toEqual({
      'card-shark': 1,
      dynamite: 3,
      expropriation: 1,
      governor: 1,
      holdup: 1,
      mustang: 1,
      'new-vein': 1,
      saloon: 2,
      'saloon-girls': 1,
      'stagecoach-robbery': 1,
      telegraph: 2,
    });
  });

  test('[BT-C2] nine mines a town, numbers 2 to 12 as often as published, 182 gold, two of them dangerous', () => {
    const count = (town: Town): number => DECK.mines.filter((mine) => mine.town === town).length;
    expect(TOWNS.map(count)).toEqual([9, 9, 9, 9, 9]);
    const copies = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
      (number) => DECK.mines.filter((mine) => mine.number === number).length,
    );
    expect(copies).toEqual([3, 4, 4, 4, 5, 5, 5, 4, 4, 4, 3]);
    expect(sum(DECK.mines.map((mine) => mine.gold))).toBe(182);
    const dangerous = DECK.mines.filter((mine) => mine.dangerous === true);
    expect(dangerous.map((mine) => `${mine.town} ${mine.number}/${mine.gold}`)).toEqual([
      'cactus-junction 7/6',
      'cold-mountain 6/9',
    ]);
  });

  test('[BT-C3] five mayors, and two markers a town: a third Saloon finds no room in it', () => {
    expect(look(sitDown({})).towns.map((town) => town.town)).toEqual([...TOWNS]);
    const table = sitDown(
      {
        saloons: [
          { seat: 1, town: 'dry-gulch' },
          { seat: 2, town: 'dry-gulch' },
        ],
        offer: ['saloon', 'dynamite', 'coyote-city 7/3', 'coyote-city 8/4'],
      },
      { options: { deck: withSaloons(3) } },
    );
    nobodyBids(table).answer(0, 'take saloon');
    expect(table.legal(0)).toEqual([
      'saloon cactus-junction',
      'saloon cold-mountain',
      'saloon coyote-city',
      'saloon san-narciso',
    ]);
    expect(table.refusal(0, 'saloon dry-gulch')).toEqual({
      code: 'no-marker-left',
      rule: 'BT-E8',
      values: { town: 'dry-gulch' },
    });
  });

  test('[BT-C3] the bank never runs dry', () => {
    const offer = ['stagecoach-robbery', 'dry-gulch 8/5', 'dry-gulch 3/4', 'dry-gulch 9/4'];
    const table = nobodyBids(sitDown({ gold: [0, 0, 0, 100_000], offer }));
    table.answer(0, 'take stagecoach-robbery');
    expect(goldOf(table)).toEqual([10, 0, 0, 100_000]);
  });
});

function withSaloons(count: number): never {
  const events = DECK.events.map((row) => (row.event === 'saloon' ? { ...row, count } : { ...row }));
  const mines = DECK.mines.slice(0, 45 - (count - 2)).map((mine) => ({ ...mine }));
  return { mines, events } as never;
}

describe('setting up', () => {
  test.each([3, 4, 5])('[BT-S1] %i players begin with ten gold each', (seats) => {
    expect(goldOf(sitDown({}, { seats }))).toEqual(Array<number>(seats).fill(10));
  });

  test('[BT-S1] with three players 15 cards leave the game unseen, unless the short game is off', () => {
    const short = new Table(boomtown, { seats: 3, seed: 1 });
    expect(look(short)).toMatchObject({ deck: 42, removed: 15, rounds: 15 });
    const long = new Table(boomtown, { seats: 3, seed: 1, options: { shortGame: false } });
    expect(look(long)).toMatchObject({ deck: 57, removed: 0, rounds: 20 });
    expect(look(new Table(boomtown, { seats: 4, seed: 1 }))).toMatchObject({ deck: 56, removed: 0, rounds: 15 });
    expect(look(new Table(boomtown, { seats: 5, seed: 1 }))).toMatchObject({ deck: 55, removed: 0, rounds: 12 });
  });

  test('[BT-S1] which cards were removed is random', () => {
    const counts = new Map<number, number>();
    for (let seed = 0; seed < 200; seed++) {
      const state = boomtown.setup(3, { expropriationFee: true, shortGame: true, deck: null }, new FastChance(seed));
      const removed = JSON.parse(JSON.stringify(state.removed)) as number[];
      expect(removed).toHaveLength(15);
      for (const one of removed) counts.set(one, (counts.get(one) ?? 0) + 1);
    }
    expect(counts.size).toBe(45 + 11);
  });

  test('[BT-S2] chance picks the first start player; from then on the winner of an auction starts', () => {
    const table = new Table(boomtown, { seats: 4, seed: 1, luck: { 'start-player': 2 } });
    expect(table.waiting).toEqual([2]);
    table.answer(2, 'bid 1').answer(3, 'bid 2').answer(0, 'pass').answer(1, 'pass').answer(2, 'pass');
    while (look(table).round === 1) table.pass();
    expect(look(table).start).toBe(3);
    expect(table.waiting).toEqual([3]);
  });

  test('[BT-S2] who wins because all passed starts the next round too', () => {
    const table = new Table(boomtown, { seats: 3, seed: 1, luck: { 'start-player': 1 } });
    while (look(table).round === 1) table.pass();
    expect(look(table).start).toBe(1);
  });
});

const SIX = [
  'dry-gulch 8/5',
  'coyote-city 7/3',
  'san-narciso 9/7',
  'cold-mountain 6/9',
  'dry-gulch 2/5',
  'san-narciso 2/6',
];

describe('turning up cards', () => {
  test.each([3, 4, 5])('[BT-R1] %i players: as many cards', (seats) => {
    const table = new Table(boomtown, { seats, seed: 3, luck: { 'deck/1': SIX.map(card) } });
    expect(look(table).offer.map(nameOf)).toEqual(SIX.slice(0, seats));
  });

  test('[BT-R1] the second round offers the next cards, events among them', () => {
    const luck = { 'deck/1': [...SIX.slice(0, 4), 'dynamite', ...SIX.slice(4), 'saloon'].map(card), 'start-player': 0 };
    const table = new Table(boomtown, { seats: 4, seed: 3, luck });
    while (look(table).round === 1) table.pass();
    expect(look(table).offer.map(nameOf)).toEqual(['dynamite', 'dry-gulch 2/5', 'san-narciso 2/6', 'saloon']);
  });

  test('[BT-R2] in the first round events make room for mines and are shuffled back into the deck', () => {
    const first = [
      'dry-gulch 8/5',
      'dynamite',
      'coyote-city 7/3',
      'saloon',
      'dynamite',
      'san-narciso 9/7',
      'cold-mountain 6/9',
    ];
    const luck = {
      'deck/1': first.map(card),
      'deck/2': ['saloon', 'dynamite', 'dry-gulch 2/5', 'dynamite'].map(card),
      'start-player': 0,
    };
    const table = new Table(boomtown, { seats: 4, seed: 3, luck });
    expect(look(table).offer.map(nameOf)).toEqual([
      'dry-gulch 8/5',
      'coyote-city 7/3',
      'san-narciso 9/7',
      'cold-mountain 6/9',
    ]);
    expect(told(table, 'events-returned')).toEqual([
      { type: 'events-returned', events: ['dynamite', 'saloon', 'dynamite'] },
    ]);
    expect(look(table).deck).toBe(56);
    while (look(table).round === 1) table.pass();
    expect(look(table).offer.map(nameOf)).toEqual(['saloon', 'dynamite', 'dry-gulch 2/5', 'dynamite']);
    expect(table.chance.unused()).toEqual([]);
  });

  test('[BT-R2] without events the deck is shuffled only once', () => {
    const luck = { 'deck/1': SIX.map(card), 'deck/2': [card('dynamite')] };
    const table = new Table(boomtown, { seats: 5, seed: 3, luck });
    expect(told(table, 'events-returned')).toEqual([]);
    expect(table.chance.unused()).toEqual(['deck/2']);
  });

  test('[BT-R2] with three players the returned events are known to be in the deck', () => {
    const luck = {
      'deck/1': ['telegraph', 'mustang', 'dry-gulch 8/5', 'coyote-city 7/3', 'san-narciso 9/7'].map(card),
    };
    const table = new Table(boomtown, { seats: 3, seed: 3, luck });
    expect(look(table).surelyInDeck).toEqual(['mustang', 'telegraph']);
    expect(look(table).unseen.events.filter((event) => event === 'telegraph')).toHaveLength(2);
    expect(mayorOf(table, 'dry-gulch')).toBeNull();
  });
});
