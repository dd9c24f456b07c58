import type { Command } from 'commander';

import { badInput } from '../bad-input.ts';
import type { Call } from '../call.ts';
import { readRulebook } from '../files.ts';
import type { Paint } from '../paint.ts';
import { readGame } from '../reading.ts';

/** `rules` prints the rulebook. */
export function addRules(program: Command, call: Call): void {
  program
    .command('rules')
    .description('print the rulebook of a game, or the rules with a word or number in them')
    .argument('<game>')
    .argument('[words...]', 'only paragraphs with these words, or a rule by its number')
    .option('--lang <code>', 'en, hu or cs')
    .addHelpText('after', '\nExamples:\n  boxcars rules winners-circle\n  boxcars rules winners-circle WC-R4')
    .action((id: string, words: string[]) => {
      const game = readGame(id);
      const book = readRulebook(game.id, call.t.locale);
      if (book === undefined) throw badInput('cli.no-rulebook', { game: game.id });
      for (const line of findRules(book, words.join(' '), call.io.paint)) call.io.tell(line, '  ');
    });
}

/** The lines of a rulebook that hold the words (all without words), headings and rule numbers in bold. */
export function findRules(book: string, words: string, paint: Paint): string[] {
  const wanted = words.toLowerCase();
  return book
    .trimEnd()
    .split('\n')
    .filter((line) => line.toLowerCase().includes(wanted))
    .map((line) => paintMarkdown(line, paint));
}

function paintMarkdown(line: string, paint: Paint): string {
  const [, heading] = /^#+ (.*)$/.exec(line) ?? [];
  if (heading !== undefined) return paint.bold(paint.underline(heading));
  return line.replaceAll(/\*\*([^*]+)\*\*/g, (_, bold: string) => paint.bold(bold));
}
