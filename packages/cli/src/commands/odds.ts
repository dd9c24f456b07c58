import { translator } from '@boxcars/text';
import type { Command } from 'commander';

import { badInput } from '../bad-input.ts';
import type { Call } from '../call.ts';
import { readOddsQuestion, type OddsFlags } from '../dice-tower/odds-reading.ts';
import { describeOdds, drawOdds } from '../dice-tower/odds-table.ts';
import { readGame } from '../reading.ts';

/** `odds` works out a turn of Dice Tower, exactly. */
export function addOdds(program: Command, call: Call): void {
  program
    .command('odds')
    .description('the exact odds of a turn: the chance of every card, and the best moves')
    .argument('<game>', 'dice-tower')
    .argument('[cards...]', 'one to three open cards: COMBINATION[:COLOURS][=WORTH]')
    .option('--dice <dice>', 'the dice as they lie, four white and two black: ppgb/oo (without: before the first roll)')
    .option('--left <n>', 'rolls left after this one: 2, 1 or 0 (2)')
    .option('--refused <numbers>', 'cards refused in this turn, by number: 1,3')
    .option('--turn', 'both black dice were rolled together and show one colour: a die may be turned')
    .option('--inherited', 'the dice are the last player’s, and the turn has not begun')
    .option('--json', 'for programs')
    .option('--lang <code>', 'en, hu or cs')
    .addHelpText('after', HELP)
    .action((id: string, cards: string[], flags: OddsFlags & { readonly json?: true }) => {
      const game = readGame(id);
      if (game.id !== 'dice-tower') throw badInput('cli.no-odds', { game: game.id, allowed: 'dice-tower' });
      const question = readOddsQuestion(cards, flags);
      if (flags.json) {
        call.io.say(JSON.stringify(describeOdds(question), null, 2));
        return;
      }
      const t = translator(call.t.locale, { game: 'dice-tower' });
      for (const row of drawOdds(question, { t, paint: call.io.paint })) call.io.say(row);
    });
}

const HELP = `
Combinations: trio, three-pairs, full, four, five, two-trios, four-and-pair, six.
Colours, one a group, by name or letter: b blue, y yellow, p pink, o orange, g green, v purple; none: any colours.
A card is worth its points, or what =WORTH says.

Examples:
  boxcars odds dice-tower four five six                        before the first roll
  boxcars odds dice-tower four=2 five=3 --dice pppp/gb         take the four, or roll for the five?
  boxcars odds dice-tower full:blue+yellow trio:g --dice bbyy/gg --left 1 --turn
  boxcars odds dice-tower four five --dice pppp/gb --left 1 --refused 1
  boxcars odds dice-tower four five --dice pppp/gb --inherited --json`;
