/** The middle of some measurements, and the least and the most of them. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  const median = sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
  return { median, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
}

/** Ratios of measurements of the same rounds. */
export function ratios(above: readonly number[], below: readonly number[]): number[] {
  return above.map((value, i) => value / (below[i] ?? Number.NaN));
}
