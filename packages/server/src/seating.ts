import { accept, refuse, type Result, type Seat } from '@boxcars/engine';
import { hashOfHex, type Request } from '@boxcars/protocol';

import type { Person } from './people.ts';
import { hashOfToken, isSameKey } from './random.ts';
import { personAt, seatOf, type PersonSeat, type SeatRecord, type TableRecord } from './record.ts';
import { makeChair } from './settings.ts';

/** A promise of luck that comes with sitting down. */
export interface Share {
  readonly nonceHash?: string | undefined;
  readonly nonce?: string | undefined;
}

/** A chair with someone on it. By mail the nonce itself comes with sitting down, so that a start waits for nobody. */
export function chairOf(record: Pick<TableRecord, 'settings'>, person: Person, share: Share): Result<PersonSeat> {
  const { nonceHash, nonce } = share;
  if (nonce !== undefined && (nonceHash === undefined || hashOfHex(nonce) !== nonceHash)) {
    return refuse('nonce-differs');
  }
  if (record.settings.clock.kind !== 'mail' && nonce !== undefined) return refuse('nonce-too-early');
  return accept({
    kind: 'person',
    person: person.id,
    name: person.name,
    promise: nonceHash ?? null,
    nonce: nonce ?? null,
    bot: null,
    takeOver: null,
    isOffered: false,
  });
}

/** Whether someone with this key may know of the table. */
export function mayLook(record: TableRecord, person: string | null, key: string | undefined): boolean {
  if (seatOf(record, person) !== null) return true;
  if (record.settings.access === 'link' && !(key !== undefined && isSameKey(key, record.key))) return false;
  return mayLookOn(record);
}

/** Whether someone without a seat may look on. */
export function mayLookOn({ settings, state }: TableRecord): boolean {
  return settings.spectators || state === 'open' || state === 'starting';
}

/** Sits someone down on a free chair. */
export function sitDown(record: TableRecord, person: Person, asked: Request<'join'>): Result<Seat> {
  if (seatOf(record, person.id) !== null) return refuse('already-seated');
  if (record.state !== 'open') return refuse('table-not-open');
  if (record.removed.includes(person.id)) return refuse('removed-from-table');
  const seat = asked.seat ?? record.seats.findIndex(({ kind }) => kind === 'empty');
  const chair = record.seats[seat];
  if (chair === undefined) return refuse('no-free-seat');
  if (chair.kind !== 'empty') return refuse('seat-taken', { seat });
  const made = chairOf(record, person, asked);
  if (!made.ok) return made;
  record.seats[seat] = made.value;
  record.host ??= person.id;
  return accept(seat);
}

/** Frees a chair before the start. The host's role goes to the next person. */
export function standUp(record: TableRecord, seat: Seat): void {
  record.seats[seat] = { kind: 'empty' };
  findHost(record);
}

/** Makes someone who plays themselves the host, when a bot plays for the host or nobody is host. */
export function findHost(record: TableRecord): void {
  const own = seatOf(record, record.host);
  const chair = own === null ? null : personAt(record, own);
  if (chair?.bot === null) return;
  const heir = record.seats.find((other) => isThere(other));
  if (heir === undefined && chair?.bot === 'away') return;
  const next = heir ?? record.seats.find((other) => other.kind === 'person');
  record.host = next?.kind === 'person' ? next.person : null;
}

function isThere(chair: SeatRecord): boolean {
  return chair.kind === 'person' && chair.person !== null && chair.bot === null;
}

/** Frees someone else's chair before the start; they may not sit down here again. */
export function removeSomeone(record: TableRecord, seat: Seat): Result<null> {
  if (record.state !== 'open') return refuse('table-not-open');
  const chair = personAt(record, seat);
  if (chair === null || chair.person === record.host) return refuse('nobody-there', { seat });
  if (chair.person !== null) record.removed.push(chair.person);
  standUp(record, seat);
  return accept(null);
}

/** Puts a bot on a chair, or takes it away. */
export function setChair(record: TableRecord, { seat, chair }: Request<'setSeat'>): Result<null> {
  if (record.state !== 'open') return refuse('table-not-open');
  const old = record.seats[seat];
  if (old === undefined || old.kind === 'person') return refuse('seat-taken', { seat });
  const made = makeChair(chair, seat);
  if (!made.ok) return made;
  record.seats[seat] = made.value;
  return accept(null);
}

/** Makes a key with which a friend may take a seat over valid, by its hash. What the table has offered ends when the person is back. */
export function offerSeat(chair: PersonSeat, hash: string, by: 'person' | 'table'): void {
  chair.takeOver = hash;
  chair.isOffered = by === 'table';
}

/** Someone has their seat back from the bot. */
export function takeBack(chair: PersonSeat): void {
  chair.bot = null;
  if (chair.isOffered === true) chair.takeOver = null;
  chair.isOffered = false;
}

/** Gives the seat to whoever brings its take-over key: the key is used up. */
export function takeOver(record: TableRecord, person: Person, key: string): Result<Seat> {
  const hash = hashOfToken(key);
  const seat = record.seats.findIndex(
    (chair) => chair.kind === 'person' && chair.takeOver !== null && isSameKey(chair.takeOver, hash),
  );
  const chair = personAt(record, seat);
  if (chair === null) return refuse('take-over-not-valid');
  if (seatOf(record, person.id) !== null) return refuse('already-seated');
  const left = chair.person;
  chair.person = person.id;
  chair.name = person.name;
  chair.bot = null;
  chair.takeOver = null;
  chair.isOffered = false;
  if (record.host === left) findHost(record);
  return accept(seat);
}
