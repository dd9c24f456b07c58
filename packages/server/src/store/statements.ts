import { sql } from 'kysely';

import type { Store, Write } from './store.ts';

/** Statements that are used for every move: compiled once, then only their values change. */
export interface Statements {
  readonly entry: (match: string, number: number, line: string) => Write;
  readonly play: (match: string, wakeAt: number | null, revision: number, data: string) => Write;
  readonly endPlay: (match: string) => Write;
}

/**
 * A line of a journal for SQLite: it goes to the recent ones, unless its number is among the entries already. Whatever
 * fails takes its whole group with it, so no statement has to be undone by itself: `or fail` spares the copies for that.
 */
const RECENT_ENTRY = `
  with fresh (match, number, line) as (values (?, ?, ?))
  insert or fail into recent (match, number, line)
  select match, number, line from fresh
  where not exists (select 1 from entries where entries.match = fresh.match and entries.number = fresh.number)
`.replaceAll('match', '"match"');

export function makeStatements({ kind, db }: Store): Statements {
  const entry =
    kind === 'sqlite'
      ? RECENT_ENTRY
      : db.insertInto('entries').values({ match: '', number: 0, line: '' }).compile().sql;
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
    entry: (match, number, line) => ({ sql: entry, parameters: [match, number, line], isGuarded: true }),
    play: (match, wakeAt, revision, data) => ({
      sql: play,
      parameters: [match, wakeAt, revision, data],
      isGuarded: true,
    }),
    endPlay: (match) => ({ sql: endPlay, parameters: [match] }),
  };
}
