import type { Action } from '../action.ts';
import { eventFor, type GameEvent } from '../log.ts';
import type { Seat, Viewer } from '../seat.ts';
import { isUndo, type Entry, type JournalHeader } from './entry.ts';
import type { Journal } from './journal.ts';

/** What one viewer may see of an entry while the match goes on: no luck, no checksums, nobody else's answers. */
export interface SeenEntry<A extends Action = Action, E extends GameEvent = GameEvent> {
  readonly entry: number;
  readonly at: number;
  readonly question: string | null;
  /** The viewer's own answer. */
  readonly mine?: A;
  readonly events: readonly E[];
  /** The entry that this one takes back, and who did so. */
  readonly reverts?: number;
  readonly seat?: Seat;
}

/** What one viewer may see of a match while it goes on. */
export interface SeenJournal {
  readonly header: JournalHeader;
  readonly viewer: Viewer;
  readonly entries: readonly SeenEntry[];
}

/** The form of an entry that `viewer` is sent. */
export function entryFor<A extends Action, E extends GameEvent>(entry: Entry<A, E>, viewer: Viewer): SeenEntry<A, E> {
  const { at, question } = entry;
  if (isUndo(entry)) return { entry: entry.entry, at, question, events: [], reverts: entry.reverts, seat: entry.seat };
  const own = entry.answers.find((answer) => answer.seat === viewer);
  return {
    entry: entry.entry,
    at,
    question,
    ...(own === undefined ? {} : { mine: own.action }),
    events: entry.events.map((logged) => eventFor(logged, viewer)),
  };
}

/** A person's export of a match that goes on: only what that viewer may see. */
export function journalFor({ header, entries }: Journal, viewer: Viewer): SeenJournal {
  return { header, viewer, entries: entries.map((entry) => entryFor(entry, viewer)) };
}
