import { existsSync } from 'node:fs';

import { refusalLine } from '@boxcars/text';
import type { Command } from 'commander';

import { BadInput, badInput } from '../bad-input.ts';
import type { Call } from '../call.ts';

interface Flags {
  readonly data?: string;
}

const EXAMPLES = `
Examples:
  boxcars backup games.sqlite --data /srv/boxcars     while the server runs
  boxcars restore games.sqlite --data /srv/new        into an empty folder`;

/** `backup` copies all games into one file, also while the server runs; `restore` puts them back. */
export function addBackup(program: Command, call: Call): void {
  program
    .command('backup')
    .description('copy all games of a server into one file')
    .argument('<file>')
    .option('--data <folder>', 'where the server keeps the games (./data)')
    .option('--lang <code>', 'en, hu or cs')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, flags: Flags) => {
      const { backUp } = await import('@boxcars/server');
      const data = await dataFolder(flags);
      if (existsSync(file)) throw badInput('cli.file-exists', { file });
      const done = await backUp(data, file);
      if (!done.ok) throw new BadInput(refusalLine('', done.refusal));
      call.io.say(call.t('server.backed-up', { file }));
    });
  program
    .command('restore')
    .description('put the games of a backup into an empty data folder')
    .argument('<file>')
    .option('--data <folder>', 'where the server will keep the games (./data)')
    .option('--lang <code>', 'en, hu or cs')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, flags: Flags) => {
      const { restore } = await import('@boxcars/server');
      const data = await dataFolder(flags);
      if (!existsSync(file)) throw badInput('cli.no-file', { file });
      const done = restore(file, data);
      if (done.ok) call.io.say(call.t('server.restored', { file: done.value }));
      else if (done.refusal.code === 'data-exists') throw badInput('server.data-exists', { folder: data });
      else throw badInput('server.not-a-backup', { file });
    });
}

async function dataFolder(flags: Flags): Promise<string> {
  const { readConfig } = await import('@boxcars/server');
  const config = readConfig(flags, process.env);
  if (!config.ok) throw new BadInput(refusalLine('', config.refusal));
  if (config.value.databaseUrl !== null) throw badInput('server.postgres-backup');
  return config.value.data;
}
