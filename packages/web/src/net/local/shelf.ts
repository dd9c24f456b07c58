import type { SavedTable } from './host.ts';

const NAME = 'boxcars';
const STORE = 'tables';

/** Tables kept on this device. Everything answers null or nothing where the browser keeps no data. */
async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    const database = await opened();
    const request = act(database.transaction(STORE, mode).objectStore(STORE));
    const value = await done(request);
    database.close();
    return value ?? null;
  } catch {
    return null;
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'table' }));
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage')));
  });
}

export async function keepTable(saved: SavedTable): Promise<void> {
  await within('readwrite', (store) => store.put(saved));
}

export async function findTable(table: string): Promise<SavedTable | null> {
  return within('readonly', (store) => store.get(table) as IDBRequest<SavedTable>);
}

export async function forgetTable(table: string): Promise<void> {
  await within('readwrite', (store) => store.delete(table));
}

/** The tables that are not over, the latest first. */
export async function unfinishedTables(): Promise<SavedTable[]> {
  return (await latestTables()).filter(({ isOver }) => !isOver);
}

/** The tables that are over, the latest first. */
export async function finishedTables(): Promise<SavedTable[]> {
  return (await latestTables()).filter(({ isOver }) => isOver);
}

async function latestTables(): Promise<SavedTable[]> {
  const all = (await within('readonly', (store) => store.getAll() as IDBRequest<SavedTable[]>)) ?? [];
  return all.sort((a, b) => b.savedAt - a.savedAt);
}
