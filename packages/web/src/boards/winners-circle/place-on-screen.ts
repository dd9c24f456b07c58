import { leanOf, looksRight, type Spot } from './course.ts';

/** The CSS transform that puts a thing on a spot. */
export function shift({ x, y }: Spot): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

/** The CSS transform that makes a horse look the way it runs there. */
export function turn(spot: Spot, scale: number): string {
  return `rotate(${leanOf(spot).toFixed(1)}deg) scale(${looksRight(spot) ? scale : -scale}, ${scale})`;
}
