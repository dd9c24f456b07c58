import type { Outcome, Seat } from '@boxcars/engine';

/** What a seat plays for: parts of a whole, each counted from 0 to 1. */
export interface Taste {
  /** The win, or a share of it. */
  readonly win: number;
  /** The lead over the best of the others, in points. */
  readonly lead: number;
  /** How few of the others are ahead: the rank. */
  readonly rank: number;
  /** How little the strongest of the others stands out. */
  readonly spite: number;
}

/** Mostly the win; a little of everything that makes it likelier next time. */
export const USUAL_TASTE: Taste = { win: 0.6, lead: 0.3, rank: 0.1, spite: 0 };

/** Fills `into` with what an outcome is worth to each seat, from 0 to 1. `scale` is a lead in points that counts. */
export function rewardOutcome(outcome: Outcome, taste: Taste, scale: number, into: Float64Array): void {
  const { points, ranks, winners } = outcome;
  const share = 1 / winners.length;
  for (let seat = 0; seat < points.length; seat++) {
    const rank = ranks[seat] ?? points.length;
    const win = rank === 1 ? share : 0;
    const behind = points.length > 1 ? (rank - 1) / (points.length - 1) : 0;
    into[seat] =
      taste.win * win + taste.lead * squash(leadOf(points, points.length, seat) / scale) + taste.rank * (1 - behind);
    if (taste.spite > 0) into[seat] = (into[seat] ?? 0) + taste.spite * humblingOf(points, points.length, seat, scale);
  }
}

/** The same for a game that is cut off: `standing` is what each seat may hope to score. */
export function rewardStanding(
  standing: ArrayLike<number>,
  seats: number,
  taste: Taste,
  scale: number,
  into: Float64Array,
): void {
  for (let seat = 0; seat < seats; seat++) {
    let ahead = 0;
    for (let other = 0; other < seats; other++) {
      if (other !== seat) ahead += squash(((standing[other] ?? 0) - (standing[seat] ?? 0)) / scale);
    }
    const near = squash(leadOf(standing, seats, seat) / scale);
    const behind = seats > 1 ? ahead / (seats - 1) : 0;
    into[seat] = (taste.win + taste.lead) * near + taste.rank * (1 - behind);
    if (taste.spite > 0) into[seat] = (into[seat] ?? 0) + taste.spite * humblingOf(standing, seats, seat, scale);
  }
}

/** Points more than the best of the others. */
function leadOf(points: ArrayLike<number>, seats: number, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other !== seat && (points[other] ?? 0) > best) best = points[other] ?? 0;
  }
  return best === Number.NEGATIVE_INFINITY ? 0 : (points[seat] ?? 0) - best;
}

/** How little the best of the others is above the average of all, from 0 to 1. */
function humblingOf(points: ArrayLike<number>, seats: number, seat: Seat, scale: number): number {
  let sum = 0;
  for (let other = 0; other < seats; other++) sum += points[other] ?? 0;
  const best = (points[seat] ?? 0) - leadOf(points, seats, seat);
  return squash((sum / seats - best) / scale);
}

/** From 0 to 1, one half at 0. */
function squash(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** What a seat may hope to score when a game is cut off. Fills `into`, one number a seat. */
export type Evaluate<S> = (state: S, into: Float64Array) => void;

/** Points as they stand. */
export function standingByPoints<S>(game: { points(state: S): readonly number[] }): Evaluate<S> {
  return (state, into) => {
    const points = game.points(state);
    for (let seat = 0; seat < points.length; seat++) into[seat] = points[seat] ?? 0;
  };
}
