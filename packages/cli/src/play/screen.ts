import { hasStyle, styleOf, type BotName } from '@boxcars/bots';
import type {
  Action,
  EntryList,
  GameEvent,
  Match,
  OpenQuestion,
  Outcome,
  Question,
  Refusal,
  Seat,
  Viewer,
} from '@boxcars/engine';
import { line, refusalLine, sayOf, type Line, type Locale, type Translator, type Values } from '@boxcars/text';

import type { BoardContext } from '../boards/board.ts';
import { boardOf } from '../boards/index.ts';
import { findRules, printRules } from '../commands/rules.ts';
import { readRulebook } from '../files.ts';
import type { Io } from '../io.ts';
import { drawTable } from '../table.ts';
import { titleOf } from '../title.ts';
import { adviceOn } from './advice.ts';
import { drawAid } from './aids.ts';
import { drawQuestion, type Asking } from './ask.ts';
import { tellEntry, translatorFor } from './telling.ts';

export type AnyMatch = Match<object, Action, GameEvent, unknown, object>;

/** A match and who plays it here. */
export interface Table {
  readonly match: AnyMatch;
  readonly entries: EntryList;
  /** The bot in each seat; null where a person sits. */
  readonly bots: readonly (BotName | null)[];
}

const HELP = ['number', 'notation', 'coach', 'log', 'board', 'rules', 'undo', 'save', 'quit', 'back'];

/** Choices that the coach talks about. */
const MOST_ADVICE = 5;

/** Shows a match to whoever sits at the terminal, never more than that viewer may know. */
export class Screen {
  readonly io: Io;
  private readonly locale: Locale;
  private readonly table: Table;
  private readonly names: readonly string[];
  private isFirst = true;

  constructor(io: Io, locale: Locale, table: Table) {
    this.io = io;
    this.locale = locale;
    this.table = table;
    this.names = table.match.header.seats.map(({ name }) => name);
  }

  /** Sentences for a viewer. */
  translatorOf(viewer: Viewer): Translator {
    return translatorFor(this.locale, this.table.match.game.id, this.names, viewer);
  }

  /** A seat's name as a label, not in a sentence. */
  labelOf(seat: Seat, viewer: Viewer): string {
    return seat === viewer ? this.translatorOf(viewer)('seat.you') : (this.names[seat] ?? String(seat + 1));
  }

  /** A sentence. */
  tell(viewer: Viewer, what: string | Line, values?: Values): void {
    this.io.tell(this.translatorOf(viewer)(what, values));
  }

  /** Why not. */
  refuse(viewer: Viewer, refusal: Refusal): void {
    this.warn(viewer, refusalLine(this.table.match.game.id, refusal));
  }

  /** A sentence about a mistake. */
  warn(viewer: Viewer, what: Line): void {
    this.io.tell(this.io.paint.yellow(this.translatorOf(viewer)(what)));
  }

  welcome(viewer: Viewer): void {
    const { match, bots } = this.table;
    const t = this.translatorOf(viewer);
    const players = this.names.map((name, seat) =>
      bots[seat] === null ? this.labelOf(seat, viewer) : t('cli.play.bot', { name }),
    );
    const title = titleOf(this.locale, match.game.id);
    this.io.say(this.io.paint.bold(t('cli.play.welcome', { title, players: players.length })));
    this.io.tell(t('cli.play.seats', { players }));
    for (const [seat, bot] of bots.entries()) {
      const name = this.names[seat] ?? '';
      if (bot !== null && hasStyle(bot)) this.tellRow(`${name}: ${t(`bot.${styleOf(name)}.line`)}`);
    }
    if (match.count > 1) this.io.tell(t('cli.play.resumed', { entry: match.last.entry }));
  }

  /** What the viewer was told by the entries from `first` on; how many there were. */
  showLog(viewer: Viewer, first: number): number {
    const { match, entries } = this.table;
    const t = this.translatorOf(viewer);
    const rows = entries.all.slice(first).flatMap((entry) => tellEntry(t, match.game.id, entry, viewer));
    for (const row of rows) this.tellRow(row);
    return rows.length;
  }

  /** The board and the question; the very first time, a line on how to answer. */
  showQuestion(open: OpenQuestion, seat: Seat, question: Question): void {
    this.showBoard(seat);
    for (const row of drawQuestion(this.askingOf(open, seat, question))) this.io.say(row);
    if (this.isFirst) this.io.say(this.io.paint.dim(this.translatorOf(seat)('cli.play.hint')));
    this.isFirst = false;
  }

  showBoard(viewer: Viewer): void {
    const { match } = this.table;
    const draw = boardOf(match.game.id);
    this.io.say();
    for (const row of draw(match.view(viewer), this.boardContext(viewer))) this.io.say(row);
    this.io.say();
  }

  private boardContext(viewer: Viewer): BoardContext {
    const { io } = this;
    const seatName = (seat: Seat): string => this.labelOf(seat, viewer);
    return { t: this.translatorOf(viewer), paint: io.paint, width: io.width, seatName, viewer };
  }

  /** What is needed to ask a seat. */
  askingOf(open: OpenQuestion, seat: Seat, question: Question): Asking {
    const { match } = this.table;
    return {
      io: this.io,
      t: this.translatorOf(seat),
      game: match.game,
      question,
      context: { viewer: seat, view: match.view(seat) },
      judge: (action) => match.refusal({ seat, question: open.id, action }),
    };
  }

  showHelp(seat: Seat, question: Question): void {
    const t = this.translatorOf(seat);
    const [first] = question.options;
    const example = first === undefined ? '{"type": "…"}' : this.table.match.game.writeAction(first);
    for (const topic of HELP) this.tellRow(t(`cli.help.${topic}`, { example }));
    const { match } = this.table;
    for (const row of drawAid(match.game.id, match.view(seat), this.boardContext(seat))) this.io.say(row);
  }

  /** What the coach thinks of the choices, best first. */
  showAdvice(seat: Seat): void {
    const { match } = this.table;
    const t = this.translatorOf(seat);
    const context = { viewer: seat, view: match.view(seat) };
    const advice = adviceOn(match, seat);
    for (const [at, one] of advice.slice(0, MOST_ADVICE).entries()) {
      this.io.say(`  ${this.io.paint.cyan(String(at + 1))}  ${t(sayOf(match.game.id).action(one.action, context))}`);
      for (const { code, values } of one.reasons) this.io.tell(`     ${this.io.paint.dim(t(code, values))}`, '     ');
    }
    if (advice.length > MOST_ADVICE) this.tell(seat, 'cli.coach.more', { count: advice.length - MOST_ADVICE });
  }

  showRules(viewer: Viewer, words: string): void {
    const game = this.table.match.game.id;
    const book = readRulebook(game, this.locale);
    if (book === undefined) return this.tell(viewer, 'cli.no-rulebook', { game });
    const rows = findRules(book, words);
    return rows.length === 0 ? this.tell(viewer, 'cli.no-rule', { words }) : printRules(this.io, rows);
  }

  showOutcome(viewer: Viewer, outcome: Outcome): void {
    const { io } = this;
    const t = this.translatorOf(viewer);
    const seats = outcome.ranks.map((_, seat) => seat);
    seats.sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
    const rows = seats.map((seat) => [
      `${outcome.ranks[seat] ?? ''}.`,
      this.labelOf(seat, viewer),
      String(outcome.points[seat] ?? ''),
    ]);
    const head = ['rank', 'player', 'points'].map((key) => t(`cli.head.${key}`));
    io.say(io.paint.bold(t('cli.play.over')));
    io.say(drawTable(io.paint, head, rows));
    const winners = outcome.winners.map((seat) => this.labelOf(seat, viewer));
    io.say(t(line('cli.play.won', { winners, count: winners.length })));
  }

  private tellRow(row: string): void {
    this.io.tell(`${this.io.paint.dim('·')} ${row}`, '  ');
  }
}
