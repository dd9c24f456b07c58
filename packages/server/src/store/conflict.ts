/** Someone else was first. What was to be written rests on something that is no longer so. */
export class Conflict extends Error {
  constructor() {
    super('conflict');
  }
}

/** Codes of both databases for a key that is there already: another node has written this number, or this input. */
const KEY_TAKEN: readonly unknown[] = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'];

/** Whether a write failed because someone else was first: read anew, it may be tried again. */
export function isConflict(error: unknown): boolean {
  return error instanceof Conflict || (error instanceof Error && 'code' in error && KEY_TAKEN.includes(error.code));
}
