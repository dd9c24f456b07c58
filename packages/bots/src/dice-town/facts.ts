import type { Seat } from '@boxcars/engine';
import {
  countDice,
  countFace,
  countProperties,
  countStore,
  DICE,
  diceOf,
  FACES,
  keptBy,
  type Action,
  type Keep,
  type State,
} from '@boxcars/games/dice-town';

import type { Reason } from '../coach/advice.ts';
import type { Knowledge } from '../coach/knowledge.ts';
import { priceOf } from './worth.ts';

const KEEP = 'coach.dice-town.keep';
const SHERIFF = 'coach.dice-town.sheriff';

/** What the coach can tell of a choice in Dice Town. */
export const knowledge: Knowledge<State, Action> = {
  facts: [
    { name: 'sheriff', kind: 'chance', weight: 4, of: (state, seat) => (state.sheriff === seat ? 1 : 0) },
    { name: 'nuggets', kind: 'amount', weight: 1, of: (state, seat) => state.nuggets[seat] ?? 0 },
    { name: 'dollars', kind: 'amount', weight: 0.5, of: (state, seat) => state.dollars[seat] ?? 0 },
    { name: 'store', kind: 'amount', weight: 2, of: countStore },
    { name: 'properties', kind: 'amount', weight: 3, of: countProperties },
  ],
  certain: (state, seat, action) => (action.type === 'keep' ? sayKeep(state, seat, action) : []),
  join: sayPriceAndBadge,
};

/** What the keep costs, and how likely the next roll adds to what one has most of. */
function sayKeep(state: State, seat: Seat, action: Keep): Reason[] {
  const price: Reason = {
    code: KEEP,
    values: { dice: action.dice.length, kept: action.dice.join(' '), dollars: priceOf(state, action) },
  };
  const kept = keptBy(state, seat) + diceOf(action);
  const left = DICE - countDice(kept);
  const face = mostOf(kept);
  if (left === 0 || face < 0) return [price];
  const odds = 1 - ((FACES.length - 1) / FACES.length) ** left;
  const values = { left, face: FACES[face] ?? '', percent: Math.round(100 * odds) };
  return [price, { code: 'coach.dice-town.more', values }];
}

/** The face one has most of, the higher between equals; -1 of none. */
function mostOf(kept: number): number {
  let best = -1;
  for (let face = 0; face < FACES.length; face++) {
    const count = countFace(kept, face);
    if (count > 0 && (best < 0 || count >= countFace(kept, best))) best = face;
  }
  return best;
}

/** A price and how often it makes one Sheriff are one sentence. */
function sayPriceAndBadge(reasons: readonly Reason[]): readonly Reason[] {
  const price = reasons.find(({ code }) => code === KEEP);
  const badge = reasons.find(({ code }) => code === SHERIFF);
  if (price === undefined || badge === undefined) return reasons;
  const both: Reason = { code: 'coach.dice-town.keep-sheriff', values: { ...price.values, ...badge.values } };
  return [both, ...reasons.filter((one) => one !== price && one !== badge)];
}
