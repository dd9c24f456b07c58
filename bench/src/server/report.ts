import { ratios, spreadOf, type Spread } from '../statistics.ts';
import { describeMachine, judge, targetRows, type Machine, type Target } from '../targets.ts';
import { align, short } from '../writing.ts';
import { SIZES, type Round, type Schedule, type Score, type Size } from './contest.ts';
import type { Rival } from './rivals.ts';

/** One server at one size. Times are in milliseconds. */
export interface SizeResult {
  readonly tables: Size;
  readonly movesPerSecond: Spread;
  readonly movesPerProcessorSecond: Spread;
  readonly p50: Spread;
  readonly p99: Spread;
}

export interface ServerResult {
  readonly server: Rival;
  readonly sizes: readonly SizeResult[];
  readonly heapPerTable: number;
  readonly heapPerEmptyTable: number;
}

/** All that a contest of the servers found out. */
export interface ServerResults {
  readonly measured: string;
  readonly machine: Machine;
  readonly node: string;
  readonly rounds: number;
  readonly millisecondsPerRound: number;
  readonly servers: readonly ServerResult[];
  readonly targets: readonly Target[];
}

/** Puts the scores together. */
export function summariseServers(scores: readonly Score[], { rounds, milliseconds }: Schedule): ServerResults {
  return {
    measured: new Date().toISOString(),
    machine: describeMachine(),
    node: process.version,
    rounds,
    millisecondsPerRound: milliseconds,
    servers: scores.map((score) => ({
      server: score.rival,
      sizes: SIZES.map((tables) => sizeResult(tables, score.rounds[tables])),
      heapPerTable: Math.round(score.heapPerTable),
      heapPerEmptyTable: Math.round(score.heapPerEmptyTable),
    })),
    targets: listTargets(scores),
  };
}

function sizeResult(tables: Size, rounds: readonly Round[]): SizeResult {
  const of = (what: 'movesPerSecond' | 'perProcessorSecond' | 'p50' | 'p99'): Spread =>
    spreadOf(rounds.map((round) => round[what]));
  return {
    tables,
    movesPerSecond: of('movesPerSecond'),
    movesPerProcessorSecond: of('perProcessorSecond'),
    p50: of('p50'),
    p99: of('p99'),
  };
}

function listTargets(scores: readonly Score[]): Target[] {
  const rounds = (rival: Rival, size: Size): readonly Round[] =>
    scores.find((score) => score.rival === rival)?.rounds[size] ?? [];
  const compare = (other: Rival, size: Size, what: 'movesPerSecond' | 'p99'): Spread =>
    spreadOf(
      ratios(
        rounds('boxcars', size).map((round) => round[what]),
        rounds(other, size).map((round) => round[what]),
      ),
    );
  const ours = scores.find(({ rival }) => rival === 'boxcars');
  const heap = spreadOf([(ours?.heapPerTable ?? Number.NaN) / 1000]);
  const empty = spreadOf([(ours?.heapPerEmptyTable ?? Number.NaN) / 1000]);
  return [
    ...SIZES.map((size) =>
      judge(`moves to boardgame.io's, ${size} tables`, compare('boardgame.io', size, 'movesPerSecond'), 3, false),
    ),
    ...SIZES.map((size) =>
      judge(`moves to Colyseus's, ${size} tables`, compare('colyseus', size, 'movesPerSecond'), 1, false),
    ),
    judge("p99 to boardgame.io's, 200 tables", compare('boardgame.io', 200, 'p99'), 0.5, true),
    judge('heap of a table in play, kB', heap, 60, true),
    judge('heap of a table nobody is at, kB', empty, 1, true),
  ];
}

/** The results as lines for a terminal. */
export function serverTableOf({ machine, servers, targets }: ServerResults): string[] {
  const rows = [
    ['', 'tables', 'moves/s', 'min - max', 'per cpu s', 'p50 ms', 'p99 ms', 'heap kB'],
    ...servers.flatMap(({ server, sizes, heapPerTable }) =>
      sizes.map((size) => [
        server,
        String(size.tables),
        short(size.movesPerSecond.median),
        `${short(size.movesPerSecond.min)} - ${short(size.movesPerSecond.max)}`,
        short(size.movesPerProcessorSecond.median),
        short(size.p50.median),
        short(size.p99.median),
        size.tables === SIZES[0] ? '' : short(heapPerTable / 1000),
      ]),
    ),
  ];
  const busy = `The machine's load was ${machine.load} on ${machine.cores} cores.`;
  return [...align(rows), '', ...align(targetRows(targets)), '', busy];
}
