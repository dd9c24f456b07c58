import type { Action } from '../action.ts';
import type { AnyGame, Game } from '../game.ts';
import type { GameEvent } from '../log.ts';
import { checkBlind } from './checks/blind.ts';
import { checkClone } from './checks/clone.ts';
import { checkConserved } from './checks/conserved.ts';
import { checkEnds } from './checks/ends.ts';
import { checkFallback, type Holdings } from './checks/fallback.ts';
import { checkJson } from './checks/json.ts';
import { checkJunk } from './checks/junk.ts';
import { checkKeys } from './checks/keys.ts';
import { checkLegal } from './checks/legal.ts';
import { checkLent } from './checks/lent.ts';
import { checkNext } from './checks/next.ts';
import { checkNow } from './checks/now.ts';
import { checkRecall, type Recalls } from './checks/recall.ts';
import { checkReplay } from './checks/replay.ts';
import { checkResume } from './checks/resume.ts';
import { checkTwins } from './checks/twins.ts';
import type { CheckName, Report } from './finding.ts';
import { describeTable, type CheckSetup, type Settings } from './walk.ts';

/** How a game is put through the checks. */
export interface Conformance<S extends object = object> {
  /** Settings to try, each at every number of seats; the defaults alone when left out. */
  readonly variants?: readonly Settings[];
  /** The tables to play at, when not every variant at every number of seats. */
  readonly tables?: readonly { readonly seats: number; readonly options?: Settings }[];
  /** Random games for each check at each table; 2 unless told. */
  readonly games?: number;
  /** How many times as many games: 1 in the tests, more in proofs. */
  readonly size?: number;
  readonly seed?: number;
  /** The most questions a random game may ask; 20,000 unless told. */
  readonly bound?: number;
  /** About how many positions of a game the slow checks look at; 100 unless told. */
  readonly most?: number;
  /** What a seat holds that the rules let it keep; without it the check `fallback` is left out. */
  readonly holdings?: Holdings<S>;
  /** What a viewer was told of hidden things that are not cards, and what is still so. */
  readonly recalls?: Recalls<S>;
  /** Checks to leave out, each with the reason. */
  readonly without?: { readonly [name in CheckName]?: string };
}

/** One check at one table, ready to run. */
export interface Case {
  readonly check: CheckName;
  readonly table: string;
  readonly run: () => Report;
}

type Check = (game: AnyGame, setup: CheckSetup) => Report;

const CHECKS: readonly (readonly [CheckName, Check])[] = [
  ['ends', checkEnds],
  ['legal', checkLegal],
  ['junk', checkJunk],
  ['clone', checkClone],
  ['json', checkJson],
  ['replay', checkReplay],
  ['resume', checkResume],
  ['conserved', checkConserved],
  ['keys', checkKeys],
  ['lent', checkLent],
  ['now', checkNow],
  ['next', checkNext],
  ['blind', checkBlind],
  ['twins', checkTwins],
];

/** Every check at every table. A game that throws gives a finding, not an error. */
export function conformanceCases<S extends object, A extends Action, E extends GameEvent, V, O extends object>(
  given: Game<S, A, E, V, O>,
  how: Conformance<S> = {},
): Case[] {
  const game: AnyGame = given;
  return setupsOf(game, how).flatMap((setup) =>
    checksOf(how).map(([check, run]) => ({
      check,
      table: describeTable(setup),
      run: () => guarded(check, setup, () => run(game, setup)),
    })),
  );
}

/** Runs every check at every table and gives everything found. */
export function runConformance<S extends object, A extends Action, E extends GameEvent, V, O extends object>(
  game: Game<S, A, E, V, O>,
  how: Conformance<S> = {},
): (Report & Pick<Case, 'check' | 'table'>)[] {
  return conformanceCases(game, how).map(({ check, table, run }) => ({ check, table, ...run() }));
}

function checksOf<S extends object>(how: Conformance<S>): (readonly [CheckName, Check])[] {
  const { without = {} } = how;
  const holdings = how.holdings as Holdings | undefined;
  const recalls = (how.recalls ?? NOTHING) as Recalls;
  const all = [...CHECKS];
  all.push(['recall', (game, setup) => checkRecall(game, setup, recalls)]);
  if (holdings !== undefined) all.push(['fallback', (game, setup) => checkFallback(game, setup, holdings)]);
  return all.filter(([name]) => without[name] === undefined);
}

const NOTHING: Recalls = () => [];

function setupsOf<S extends object>(game: AnyGame, how: Conformance<S>): CheckSetup[] {
  const { variants = [{}], seed = 1, games = 2, size = 1, bound = 20_000, most = 100 } = how;
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const tables = how.tables ?? variants.flatMap((options) => counts.map((seats) => ({ seats, options })));
  return tables.map(({ seats, options = {} }) => ({ seats, options, seed, games: games * size, bound, most }));
}

function guarded(check: CheckName, setup: CheckSetup, run: () => Report): Report {
  try {
    const { findings, counts } = run();
    return { findings, counts };
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { findings: [{ check, where: describeTable(setup), what: `threw: ${what}` }], counts: {} };
  }
}
