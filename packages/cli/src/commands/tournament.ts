import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { botNames, personalityNames } from '@boxcars/bots';
import type { AnyGame } from '@boxcars/engine';
import type { Command } from 'commander';

import { badInput } from '../bad-input.ts';
import type { Call } from '../call.ts';
import { startProgress } from '../progress.ts';
import { collect, readGame, readGameOptions, readInteger, readPlayers, readSeed } from '../reading.ts';
import { drawTable } from '../table.ts';
import { titleOf } from '../title.ts';
import { drawRatings } from '../tournament/chart.ts';
import { readEntrant } from '../tournament/entrant.ts';
import { runTournament } from '../tournament/run.ts';
import { schedule } from '../tournament/schedule.ts';
import { standingsOf, type Interval, type Standing } from '../tournament/standings.ts';

interface Flags {
  readonly bots: string;
  readonly players?: string;
  readonly games: string;
  readonly seed: string;
  readonly threads?: string;
  readonly option: readonly string[];
  readonly json?: true;
  readonly chart?: string;
}

const MOST_GAMES = 1_000_000;
const MOST_THREADS = 64;

/** `tournament` rates bots: every deal is played by every line-up in every seating. */
export function addTournament(program: Command, call: Call): void {
  program
    .command('tournament')
    .description('rate bots against each other: the same deals in all seats, ratings with intervals')
    .argument('<game>')
    .option(
      '--bots <names>',
      `with commas: ${botNames.join(', ')}; a style after a colon (${personalityNames.join(', ')}); *2 for twice the iterations`,
      'master,hard,normal,easy',
    )
    .option('--players <n>', 'seats at a table (as many as bots are named, at most what the game allows)')
    .option('--games <n>', 'at least so many games', '100')
    .option('--seed <s>', 'a number or word: the same seed gives the same games, whatever the threads', '1')
    .option('--threads <n>', 'worker threads (as many as there are processors)')
    .option('--option <name=value>', 'a setting of the game; may be given again', collect, [])
    .option('--json', 'for programs')
    .option('--chart <file>', 'draw the ratings into an SVG file')
    .option('--lang <code>', 'en, hu or cs')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, flags: Flags) => run(call, readGame(id), flags));
}

const EXAMPLES = `
Examples:
  boxcars tournament winners-circle --bots hard,normal,normal,normal --games 400
  boxcars tournament boomtown --bots master,hard,normal,easy,random --players 4 --chart ratings.svg
  boxcars tournament dice-tower --bots hard,plain*3 --players 2 --json`;

async function run({ io, t }: Call, game: AnyGame, flags: Flags): Promise<void> {
  const entrants = flags.bots.split(',').map(readEntrant);
  const players = readPlayers(game, flags.players, entrants.length);
  if (entrants.length < players) throw badInput('cli.entrant-count', { given: entrants.length, players });
  const options = readGameOptions(game, flags.option, players);
  const seed = readSeed(flags.seed);
  const threads =
    flags.threads === undefined ? availableParallelism() : readInteger('--threads', flags.threads, 1, MOST_THREADS);
  const pairings = schedule(entrants.length, players, readInteger('--games', flags.games, 1, MOST_GAMES));
  const progress = startProgress(game.id, pairings.length);
  const whole = { game: game.id, options, entrants, seed, pairings };
  const games = await runTournament(whole, threads, (done) => progress.advance(done)).finally(() => progress.stop());
  const names = entrants.map(({ text }) => text);
  const standings = standingsOf(names, games, seed);
  const report = { game: game.id, players, options, seed: flags.seed, bots: names, games: games.length, standings };
  io.say(flags.json ? JSON.stringify(report, null, 2) : drawStandings(standings, t, io.paint));
  if (flags.chart === undefined) return;
  const title = t('cli.tournament.title', { game: titleOf(t.locale, game.id), players });
  writeFileSync(flags.chart, drawRatings(title, t('cli.tournament.note', { games: games.length }), standings));
}

type Told = Call['t'];

function drawStandings(standings: readonly Standing[], t: Told, paint: Call['io']['paint']): string {
  const head = ['bot', 'rating', 'interval', 'wins', 'interval', 'rank', 'points', 'seats'].map((key) =>
    t(`cli.head.${key}`),
  );
  const rows = standings
    .toSorted((a, b) => b.rating.value - a.rating.value)
    .map(({ entrant, rating, wins, meanRank, meanPoints, seats }) => [
      entrant,
      rating.value.toFixed(0),
      `${rating.low.toFixed(0)}–${rating.high.toFixed(0)}`,
      percent(wins.value),
      percents(wins),
      meanRank.toFixed(2),
      meanPoints.toFixed(1),
      String(seats),
    ]);
  return drawTable(paint, head, rows);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function percents({ low, high }: Interval): string {
  return `${(100 * low).toFixed(1)}–${percent(high)}`;
}
