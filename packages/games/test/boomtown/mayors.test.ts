import { FastChance } from '@boxcars/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  boomtown,
  DECK,
  EVENTS,
  TOWNS,
  type Action,
  type Event,
  type State,
  type Town,
} from '../../src/boomtown/index.ts';
import { goldOf, look, mayorOf, nobodyBids, sitDown, told } from './at-the-table.ts';

const OTHERS = ['coyote-city 7/3', 'san-narciso 9/7', 'cold-mountain 5/3'];

describe('becoming mayor', () => {
  test('[BT-M1] one mine is not enough', () => {
    const table = nobodyBids(sitDown({ offer: ['dry-gulch 8/5', ...OTHERS] }));
    table.answer(0, 'take dry-gulch 8/5');
    expect(mayorOf(table, 'dry-gulch')).toBeNull();
  });

  test('[BT-M1] the first player with two mines in a town becomes its mayor', () => {
    const table = nobodyBids(sitDown({ offer: ['dry-gulch 8/5', ...OTHERS], mines: [['dry-gulch 2/5'], [], [], []] }));
    table.answer(0, 'take dry-gulch 8/5');
    expect(mayorOf(table, 'dry-gulch')).toBe(0);
    expect(told(table, 'mayor-changed')).toEqual([{ type: 'mayor-changed', town: 'dry-gulch', from: null, to: 0 }]);
  });

  test('[BT-M1] a second player with two does not push the first out', () => {
    const mines = [['dry-gulch 2/5'], ['dry-gulch 3/4', 'dry-gulch 9/4'], [], []];
    const table = nobodyBids(sitDown({ offer: ['dry-gulch 8/5', ...OTHERS], mines }));
    table.answer(0, 'take dry-gulch 8/5');
    expect(mayorOf(table, 'dry-gulch')).toBe(1);
  });

  test('[BT-M2] more mines than the mayor make one mayor instead', () => {
    const mines = [['dry-gulch 2/5', 'dry-gulch 6/4'], ['dry-gulch 3/4', 'dry-gulch 9/4'], [], []];
    const table = nobodyBids(sitDown({ offer: ['dry-gulch 8/5', ...OTHERS], mines, mayors: { 'dry-gulch': 1 } }));
    table.answer(0, 'take dry-gulch 8/5');
    expect(mayorOf(table, 'dry-gulch')).toBe(0);
  });

  test('[BT-M2] by whatever cause: an Expropriation from the mayor', () => {
    const mines = [['dry-gulch 2/5', 'dry-gulch 6/4'], ['dry-gulch 3/4', 'dry-gulch 9/4'], [], []];
    const table = nobodyBids(sitDown({ offer: ['expropriation', ...OTHERS], mines, mayors: { 'dry-gulch': 1 } }));
    table.answer(0, 'take expropriation').answer(0, 'expropriate dry-gulch 3/4');
    expect(mayorOf(table, 'dry-gulch')).toBe(0);
    expect(goldOf(table)).toEqual([8, 12, 10, 10]);
  });

  test('[BT-M4] who becomes mayor by taking a mine first pays the outgoing one', () => {
    const mines = [['dry-gulch 2/5', 'dry-gulch 6/4'], ['dry-gulch 3/4', 'dry-gulch 9/4'], [], []];
    const table = nobodyBids(sitDown({ offer: ['dry-gulch 8/5', ...OTHERS], mines, mayors: { 'dry-gulch': 1 } }));
    table.answer(0, 'take dry-gulch 8/5');
    expect(table.events().slice(-3)).toEqual([
      { type: 'mine-taken', seat: 0, mine: { town: 'dry-gulch', number: 8, gold: 5 } },
      { type: 'opening-paid', seat: 0, to: 1, town: 'dry-gulch', owed: 2, paid: 2 },
      { type: 'mayor-changed', town: 'dry-gulch', from: 1, to: 0 },
    ]);
  });
});

describe('losing the post', () => {
  const dynamite = { offer: ['dynamite', ...OTHERS] };

  test('[BT-M3] a mayor who lost a mine stays while nobody has more', () => {
    const mines = [[], ['dry-gulch 3/4', 'dry-gulch 9/4'], ['dry-gulch 2/5'], []];
    const table = nobodyBids(sitDown({ ...dynamite, mines }));
    table.answer(0, 'take dynamite').answer(0, 'blow up dry-gulch 3/4');
    expect(mayorOf(table, 'dry-gulch')).toBe(1);
  });

  test('[BT-M3] one alone with the most takes over', () => {
    const mines = [[], ['dry-gulch 3/4', 'dry-gulch 9/4'], ['dry-gulch 2/5', 'dry-gulch 6/4'], []];
    const table = nobodyBids(sitDown({ ...dynamite, mines, mayors: { 'dry-gulch': 1 } }));
    table.answer(0, 'take dynamite').answer(0, 'blow up dry-gulch 3/4');
    expect(mayorOf(table, 'dry-gulch')).toBe(2);
  });

  test('[BT-M3] one mine is enough to take over', () => {
    const mines = [[], ['dry-gulch 3/4'], ['dry-gulch 2/5'], []];
    const table = nobodyBids(sitDown({ ...dynamite, mines, mayors: { 'dry-gulch': 1 } }));
    table.answer(0, 'take dynamite').answer(0, 'blow up dry-gulch 3/4');
    expect(mayorOf(table, 'dry-gulch')).toBe(2);
  });

  test('[BT-M3] several tied for the most: the post is empty until one has more than every other', () => {
    const mines = [
      ['dry-gulch 11/3', 'dry-gulch 6/4'],
      ['dry-gulch 3/4', 'dry-gulch 9/4'],
      ['dry-gulch 2/5', 'dry-gulch 5/2'],
      [],
    ];
    const offer = ['dry-gulch 8/5', 'dynamite', 'coyote-city 7/3', 'san-narciso 9/7'];
    const table = nobodyBids(sitDown({ offer, mines, mayors: { 'dry-gulch': 1 }, start: 3 }));
    table.answer(3, 'take dynamite').answer(3, 'blow up dry-gulch 3/4');
    expect(mayorOf(table, 'dry-gulch')).toBeNull();
    expect(told(table, 'mayor-changed')).toEqual([{ type: 'mayor-changed', town: 'dry-gulch', from: 1, to: null }]);
    table.answer(0, 'take dry-gulch 8/5');
    expect(mayorOf(table, 'dry-gulch')).toBe(0);
    expect(goldOf(table)).toEqual([10, 10, 10, 10]);
  });

  test('[BT-M2, BT-M3] who was mayor can be it again', () => {
    const mines = [['dry-gulch 11/3', 'dry-gulch 6/4'], ['dry-gulch 3/4', 'dry-gulch 9/4'], [], []];
    const offer = ['dynamite', 'dry-gulch 8/5', 'coyote-city 7/3', 'dynamite'];
    const luck = { 'production/2': [1, 2] };
    const table = nobodyBids(sitDown({ offer, mines, mayors: { 'dry-gulch': 1 }, start: 2, round: 2 }, { luck }));
    table.answer(2, 'take dynamite').answer(2, 'blow up dry-gulch 3/4');
    expect(mayorOf(table, 'dry-gulch')).toBe(0);
    table.answer(3, 'take dynamite').answer(3, 'blow up dry-gulch 11/3');
    expect(mayorOf(table, 'dry-gulch')).toBe(0);
    table.answer(0, 'take coyote-city 7/3');
    expect(mayorOf(table, 'dry-gulch')).toBe(1);
    expect(told(table, 'opening-paid')).toMatchObject([{ seat: 1, to: 0, owed: 1 }]);
  });

  test('[BT-M3] where nobody has any mine there is no mayor', () => {
    const table = nobodyBids(
      sitDown({ ...dynamite, mines: [[], ['dry-gulch 3/4'], [], []], mayors: { 'dry-gulch': 1 } }),
    );
    table.answer(0, 'take dynamite');
    expect(mayorOf(table, 'dry-gulch')).toBeNull();
    expect(told(table, 'mayor-changed')).toEqual([{ type: 'mayor-changed', town: 'dry-gulch', from: 1, to: null }]);
  });

  test('[BT-M3] an empty post asks for two mines, even of who alone has one', () => {
    const mines = [['dry-gulch 11/3'], ['dry-gulch 3/4'], [], []];
    const table = nobodyBids(sitDown({ ...dynamite, mines }));
    table.answer(0, 'take dynamite');
    expect(look(table).players.map((player) => player.mines.length)).toEqual([1, 0, 0, 0]);
    expect(mayorOf(table, 'dry-gulch')).toBeNull();
  });
});

/** A deck in which mayors fall often. */
const STORMY = {
  mines: DECK.mines
    .filter((row) => row.town === 'dry-gulch' || row.town === 'cactus-junction')
    .map((row, i) => ({
      ...row,
      dangerous: i % 3 === 0,
    })),
  events: EVENTS.map((event) => ({
    event,
    count: event === 'dynamite' ? 8 : event === 'expropriation' ? 5 : event === 'telegraph' ? 5 : 0,
  })),
};

/** The rule for the mayor told slowly: from the mines as the public sees them, and who was mayor before the change. */
function slowMayor(counts: readonly number[], before: number | null): number | null {
  const ranking = counts.map((mines, seat) => ({ mines, seat })).sort((a, b) => b.mines - a.mines);
  const best = ranking[0] ?? { mines: 0, seat: -1 };
  const second = ranking[1] ?? { mines: 0, seat: -1 };
  const isAlone = best.mines > second.mines;
  if (before === null) return isAlone && best.mines >= 2 ? best.seat : null;
  const own = counts[before] ?? 0;
  const othersMost = Math.max(...counts.filter((_, seat) => seat !== before));
  if (own === 0 && othersMost === 0) return null;
  if (own >= 1 && othersMost <= own) return before;
  return isAlone ? best.seat : null;
}

/** Rebuilds mines and mayors from nothing but what was told. */
class Chronicle {
  readonly counts = new Map<Town, number[]>();
  readonly mayors = new Map<Town, number | null>();
  private readonly seats: number;

  constructor(seats: number) {
    this.seats = seats;
    for (const town of TOWNS) {
      this.counts.set(town, Array<number>(seats).fill(0));
      this.mayors.set(town, null);
    }
  }

  hear(events: readonly Event[]): void {
    const fallen = new Set<Town>();
    for (const event of events) {
      if (event.type === 'mine-taken') this.change(event.mine.town, [[event.seat, 1]]);
      if (event.type === 'mine-blown-up') this.change(event.mine.town, [[event.owner, -1]]);
      if (event.type === 'mine-collapsed') {
        this.add(event.mine.town, event.owner, -1);
        fallen.add(event.mine.town);
        continue;
      }
      // All collapses of a roll come before the mayors are looked at.
      for (const town of fallen) this.judge(town);
      fallen.clear();
      if (event.type === 'mine-expropriated') {
        this.change(event.mine.town, [
          [event.seat, 1],
          [event.owner, -1],
        ]);
      }
    }
  }

  private change(town: Town, by: readonly (readonly [number, number])[]): void {
    for (const [seat, count] of by) this.add(town, seat, count);
    this.judge(town);
  }

  private add(town: Town, seat: number, count: number): void {
    const row = this.counts.get(town) ?? Array<number>(this.seats).fill(0);
    row[seat] = (row[seat] ?? 0) + count;
  }

  private judge(town: Town): void {
    this.mayors.set(town, slowMayor(this.counts.get(town) ?? [], this.mayors.get(town) ?? null));
  }
}

describe('mayors in any game', () => {
  test('[BT-M1, BT-M2, BT-M3] after any takes, Dynamites, Expropriations and collapses the mayor is who the rules say', () => {
    const changes = { taken: 0, lost: 0, emptied: 0 };
    const options = { expropriationFee: true, shortGame: false, deck: STORMY as never };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.constantFrom(3, 4), (seed, seats) => {
        const chance = new FastChance(seed);
        const heard: Event[] = [];
        const log = { tell: (event: unknown) => void heard.push(event as Event), tellOnly: () => {} };
        const state = boomtown.setup(seats, options, chance, log);
        const chronicle = new Chronicle(seats);
        const legal: Action[] = [];
        for (let window = boomtown.window(state); window !== null; window = boomtown.window(state)) {
          const [seat = 0] = window.seats;
          const count = boomtown.legalActions(state, seat, legal);
          const answers: (Action | undefined)[] = [];
          answers[seat] = legal[chance.below(count)];
          boomtown.apply(state, answers, chance, log);
          chronicle.hear(heard);
          tally(changes, heard);
          heard.length = 0;
          expect(mayorsIn(state)).toEqual([...chronicle.mayors.values()]);
        }
      }),
      { numRuns: 150 },
    );
    expect(Math.min(changes.taken, changes.lost, changes.emptied)).toBeGreaterThan(10);
  });
});

function mayorsIn(state: State): (number | null)[] {
  return boomtown.view(state, -1).towns.map((town) => town.mayor);
}

function tally(changes: { taken: number; lost: number; emptied: number }, events: readonly Event[]): void {
  for (const event of events) {
    if (event.type !== 'mayor-changed') continue;
    if (event.from === null) changes.taken += 1;
    else if (event.to === null) changes.emptied += 1;
    else changes.lost += 1;
  }
}
