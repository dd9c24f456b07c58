import {
  cardsIn,
  countCards,
  peek,
  rankBy,
  type Cards,
  type Outcome,
  type Place,
  type Seat,
  type SeatMask,
} from '@boxcars/engine';

import { BADGE_POINTS } from './content.ts';
import type { Score } from './events.ts';
import { dollarsOf, handOf, nuggetsOf, wiredOf, type State } from './state.ts';

/** DT-E2: a seat's points by where they come from, by the true state. */
export function scoreOf(state: State, seat: Seat): Score {
  const { rules } = state;
  const nuggets = nuggetsOf(state, seat);
  const dollars = Math.floor(dollarsOf(state, seat) / 2);
  const badge = seat === state.sheriff ? BADGE_POINTS : 0;
  const equipment = sumPoints(state.store, handOf(seat), rules.storePoints);
  const properties =
    sumPoints(state.properties, handOf(seat), rules.propertyPoints) +
    sumPoints(state.properties, wiredOf(seat), rules.propertyPoints);
  const points = nuggets + dollars + badge + equipment + properties;
  return { seat, points, nuggets, dollars, badge, equipment, properties, lots: countLots(state, seat) };
}

function sumPoints(cards: Cards, place: Place, points: readonly number[]): number {
  const pile = peek(cardsIn(cards, place));
  let sum = 0;
  for (let i = 0; i < pile.length; i++) sum += points[pile[i] as number] as number;
  return sum;
}

/** DT-E3: Property cards, wired ones too. */
function countLots(state: State, seat: Seat): number {
  return countCards(state.properties, handOf(seat)) + countCards(state.properties, wiredOf(seat));
}

/** Every seat's points. */
export function pointsOf(state: State): number[] {
  return scoresOf(state).map(({ points }) => points);
}

export function scoresOf(state: State): Score[] {
  const scores: Score[] = [];
  for (let seat = 0; seat < state.seats; seat++) scores.push(scoreOf(state, seat));
  return scores;
}

/** DT-E3: those first by points and Properties. */
export function firstOf(scores: readonly Score[]): SeatMask {
  let mask = 0;
  let best: Score | null = null;
  for (const score of scores) {
    const lead = best === null ? 1 : score.points - best.points || score.lots - best.lots;
    if (lead > 0) {
      best = score;
      mask = 0;
    }
    if (lead >= 0) mask |= 1 << score.seat;
  }
  return mask;
}

/** DT-E3: most points, then most Properties, then the Sheriff's choice; null while the game goes on. */
export function outcomeOf(state: State): Outcome | null {
  if (state.step !== 'over' || state.asks !== null) return null;
  const scores = scoresOf(state);
  return rankBy(
    scores.map(({ points }) => points),
    scores.map(({ lots }) => lots),
    scores.map(({ seat }) => (seat === state.champion ? 1 : 0)),
  );
}
