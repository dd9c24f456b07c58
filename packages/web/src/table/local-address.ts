import { newTableName } from '../net/seed.ts';

/** The address of a new table on this device, with what was chosen on the way there. */
export function withTable(path: string, query: URLSearchParams): string {
  const search = new URLSearchParams(query);
  // Set where the same game is played again: it only makes the address another one.
  search.delete('again');
  search.set('table', newTableName());
  return `${path}?${search.toString()}`;
}
