import type { Store } from './store.ts';

/** Opens the store that the settings name: PostgreSQL by its address, else SQLite in a file. `report` is told what fails unasked. */
export async function openStore(
  where: { readonly file: string } | { readonly url: string },
  report?: (error: unknown) => void,
): Promise<Store> {
  if ('url' in where) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(where.url);
  }
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(where.file, { report });
}
