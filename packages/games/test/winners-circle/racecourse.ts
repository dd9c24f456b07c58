import type { Json } from '@boxcars/engine';
import { Table, type TableSetup } from '@boxcars/engine/testkit';

import {
  winnersCircle,
  type Action,
  type Event,
  type Options,
  type State,
  type View,
} from '../../src/winners-circle/index.ts';

export type Racecourse = Table<State, Action, Event, View, Options>;

/** One horse of each head, 7 down to 1; their other three numbers are equal: 3, then (Secretariat aside) 5, 6, 7, 8, 9. */
export const FIELD = ["Man o' War", 'Secretariat', 'Seabiscuit', 'Phar Lap', 'Kelso', 'Exterminator', 'Sir Barton'];

/** The same seven as rows of the deck. */
export const FIELD_ROWS = [0, 4, 8, 12, 16, 20, 25];

/** Two players' open bets: the first on gates 1 to 3, the second on gates 2 to 4. */
export const BETS = [
  [2, 1, 1, null, null, null, null],
  [null, 2, 1, 1, null, null, null],
];

/** All seven still behind the line. */
export const START = [0, -1, -2, -3, -4, -5, -6];

/** A table at which the race is on: the field above, two players with the bets above, the first of them to move. */
export function raceAt(fragment: { readonly [field: string]: Json }, setup: Partial<TableSetup> = {}): Racecourse {
  return new Table(winnersCircle, {
    seats: 2,
    seed: 1,
    ...setup,
    arrange: { gates: FIELD, firstBettor: 0, bets: BETS, symbol: 'head', ...fragment },
  });
}

/** A table one move before the end: gates 1 and 2 have crossed, `move 3` is the third; gate 7 is last. */
export function finishAt(fragment: { readonly [field: string]: Json }, setup: Partial<TableSetup> = {}): Racecourse {
  return raceAt({ places: [37, 37, 33, 20, 19, 18, 7], finished: [0, 1], pace: 0, ...fragment }, setup);
}

/** Moves the first horse that may move until the question changes or the race does. */
export function runRace(table: Racecourse): Racecourse {
  const { race } = table.state;
  while (table.asks === 'move-horse' && table.state.race === race)
    table.answer(table.state.turn, table.legal(table.state.turn)[0] ?? '');
  return table;
}
