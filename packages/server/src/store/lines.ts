import type { Kysely } from 'kysely';

import { entryRows } from './reads.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** The lines of a journal after an entry. */
export function linesAfter(store: Store, match: string, after: number, limit?: number): Promise<string[]> {
  store.gather(match);
  return gatheredAfter(store.db, match, after, limit);
}

/** The same of one moment of a store, in which the lines were gathered. */
export async function gatheredAfter(
  db: Kysely<Schema>,
  match: string,
  after: number,
  limit = 1_000_000,
): Promise<string[]> {
  const rows = await entryRows(db, match, after + 1, limit);
  const lines = rows.flatMap(({ number, line }) => line.split('\n').slice(Math.max(0, after + 1 - number)));
  return lines.slice(0, limit);
}

/** One line of a journal by its number. */
export async function lineAt(store: Store, match: string, number: number): Promise<string | null> {
  const [line] = await linesAfter(store, match, number - 1, 1);
  return line ?? null;
}
