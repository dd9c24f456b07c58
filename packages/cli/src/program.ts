import { Command, CommanderError } from 'commander';

import { badInput } from './bad-input.ts';
import type { Call } from './call.ts';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addGames } from './commands/games.ts';
import { addNewGame } from './commands/new-game.ts';
import { addOdds } from './commands/odds.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addReview } from './commands/review.ts';
import { addRules } from './commands/rules.ts';
import { addScenario } from './commands/scenario.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addStudy } from './commands/study.ts';
import { addTournament } from './commands/tournament.ts';
import { addVerify } from './commands/verify.ts';

/** A command whose mistakes are ours to word. */
class OurCommand extends Command {
  override createCommand(name?: string): Command {
    return new OurCommand(name);
  }

  override error(message: string, options?: { readonly code?: string }): never {
    const given = /'([^']*)'/.exec(message)?.[1] ?? '';
    const flags = this.options.map((option) => option.long ?? option.flags);
    switch (options?.code ?? '') {
      case 'commander.unknownOption':
        throw badInput('cli.unknown-flag', { given, allowed: [...flags, '--help'] });
      case 'commander.unknownCommand':
        throw badInput('cli.unknown-command', { given, allowed: this.commands.map((one) => one.name()) });
      case 'commander.missingArgument':
        throw badInput('cli.missing-argument', { name: given.toUpperCase(), command: this.name() });
      case 'commander.optionMissingArgument':
        throw badInput('cli.missing-value', { flag: given });
      case 'commander.excessArguments':
        throw badInput('cli.excess-arguments', { command: this.name() });
      default:
        throw new Error(message);
    }
  }
}

const EXAMPLES = `
Examples:
  boxcars play winners-circle                    you against three bots
  boxcars play dice-town --players 3 --lang hu   in Hungarian, with two bots
  boxcars simulate boomtown --games 1000         who wins how often
  boxcars replay evening.journal --seat public   what everybody saw
  boxcars options dice-town                      what can be set

In the project folder: npm run boxcars -- play winners-circle
Exit codes: 0 done, 1 a check failed, 2 bad input, 3 a bug in boxcars.`;

/** The whole command line. */
export function makeProgram(call: Call): Command {
  const program = new OurCommand('boxcars');
  program
    .description('Board games of dice and cards: play them, simulate them, replay them, test them, write new ones.')
    .exitOverride()
    .enablePositionalOptions()
    .configureOutput({ writeOut: (text) => call.io.say(text.replace(/\n$/, '')), writeErr: () => {} })
    .helpCommand(false)
    .addHelpText('after', EXAMPLES);
  for (const add of [
    addPlay,
    addGames,
    addRules,
    addOdds,
    addSimulate,
    addTournament,
    addReplay,
    addReview,
    addScenario,
    addStudy,
    addNewGame,
    addBench,
    addServe,
    addVerify,
    addBackup,
  ]) {
    add(program, call);
  }
  return program;
}

/** Runs a command line; an empty one asks for help. Bad input is thrown. */
export async function runProgram(program: Command, args: readonly string[]): Promise<void> {
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return;
    throw error;
  }
}
