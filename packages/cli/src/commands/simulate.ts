import { availableParallelism } from 'node:os';

import { botNames } from '@boxcars/bots';
import type { AnyGame } from '@boxcars/engine';
import type { Command } from 'commander';

import type { Call } from '../call.ts';
import { startProgress } from '../progress.ts';
import { collect, readBots, readGame, readGameOptions, readInteger, readPlayers, readSeed } from '../reading.ts';
import { describeSimulation, drawSimulation } from '../simulate/report.ts';
import { simulate } from '../simulate/run.ts';

interface Flags {
  readonly players?: string;
  readonly games: string;
  readonly seed: string;
  readonly threads?: string;
  readonly bots: string;
  readonly option: readonly string[];
  readonly json?: true;
}

const MOST_GAMES = 100_000_000;
const MOST_THREADS = 64;
const USUAL_PLAYERS = 4;

/** `simulate` plays many games between bots and says what came out. */
export function addSimulate(program: Command, call: Call): void {
  program
    .command('simulate')
    .description('play many games between bots: who wins how often, points, length, speed')
    .argument('<game>')
    .option('--players <n>', 'seats at the table (4, or as near as the game allows)')
    .option('--games <n>', 'how many games', '1000')
    .option('--seed <s>', 'a number or word: the same seed gives the same games, whatever the threads', '1')
    .option('--threads <n>', 'worker threads (as many as there are processors)')
    .option('--bots <names>', `one name for all seats or one a seat, with commas: ${botNames.join(', ')}`, 'random')
    .option('--option <name=value>', 'a setting of the game; may be given again', collect, [])
    .option('--json', 'for programs')
    .option('--lang <code>', 'en, hu or cs')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, flags: Flags) => run(call, readGame(id), flags));
}

const EXAMPLES = `
Examples:
  boxcars simulate winners-circle --games 10000
  boxcars simulate winners-circle --players 4 --bots normal,random,random,random --seed derby
  boxcars simulate dice-tower --players 2 --games 500 --json`;

async function run({ io, t }: Call, game: AnyGame, flags: Flags): Promise<void> {
  const players = readPlayers(game, flags.players, USUAL_PLAYERS);
  const bots = readBots(flags.bots, players);
  const options = readGameOptions(game, flags.option, players);
  const count = readInteger('--games', flags.games, 1, MOST_GAMES);
  const threads =
    flags.threads === undefined ? availableParallelism() : readInteger('--threads', flags.threads, 1, MOST_THREADS);
  const progress = startProgress(game.id, count);
  const whole = { game: game.id, options, bots, seed: readSeed(flags.seed), first: 0, count };
  const result = await simulate(whole, threads, (games) => progress.advance(games)).finally(() => progress.stop());
  const described = describeSimulation({ ...whole, seed: flags.seed, threads }, result);
  io.say(flags.json ? JSON.stringify(described, null, 2) : drawSimulation(described, t, io.paint));
}
