import type { Compilable, CompiledQuery, Kysely } from 'kysely';

import type { Schema } from './schema.ts';

/** A query that is compiled once for a database, and then only gets other values, in the order in which they stand in it. */
function compiledOnce<R>(
  build: (db: Kysely<Schema>) => Compilable<R>,
): (db: Kysely<Schema>, ...values: readonly (string | number)[]) => Promise<R[]> {
  const known = new WeakMap<Kysely<Schema>, CompiledQuery<R>>();
  return async (db, ...parameters) => {
    const query = known.get(db) ?? build(db).compile();
    known.set(db, query);
    return (await db.executeQuery<R>({ ...query, parameters })).rows;
  };
}

const selectTable = compiledOnce((db) => db.selectFrom('tables').select('data').where('id', '=', ''));

const selectPlay = compiledOnce((db) => db.selectFrom('plays').select('data').where('match', '=', ''));

type Row = { readonly number: number; readonly line: string };

/** The first line that is wanted may be in the middle of a row. */
const selectRows = compiledOnce<Row>((db) =>
  db
    .selectFrom('entries')
    .select(['number', 'line'])
    .where('match', '=', '')
    .where('number', '>=', (query) =>
      query.fn.coalesce(
        query
          .selectFrom('entries')
          .select((latest) => latest.fn.max('number').as('number'))
          .where('match', '=', '')
          .where('number', '<=', 0),
        query.lit(0),
      ),
    )
    .orderBy('number')
    .limit(0),
);

/** The row of a table, as it is kept. */
export async function tableData(db: Kysely<Schema>, id: string): Promise<string | null> {
  return (await selectTable(db, id))[0]?.data ?? null;
}

/** What a match holds outside its journal, as it is kept. */
export async function playData(db: Kysely<Schema>, match: string): Promise<string | null> {
  return (await selectPlay(db, match))[0]?.data ?? null;
}

/** The rows of a journal from the one on that has this line. */
export function entryRows(db: Kysely<Schema>, match: string, first: number, limit: number): Promise<Row[]> {
  return selectRows(db, match, match, first, limit);
}
