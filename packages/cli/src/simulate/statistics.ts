import type { Histogram } from './tally.ts';

/** A share of games with its 95 % confidence interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Where numbers lie. */
export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly min: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly max: number;
}

/** The normal quantile that leaves 2.5 % on each side. */
const Z = 1.959964;

/** Wilson's interval: stays within 0 and 1, and is honest for few games. */
export function shareOf(hits: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / games;
  const scale = 1 + Z ** 2 / games;
  const centre = (share + Z ** 2 / (2 * games)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Mean, standard deviation of the sample, extremes and quartiles. */
export function spreadOf(histogram: Histogram): Spread {
  const rows = sorted(histogram);
  const total = rows.reduce((sum, [, times]) => sum + times, 0);
  if (total === 0) return { mean: 0, deviation: 0, min: 0, lower: 0, median: 0, upper: 0, max: 0 };
  const mean = rows.reduce((sum, [value, times]) => sum + value * times, 0) / total;
  const squares = rows.reduce((sum, [value, times]) => sum + times * (value - mean) ** 2, 0);
  return {
    mean,
    deviation: total < 2 ? 0 : Math.sqrt(squares / (total - 1)),
    min: quantile(rows, total, 0),
    lower: quantile(rows, total, 0.25),
    median: quantile(rows, total, 0.5),
    upper: quantile(rows, total, 0.75),
    max: quantile(rows, total, 1),
  };
}

function sorted(histogram: Histogram): [value: number, times: number][] {
  return Object.entries(histogram)
    .map(([value, times]): [number, number] => [Number(value), times])
    .sort(([a], [b]) => a - b);
}

/** The smallest value that at least this part of all values doesn't exceed. */
function quantile(rows: readonly (readonly [number, number])[], total: number, part: number): number {
  const rank = Math.max(1, Math.ceil(part * total));
  let seen = 0;
  for (const [value, times] of rows) {
    seen += times;
    if (seen >= rank) return value;
  }
  return rows.at(-1)?.[0] ?? 0;
}
