import { sql } from 'kysely';

import type { TablesRow } from './schema.ts';
import type { Store, Write } from './store.ts';

/** Statements that are used for every move: compiled once, then only their values change. */
export interface Statements {
  readonly entry: (match: string, number: number, line: string) => Write;
  readonly play: (match: string, wakeAt: number | null, revision: number, data: string) => Write;
  readonly endPlay: (match: string) => Write;
  readonly table: (row: TablesRow) => Write;
  readonly seating: (table: string, person: string) => Write;
}

export function makeStatements(store: Store): Statements {
  return { ...matchStatements(store), ...tableStatements(store) };
}

function matchStatements({ db }: Store): Pick<Statements, 'entry' | 'play' | 'endPlay'> {
  const entry = db.insertInto('entries').values({ match: '', number: 0, line: '' }).compile().sql;
  const play = db
    .insertInto('plays')
    .values({ match: '', wake_at: 0, revision: 0, data: '' })
    .onConflict((conflict) =>
      conflict
        .column('match')
        .doUpdateSet((up) => ({
          wake_at: up.ref('excluded.wake_at'),
          revision: up.ref('excluded.revision'),
          data: up.ref('excluded.data'),
        }))
        .where('plays.revision', '=', sql<number>`excluded.revision - 1`),
    )
    .compile().sql;
  const endPlay = db.deleteFrom('plays').where('match', '=', '').compile().sql;
  return {
    entry: (match, number, line) => ({ sql: entry, parameters: [match, number, line], isLine: true }),
    play: (match, wakeAt, revision, data) => ({
      sql: play,
      parameters: [match, wakeAt, revision, data],
      isGuarded: true,
    }),
    endPlay: (match) => ({ sql: endPlay, parameters: [match] }),
  };
}

function tableStatements({ db }: Store): Pick<Statements, 'table' | 'seating'> {
  const row: TablesRow = { id: '', game: '', state: '', access: '', changed_at: 0, data: '', revision: 0 };
  const table = db
    .insertInto('tables')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((up) => ({
          state: up.ref('excluded.state'),
          changed_at: up.ref('excluded.changed_at'),
          data: up.ref('excluded.data'),
          revision: up.ref('excluded.revision'),
        }))
        .where('tables.revision', '=', sql<number>`excluded.revision - 1`),
    )
    .compile().sql;
  const seating = db
    .insertInto('seatings')
    .values({ table_id: '', person: '' })
    .onConflict((conflict) => conflict.doNothing())
    .compile().sql;
  return {
    table: ({ id, game, state, access, changed_at, data, revision }) => ({
      sql: table,
      parameters: [id, game, state, access, changed_at, data, revision],
      isGuarded: true,
    }),
    seating: (id, person) => ({ sql: seating, parameters: [id, person] }),
  };
}
