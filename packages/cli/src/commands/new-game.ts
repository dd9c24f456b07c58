import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { games } from '@boxcars/games';
import type { Command } from 'commander';

import type { Call } from '../call.ts';
import { ROOT } from '../files.ts';
import { planGame, type PlannedFile } from '../new-game/plan.ts';

/** `new-game` starts a new game: a small one that works, to be changed step by step. */
export function addNewGame(program: Command, call: Call): void {
  program
    .command('new-game')
    .description('start a new game that can be played and passes the shared tests at once')
    .argument('<name>', 'lower-case words with hyphens between, such as hill-race')
    .option('--lang <code>', 'en, hu or cs')
    .addHelpText('after', '\nExample:\n  boxcars new-game hill-race')
    .action((name: string) => {
      const files = planGame(ROOT, name, Object.keys(games));
      write(files);
      show(call, name, files);
    });
}

function write(files: readonly PlannedFile[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
  const formatter = join(ROOT, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
  // A project without its formatter still gets its game, only with lines as the templates have them.
  spawnSync(process.execPath, [formatter, ...files.map(({ path }) => path)], { cwd: ROOT, stdio: 'ignore' });
}

function show({ io, t }: Call, name: string, files: readonly PlannedFile[]): void {
  for (const { path, isNew } of files) io.say(`${t(isNew ? 'cli.new-game.written' : 'cli.new-game.changed')}  ${path}`);
  io.tell(t('cli.new-game.next', { name }));
}
