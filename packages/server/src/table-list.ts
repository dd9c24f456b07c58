import type { Request, TableInfo } from '@boxcars/protocol';
import type { Kysely } from 'kysely';

import { OPEN_STATES } from './record.ts';
import type { Schema, TablesRow } from './store/schema.ts';

type Asked = Request<'listTables'>;
type Row = Pick<TablesRow, 'id' | 'data' | 'changed_at'>;

const USUAL = 50;
const PAGE = 100;
/** So many tables are looked through for free ones. */
const MOST_PAGES = 10;

/** Public tables, the latest first, as `infoOf` tells of them: in pages, as only a look inside says where a chair is free. */
export async function listTables(
  db: Kysely<Schema>,
  asked: Asked,
  infoOf: (row: Row) => TableInfo,
): Promise<TableInfo[]> {
  const limit = asked.limit ?? USUAL;
  if (asked.free !== 'yes') return (await readPage(db, asked, null, limit)).map(infoOf);
  const found: TableInfo[] = [];
  let last: Row | null = null;
  for (let page = 0; page < MOST_PAGES && found.length < limit; page++) {
    const rows: readonly Row[] = await readPage(db, asked, last, PAGE);
    found.push(...rows.map(infoOf).filter(({ seats }) => seats.some(({ kind }) => kind === 'empty')));
    last = rows.at(-1) ?? null;
    if (rows.length < PAGE) break;
  }
  return found.slice(0, limit);
}

/** The next so many tables after one. */
function readPage(db: Kysely<Schema>, { game, state, free }: Asked, after: Row | null, count: number): Promise<Row[]> {
  // Nobody sits down once the start was asked for.
  const states = free === 'yes' ? (['open'] as const) : OPEN_STATES;
  let query = db
    .selectFrom('tables')
    .select(['id', 'data', 'changed_at'])
    .where('access', '=', 'public')
    .where('state', 'in', state === undefined ? states : [state]);
  if (game !== undefined) query = query.where('game', '=', game);
  if (after !== null) {
    const { changed_at: at, id } = after;
    query = query.where((e) => e.or([e('changed_at', '<', at), e.and([e('changed_at', '=', at), e('id', '<', id)])]));
  }
  return query.orderBy('changed_at', 'desc').orderBy('id', 'desc').limit(count).execute();
}
