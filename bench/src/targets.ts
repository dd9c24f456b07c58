import { cpus, loadavg, totalmem } from 'node:os';

import type { Spread } from './statistics.ts';
import { short } from './writing.ts';

/** What we want of a ratio or a time, and what it is. */
export interface Target {
  readonly name: string;
  readonly value: Spread;
  readonly target: number;
  readonly isAtMost: boolean;
  readonly isReached: boolean;
}

/** Where something was measured. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGiB: number;
  /** Programs that wanted to run in the last minute, the bench's own included: more than cores, and it was disturbed. */
  readonly load: number;
}

export function judge(name: string, value: Spread, target: number, isAtMost: boolean): Target {
  const isReached = isAtMost ? value.median <= target : value.median >= target;
  return { name, value, target, isAtMost, isReached };
}

/** Targets as rows of a table. */
export function targetRows(targets: readonly Target[]): string[][] {
  return [
    ['', 'median', 'min - max', 'target', ''],
    ...targets.map(({ name, value, target, isAtMost, isReached }) => [
      name,
      short(value.median),
      `${short(value.min)} - ${short(value.max)}`,
      `${isAtMost ? '<=' : '>='} ${short(target)}`,
      isReached ? 'reached' : 'MISSED',
    ]),
  ];
}

export function describeMachine(): Machine {
  const all = cpus();
  return {
    processor: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
}
