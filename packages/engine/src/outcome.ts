import type { Seat } from './seat.ts';

/** How a game ended. `ranks[seat]` is 1 for the best; equals share a rank, and the next rank is left out. */
export interface Outcome {
  readonly points: readonly number[];
  readonly ranks: readonly number[];
  readonly winners: readonly Seat[];
}

/** Ranks seats by their keys, the first that differs deciding, larger being better. Rows equal in all are tied. */
export function rankBy(points: readonly number[], ...tieBreaks: readonly (readonly number[])[]): Outcome {
  const keys = [points, ...tieBreaks];
  const isBetter = (a: Seat, b: Seat): boolean => {
    for (const key of keys) {
      const difference = (key[a] ?? 0) - (key[b] ?? 0);
      if (difference !== 0) return difference > 0;
    }
    return false;
  };
  const seats = points.map((_, seat) => seat);
  const ranks = seats.map((seat) => 1 + seats.filter((other) => isBetter(other, seat)).length);
  return { points: [...points], ranks, winners: seats.filter((seat) => ranks[seat] === 1) };
}
