import {
  betValue,
  cardAt,
  countBets,
  FACES,
  foreseeMove,
  placeOf,
  RANKS,
  raceFactor,
  resultsOf,
  SYMBOLS,
  type Action,
  type Gate,
  type PlaceBet,
  type State,
} from '@boxcars/games/winners-circle';

import type { Reason } from '../coach/advice.ts';
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
  certain: (state, _seat, action) =>
    action.type === 'place-bet' ? sayPrice(state, action) : sayRoll(state, action.gate),
  subject: (state, { gate }) => ({ horse: cardAt(state, gate).name }),
};

/** What the bet would pay with the bets as they lie and this one; unknown while bets are hidden. */
function sayPrice(state: State, { gate, token }: PlaceBet): Reason[] {
  if (state.rules.hiddenBets || token === 0) return [];
  const bets = countBets(state, gate) + (state.rules.alternativePayout ? 1 : token);
  const [win = 0, place = 0, show = 0] = RANKS.map((_, rank) => token * raceFactor(state.race) * betValue(rank, bets));
  return [{ code: 'coach.winners-circle.price', values: { horse: cardAt(state, gate).name, win, place, show } }];
}

/** How likely another roll would take the horse further than this one. */
function sayRoll(state: State, gate: Gate): Reason[] {
  const card = cardAt(state, gate);
  const steps = foreseeMove(state, gate).to - placeOf(state, gate);
  const times = FACES.filter((symbol) => card[SYMBOLS[symbol] ?? 'head'] > steps).length;
  return [{ code: 'coach.winners-circle.roll', values: { horse: card.name, steps, times } }];
}

function isAmong(gates: readonly Gate[], gate: Gate): number {
  return gates.includes(gate) ? 1 : 0;
}

function lastRace(state: State): { readonly placed: readonly Gate[]; readonly last: readonly Gate[] } {
  return resultsOf(state).at(-1) ?? { placed: [], last: [] };
}
