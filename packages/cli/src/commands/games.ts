import type { AnyGame, OptionSpec } from '@boxcars/engine';
import { games } from '@boxcars/games';
import { translator } from '@boxcars/text';
import type { Command } from 'commander';

import type { Call } from '../call.ts';
import { readGame } from '../reading.ts';
import { drawTable } from '../table.ts';
import { titleOf } from '../title.ts';

/** `games` lists the games, `options` what can be set in one. */
export function addGames(program: Command, call: Call): void {
  program
    .command('games')
    .description('list the games')
    .option('--json', 'for programs')
    .option('--lang <code>', 'en, hu or cs')
    .action((flags: { json?: true }) =>
      flags.json ? printJson(call, Object.values(games).map(describeGame)) : listGames(call),
    );
  program
    .command('options')
    .description('list what can be set in a game, with the defaults')
    .argument('<game>')
    .option('--json', 'for programs')
    .option('--lang <code>', 'en, hu or cs')
    .addHelpText('after', '\nExample:\n  boxcars options winners-circle')
    .action((id: string, flags: { json?: true }) => {
      const game = readGame(id);
      if (flags.json) printJson(call, describeGame(game));
      else listOptions(call, game);
    });
}

function printJson(call: Call, data: unknown): void {
  call.io.say(JSON.stringify(data, null, 2));
}

function describeGame(game: AnyGame): object {
  return { id: game.id, version: game.version, seats: game.seats, options: game.options };
}

function listGames({ io, t }: Call): void {
  const rows = Object.values(games).map((game) => [
    game.id,
    titleOf(t.locale, game.id),
    `${game.seats.min}–${game.seats.max}`,
    String(Object.keys(game.options).length),
  ]);
  const head = ['cli.head.game', 'cli.head.title', 'cli.head.players', 'cli.head.options'].map((key) => t(key));
  io.say(drawTable(io.paint, head, rows, 'left'));
}

function listOptions({ io, t }: Call, game: AnyGame): void {
  const own = translator(t.locale, { game: game.id });
  const rows = Object.entries(game.options).map(([name, spec]) => [
    name,
    own.has(`option.${name}`) ? own(`option.${name}`) : '',
    allowedValues(spec),
    JSON.stringify(spec.default),
  ]);
  if (rows.length === 0) {
    io.say(t('cli.no-options', { game: game.id }));
    return;
  }
  const head = ['cli.head.option', 'cli.head.meaning', 'cli.head.values', 'cli.head.default'].map((key) => t(key));
  io.say(drawTable(io.paint, head, rows, 'left'));
  const [name = '', , , value = ''] = rows[0] ?? [];
  io.say(t('cli.option-example', { game: game.id, name, value: value.replaceAll('"', '') }));
}

function allowedValues(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'switch':
      return 'true, false';
    case 'choice':
      return spec.of.join(', ');
    case 'number':
      return `${spec.min}–${spec.max}`;
    case 'deck':
      return 'null, FILE.json';
  }
}
