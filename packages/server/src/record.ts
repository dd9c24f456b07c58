import type { JournalHeader, Outcome, Seat } from '@boxcars/engine';
import type { TableSettings, TableState } from '@boxcars/protocol';

/** Someone's chair. `person` is null once they have deleted themselves. */
export interface PersonSeat {
  readonly kind: 'person';
  person: string | null;
  name: string | null;
  /** The hash of their nonce, and the nonce itself once given. */
  promise: string | null;
  nonce: string | null;
  bot: 'away' | 'resigned' | null;
  /** The hash of the key with which a friend may take the seat over. */
  takeOver: string | null;
  /** Whether the table has made that key, as a bot had the seat. Not in rows of earlier servers. */
  isOffered?: boolean;
}

export type SeatRecord =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }
  | PersonSeat;

/** Everything about a table but its match: plain data, kept as one row. */
export interface TableRecord {
  readonly id: string;
  state: TableState;
  readonly settings: TableSettings;
  readonly version: number;
  seats: SeatRecord[];
  host: string | null;
  /** Lets people in who were given the link. */
  readonly key: string;
  serverSeed: string;
  commitment: string;
  failedStarts: number;
  readonly createdAt: number;
  changedAt: number;
  startsBy: number | null;
  pausedAt: number | null;
  outcome: Outcome | null;
  rematch: string | null;
  wishes: { callOff: Seat[]; pause: Seat[] };
  /** People who may not speak here, and people who may not sit down here again. */
  muted: string[];
  removed: string[];
  header: JournalHeader | null;
  entries: number;
  /** How often this row was written. */
  revision: number;
}

/** What a match that goes on holds outside its journal. */
export interface PlayRecord {
  held: unknown;
  /** When the open question was asked. */
  openedAt: number;
  /** When a tell-proof question closes. */
  closesAt: number | null;
  /** Milliseconds left on each seat's live clock. */
  left: number[] | null;
  /** How often in a row each seat's time has run out. */
  misses: number[];
  /** How often this row was written. */
  revision: number;
  /** Standing orders by seat, and by kind of question or name of the game's own order. */
  orders: { [seat: number]: { [kind: string]: unknown } };
  /** The inputs by which orders were left last, by seat. Rows from before they were kept have none. */
  heard?: { [seat: number]: readonly string[] };
}

/** Tables where something is still to happen. */
export const OPEN_STATES: readonly TableState[] = ['open', 'starting', 'playing', 'paused'];

/** Whether the table's match has begun and not ended. */
export function isRunning(record: TableRecord): boolean {
  return record.state === 'playing' || record.state === 'paused';
}

/** Whether nothing more will happen at the table. */
export function isOver(record: TableRecord): boolean {
  return record.state === 'finished' || record.state === 'called-off' || record.state === 'expired';
}

/** The seat of a person, or null. */
export function seatOf(record: TableRecord, person: string | null): Seat | null {
  if (person === null) return null;
  const seat = record.seats.findIndex((one) => one.kind === 'person' && one.person === person);
  return seat < 0 ? null : seat;
}

/** The person's chair at a seat, or null if nobody, or a bot of the table, sits there. */
export function personAt(record: TableRecord, seat: Seat): PersonSeat | null {
  const chair = record.seats[seat];
  return chair?.kind === 'person' ? chair : null;
}

/** Someone is no more: their chair keeps nothing of them. */
export function vacate(record: TableRecord, person: string): void {
  const chair = personAt(record, seatOf(record, person) ?? -1);
  if (chair === null) return;
  chair.person = null;
  chair.name = null;
  chair.takeOver = null;
}

/** Whether a bot answers for this seat. */
export function isBotPlayed(record: TableRecord, seat: Seat): boolean {
  const chair = record.seats[seat];
  return chair === undefined || chair.kind !== 'person' || chair.bot !== null;
}

/** The seats that people play themselves. */
export function playedByPeople(record: TableRecord): Seat[] {
  return record.seats.flatMap((_, seat) => (isBotPlayed(record, seat) ? [] : [seat]));
}
