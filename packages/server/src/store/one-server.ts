import Database from 'better-sqlite3';

/** Another server has the games of this folder open. */
export class InUse extends Error {
  readonly code = 'DATA_IN_USE';

  constructor(file: string) {
    super(`another server has ${file} open`);
  }
}

/**
 * Keeps a file for this process alone, until it is let go or the process ends, however that comes about: SQLite locks a file
 * beside it, and the system lets go of a lock whose owner is no more.
 */
export function keepAlone(file: string): () => void {
  const lock = new Database(`${file}-lock`, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw (error as { code?: unknown }).code === 'SQLITE_BUSY' ? new InUse(file) : error;
  }
  return () => {
    lock.close();
  };
}
