import type { Seat } from '@boxcars/engine';
import { countMines, TOWNS, type State as BoomtownState } from '@boxcars/games/boomtown';
import { countHeld, type State as DiceTowerState } from '@boxcars/games/dice-tower';
import { countProperties, countStore, type State as DiceTownState } from '@boxcars/games/dice-town';
import type { State as WinnersCircleState } from '@boxcars/games/winners-circle';

/** Something a player would like to hear of a choice: how often it comes true, or how much there is of it. */
export interface Fact<S> {
  /** The text is found under `coach.<game>.<name>`. */
  readonly name: string;
  readonly kind: 'chance' | 'amount';
  /** What one of it is worth in points, about: the facts that make most difference are told. */
  readonly weight: number;
  readonly of: (state: S, seat: Seat) => number;
}

const boomtown: readonly Fact<BoomtownState>[] = [
  { name: 'gold', kind: 'amount', weight: 1, of: (state, seat) => state.gold[seat] ?? 0 },
  { name: 'mines', kind: 'amount', weight: 6, of: countAllMines },
  { name: 'posts', kind: 'amount', weight: 5, of: (state, seat) => state.mayor.filter((one) => one === seat).length },
];

function countAllMines(state: BoomtownState, seat: Seat): number {
  let count = 0;
  for (let town = 0; town < TOWNS.length; town++) count += countMines(state, town, seat);
  return count;
}

const diceTower: readonly Fact<DiceTowerState>[] = [
  { name: 'cards', kind: 'amount', weight: 2, of: (state, seat) => countHeld(state, seat) },
];

const diceTown: readonly Fact<DiceTownState>[] = [
  { name: 'sheriff', kind: 'chance', weight: 4, of: (state, seat) => (state.sheriff === seat ? 1 : 0) },
  { name: 'nuggets', kind: 'amount', weight: 1, of: (state, seat) => state.nuggets[seat] ?? 0 },
  { name: 'dollars', kind: 'amount', weight: 0.5, of: (state, seat) => state.dollars[seat] ?? 0 },
  { name: 'store', kind: 'amount', weight: 2, of: countStore },
  { name: 'properties', kind: 'amount', weight: 3, of: countProperties },
];

const winnersCircle: readonly Fact<WinnersCircleState>[] = [
  { name: 'money', kind: 'amount', weight: 1, of: (state, seat) => state.money[seat] ?? 0 },
];

/** Some game's facts: which one's, the key says. */
export type AnyFact = Fact<never>;

/** What can be told of a choice, one line a game. */
export const factsOf: { readonly [game: string]: readonly AnyFact[] } = {
  boomtown: boomtown,
  'dice-tower': diceTower,
  'dice-town': diceTown,
  'winners-circle': winnersCircle,
};
