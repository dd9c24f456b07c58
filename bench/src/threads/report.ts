import { ratios, spreadOf, type Spread } from '../statistics.ts';
import { describeMachine, judge, targetRows, type Machine, type Target } from '../targets.ts';
import { align, short } from '../writing.ts';
import type { Schedule, ThreadScore } from './contest.ts';

/** How search scales with threads. */
export interface ThreadResults {
  readonly measured: string;
  readonly machine: Machine;
  readonly node: string;
  readonly schedule: Schedule;
  /** Decisions a second. */
  readonly games: readonly { readonly game: string; readonly one: Spread; readonly two: Spread }[];
  readonly targets: readonly Target[];
}

const SCALING = 1.7;

export function summariseThreads(scores: readonly ThreadScore[], schedule: Schedule): ThreadResults {
  return {
    measured: new Date().toISOString(),
    machine: describeMachine(),
    node: process.version,
    schedule,
    games: scores.map(({ game, one, two }) => ({ game, one: spreadOf(one), two: spreadOf(two) })),
    targets: scores.map(({ game, one, two }) =>
      judge(`search of ${game}, two threads to one`, spreadOf(ratios(two, one)), SCALING, false),
    ),
  };
}

/** The results as lines for a terminal. */
export function threadTableOf({ games, targets }: ThreadResults): string[] {
  const rows = [
    ['search, decisions/s', 'one thread', 'two threads'],
    ...games.map(({ game, one, two }) => [game, short(one.median), short(two.median)]),
  ];
  return [...align(rows), '', ...align(targetRows(targets))];
}
