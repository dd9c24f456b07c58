import {
  PUBLIC,
  replay,
  verifyDraws,
  type AnyGame,
  type Journal,
  type Refusal,
  type Replay,
  type Viewer,
} from '@boxcars/engine';
import { refusalLine, type Translator } from '@boxcars/text';
import type { Command } from 'commander';

import { badInput } from '../bad-input.ts';
import { boardOf } from '../boards/index.ts';
import type { Call } from '../call.ts';
import { openJournal, seedOf, terminalGameIn } from '../journal-file.ts';
import { ALL, eventsOf, tellEntry, translatorFor } from '../play/telling.ts';
import { readInteger } from '../reading.ts';
import { titleOf } from '../title.ts';

interface Flags {
  readonly seat: string;
  readonly to?: string;
  readonly json?: true;
}

type AnyReplay = Replay<object, never, never, unknown, object>;

/** A journal as far as it can be trusted, played again, and why it can't be trusted further. */
interface Shown {
  readonly game: AnyGame;
  readonly journal: Journal;
  readonly replayed: AnyReplay | null;
  readonly problem: Refusal | null;
  readonly viewer: Viewer | typeof ALL;
}

const EXAMPLES = `
Examples:
  boxcars replay evening.journal                what everybody saw
  boxcars replay evening.journal --seat 2       what the second seat saw
  boxcars replay evening.journal --seat all     everything, hidden things too
  boxcars replay evening.journal --to 12 --json`;

/** `replay` plays a journal again, checks it on the way, and shows what a viewer saw. */
export function addReplay(program: Command, call: Call): void {
  program
    .command('replay')
    .description('show a saved game again and check that it comes out the same')
    .argument('<file>')
    .option('--seat <k>', 'whose eyes: a seat, public, or all with everything hidden', 'public')
    .option('--to <entry>', 'stop after this entry')
    .option('--json', 'for programs')
    .option('--lang <code>', 'en, hu or cs')
    .addHelpText('after', EXAMPLES)
    .action((path: string, flags: Flags) => {
      const shown = open(path, flags);
      if (flags.json) call.io.say(JSON.stringify(describe(shown), null, 2));
      else show(call, shown);
      if (shown.problem === null) return;
      call.io.warn(call.t('cli.journal-broken', { file: path, reason: refusalLine(shown.game.id, shown.problem) }));
      call.finish(1);
    });
}

function open(path: string, flags: Flags): Shown {
  const opened = openJournal(path);
  const { game } = opened;
  const viewer = readViewer(flags.seat, opened.journal.header.seats.length);
  const { journal, problem } = trustworthy(game, opened.journal, opened.problem);
  const last = journal.entries.length - 1;
  const to = flags.to === undefined ? last : readInteger('--to', flags.to, 0, Math.max(0, last));
  const shown = { header: journal.header, entries: journal.entries.slice(0, to + 1) };
  const replayed = shown.entries.length === 0 ? null : replay(game, shown);
  return {
    game,
    journal: shown,
    replayed: replayed?.ok === true ? (replayed.value as AnyReplay) : null,
    problem,
    viewer,
  };
}

/** The part of a journal that comes out the same when it is played again, and whose luck its seed gives. */
function trustworthy(
  game: AnyGame,
  journal: Journal,
  problem: Refusal | null,
): { journal: Journal; problem: Refusal | null } {
  if (journal.entries.length === 0) return { journal, problem };
  const played = replay(game, journal);
  const seed = terminalGameIn(journal.header)?.seed;
  const drawn = played.ok && seed !== undefined ? verifyDraws(journal, seedOf(seed)) : played;
  if (drawn.ok) return { journal, problem };
  const entry = Number(drawn.refusal.values?.['entry'] ?? 0);
  return { journal: { header: journal.header, entries: journal.entries.slice(0, entry) }, problem: drawn.refusal };
}

function readViewer(text: string, seats: number): Viewer | typeof ALL {
  if (text === ALL) return ALL;
  if (text === 'public') return PUBLIC;
  if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > seats)
    throw badInput('cli.viewer', { max: seats, given: text });
  return Number(text) - 1;
}

/** For programs. Only `--seat all` holds answers, luck and what nobody saw. */
function describe({ game, journal, replayed, problem, viewer }: Shown): object {
  const { header, entries } = journal;
  return {
    game: game.id,
    version: game.version,
    options: header.options,
    players: header.seats,
    viewer: viewer === ALL ? ALL : viewer === PUBLIC ? 'public' : viewer + 1,
    entries:
      viewer === ALL ? entries : entries.map((entry) => ({ entry: entry.entry, events: eventsOf(entry, viewer) })),
    view: replayed === null || viewer === ALL ? null : replayed.viewAt(entries.length - 1, viewer),
    outcome: replayed?.outcome() ?? null,
    problem,
  };
}

function show({ io, t }: Call, shown: Shown): void {
  const { game, journal, viewer } = shown;
  const names = journal.header.seats.map(({ name }) => name);
  const own = translatorFor(t.locale, game.id, names, viewer);
  const title = titleOf(t.locale, game.id);
  io.say(io.paint.bold(own('cli.play.welcome', { title, players: names.length })));
  io.say(own('cli.play.seats', { players: names }));
  for (const entry of journal.entries) {
    const number = String(entry.entry).padStart(String(journal.entries.length).length);
    for (const row of tellEntry(own, game.id, entry, viewer))
      io.tell(`${io.paint.dim(number)}  ${row}`, ' '.repeat(number.length + 2));
  }
  const viewers = viewer === ALL ? names.map((_, seat) => seat) : [viewer];
  for (const one of viewers) showBoard({ io, t }, shown, one, names);
}

function showBoard(
  { io, t }: Pick<Call, 'io' | 't'>,
  { game, journal, replayed }: Shown,
  viewer: Viewer,
  names: readonly string[],
): void {
  if (replayed === null) return;
  const own: Translator = translatorFor(t.locale, game.id, names, viewer);
  io.say();
  io.say(
    io.paint.bold(own('cli.replay.board', { who: viewer === PUBLIC ? own('seat.public') : (names[viewer] ?? '') })),
  );
  const context = { t: own, paint: io.paint, width: io.width, viewer, seatName: (seat: number) => names[seat] ?? '' };
  for (const row of boardOf(game.id)(replayed.viewAt(journal.entries.length - 1, viewer), context)) io.say(row);
}
