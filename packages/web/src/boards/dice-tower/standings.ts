import type { SeatView } from '@boxcars/games/dice-tower';

/** Between which points a seat must stand, by what the reader knows of its cards. */
export interface PointRange {
  readonly least: number;
  readonly most: number;
}

/** The points of the cards that are known, and the least and most the others can add. */
export function pointRange({ sure, unknown, maybe, points }: SeatView): PointRange {
  if (points !== null) return { least: points, most: points };
  const known = sure.reduce((sum, { card, count }) => sum + card.points * count, 0);
  if (unknown === 0 || maybe.length === 0) return { least: known, most: known };
  const faces = maybe.map((card) => card.points);
  return { least: known + unknown * Math.min(...faces), most: known + unknown * Math.max(...faces) };
}
