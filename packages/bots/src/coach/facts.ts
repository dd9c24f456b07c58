import type { Action, Seat } from '@boxcars/engine';
import { countMines, TOWNS, type Action as BoomtownAction, type State as BoomtownState } from '@boxcars/games/boomtown';
import { countHeld, type Action as DiceTowerAction, type State as DiceTowerState } from '@boxcars/games/dice-tower';
import {
  countProperties,
  countStore,
  type Action as DiceTownAction,
  type State as DiceTownState,
} from '@boxcars/games/dice-town';
import {
  cardAt,
  resultsOf,
  type Action as WinnersCircleAction,
  type State as WinnersCircleState,
} from '@boxcars/games/winners-circle';

import { priceOf } from '../dice-town.ts';
import type { Reason } from './advice.ts';

/** Something a player would like to hear of a choice: how often it comes true, or how much there is of it. */
export interface Fact<S, A extends Action> {
  /** The text is found under `coach.<game>.<name>`. */
  readonly name: string;
  readonly kind: 'chance' | 'amount';
  /** What one of it is worth in points, about: the facts that make most difference are told. */
  readonly weight: number;
  /** Asked of the state that a line of play came to. */
  readonly of: (state: S, seat: Seat, action: A) => number;
}

/** What can be told of the choices in one game. */
export interface Knowledge<S, A extends Action> {
  readonly facts: readonly Fact<S, A>[];
  /** What is certain of a choice before anything is tried, by what the seat sees. */
  readonly certain: (state: S, seat: Seat, action: A) => readonly Reason[];
  /** What the facts of a choice speak of: a horse, say. */
  readonly subject: (state: S, action: A) => Reason['values'];
}

const NOTHING = { certain: () => [], subject: () => ({}) };

const boomtown: Knowledge<BoomtownState, BoomtownAction> = {
  ...NOTHING,
  facts: [
    { name: 'gold', kind: 'amount', weight: 1, of: (state, seat) => state.gold[seat] ?? 0 },
    { name: 'mines', kind: 'amount', weight: 6, of: countAllMines },
    { name: 'posts', kind: 'amount', weight: 5, of: (state, seat) => state.mayor.filter((one) => one === seat).length },
  ],
  certain: (_state, _seat, action) =>
    action.type === 'bid' ? [{ code: 'coach.boomtown.bid', values: { gold: action.amount } }] : [],
};

function countAllMines(state: BoomtownState, seat: Seat): number {
  let count = 0;
  for (let town = 0; town < TOWNS.length; town++) count += countMines(state, town, seat);
  return count;
}

const diceTower: Knowledge<DiceTowerState, DiceTowerAction> = {
  ...NOTHING,
  facts: [{ name: 'cards', kind: 'amount', weight: 2, of: (state, seat) => countHeld(state, seat) }],
};

const diceTown: Knowledge<DiceTownState, DiceTownAction> = {
  ...NOTHING,
  facts: [
    { name: 'sheriff', kind: 'chance', weight: 4, of: (state, seat) => (state.sheriff === seat ? 1 : 0) },
    { name: 'nuggets', kind: 'amount', weight: 1, of: (state, seat) => state.nuggets[seat] ?? 0 },
    { name: 'dollars', kind: 'amount', weight: 0.5, of: (state, seat) => state.dollars[seat] ?? 0 },
    { name: 'store', kind: 'amount', weight: 2, of: countStore },
    { name: 'properties', kind: 'amount', weight: 3, of: countProperties },
  ],
  certain: (state, _seat, action) =>
    action.type === 'keep'
      ? [{ code: 'coach.dice-town.keep', values: { dice: action.dice.length, dollars: priceOf(state, action) } }]
      : [],
};

const winnersCircle: Knowledge<WinnersCircleState, WinnersCircleAction> = {
  ...NOTHING,
  facts: [
    { name: 'money', kind: 'amount', weight: 1, of: (state, seat) => state.money[seat] ?? 0 },
    // A horse's fate is what a player asks about: it is told before the money.
    {
      name: 'placed',
      kind: 'chance',
      weight: 1000,
      of: (state, _seat, { gate }) => isAmong(lastRace(state).placed, gate),
    },
    { name: 'last', kind: 'chance', weight: 500, of: (state, _seat, { gate }) => isAmong(lastRace(state).last, gate) },
  ],
  subject: (state, { gate }) => ({ horse: cardAt(state, gate).name }),
};

function isAmong(gates: readonly number[], gate: number): number {
  return gates.includes(gate) ? 1 : 0;
}

function lastRace(state: WinnersCircleState): { readonly placed: readonly number[]; readonly last: readonly number[] } {
  return resultsOf(state).at(-1) ?? { placed: [], last: [] };
}

/** Some game's knowledge: which one's, the key says. */
export type AnyKnowledge = Knowledge<never, never>;

/** What can be told of a choice, one line a game. */
export const knowledgeOf: { readonly [game: string]: AnyKnowledge } = {
  boomtown,
  'dice-tower': diceTower,
  'dice-town': diceTown,
  'winners-circle': winnersCircle,
};
