import type { GameEvent } from '@boxcars/engine';

import type { Asked, EntryEvents, Moment, ServerMessage, Yours } from './server-message.ts';

/** The fields of `T` that may be left out of a frame. */
type Short<T, Left extends keyof T> = Omit<T, Left> & Partial<Pick<T, Left>>;

/**
 * A moment as a frame has it: its fields stand in the message itself, and what is null, false or empty is left out. So are
 * the kind of the question, which its id has, the mode of a turn, and listed answers that are all of the question's options.
 */
interface ShortMoment {
  readonly entry: number;
  readonly asked?: Short<Omit<Asked, 'kind'>, 'mode' | 'answered' | 'closesAt'>;
  readonly yours?: Short<Yours, 'legal' | 'pending'>;
  readonly canUndo?: boolean;
  readonly clocks?: Moment['clocks'];
}

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

type ShortSync = Omit<Of<'sync'>, 'moment'> & ShortMoment;

/** `input` is the reader's own that made this entry: the receipt for it. */
type ShortEntry = Omit<Of<'entry'>, 'moment' | 'events'> &
  ShortMoment &
  Pick<EntryEvents, 'at' | 'undoes'> & { readonly events?: readonly GameEvent[]; readonly input?: string };

/** Reads a frame of a server: one message, or an entry and the receipt that came with it. */
export function readServerFrame(frame: string): readonly ServerMessage[] {
  const message = JSON.parse(frame) as Exclude<ServerMessage, Of<'sync' | 'entry'>> | ShortSync | ShortEntry;
  if (message.t === 'entry') return readEntry(message);
  if (message.t !== 'sync') return [message];
  const { t, table, seat, view, entries, orders } = message;
  return [{ t, table, seat, view, entries, moment: momentOf(message), orders }];
}

function readEntry(message: ShortEntry): readonly ServerMessage[] {
  const { table, entry, at, events = [], undoes, changes, input } = message;
  const told: EntryEvents = undoes === undefined ? { entry, at, events } : { entry, at, events, undoes };
  const read: ServerMessage = { t: 'entry', table, events: told, changes, moment: momentOf(message) };
  return input === undefined ? [read] : [read, { t: 'receipt', table, input }];
}

function momentOf({ entry, asked, yours, canUndo = false, clocks = null }: ShortMoment): Moment {
  return {
    entry,
    asked: asked === undefined ? null : askedOf(asked),
    yours: yours === undefined ? null : yoursOf(yours),
    canUndo,
    clocks,
  };
}

function askedOf({
  id,
  seats,
  mode = 'turn',
  answered = [],
  closesAt = null,
}: NonNullable<ShortMoment['asked']>): Asked {
  return { id, kind: id.slice(id.indexOf(':') + 1), mode, seats, answered, closesAt };
}

function yoursOf({ question, legal = question.options, pending = null }: NonNullable<ShortMoment['yours']>): Yours {
  return { question, legal, pending };
}
