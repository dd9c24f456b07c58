import { choicesOf, review, type Costly } from '@boxcars/bots';
import { replay, type Action, type AnyGame, type Journal, type Seat, type Viewer } from '@boxcars/engine';
import { sayOf, type Translator } from '@boxcars/text';
import type { Command } from 'commander';

import { badInput } from '../bad-input.ts';
import type { Call } from '../call.ts';
import { badJournal, openJournal } from '../journal-file.ts';
import { translatorFor } from '../play/telling.ts';
import { readInteger } from '../reading.ts';

interface Flags {
  readonly seat?: string;
  readonly most: string;
  readonly iterations: string;
  readonly json?: true;
}

const MOST_CHOICES = 100;
/** A match has many choices: less about each than about an open question. */
const USUAL_ITERATIONS = '600';
const MOST_ITERATIONS = 1_000_000;
const SEED = 1;

const EXAMPLES = `
Examples:
  boxcars review evening.journal                 the choices that cost you most
  boxcars review evening.journal --seat 2 --most 10 --lang hu
  boxcars play --resume evening.journal --from 31   tries again from entry 31`;

/** `review` goes over a saved game with the coach. */
export function addReview(program: Command, call: Call): void {
  program
    .command('review')
    .description('go over a saved game with the coach: the choices that cost most, and better ones')
    .argument('<file>')
    .option('--seat <k>', 'whose choices (the first person at the table)')
    .option('--most <n>', 'how many of them', '5')
    .option('--iterations <n>', 'how long the coach thinks about a choice', USUAL_ITERATIONS)
    .option('--json', 'for programs')
    .option('--lang <code>', 'en, hu or cs')
    .addHelpText('after', EXAMPLES)
    .action((path: string, flags: Flags) => run(call, path, flags));
}

function run({ io, t }: Call, path: string, flags: Flags): void {
  const { game, journal, problem } = openJournal(path);
  if (problem !== null) throw badJournal(game.id, path, problem);
  const seat = readSeat(journal, flags.seat);
  const most = readInteger('--most', flags.most, 1, MOST_CHOICES);
  const iterations = readInteger('--iterations', flags.iterations, 2, MOST_ITERATIONS);
  const choices = choicesOf(game, journal, seat, SEED);
  if (!choices.ok) throw badJournal(game.id, path, choices.refusal);
  const costly = review<object, Action>(choices.value, { iterations }, most);
  if (flags.json) {
    io.say(JSON.stringify({ game: game.id, seat: seat + 1, choices: choices.value.length, costly }, null, 2));
    return;
  }
  io.tell(t('cli.review.looked', { count: choices.value.length, costly: costly.length }));
  const viewerT = translatorFor(t.locale, game.id, namesIn(journal), seat);
  const viewAt = viewsOf(game, journal, seat);
  for (const one of costly) {
    io.say();
    io.tell(io.paint.bold(headline(viewerT, game, one, viewAt(one.entry - 1))));
    for (const { code, values } of one.better.reasons) io.tell(`  ${viewerT(code, values)}`, '  ');
    io.tell(`  ${io.paint.dim(t('cli.review.again', { file: path, entry: one.entry }))}`, '  ');
  }
}

function namesIn({ header }: Journal): string[] {
  return header.seats.map(({ name }) => name);
}

/** What the seat saw after each entry. */
function viewsOf(game: AnyGame, journal: Journal, viewer: Viewer): (entry: number) => unknown {
  const replayed = replay(game, journal);
  return (entry) => (replayed.ok ? replayed.value.viewAt(entry, viewer) : undefined);
}

function headline(t: Translator, game: AnyGame, { seat, made, better, cost }: Costly<Action>, view: unknown): string {
  const say = sayOf(game.id);
  const context = { viewer: seat, view };
  const values = { made: say.action(made.action, context), better: say.action(better.action, context) };
  if (better.isExact) return t('coach.cost.exact', { ...values, points: Math.round(10 * cost) / 10 });
  return t('coach.cost', { ...values, percent: Math.round(100 * cost) });
}

/** The seat named, or the first person's. */
function readSeat({ header }: Journal, text: string | undefined): Seat {
  if (text !== undefined) return readInteger('--seat', text, 1, header.seats.length) - 1;
  const seat = header.seats.findIndex(({ kind }) => kind === 'person');
  if (seat < 0) throw badInput('cli.review.nobody');
  return seat;
}
