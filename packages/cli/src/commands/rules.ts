import type { Command } from 'commander';

import { badInput } from '../bad-input.ts';
import type { Call } from '../call.ts';
import { readRulebook } from '../files.ts';
import type { Io } from '../io.ts';
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
      const found = findRules(book, words.join(' '));
      if (found.length === 0) throw badInput('cli.no-rule', { words: words.join(' ') });
      printRules(call.io, found);
    });
}

/** The lines of a rulebook that hold the words; all of them without words. */
export function findRules(book: string, words: string): string[] {
  const wanted = words.toLowerCase();
  const lines = book.trimEnd().split('\n');
  return lines.filter((line) => line.toLowerCase().includes(wanted));
}

/** Prints lines of a rulebook: headings and rule numbers in bold, rows of tables as they are, the rest wrapped. */
export function printRules(io: Io, lines: readonly string[]): void {
  for (const line of lines) {
    const painted = paintMarkdown(line, io.paint);
    if (line.startsWith('|')) io.say(painted);
    else io.tell(painted, /^\s*(?:[-*]|\d+\.) /.test(line) ? '  ' : '');
  }
}

function paintMarkdown(line: string, paint: Paint): string {
  const [, heading] = /^#+ (.*)$/.exec(line) ?? [];
  if (heading !== undefined) return paint.bold(paint.underline(heading));
  return line.replaceAll(/\*\*([^*]+)\*\*/g, (_, bold: string) => paint.bold(bold));
}
