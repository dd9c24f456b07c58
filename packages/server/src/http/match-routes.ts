import { accept, refuse, writeJournal, type Entry, type Result } from '@boxcars/engine';
import { checkProof, type MatchFile } from '@boxcars/protocol';

import { proofOf } from '../ceremony.ts';
import { readEntries } from '../match-file.ts';
import type { Person } from '../people.ts';
import { isOver, seatOf, type TableRecord } from '../record.ts';
import { eventsOf } from '../telling.ts';
import { coachRoutes } from './coach-routes.ts';
import { open, type Route, type Visit } from './route.ts';

const ALL = 1_000_000;
const MOST_ENTRIES = 500;

type Look = Visit<{ readonly key?: string | undefined }, Person | null>;

/** The record of a match that is over, for those who may have it: of a table by link, the seated alone. */
async function overRecord({ office, person, params, body }: Look): Promise<Result<TableRecord>> {
  const found = await office.hall.find(params['table'] ?? '', person?.id ?? null, body.key);
  if (!found.ok) return found;
  const { record } = found.value;
  const isSeated = seatOf(record, person?.id ?? null) !== null;
  if (!isSeated && (record.settings.access === 'link' || !record.settings.spectators)) return refuse('no-such-table');
  if (!isOver(record) || record.header === null) return refuse('match-not-over');
  return accept(record);
}

async function entriesOf({ office }: Look, record: TableRecord): Promise<Entry[]> {
  return readEntries(office.house, record.id, -1, ALL);
}

/** What a match leaves behind. Nothing here is given before it is over. */
export const matchRoutes: readonly Route[] = [
  open('GET', '/api/tables/:table/entries', 'readEntries', 'readEntries', async ({ office, person, params, body }) => {
    const found = await office.hall.find(params['table'] ?? '', person?.id ?? null, body.key);
    if (!found.ok) return found;
    const entries = await readEntries(office.house, found.value.id, body.after ?? -1, MOST_ENTRIES);
    const viewer = seatOf(found.value.record, person?.id ?? null) ?? -1;
    return accept({ entries: entries.map((entry) => eventsOf(entry, viewer)) });
  }),
  open('GET', '/api/tables/:table/match', 'downloadMatch', 'lookAtTable', async (visit) => {
    const over = await overRecord(visit);
    if (!over.ok) return over;
    const record = over.value;
    if (record.header === null) return refuse('match-not-over');
    const file: MatchFile = {
      match: 1,
      names: record.seats.map((chair) => (chair.kind === 'empty' ? null : chair.name)),
      proof: proofOf(record),
      journal: writeJournal({ header: record.header, entries: await entriesOf(visit, record) }),
    };
    void visit.reply.header('content-disposition', `attachment; filename="boxcars-${record.id}.json"`);
    return accept(file);
  }),
  open('GET', '/api/tables/:table/draws', 'readDraws', 'lookAtTable', async (visit) => {
    const over = await overRecord(visit);
    if (!over.ok) return over;
    const proof = proofOf(over.value);
    const seed = checkProof(proof);
    if (!seed.ok) return seed;
    const entries = await entriesOf(visit, over.value);
    const draws = entries.flatMap((entry) =>
      'draws' in entry ? entry.draws.map((draw) => ({ entry: entry.entry, ...draw })) : [],
    );
    return accept({ proof, seed: Buffer.from(seed.value).toString('hex'), draws });
  }),
  open('GET', '/api/tables/:table/replay', 'readReplay', 'lookAtTable', async (visit) => {
    const over = await overRecord(visit);
    if (!over.ok) return over;
    const { db } = visit.office.house.store;
    const find = (): Promise<{ readonly data: string } | undefined> =>
      db.selectFrom('replays').select('data').where('match', '=', over.value.id).executeTakeFirst();
    let row = await find();
    if (row === undefined) {
      await visit.office.hall.freeze(over.value);
      row = await find();
    }
    return row === undefined ? refuse('match-not-over') : accept(JSON.parse(row.data) as unknown);
  }),
  ...coachRoutes,
];
