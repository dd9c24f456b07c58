import { cardAt, resultsOf, type Action, type Gate, type State } from '@boxcars/games/winners-circle';

import type { Knowledge } from '../coach/knowledge.ts';

/** What the coach can tell of a choice in Winner's Circle: its horse's fate before the money. */
export const knowledge: Knowledge<State, Action> = {
  facts: [
    { name: 'money', kind: 'amount', weight: 1, of: (state, seat) => state.money[seat] ?? 0 },
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

function isAmong(gates: readonly Gate[], gate: Gate): number {
  return gates.includes(gate) ? 1 : 0;
}

function lastRace(state: State): { readonly placed: readonly Gate[]; readonly last: readonly Gate[] } {
  return resultsOf(state).at(-1) ?? { placed: [], last: [] };
}
