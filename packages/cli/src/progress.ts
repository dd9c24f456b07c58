import { Presets, SingleBar } from 'cli-progress';

/** Shows how far long work is. */
export interface Progress {
  advance(by: number): void;
  stop(): void;
}

/** A bar on standard error where that is a terminal; nothing otherwise. */
export function startProgress(label: string, total: number): Progress {
  if (!process.stderr.isTTY) return { advance: () => {}, stop: () => {} };
  const bar = new SingleBar(
    {
      format: `${label} {bar} {percentage}% | {value}/{total} | {eta_formatted}`,
      clearOnComplete: true,
      stream: process.stderr,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { advance: (by) => bar.increment(by), stop: () => bar.stop() };
}
