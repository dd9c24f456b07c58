import { makeBot, styleOf, type BotName } from '@boxcars/bots';
import { FastChance, PUBLIC, type Action, type OpenQuestion, type Question, type Seat } from '@boxcars/engine';
import { player, sayOf, type Locale } from '@boxcars/text';

import { BadInput } from '../bad-input.ts';
import type { Io } from '../io.ts';
import { readSeed } from '../reading.ts';
import { ask, composersOf, type CommandWord } from './ask.ts';
import type { SaveFile } from './save-file.ts';
import { Screen, type Table } from './screen.ts';

/** A game at this terminal. */
export interface Seating extends Table {
  readonly io: Io;
  readonly locale: Locale;
  /** What bots' luck is made of. */
  readonly seed: string;
  readonly file: SaveFile;
}

/** Why a session stops: the word `quit`, `quit now`, or no more input. */
type Stop = 'quit' | 'quit-now' | 'end';

/** Plays a match in the terminal: bots answer by themselves, people are asked, each told only what their seat is told. */
export class Session {
  private readonly seating: Seating;
  private readonly screen: Screen;
  private readonly people: readonly Seat[];
  /** How many entries each seat has been told. */
  private readonly told: number[];
  private readonly thought = new FastChance(0);
  private atScreen: Seat | null = null;

  constructor(seating: Seating) {
    this.seating = seating;
    this.screen = new Screen(seating.io, seating.locale, seating);
    this.people = seating.bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    this.told = seating.bots.map(() => 0);
    if (this.people.length === 1) this.atScreen = this.people[0] ?? null;
  }

  /** Plays until the game is over or someone stops. */
  async play(): Promise<void> {
    if (this.atScreen !== null) this.screen.welcome(this.atScreen);
    for (;;) {
      const { open } = this.seating.match;
      if (open === null) return this.showEnd();
      this.answerForBots(open);
      const seat = this.people.find((one) => this.isWaitingFor(open, one));
      if (seat !== undefined && !(await this.askPerson(open, seat))) return undefined;
    }
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
    const personality = styleOf(match.header.seats[seat]?.name ?? '');
    const bot = makeBot<object, Action>(match.game.id, name, { personality });
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
    this.screen.showQuestion(open, seat, question);
    for (;;) {
      const reply = await ask(this.screen.askingOf(open, seat, question));
      if (reply.kind === 'end') return this.stop(seat, 'end');
      if (reply.kind === 'answer') {
        this.submit(open, seat, reply.action, 'hand');
        io.say();
        return true;
      }
      if (reply.word === 'quit') return this.stop(seat, reply.rest === 'now' ? 'quit-now' : 'quit');
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
      const { match } = this.seating;
      const action = sayOf(match.game.id).action(only, { viewer: seat, view: match.view(seat) });
      this.screen.tell(seat, 'cli.play.forced', { action });
    }
    this.submit(open, seat, only, 'hand');
    return true;
  }

  /** Gives the screen to another person so that nobody sees what isn't theirs. False when the input has ended. */
  private async handOver(seat: Seat): Promise<boolean> {
    if (this.atScreen === seat) return true;
    const { io } = this.seating;
    io.clear();
    this.screen.tell(PUBLIC, 'cli.play.hand-over', { seat: player(seat) });
    const ready = await io.ask(this.screen.translatorOf(PUBLIC)('cli.play.ready', { seat: player(seat) }));
    io.clear();
    this.atScreen = seat;
    if (this.told[seat] === 0) this.screen.welcome(seat);
    return ready !== null;
  }

  /** Tells a seat what it hasn't been told yet. */
  private tellNews(seat: Seat): void {
    this.screen.showLog(seat, this.told[seat] ?? 0);
    this.told[seat] = this.seating.entries.all.length;
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
        this.screen.showHelp(seat, question);
        return false;
      case 'coach':
        this.screen.showAdvice(seat);
        return false;
      case 'log':
        if (this.screen.showLog(seat, 0) === 0) this.screen.tell(seat, 'cli.play.empty-log');
        return false;
      case 'board':
        this.screen.showQuestion(open, seat, question);
        return false;
      case 'rules':
        this.screen.showRules(seat, rest);
        return false;
      case 'save':
        this.saveAs(seat, rest);
        return false;
      case 'undo':
        return this.undo(open, seat);
    }
  }

  private undo(open: OpenQuestion, seat: Seat): boolean {
    const taken = this.seating.match.undo({ seat, question: open.id, at: Date.now() });
    if (!taken.ok) this.screen.refuse(seat, taken.refusal);
    return taken.ok;
  }

  private save(): void {
    const { file, match, entries } = this.seating;
    file.write({ header: match.header, entries: entries.all });
  }

  private saveAs(seat: Seat, path: string): void {
    const { file, match } = this.seating;
    try {
      if (path !== '' && path !== file.path) file.name(path);
      if (file.path === null) file.nameAfter(match.game.id);
      this.save();
      this.screen.tell(seat, 'cli.play.saved', { file: file.path ?? '' });
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      this.screen.warn(seat, error.line);
    }
  }

  /** Ends the session, not the game: always false. A person who leaves finds the game again; a pipe leaves nothing behind. */
  private stop(seat: Seat, why: Stop): false {
    const { io, file } = this.seating;
    if (why === 'end' && !io.isTerminal) this.screen.tell(seat, 'cli.play.input-ended');
    const isLeaving = why === 'quit' || (why === 'end' && io.isTerminal);
    if (file.path !== null || (isLeaving && this.hasBegun())) this.saveAs(seat, '');
    else this.screen.tell(seat, 'cli.play.not-saved');
    return false;
  }

  /** Whether a person has done anything yet. */
  private hasBegun(): boolean {
    return this.seating.entries.all.some(
      (entry) => 'answers' in entry && entry.answers.some(({ by }) => by === 'hand'),
    );
  }

  private showEnd(): void {
    const { io, file, match } = this.seating;
    const [only, ...others] = this.people;
    const viewer = only === undefined || others.length > 0 ? PUBLIC : only;
    if (others.length > 0) io.clear();
    this.screen.showLog(viewer, Math.max(...this.told));
    this.screen.showBoard(viewer);
    const outcome = match.outcome();
    if (outcome !== null) this.screen.showOutcome(viewer, outcome);
    this.save();
    if (file.path !== null) this.screen.tell(viewer, 'cli.play.journal', { file: file.path });
  }
}
