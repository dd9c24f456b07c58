import type { Action, Json } from '../action.ts';
import { canonical } from '../canonical.ts';
import type { Draw } from '../chance/chance.ts';
import { hashText } from '../hashing.ts';
import type { GameEvent, LoggedEvent } from '../log.ts';
import type { Seat } from '../seat.ts';

/** Who answered: the player's hand, a standing order, a bot, or the table for the absent. */
export const ANSWERED_BY = ['hand', 'order', 'bot', 'fallback'] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

export const PLAYER_KINDS = ['person', 'bot'] as const;

/** Who sits where when a match starts. */
export interface Player {
  readonly name: string;
  readonly kind: (typeof PLAYER_KINDS)[number];
}

/** What a match is, before anything happens. The checksums start from it. */
export interface JournalHeader {
  /** The version of the format. */
  readonly journal: 1;
  readonly game: string;
  readonly version: number;
  readonly options: { readonly [name: string]: Json };
  readonly seats: readonly Player[];
  /** What the host promised about the luck before it was drawn. */
  readonly commitment?: Json;
}

/** An answer as it was given. `inputs` are the client's ids for it, the last being the one that stood. */
export interface GivenAnswer<A extends Action = Action> {
  readonly seat: Seat;
  readonly action: A;
  readonly at: number;
  readonly by: AnsweredBy;
  readonly inputs?: readonly string[];
}

/** A closed question with all its answers, the luck they drew and the events they caused. Entry 0 is the setup. */
export interface MoveEntry<A extends Action = Action, E extends GameEvent = GameEvent> {
  readonly entry: number;
  readonly at: number;
  /** The question it closed; null for the setup. */
  readonly question: string | null;
  readonly answers: readonly GivenAnswer<A>[];
  readonly draws: readonly Draw[];
  readonly events: readonly LoggedEvent<E>[];
  readonly sum: string;
}

/** A choice taken back: play goes on as it was before the entry `reverts`. */
export interface UndoEntry {
  readonly entry: number;
  readonly at: number;
  /** The question that was open, closed by this. */
  readonly question: string;
  readonly seat: Seat;
  readonly reverts: number;
  readonly inputs?: readonly string[];
  readonly sum: string;
}

export type Entry<A extends Action = Action, E extends GameEvent = GameEvent> = MoveEntry<A, E> | UndoEntry;

/** An entry without its checksum. */
export type Unsummed<T> = Omit<T, 'sum'>;

export function isUndo(entry: Entry): entry is UndoEntry {
  return 'reverts' in entry;
}

/** The checksum that the chain starts from. */
export function sumOfHeader(header: JournalHeader): string {
  return hashText(canonical(header));
}

/** The checksum of an entry: of the one before it and its own text. */
export function sumAfter(previous: string, text: string): string {
  return hashText(`${previous}\n${text}`);
}

/** The entry, which gets its checksum, and the line it is in a journal. */
export function seal<T extends MoveEntry | UndoEntry>(
  previous: string,
  entry: Unsummed<T>,
): { readonly entry: T; readonly line: string } {
  const text = JSON.stringify(entry);
  const sum = sumAfter(previous, text);
  const summed = entry as T;
  (summed as { sum: string }).sum = sum;
  return { entry: summed, line: `${text.slice(0, -1)},"sum":"${sum}"}` };
}

/** The id of a question: the number of the entry that will close it, and its kind. No two in a match are alike. */
export function questionId(entry: number, kind: string): string {
  return `${entry}:${kind}`;
}

const MOST_DIGITS = 9;

/** The number of the entry that closes a question, or -1 when the text is no question's id. */
export function entryOf(question: string): number {
  const end = question.indexOf(':');
  if (end < 1 || end > MOST_DIGITS) return -1;
  let number = 0;
  for (let i = 0; i < end; i++) {
    const digit = question.charCodeAt(i) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return -1;
    number = 10 * number + digit;
  }
  return number;
}

const ZERO = '0'.charCodeAt(0);
