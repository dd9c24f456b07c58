import type { TableRecord } from './record.ts';
import type { Store, Write } from './store/store.ts';

/** What keeps a table: its row, and a row for everyone who sits there. */
export function tableRow({ db }: Store, record: TableRecord): Write[] {
  const { id, state, settings, changedAt } = record;
  const row = {
    id,
    game: settings.game,
    state,
    access: settings.access,
    changed_at: changedAt,
    data: JSON.stringify(record),
    revision: record.revision,
  };
  const table = db
    .insertInto('tables')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ state, changed_at: changedAt, data: row.data, revision: row.revision })
        .where('tables.revision', '=', row.revision - 1),
    )
    .compile();
  const people = record.seats.flatMap((chair) =>
    chair.kind === 'person' && chair.person !== null ? [chair.person] : [],
  );
  const seatings = people.map((person) =>
    db
      .insertInto('seatings')
      .values({ table_id: id, person })
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
  );
  return [{ sql: table.sql, parameters: table.parameters, isGuarded: true }, ...seatings];
}
