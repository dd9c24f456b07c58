import type { Action } from '../action.ts';
import { hashState, isSame } from '../canonical.ts';
import { ChanceError } from '../chance/chance.ts';
import { RecordedChance } from '../chance/recorded.ts';
import type { Game } from '../game.ts';
import { EventLog, eventFor, type GameEvent } from '../log.ts';
import type { Outcome } from '../outcome.ts';
import { accept, refuse, type Refusal, type Result } from '../refusal.ts';
import type { Viewer } from '../seat.ts';
import type { Open } from '../secret.ts';
import { isUndo, questionId, type Entry, type GivenAnswer, type MoveEntry, type UndoEntry } from './entry.ts';
import type { Journal } from './journal.ts';
import { Line } from './line.ts';
import { checkStart } from './start.ts';

/** What a replay found to differ from the journal. */
export const DIFFERENCES = ['question', 'answers', 'draws', 'events', 'undo', 'rules'] as const;
export type Difference = (typeof DIFFERENCES)[number];

/** A replayed match: every position of it, for whoever looks. Holds a state for each entry. */
export class Replay<S, A extends Action, E extends GameEvent, V, O> {
  readonly journal: Journal;
  private readonly game: Game<S, A, E, V, O>;
  private readonly states: readonly S[];

  constructor(game: Game<S, A, E, V, O>, journal: Journal, states: readonly S[]) {
    this.game = game;
    this.journal = journal;
    this.states = states;
  }

  /** What the viewer may know after this entry. */
  viewAt(entry: number, viewer: Viewer): Open<V> {
    return this.game.view(this.stateAt(entry), viewer);
  }

  /** A viewer who saw the very same after this entry. */
  sightAt(entry: number, viewer: Viewer): Viewer {
    return this.game.sight?.(this.stateAt(entry), viewer) ?? viewer;
  }

  /** What the viewer was told by this entry. */
  eventsFor(entry: number, viewer: Viewer): E[] {
    const found = this.journal.entries[entry];
    if (found === undefined) throw new RangeError(`no entry ${entry}`);
    return isUndo(found) ? [] : found.events.map((logged) => eventFor(logged, viewer) as E);
  }

  /** The fingerprint of the state after this entry. */
  hashAt(entry: number): string {
    return hashState(this.stateAt(entry));
  }

  /** The end result, or null if the journal ends before the game does. */
  outcome(): Outcome | null {
    return this.game.outcome(this.stateAt(this.states.length - 1));
  }

  private stateAt(entry: number): S {
    const state = this.states[entry];
    if (state === undefined) throw new RangeError(`no entry ${entry}`);
    return state;
  }
}

/** Plays a journal again with its own luck. Refused with the number of the first entry that doesn't come out the same. */
export function replay<S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  journal: Journal,
): Result<Replay<S, A, E, V, O>> {
  const states: S[] = [];
  const line = playAgain(game, journal, (state) => states.push(state));
  return line.ok ? accept(new Replay(game, journal, states)) : line;
}

/** Plays a journal again entry by entry; `visit` gets the state after each, which is never changed afterwards. */
export function playAgain<S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  journal: Journal,
  visit?: (state: S, entry: Entry) => void,
): Result<Line<S, A, E>> {
  const problem = checkHeader(game, journal);
  if (problem !== null) return { ok: false, refusal: problem };
  const player = new JournalPlayer(game, journal);
  for (const entry of journal.entries) {
    const difference = player.play(entry);
    if (difference !== null) return refuse('replay-differs', { entry: entry.entry, part: difference });
    visit?.(player.line.state, entry);
  }
  return accept(player.line);
}

/** Goes on from a line of play with one more recorded entry: what differs, or null. Then the line has moved on. */
export function playOn<S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  journal: Journal,
  line: Line<S, A, E>,
  entry: Entry,
): Difference | null {
  return new JournalPlayer(game, journal, { line, number: entry.entry }).play(entry);
}

function checkHeader<S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  { header, entries }: Journal,
): Refusal | null {
  if (header.game !== game.id) return { code: 'unknown-game', values: { game: header.game } };
  if (header.version !== game.version) {
    return { code: 'unknown-version', values: { version: header.version, known: game.version } };
  }
  if (entries.length === 0) return { code: 'journal-cut-off', values: { entry: 0 } };
  const options = checkStart(game, header.seats.length, header.options);
  return options.ok ? null : options.refusal;
}

/** Carries out recorded entries and compares what comes of them. */
class JournalPlayer<S, A extends Action, E extends GameEvent, V, O> {
  private readonly game: Game<S, A, E, V, O>;
  private readonly journal: Journal;
  private readonly drawn = new Set<string>();
  private started: Line<S, A, E> | null;
  private number: number;

  constructor(
    game: Game<S, A, E, V, O>,
    journal: Journal,
    at: { readonly line: Line<S, A, E> | null; readonly number: number } = { line: null, number: 0 },
  ) {
    this.game = game;
    this.journal = journal;
    this.started = at.line;
    this.number = at.number;
  }

  get line(): Line<S, A, E> {
    if (this.started === null) throw new Error('the setup was not played');
    return this.started;
  }

  /** What differs, or null. Whatever the rules throw at a wrong journal counts as a difference. */
  play(entry: Entry): Difference | null {
    try {
      const difference = this.number === 0 ? this.setup(entry) : isUndo(entry) ? this.undo(entry) : this.move(entry);
      this.number += 1;
      return difference;
    } catch (error) {
      return error instanceof ChanceError ? 'draws' : 'rules';
    }
  }

  private setup(entry: Entry): Difference | null {
    if (isUndo(entry) || entry.question !== null) return 'question';
    const { seats, options } = this.journal.header;
    const log = new EventLog<E>();
    const luck = this.luckOf(entry);
    if (luck === null) return 'draws';
    this.started = new Line(this.game.setup(seats.length, options as O, luck, log));
    return differenceIn(entry, luck, log);
  }

  private move(entry: MoveEntry): Difference | null {
    const asked = this.game.window(this.line.state);
    if (asked === null || entry.question !== questionId(this.number, asked.kind)) return 'question';
    if (
      !isSame(
        asked.seats,
        entry.answers.map((answer) => answer.seat),
      )
    )
      return 'question';
    const answers = this.readAnswers(entry);
    if (answers === null) return 'answers';
    const luck = this.luckOf(entry);
    if (luck === null) return 'draws';
    const bySeat: A[] = [];
    for (const { seat, action } of answers) bySeat[seat] = action;
    const log = new EventLog<E>();
    const next = this.game.clone(this.line.state);
    this.game.apply(next, bySeat, luck, log);
    const difference = differenceIn(entry, luck, log);
    if (difference === null) this.line.advance(next, { ...entry, answers, events: log.entries });
    return difference;
  }

  private undo(entry: UndoEntry): Difference | null {
    const { latest } = this.line;
    if (latest?.seat !== entry.seat || latest.entry !== entry.reverts) return 'undo';
    const asked = this.game.window(this.line.state);
    if (asked === null || entry.question !== questionId(this.number, asked.kind)) return 'question';
    this.line.takeBack();
    return null;
  }

  /** The answers with the game's own actions, or null if one was not legal. */
  private readAnswers(entry: MoveEntry): GivenAnswer<A>[] | null {
    const answers: GivenAnswer<A>[] = [];
    for (const answer of entry.answers) {
      const action = this.game.parseAction(answer.action);
      if (action === null || this.game.refuse(this.line.state, answer.seat, action) !== null) return null;
      answers.push({ ...answer, action });
    }
    return answers;
  }

  /** The luck of one entry, or null if a key was drawn before. */
  private luckOf(entry: MoveEntry): RecordedChance | null {
    for (const { key } of entry.draws) {
      if (this.drawn.has(key)) return null;
      this.drawn.add(key);
    }
    return new RecordedChance(entry.draws);
  }
}

function differenceIn<E extends GameEvent>(
  entry: MoveEntry,
  luck: RecordedChance,
  log: EventLog<E>,
): Difference | null {
  if (luck.unused().length > 0) return 'draws';
  return isSame(entry.events, log.entries) ? null : 'events';
}
