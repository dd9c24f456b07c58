import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readOptions } from '@boxcars/engine';
import { findGame } from '@boxcars/games';

import { readEntrant } from '../../src/tournament/entrant.ts';
import { runTournament } from '../../src/tournament/run.ts';
import { schedule } from '../../src/tournament/schedule.ts';
import { standingsOf, type Standing } from '../../src/tournament/standings.ts';
import type { LineUp } from './line-ups.ts';
import { paceOf } from './pace.ts';

/** What came of a table. It is kept in a file, so that a proof that was stopped goes on where it was. */
export interface PlayedLineUp extends LineUp {
  readonly commit: string;
  readonly seconds: number;
  /** Milliseconds a choice takes, one thread, by place in `bots`. */
  readonly pace: readonly number[];
  readonly standings: readonly Standing[];
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const FOLDER = join(ROOT, 'docs', 'proofs', 'tournaments');
const SEED = 1;
const THREADS = 2;

/** The kept result of a line-up, or a new one. A result of other bots, games or goals is not this one's. */
export async function playLineUp(lineUp: LineUp): Promise<PlayedLineUp> {
  const path = join(FOLDER, `${lineUp.game}-${lineUp.question}.json`);
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PlayedLineUp) : null;
  if (kept !== null && isSameTable(kept, lineUp)) return kept;
  const played = await playNow(lineUp);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path, `${JSON.stringify(played, null, 2)}\n`);
  console.log(`${lineUp.game}, ${lineUp.question}: ${describe(played)}`);
  return played;
}

function isSameTable(kept: PlayedLineUp, { bots, games, goal }: LineUp): boolean {
  const names = (list: readonly string[]): string => list.map((name) => name.replace(/^plain.*/, 'plain')).join();
  return names(kept.bots) === names(bots) && kept.games === games && kept.goal === goal;
}

/** The first bot's share of wins in words of numbers. */
export function describe({ bots, standings, seconds }: PlayedLineUp): string {
  const wins = standings.find(({ entrant }) => entrant === bots[0])?.wins ?? { value: 0, low: 0, high: 0 };
  const percent = (share: number): string => (100 * share).toFixed(1);
  return `${percent(wins.value)} % (${percent(wins.low)} to ${percent(wins.high)}), ${seconds.toFixed(0)} s`;
}

async function playNow(lineUp: LineUp): Promise<PlayedLineUp> {
  const { game: id } = lineUp;
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const bots = lineUp.question === 'plain' ? withEqualTime(id, lineUp.bots) : lineUp.bots;
  const pace = paceOf(id, bots);
  const options = readOptions(game.options, {});
  if (!options.ok) throw new Error(options.refusal.code);
  const start = performance.now();
  const played = await runTournament(
    {
      game: id,
      options: options.value,
      entrants: bots.map(readEntrant),
      seed: SEED,
      pairings: schedule(bots.length, bots.length, lineUp.games),
    },
    THREADS,
    () => undefined,
  );
  const standings = standingsOf(bots, played, SEED);
  const seconds = (performance.now() - start) / 1000;
  return { ...lineUp, bots, commit: commit(), seconds, pace, standings };
}

/** Gives `plain` so many iterations that a choice takes it as long as the first bot. */
function withEqualTime(game: string, bots: readonly string[]): string[] {
  const [own = 1, plain = 1] = paceOf(game, bots);
  const factor = Math.max(0.01, own / plain).toFixed(2);
  return bots.map((name) => (name === 'plain' ? `plain*${factor}` : name));
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
}
