import type { Action, Json } from '../action.ts';
import { hashState } from '../canonical.ts';
import type { Chance } from '../chance/chance.ts';
import { RecordingChance } from '../chance/recorded.ts';
import type { Game } from '../game.ts';
import { EventLog, type GameEvent } from '../log.ts';
import type { Outcome } from '../outcome.ts';
import type { Question } from '../question.ts';
import { accept, refuse, type Refusal, type Result } from '../refusal.ts';
import type { Seat, Viewer } from '../seat.ts';
import type { Open } from '../secret.ts';
import type { Window } from '../window.ts';
import { EntryList, type EntryStore } from './entry-store.ts';
import {
  entryOf,
  questionId,
  seal,
  sumOfHeader,
  type AnsweredBy,
  type Entry,
  type GivenAnswer,
  type JournalHeader,
  type MoveEntry,
  type Player,
  type UndoEntry,
} from './entry.ts';
import { isHeld, seatsOf, type Held, type HeldAnswer } from './held.ts';
import { drawnKeys, readEntry, type Journal } from './journal.ts';
import { Line, type UndoRefusal } from './line.ts';
import { inputsOf, receiptIn, receiptOf, type InputName, type Receipt } from './receipt.ts';
import { playAgain, playOn } from './replay.ts';
import { checkStart } from './start.ts';
import { tellsMore } from './telling.ts';

/** How often an answer can be changed: every change is remembered until its question closes. */
const MOST_CHANGES = 100;

/** What a host decides about a match without changing the game. */
export interface Hosting<A extends Action, E extends GameEvent> {
  /** Where the entries go. Without it the match keeps them itself. */
  readonly entries?: EntryStore<A, E>;
  /** Reaction questions close once all asked have answered: where time tells nothing (by mail, in a terminal, in simulation). */
  readonly closeWhenAllAnswered?: boolean;
}

/** How a match starts. */
export interface MatchStart<A extends Action, E extends GameEvent> extends Hosting<A, E> {
  readonly seats: readonly Player[];
  readonly options?: unknown;
  readonly chance: Chance;
  readonly at: number;
  readonly commitment?: Json;
}

/** How a match goes on from its journal. */
export interface MatchResume<A extends Action, E extends GameEvent> extends Hosting<A, E> {
  readonly chance: Chance;
  /** What `held()` gave before; ignored when its question has closed since. */
  readonly held?: unknown;
}

/** An answer on its way in. `action` is whatever the client sent. */
export interface Answer {
  readonly seat: Seat;
  /** The id of the question it answers. */
  readonly question: string;
  /** The client's own id for this: sent twice, it counts once. */
  readonly input?: string | undefined;
  readonly action: unknown;
  readonly at: number;
  readonly by: AnsweredBy;
  /** Whether the answer is final. Sealed answers are unless this says no; reactions can be changed unless it says yes. */
  readonly lock?: boolean | undefined;
}

/** A wish to take the last choice back. */
export interface Undo {
  readonly seat: Seat;
  readonly at: number;
  /** The question open when the wish was made: it guards against undoing twice. */
  readonly question?: string;
  readonly input?: string;
}

/** The open question: its id, the number of the entry that will close it, and whom it asks. */
export interface OpenQuestion {
  readonly id: string;
  readonly entry: number;
  readonly window: Window;
}

/**
 * Checked play. Answers are held until their question closes; then they are carried out on a copy of the state, the
 * entry is stored, and only then the match moves on: whatever throws on the way leaves it as it was.
 */
export class Match<S, A extends Action, E extends GameEvent, V, O> {
  readonly game: Game<S, A, E, V, O>;
  readonly header: JournalHeader;
  private readonly chance: Chance;
  private readonly entries: EntryStore<A, E>;
  private readonly closeWhenAllAnswered: boolean;
  private readonly line: Line<S, A, E>;
  private latest: Entry<A, E>;
  /** The question that follows an entry: asked for many times before it closes. */
  private asked: { readonly after: Entry<A, E>; readonly open: OpenQuestion | null } | null = null;
  /** The answers that wait, by seat. */
  private readonly answers: (HeldAnswer<A> | undefined)[];

  private constructor(
    game: Game<S, A, E, V, O>,
    header: JournalHeader,
    at: { readonly line: Line<S, A, E>; readonly latest: Entry<A, E> },
    hosting: Hosting<A, E> & { readonly chance: Chance; readonly entries: EntryStore<A, E> },
  ) {
    this.game = game;
    this.header = header;
    this.line = at.line;
    this.latest = at.latest;
    this.answers = header.seats.map(() => undefined);
    this.chance = hosting.chance;
    this.entries = hosting.entries;
    this.closeWhenAllAnswered = hosting.closeWhenAllAnswered ?? false;
  }

  /** Checks the settings and sets the game up: entry 0. */
  static start<S, A extends Action, E extends GameEvent, V, O>(
    game: Game<S, A, E, V, O>,
    start: MatchStart<A, E>,
  ): Result<Match<S, A, E, V, O>> {
    const options = checkStart(game, start.seats.length, start.options);
    if (!options.ok) return options;
    const header: JournalHeader = {
      journal: 1,
      game: game.id,
      version: game.version,
      options: options.value,
      seats: start.seats,
      ...(start.commitment === undefined ? {} : { commitment: start.commitment }),
    };
    const luck = new RecordingChance(start.chance);
    const log = new EventLog<E>();
    const state = game.setup(start.seats.length, options.value as O, luck, log);
    const { entry, line } = seal<MoveEntry<A, E>>(sumOfHeader(header), {
      entry: 0,
      at: start.at,
      question: null,
      answers: [],
      draws: luck.draws,
      events: log.entries,
    });
    const entries = start.entries ?? new EntryList<A, E>();
    entries.append(entry, line);
    return accept(new Match(game, header, { line: new Line<S, A, E>(state), latest: entry }, { ...start, entries }));
  }

  /** Rebuilds a match from its journal, which must come out exactly as it was, and restores what was held. */
  static resume<S, A extends Action, E extends GameEvent, V, O>(
    game: Game<S, A, E, V, O>,
    journal: Journal,
    resume: MatchResume<A, E>,
  ): Result<Match<S, A, E, V, O>> {
    const line = playAgain(game, journal);
    if (!line.ok) return line;
    const all = journal.entries as readonly Entry<A, E>[];
    const latest = all.at(-1);
    if (latest === undefined) return refuse('journal-cut-off', { entry: 0 });
    resume.chance.remember?.(drawnKeys(journal));
    const entries = resume.entries ?? new EntryList(all);
    const match = new Match(game, journal.header, { line: line.value, latest }, { ...resume, entries });
    const problem = resume.held === undefined || resume.held === null ? null : match.restore(resume.held);
    return problem === null ? accept(match) : { ok: false, refusal: problem };
  }

  /** How many entries there are. */
  get count(): number {
    return this.latest.entry + 1;
  }

  /** The latest entry. Its checksum, like all of them, is for the host alone while the match goes on. */
  get last(): Entry<A, E> {
    return this.latest;
  }

  /** The open question, or null when the game is over. */
  get open(): OpenQuestion | null {
    const known = this.asked;
    if (known !== null && known.after === this.latest) return known.open;
    const asked = this.game.window(this.line.state);
    const open = asked === null ? null : { id: questionId(this.count, asked.kind), entry: this.count, window: asked };
    this.asked = { after: this.latest, open };
    return open;
  }

  /** The form of the answer asked of a seat, or null if it isn't asked. */
  question(seat: Seat): Question<A> | null {
    return this.isAsked(seat) ? this.game.question(this.line.state, seat) : null;
  }

  /** The answers an asked seat can give (a sample where they are open-ended); none for others. */
  legal(seat: Seat): A[] {
    if (!this.isAsked(seat)) return [];
    const into: A[] = [];
    into.length = this.game.legalActions(this.line.state, seat, into);
    return into;
  }

  /** The answer that an asked seat gives when it is absent, or null if it isn't asked. */
  fallback(seat: Seat): A | null {
    return this.isAsked(seat) ? this.game.fallback(this.line.state, seat) : null;
  }

  /** What a viewer may know. An earlier view of the same viewer lends the parts that have not changed. */
  view(viewer: Viewer, before?: Open<V>): Open<V> {
    return this.game.view(this.line.state, viewer, before);
  }

  /** A viewer who is shown the very same: one view, built once, does for both. */
  sight(viewer: Viewer): Viewer {
    return this.game.sight?.(this.line.state, viewer) ?? viewer;
  }

  /** A state for a bot to think on: one that this viewer could not tell from the true one. */
  resample(viewer: Viewer, chance: Chance): S {
    return this.game.resample(this.line.state, viewer, chance);
  }

  outcome(): Outcome | null {
    return this.game.outcome(this.line.state);
  }

  /** The fingerprint of the state. */
  hash(): string {
    return hashState(this.line.state);
  }

  /** Who has answered the open question, as far as the viewer may know: all for sealed ones, oneself for reactions. */
  answered(viewer: Viewer): Seat[] {
    const seats = seatsOf(this.answers);
    return this.open?.window.mode === 'reaction' ? seats.filter((seat) => seat === viewer) : seats;
  }

  /** A seat's own answer that waits for the question to close. */
  pending(seat: Seat): HeldAnswer<A> | null {
    return this.answers[seat] ?? null;
  }

  /** All answers that wait, for the host to keep; null when there are none. */
  held(): Held<A> | null {
    const answers = this.answers.filter((answer) => answer !== undefined);
    return this.open === null || answers.length === 0 ? null : { question: this.open.id, answers };
  }

  /** Why this answer would be refused, or null. Whether someone else has answered plays no part. */
  refusal(answer: Pick<Answer, 'seat' | 'question' | 'action'>): Refusal | null {
    const checked = this.check(answer);
    return checked.ok ? null : checked.refusal;
  }

  /** Takes an answer; closes the question if this was all it waited for. */
  answer(answer: Answer): Result<Receipt> {
    const repeated = this.receiptFor(answer);
    if (repeated !== null) return accept(repeated);
    const action = this.check(answer);
    if (!action.ok) return action;
    const { seat, at, by } = answer;
    const before = this.answers[seat];
    const inputs = inputsOf(before, answer.input);
    if (inputs !== undefined && inputs.length > MOST_CHANGES) return refuse('answer-changed-too-often');
    const locked = answer.lock ?? this.open?.window.mode !== 'reaction';
    const given = { seat, action: action.value, at, by };
    this.answers[seat] = inputs === undefined ? { ...given, locked } : { ...given, inputs, locked };
    try {
      if (this.isAllIn()) this.finish(at);
    } catch (error) {
      this.answers[seat] = before;
      throw error;
    }
    return accept(receiptOf(answer));
  }

  /** Closes the open question, or `question` if it is the open one: the absent get the game's fallback. */
  close(at: number, question = this.open?.id): Result<Entry<A, E>> {
    if (this.open === null || this.open.id !== question) return refuse('question-closed');
    return accept(this.finish(at));
  }

  /** Takes back a seat's own last choice, where that is honest. */
  undo(wish: Undo): Result<Receipt> {
    const { open } = this;
    if (wish.question !== undefined) {
      const repeated = this.receiptFor({ ...wish, question: wish.question });
      if (repeated !== null) return accept(repeated);
      if (wish.question !== open?.id) return refuse('question-closed');
    }
    const why = this.whyNotUndo(wish.seat);
    const choice = this.line.latest;
    if (why !== null || open === null || choice === undefined) return refuse(why ?? 'undo-nothing');
    const { entry, line } = seal<UndoEntry>(this.latest.sum, {
      entry: this.count,
      at: wish.at,
      question: open.id,
      seat: wish.seat,
      reverts: choice.entry,
      ...(wish.input === undefined ? {} : { inputs: [wish.input] }),
    });
    this.entries.append(entry, line);
    this.line.takeBack();
    this.answers.fill(undefined);
    this.latest = entry;
    return accept(receiptOf({ ...wish, question: open.id }));
  }

  /** Whether an undo of this seat is worth offering: cheap, and now and then more than `whyNotUndo` allows. */
  mayUndo(seat: Seat): boolean {
    return this.line.latest?.seat === seat && this.open !== null && this.open.window.mode !== 'reaction';
  }

  /** Why a seat can't take its last choice back, or null. Depends on nothing that others may not know. */
  whyNotUndo(seat: Seat): UndoRefusal | null {
    const { open } = this;
    if (open === null) return 'undo-game-over';
    const why = this.line.whyNot(seat);
    if (why !== null) return why;
    // Whether anyone has answered a reaction is nobody's business, so it counts as if someone had.
    const others = open.window.mode === 'reaction' ? open.window.seats : seatsOf(this.answers);
    if (others.some((other) => other !== seat)) return 'undo-others-acted';
    const choice = this.line.latest;
    return choice !== undefined && tellsMore(this.game, choice, this.header.seats.length) ? 'undo-revealed' : null;
  }

  /**
   * Goes on with a line that another host of this match has stored. Refused unless it is the very next entry, unaltered,
   * and comes out the same here; then nothing has changed.
   */
  follow(line: string): Result<Entry<A, E>> {
    const entry = readEntry(line, this.count, this.latest.sum);
    if (entry === null) return refuse('journal-altered', { entry: this.count });
    const difference = playOn(this.game, { header: this.header, entries: [] }, this.line, entry);
    if (difference !== null) return refuse('replay-differs', { entry: entry.entry, part: difference });
    if ('draws' in entry) this.chance.remember?.(entry.draws.map((draw) => draw.key));
    this.answers.fill(undefined);
    this.latest = entry as Entry<A, E>;
    return accept(this.latest);
  }

  /** Puts the answers in place that another host of this match holds for the open question; null for none. */
  followHeld(json: unknown): Refusal | null {
    this.answers.fill(undefined);
    return json === null ? null : this.putBack(json);
  }

  private isAsked(seat: Seat): boolean {
    return this.open?.window.seats.includes(seat) ?? false;
  }

  private check({ seat, question, action: json }: Pick<Answer, 'seat' | 'question' | 'action'>): Result<A> {
    if (this.open?.id !== question) return refuse('question-closed');
    if (!this.isAsked(seat)) return refuse('not-asked');
    const action = this.game.parseAction(json);
    if (action === null) return refuse('not-an-action');
    if (this.answers[seat]?.locked === true) return refuse('answer-locked');
    const problem = this.game.refuse(this.line.state, seat, action);
    return problem === null ? accept(action) : { ok: false, refusal: problem };
  }

  /** The receipt of an input that came before, or null. */
  private receiptFor(input: InputName): Receipt | null {
    if (input.input === undefined) return null;
    const number = entryOf(input.question);
    if (number < 1) return null;
    if (number >= this.count) {
      const isHeld = this.answers[input.seat]?.inputs?.includes(input.input) === true;
      return isHeld && this.open?.id === input.question ? receiptOf(input) : null;
    }
    const entry = number === this.latest.entry ? this.latest : this.entries.at(number);
    return entry === undefined ? null : receiptIn(entry, input);
  }

  private isAllIn(): boolean {
    const asked = this.open?.window;
    if (asked === undefined || (asked.mode === 'reaction' && !this.closeWhenAllAnswered)) return false;
    return asked.seats.every((seat) => {
      const answer = this.answers[seat];
      return answer !== undefined && (asked.mode !== 'sealed' || answer.locked);
    });
  }

  /** Carries the answers out on a copy, stores the entry, and only then moves on. */
  private finish(at: number): Entry<A, E> {
    const { open } = this;
    if (open === null) throw new Error('no question is open');
    const answers = open.window.seats.map((seat) => this.answerFor(seat, at));
    const bySeat: (A | undefined)[] = this.answers.map(() => undefined);
    for (const { seat, action } of answers) bySeat[seat] = action;
    const luck = new RecordingChance(this.chance);
    const log = new EventLog<E>();
    const next = this.game.clone(this.line.state);
    try {
      this.game.apply(next, bySeat, luck, log);
      const { draws } = luck;
      const { entry, line } = seal<MoveEntry<A, E>>(this.latest.sum, {
        entry: open.entry,
        at,
        question: open.id,
        answers,
        draws,
        events: log.entries,
      });
      this.entries.append(entry, line);
      this.line.advance(next, entry);
      this.latest = entry;
    } catch (error) {
      luck.undraw();
      throw error;
    }
    this.answers.fill(undefined);
    return this.latest;
  }

  private answerFor(seat: Seat, at: number): GivenAnswer<A> {
    const held = this.answers[seat];
    if (held === undefined) return { seat, action: this.game.fallback(this.line.state, seat), at, by: 'fallback' };
    const { action, at: given, by, inputs } = held;
    return inputs === undefined ? { seat, action, at: given, by } : { seat, action, at: given, by, inputs };
  }

  /** Puts held answers back; those of a question that has closed since are stale. */
  private restore(json: unknown): Refusal | null {
    const problem = this.putBack(json);
    if (problem !== null) return problem;
    const times = this.answers.flatMap((answer) => answer?.at ?? []);
    if (times.length > 0 && this.isAllIn()) this.finish(Math.max(...times));
    return null;
  }

  private putBack(json: unknown): Refusal | null {
    if (!isHeld(json)) return { code: 'held-not-readable' };
    if (json.question !== this.open?.id) return null;
    for (const answer of json.answers) {
      const action = this.check({ ...answer, question: json.question });
      if (!action.ok) return { code: 'held-not-readable', values: { seat: answer.seat } };
      this.answers[answer.seat] = { ...answer, action: action.value };
    }
    return null;
  }
}
