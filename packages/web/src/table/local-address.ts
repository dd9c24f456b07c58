import { newTableName } from '../net/seed.ts';

/** The address of a new table on this device, with what was chosen on the way there. */
export function withTable(path: string, query: URLSearchParams): string {
  const search = new URLSearchParams(query);
  search.set('table', newTableName());
  return `${path}?${search.toString()}`;
}
