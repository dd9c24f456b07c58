import type { TableRecord } from './record.ts';
import type { Statements } from './store/statements.ts';
import type { Write } from './store/store.ts';

/** What keeps a table: its row, and a row for everyone who sits there and is not among those `seated` before. */
export function tableRow(statements: Statements, record: TableRecord, seated: Set<string>): Write[] {
  const { id, state, settings, changedAt, revision } = record;
  const { game, access } = settings;
  const data = JSON.stringify(record);
  const writes = [statements.table({ id, game, state, access, changed_at: changedAt, data, revision })];
  for (const chair of record.seats) {
    if (chair.kind !== 'person' || chair.person === null || seated.has(chair.person)) continue;
    seated.add(chair.person);
    writes.push(statements.seating(id, chair.person));
  }
  return writes;
}
