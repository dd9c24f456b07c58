import type { Store } from './store.ts';

/** Where lines are looked for: a store, or one moment of it. */
type Place = Pick<Store, 'kind' | 'db'>;

/** The lines of a journal after an entry. */
export async function linesAfter(place: Place, match: string, after: number, limit = 1_000_000): Promise<string[]> {
  const rows = await rowsOf(place, match, after + 1, Number.MAX_SAFE_INTEGER)
    .limit(limit)
    .execute();
  return rows.map(({ line }) => line);
}

/** One line of a journal by its number. */
export async function lineAt(place: Place, match: string, number: number): Promise<string | null> {
  const row = await rowsOf(place, match, number, number).executeTakeFirst();
  return row?.line ?? null;
}

/** Both tables in one statement: lines may be moved from one to the other between two. */
function rowsOf({ kind, db }: Place, match: string, first: number, last: number) {
  const rowsIn = (table: 'entries' | 'recent') =>
    db
      .selectFrom(table)
      .select(['number', 'line'])
      .where('match', '=', match)
      .where('number', '>=', first)
      .where('number', '<=', last);
  const rows = kind === 'sqlite' ? rowsIn('entries').unionAll(rowsIn('recent')) : rowsIn('entries');
  return rows.orderBy('number');
}
