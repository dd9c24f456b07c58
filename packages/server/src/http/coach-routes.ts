import { accept, FastChance, refuse, writeHeader, type Result } from '@boxcars/engine';

import { readLines } from '../match-file.ts';
import type { Person } from '../people.ts';
import { newNumber } from '../random.ts';
import { isOver, seatOf } from '../record.ts';
import { localeOf } from '../sentence.ts';
import type { Table } from '../table.ts';
import { personal, type Route, type Visit } from './route.ts';

type Look = Visit<unknown, Person>;

/** The table of a person who sits there, and their seat. */
async function seated({ office, person, params }: Look): Promise<Result<{ table: Table; seat: number }>> {
  const found = await office.hall.find(params['table'] ?? '', person.id, undefined);
  if (!found.ok) return found;
  const seat = seatOf(found.value.record, person.id);
  return seat === null ? refuse('not-seated') : { ok: true, value: { table: found.value, seat } };
}

/** What the coach thinks of one's open question: where the table's coach is for practice. */
async function advise(visit: Look): Promise<Result<unknown>> {
  const at = await seated(visit);
  if (!at.ok) return at;
  const { table, seat } = at.value;
  if (table.record.settings.coach !== 'practice') return refuse('coach-off');
  const match = table.play?.match;
  if (match === undefined || table.record.state !== 'playing') return refuse('not-playing');
  const open = match.open;
  if (open === null || !open.window.seats.includes(seat)) return refuse('not-asked');
  const { house, coach } = visit.office;
  const locale = localeOf(visit.request.headers['accept-language']);
  const advice = await coach.advise(visit.person.id, `${table.id} ${seat} ${open.id} ${locale}`, () => ({
    game: match.game.id,
    version: match.game.version,
    seat,
    state: match.resample(seat, new FastChance(newNumber(house.random))),
    seed: newNumber(house.random),
    locale,
  }));
  return advice.ok ? accept({ question: open.id, advice: advice.value }) : advice;
}

/** One's most costly choices in a match that is over, unless the table has no coach. */
async function review(visit: Look): Promise<Result<unknown>> {
  const at = await seated(visit);
  if (!at.ok) return at;
  const { table, seat } = at.value;
  const { record } = table;
  if (record.settings.coach === 'off') return refuse('coach-off');
  const { header } = record;
  if (!isOver(record) || header === null) return refuse('match-not-over');
  const { house, coach } = visit.office;
  const locale = localeOf(visit.request.headers['accept-language']);
  const costly = await coach.review(visit.person.id, `${record.id} ${seat} ${locale}`, async () => ({
    match: { header: writeHeader(header), lines: await readLines(house, record.id, -1) },
    seat,
    locale,
  }));
  return costly.ok ? accept({ costly: costly.value }) : costly;
}

/** The coach: during play where it is for practice, and after the match. */
export const coachRoutes: readonly Route[] = [
  personal('GET', '/api/tables/:table/advice', 'readAdvice', 'lookAtTable', advise),
  personal('GET', '/api/tables/:table/review', 'readReview', 'lookAtTable', review),
];
