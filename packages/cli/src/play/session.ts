import { makeBot, type BotName } from '@boxcars/bots';
import {
  FastChance,
  PUBLIC,
  type Action,
  type EntryList,
  type GameEvent,
  type Match,
  type OpenQuestion,
  type Question,
  type Result,
  type Seat,
  type Viewer,
} from '@boxcars/engine';
import { line, player, refusalLine, sayOf, type Locale, type Translator } from '@boxcars/text';

import { BadInput } from '../bad-input.ts';
import { boardOf } from '../boards/index.ts';
import { findRules } from '../commands/rules.ts';
import { readRulebook } from '../files.ts';
import type { Io } from '../io.ts';
import { readSeed } from '../reading.ts';
import { drawTable } from '../table.ts';
import { titleOf } from '../title.ts';
import { ask, composersOf, drawQuestion, type Asking, type CommandWord } from './ask.ts';
import type { SaveFile } from './save-file.ts';
import { tellEntry, translatorFor } from './telling.ts';

export type AnyMatch = Match<object, Action, GameEvent, unknown, object>;

/** A game at this terminal. */
export interface Seating {
  readonly io: Io;
  readonly locale: Locale;
  readonly match: AnyMatch;
  readonly entries: EntryList;
  /** The bot in each seat; null where a person sits. */
  readonly bots: readonly (BotName | null)[];
  /** What bots' luck is made of. */
  readonly seed: string;
  readonly file: SaveFile;
}

/** Plays a match in the terminal: bots answer by themselves, people are asked, each told only what their seat is told. */
export class Session {
  private readonly seating: Seating;
  private readonly people: readonly Seat[];
  /** How many entries each seat has been told. */
  private readonly told: number[];
  private readonly thought = new FastChance(0);
  private atScreen: Seat | null = null;
  private isFirst = true;

  constructor(seating: Seating) {
    this.seating = seating;
    this.people = seating.bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    this.told = seating.bots.map(() => 0);
    if (this.people.length === 1) this.atScreen = this.people[0] ?? null;
  }

  /** Plays until the game is over or someone stops. */
  async play(): Promise<void> {
    this.welcome();
    for (;;) {
      const { open } = this.seating.match;
      if (open === null) return this.showEnd();
      this.answerForBots(open);
      const seat = this.people.find((one) => this.isWaitingFor(open, one));
      if (seat !== undefined && !(await this.askPerson(open, seat))) return undefined;
    }
  }

  private welcome(): void {
    const { io, match } = this.seating;
    const t = this.translatorOf(this.atScreen ?? PUBLIC);
    const players = match.header.seats.map(({ name }, seat) =>
      this.seating.bots[seat] === null ? this.labelOf(seat, this.atScreen ?? PUBLIC) : t('cli.play.bot', { name }),
    );
    const title = titleOf(this.seating.locale, match.game.id);
    io.say(io.paint.bold(t('cli.play.welcome', { title, players: players.length })));
    io.tell(t('cli.play.seats', { players }));
    if (match.count > 1) io.tell(t('cli.play.resumed', { entry: match.last.entry }));
  }

  private isWaitingFor(open: OpenQuestion, seat: Seat): boolean {
    const { match } = this.seating;
    return match.open?.id === open.id && open.window.seats.includes(seat) && match.pending(seat) === null;
  }

  private answerForBots(open: OpenQuestion): void {
    for (const [seat, bot] of this.seating.bots.entries()) {
      if (bot !== null && this.isWaitingFor(open, seat)) this.submit(open, seat, this.think(open, seat, bot), 'bot');
    }
  }

  /** A bot's luck depends on the seed and the question alone: a game that is resumed goes on as it would have. */
  private think(open: OpenQuestion, seat: Seat, name: BotName): Action {
    const { match, seed } = this.seating;
    const [only, ...others] = match.legal(seat);
    if (only !== undefined && others.length === 0) return only;
    this.thought.reseed(readSeed(`${seed}/${open.id}/${seat}`));
    const bot = makeBot<object, Action>(match.game.id, name);
    return bot.choose({
      game: match.game,
      seat,
      chance: this.thought,
      imagine: (chance) => match.resample(seat, chance),
    });
  }

  private submit(open: OpenQuestion, seat: Seat, action: Action, by: 'hand' | 'bot'): void {
    const taken = this.seating.match.answer({ seat, question: open.id, action, at: Date.now(), by });
    if (!taken.ok) throw new Error(`seat ${seat + 1}'s answer was refused: ${taken.refusal.code}`);
  }

  /** Asks a person until they answer; false when they want to stop. */
  private async askPerson(open: OpenQuestion, seat: Seat): Promise<boolean> {
    const { match, io } = this.seating;
    const question = match.question(seat);
    if (question === null) throw new Error(`seat ${seat + 1} is not asked`);
    if (this.answerForced(open, seat, question)) return true;
    if (!(await this.handOver(seat))) return this.stop(seat, 'end');
    this.save();
    this.tellNews(seat);
    this.show(seat, question);
    for (;;) {
      const reply = await ask(this.askingOf(open, seat, question));
      if (reply.kind === 'end') return this.stop(seat, 'end');
      if (reply.kind === 'answer') {
        this.submit(open, seat, reply.action, 'hand');
        io.say();
        return true;
      }
      if (reply.word === 'quit') return this.stop(seat, reply.rest);
      if (this.obey(open, seat, question, reply.word, reply.rest)) return true;
    }
  }

  /** With one person at the table nobody learns anything from an answer that gave itself. */
  private answerForced(open: OpenQuestion, seat: Seat, question: Question): boolean {
    const [only, ...others] = question.options;
    const isForced = only !== undefined && others.length === 0 && composersOf(question).length === 0;
    if (!isForced || this.people.length > 1) return false;
    if (open.window.mode === 'turn') {
      this.tellNews(seat);
      const { io, match } = this.seating;
      const t = this.translatorOf(seat);
      const action = sayOf(match.game.id).action(only, { viewer: seat, view: match.view(seat) });
      io.say(io.paint.dim(t('cli.play.forced', { action })));
    }
    this.submit(open, seat, only, 'hand');
    return true;
  }

  /** Gives the screen to another person so that nobody sees what isn't theirs. False when the input has ended. */
  private async handOver(seat: Seat): Promise<boolean> {
    if (this.atScreen === seat) return true;
    const { io } = this.seating;
    const t = this.translatorOf(PUBLIC);
    io.clear();
    io.tell(t('cli.play.hand-over', { seat: player(seat) }));
    const ready = await io.ask(t('cli.play.ready', { seat: player(seat) }));
    io.clear();
    this.atScreen = seat;
    return ready !== null;
  }

  private askingOf(open: OpenQuestion, seat: Seat, question: Question): Asking {
    const { io, match } = this.seating;
    return {
      io,
      t: this.translatorOf(seat),
      game: match.game,
      question,
      context: { viewer: seat, view: match.view(seat) },
      judge: (action) => match.refusal({ seat, question: open.id, action }),
    };
  }

  private show(seat: Seat, question: Question): void {
    const { io, match } = this.seating;
    const { open } = match;
    if (open === null) return;
    io.say();
    for (const row of this.drawBoard(seat)) io.say(row);
    io.say();
    for (const row of drawQuestion(this.askingOf(open, seat, question))) io.say(row);
    if (this.isFirst) io.say(io.paint.dim(this.translatorOf(seat)('cli.play.hint')));
    this.isFirst = false;
  }

  private drawBoard(viewer: Viewer): string[] {
    const { io, match } = this.seating;
    return boardOf(match.game.id)(match.view(viewer), {
      t: this.translatorOf(viewer),
      paint: io.paint,
      width: io.width,
      seatName: (seat) => this.labelOf(seat, viewer),
      viewer,
    });
  }

  /** Tells a seat what it hasn't been told yet. */
  private tellNews(seat: Seat): void {
    const { io, entries, match } = this.seating;
    const t = this.translatorOf(seat);
    const news = entries.all.slice(this.told[seat]).flatMap((entry) => tellEntry(t, match.game.id, entry, seat));
    this.told[seat] = entries.all.length;
    for (const row of news) io.tell(`${io.paint.dim('·')} ${row}`, '  ');
  }

  /** Does what a command word says. True when the question has to be asked anew. */
  private obey(
    open: OpenQuestion,
    seat: Seat,
    question: Question,
    word: Exclude<CommandWord, 'quit'>,
    rest: string,
  ): boolean {
    switch (word) {
      case '?':
        this.showHelp(seat, question);
        return false;
      case 'log':
        this.showLog(seat);
        return false;
      case 'board':
        this.show(seat, question);
        return false;
      case 'rules':
        this.showRules(rest);
        return false;
      case 'save':
        this.saveAs(seat, rest);
        return false;
      case 'undo':
        return this.undo(open, seat);
    }
  }

  private showHelp(seat: Seat, question: Question): void {
    const { io, match } = this.seating;
    const t = this.translatorOf(seat);
    const [first] = question.options;
    const example = first === undefined ? '{"type": "…"}' : match.game.writeAction(first);
    for (const topic of ['number', 'notation', 'log', 'board', 'rules', 'undo', 'save', 'quit', 'back']) {
      io.tell(`${io.paint.dim('·')} ${t(`cli.help.${topic}`, { example })}`, '  ');
    }
  }

  private showLog(seat: Seat): void {
    const { io, entries, match } = this.seating;
    const t = this.translatorOf(seat);
    const rows = entries.all.flatMap((entry) => tellEntry(t, match.game.id, entry, seat));
    for (const row of rows.length === 0 ? [t('cli.play.empty-log')] : rows)
      io.tell(`${io.paint.dim('·')} ${row}`, '  ');
  }

  private showRules(words: string): void {
    const { io, match, locale } = this.seating;
    const t = this.translatorOf(PUBLIC);
    const book = readRulebook(match.game.id, locale);
    const rows =
      book === undefined ? [t('cli.no-rulebook', { game: match.game.id })] : findRules(book, words, io.paint);
    for (const row of rows.length === 0 ? [t('cli.no-rule', { words })] : rows) io.tell(row, '  ');
  }

  private undo(open: OpenQuestion, seat: Seat): boolean {
    const { io, match } = this.seating;
    const t = this.translatorOf(seat);
    const taken: Result<unknown> = match.undo({ seat, question: open.id, at: Date.now() });
    if (!taken.ok) io.tell(io.paint.yellow(t(refusalLine(match.game.id, taken.refusal))));
    return taken.ok;
  }

  private save(): void {
    const { file, match, entries } = this.seating;
    file.write({ header: match.header, entries: entries.all });
  }

  private saveAs(seat: Seat, path: string): void {
    const { io, file, match } = this.seating;
    const t = this.translatorOf(seat);
    try {
      if (path !== '' && path !== file.path) file.name(path);
      if (file.path === null) file.nameAfter(match.game.id);
      this.save();
      io.tell(t('cli.play.saved', { file: file.path ?? '' }));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      io.tell(io.paint.yellow(t(error.line)));
    }
  }

  /** Ends the session, not the game: always false. `how` is `now` to leave nothing behind, `end` when the input ended. */
  private stop(seat: Seat, how: string): false {
    const { io, file } = this.seating;
    const t = this.translatorOf(seat);
    if (how === 'end' && !io.isTerminal) io.tell(t('cli.play.input-ended'));
    if (file.path !== null || (how !== 'now' && io.isTerminal) || how === '') this.saveAs(seat, '');
    else io.tell(t('cli.play.not-saved'));
    return false;
  }

  private showEnd(): void {
    const { io, file } = this.seating;
    const [only, ...others] = this.people;
    const viewer = only === undefined || others.length > 0 ? PUBLIC : only;
    const t = this.translatorOf(viewer);
    if (others.length > 0) io.clear();
    else if (viewer !== PUBLIC) this.tellNews(viewer);
    io.say();
    for (const row of this.drawBoard(viewer)) io.say(row);
    io.say();
    io.say(io.paint.bold(t('cli.play.over')));
    this.showOutcome(viewer, t);
    this.save();
    if (file.path !== null) io.tell(t('cli.play.journal', { file: file.path }));
  }

  private showOutcome(viewer: Viewer, t: Translator): void {
    const { io, match } = this.seating;
    const outcome = match.outcome();
    if (outcome === null) return;
    const seats = outcome.ranks.map((_, seat) => seat);
    seats.sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
    const rows = seats.map((seat) => [
      `${outcome.ranks[seat] ?? ''}.`,
      this.labelOf(seat, viewer),
      String(outcome.points[seat] ?? ''),
    ]);
    const head = ['rank', 'player', 'points'].map((key) => t(`cli.head.${key}`));
    io.say(drawTable(io.paint, head, rows));
    const winners = outcome.winners.map((seat) => this.labelOf(seat, viewer));
    io.say(t(line('cli.play.won', { winners, count: winners.length })));
  }

  private translatorOf(viewer: Viewer): Translator {
    const { match, locale } = this.seating;
    return translatorFor(
      locale,
      match.game.id,
      match.header.seats.map(({ name }) => name),
      viewer,
    );
  }

  /** A seat's name as a label, not in a sentence. */
  private labelOf(seat: Seat, viewer: Viewer): string {
    if (seat === viewer) return this.translatorOf(viewer)('seat.you');
    return this.seating.match.header.seats[seat]?.name ?? String(seat + 1);
  }
}
