import { accept, refuse, type Result, type Seat } from '@boxcars/engine';
import type { Request } from '@boxcars/protocol';

import type { Person } from '../people.ts';
import { hashOfToken, newToken } from '../random.ts';
import { isOver, isRunning, personAt, seatOf } from '../record.ts';
import { rematch } from '../rematch.ts';
import { offerSeat, removeSomeone, setChair, sitDown, takeOver } from '../seating.ts';
import type { Table } from '../table.ts';
import { open, personal, type Office, type Route, type Visit } from './route.ts';
import { findSomeone } from './someone.ts';

type Params = { readonly [name: string]: string };

function find(office: Office, person: Person | null, params: Params, key?: string): Promise<Result<Table>> {
  return office.hall.find(params['table'] ?? '', person?.id ?? null, key);
}

/** Once everything before it is durable: the table as this person sees it. */
async function infoOf({ office, person }: Visit<unknown, Person>, table: Table): Promise<Result<unknown>> {
  const info = table.info(person.id);
  await new Promise<void>((resolve, reject) => office.house.ledger.add(table.id, [], resolve, reject));
  return accept({ table: info });
}

/** Does something for the person who sits at a table. */
async function asSeated<B>(
  visit: Visit<B, Person>,
  act: (table: Table, seat: Seat) => Result<unknown>,
): Promise<Result<unknown>> {
  const found = await find(visit.office, visit.person, visit.params);
  if (!found.ok) return found;
  const seat = seatOf(found.value.record, visit.person.id);
  if (seat === null) return refuse('not-seated');
  const done = act(found.value, seat);
  return done.ok ? infoOf(visit, found.value) : done;
}

/** Does something that the host alone may do. */
function asHost<B>(visit: Visit<B, Person>, act: (table: Table) => Result<unknown>): Promise<Result<unknown>> {
  return asSeated(visit, (table) => (table.record.host === visit.person.id ? act(table) : refuse('not-host')));
}

/** Changes the record, then saves it and tells everyone. */
function change(table: Table, act: () => Result<unknown>): Result<unknown> {
  const done = act();
  if (!done.ok) return done;
  table.reseat();
  table.changed();
  return done;
}

function leave(table: Table, seat: Seat): Result<unknown> {
  if (isRunning(table.record)) table.resign(seat);
  else if (table.record.state === 'open') table.freeSeat(seat);
  else if (table.record.state === 'starting') return refuse('table-not-open');
  return accept(null);
}

/** Finding a table and sitting down. */
const beforeTheStart: readonly Route[] = [
  open('GET', '/api/tables', 'listTables', 'listTables', async ({ office, person, body }) =>
    accept({ tables: await office.hall.list(person?.id ?? null, body) }),
  ),
  personal('POST', '/api/tables', 'createTable', 'createTable', async (visit) => {
    const made = await visit.office.hall.create(visit.person, visit.body);
    return made.ok ? infoOf(visit, made.value) : made;
  }),
  open('GET', '/api/tables/:table', 'readTable', 'lookAtTable', async ({ office, person, params, body }) => {
    const found = await find(office, person, params, body.key);
    return found.ok ? accept({ table: found.value.info(person?.id ?? null) }) : found;
  }),
  personal('POST', '/api/tables/:table/join', 'join', 'join', async (visit) => {
    const found = await find(visit.office, visit.person, visit.params, visit.body.key);
    if (!found.ok) return found;
    const table = found.value;
    const sat = change(table, () => sitDown(table.record, visit.person, visit.body));
    return sat.ok ? infoOf(visit, table) : sat;
  }),
  personal('POST', '/api/tables/:table/leave', 'leave', 'nothing', (visit) => asSeated(visit, leave)),
  personal('POST', '/api/tables/:table/remove', 'removeSomeone', 'atSeat', (visit) =>
    asHost(visit, (table) => change(table, () => removeSomeone(table.record, visit.body.seat))),
  ),
  personal('POST', '/api/tables/:table/seats', 'setSeat', 'setSeat', (visit) =>
    asHost(visit, (table) => change(table, () => setChair(table.record, visit.body))),
  ),
  personal('POST', '/api/tables/:table/start', 'start', 'start', (visit) =>
    asHost(visit, (table) => table.start(visit.body.without ?? false)),
  ),
];

function whilePlaying(act: (table: Table, seat: Seat) => Result<unknown>): typeof act {
  return (table, seat) => (isRunning(table.record) ? act(table, seat) : refuse('not-playing'));
}

function done(act: () => void): Result<unknown> {
  act();
  return accept(null);
}

/** The key with which a friend may take a seat over: from its owner, or from the host once a bot has it. */
async function makeTakeOver(visit: Visit<{ readonly seat: Seat }, Person>): Promise<Result<unknown>> {
  const key = newToken(visit.office.house.random);
  const made = await asSeated(
    visit,
    whilePlaying((table, own) => {
      const { seat } = visit.body;
      const chair = personAt(table.record, seat);
      const isHost = table.record.host === visit.person.id;
      if (chair === null) return refuse('nobody-there', { seat });
      if (seat !== own && !(isHost && chair.bot !== null)) return refuse('not-host');
      offerSeat(chair, hashOfToken(key), seat === own ? 'person' : 'table');
      table.changed();
      return accept(null);
    }),
  );
  return made.ok ? accept({ key }) : made;
}

/** The host has someone say no more at this table, or again: also someone who only looks on. */
async function mute(visit: Visit<Request<'mute'>, Person>): Promise<Result<unknown>> {
  const found = await find(visit.office, visit.person, visit.params);
  const someone = found.ok ? await findSomeone(visit.office, found.value, visit.body) : found;
  return asHost(visit, (table) =>
    change(table, () => {
      if (!someone.ok) return someone;
      const others = table.record.muted.filter((other) => other !== someone.value.id);
      table.record.muted = visit.body.mute ? [...others, someone.value.id] : others;
      return accept(null);
    }),
  );
}

/** Everything people may do during a match, beside answering. */
const duringTheMatch: readonly Route[] = [
  personal('POST', '/api/tables/:table/resign', 'resign', 'nothing', (visit) =>
    asSeated(
      visit,
      whilePlaying((table, seat) => done(() => table.resign(seat))),
    ),
  ),
  personal('POST', '/api/tables/:table/return', 'comeBack', 'nothing', (visit) =>
    asSeated(
      visit,
      whilePlaying((table, seat) => done(() => table.comeBack(seat))),
    ),
  ),
  personal('POST', '/api/tables/:table/call-off', 'wishCallOff', 'wish', (visit) =>
    asSeated(
      visit,
      whilePlaying((table, seat) => done(() => table.wish(seat, 'callOff', visit.body.wish))),
    ),
  ),
  personal('POST', '/api/tables/:table/pause', 'wishPause', 'wish', (visit) =>
    asSeated(
      visit,
      whilePlaying((table, seat) => done(() => table.wish(seat, 'pause', visit.body.wish))),
    ),
  ),
  personal('POST', '/api/tables/:table/go-on', 'goOn', 'nothing', (visit) =>
    asSeated(visit, (table, seat) => table.unpause(seat)),
  ),
  personal('POST', '/api/tables/:table/take-over-key', 'makeTakeOver', 'atSeat', makeTakeOver),
  personal('POST', '/api/tables/:table/take-over', 'takeOver', 'takeOver', async (visit) => {
    const table = await visit.office.hall.get(visit.params['table'] ?? '');
    if (table === null || !isRunning(table.record)) return refuse('take-over-not-valid');
    const taken = takeOver(table.record, visit.person, visit.body.key);
    if (!taken.ok) return taken;
    table.play?.handOver(taken.value);
    table.reseat();
    table.changed(table.play === null ? [] : [table.play.row()]);
    table.play?.goOn();
    return infoOf(visit, table);
  }),
  personal('POST', '/api/tables/:table/mute', 'mute', 'mute', mute),
  personal('POST', '/api/tables/:table/rematch', 'rematch', 'rematch', async (visit) => {
    const found = await find(visit.office, visit.person, visit.params);
    if (!found.ok) return found;
    if (!isOver(found.value.record)) return refuse('not-over');
    const next = await rematch(visit.office, found.value, visit.person, visit.body);
    return next.ok ? infoOf(visit, next.value) : next;
  }),
  open('GET', '/api/tables/:table/chat', 'readChat', 'lookAtTable', async ({ office, person, params, body }) => {
    const found = await find(office, person, params, body.key);
    if (!found.ok) return found;
    return accept(await office.chat.read(found.value.record, person?.id ?? null));
  }),
];

export const tableRoutes: readonly Route[] = [...beforeTheStart, ...duringTheMatch];
