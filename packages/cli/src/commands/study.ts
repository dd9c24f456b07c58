import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Command } from 'commander';

import type { Call } from '../call.ts';
import { readInteger, readSeed, readWord } from '../reading.ts';
import { studies } from '../studies/index.ts';

interface Flags {
  readonly games: string;
  readonly seed: string;
  readonly write?: string;
}

const MOST_GAMES = 1_000_000;

/** `study` plays many games and writes down what they show about a game. */
export function addStudy(program: Command, call: Call): void {
  program
    .command('study')
    .description('play many games between bots and write a page of what they show, with charts')
    .argument('<game>', `one of: ${Object.keys(studies).join(', ')}`)
    .option('--games <n>', 'how many games for each number of players', '2000')
    .option('--seed <s>', 'a number or word: the same seed gives the same study', '1')
    .option('--write <folder>', 'write the page and its charts there instead of printing the page')
    .option('--lang <code>', 'en, hu or cs')
    .addHelpText('after', '\nExample:\n  boxcars study boomtown --games 200')
    .action((id: string, flags: Flags) => {
      const game = readWord('GAME', id, Object.keys(studies));
      const games = readInteger('--games', flags.games, 1, MOST_GAMES);
      const { page, charts } = studies[game]?.({ games, seed: readSeed(flags.seed) }) ?? { page: '', charts: {} };
      if (flags.write === undefined) call.io.say(page.trimEnd());
      else writePages(call, flags.write, { [`${game}.md`]: page, ...charts });
    });
}

function writePages(call: Call, folder: string, files: { readonly [file: string]: string }): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(folder, file), text);
    call.io.say(join(folder, file));
  }
}
