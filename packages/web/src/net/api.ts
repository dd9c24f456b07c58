import type { Refusal } from '@boxcars/engine';
import type { ChatInfo, ClockSetting, TableInfo, TableSettings } from '@boxcars/protocol';

/** A refusal of the server, with its sentence in the reader's language. */
export type ServerRefusal = Refusal & { readonly sentence: string };

export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ServerRefusal };

const NO_SERVER: ServerRefusal = { code: 'no-server', sentence: '' };

/** Asks the server. No server, or an answer that isn't its own, is a refusal like any other. */
export async function ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answered<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        'accept-language': document.documentElement.lang,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = (await response.json()) as T | ServerRefusal;
    return response.ok ? { ok: true, value: json as T } : { ok: false, refusal: json as ServerRefusal };
  } catch {
    return { ok: false, refusal: NO_SERVER };
  }
}

/** Someone as the server knows them. */
export interface Me {
  readonly id: string;
  readonly name: string;
}

/** What a new table is asked for with. */
export interface NewTable {
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly seats: readonly ({ readonly kind: 'empty' } | { readonly kind: 'bot'; readonly level: string })[];
  readonly access: 'public' | 'link';
  readonly spectators: boolean;
  readonly coach: TableSettings['coach'];
  readonly clock: ClockSetting;
}

interface HasTable {
  readonly table: TableInfo;
}

/** Makes sure the server knows this reader by this name. */
export async function introduce(name: string): Promise<Answered<unknown>> {
  return ask('POST', '/me', { name });
}

export async function openTables(): Promise<Answered<{ readonly tables: readonly TableInfo[] }>> {
  return ask('GET', '/tables?limit=20');
}

/** Where one sits or sat. */
export async function myTables(): Promise<Answered<{ readonly tables: readonly TableInfo[] }>> {
  return askIfKnown('/me/tables', { tables: [] });
}

/** Of whom one hears no more. */
export async function myBlocks(): Promise<Answered<{ readonly blocks: readonly Me[] }>> {
  return askIfKnown('/me/blocks', { blocks: [] });
}

/** A reader the server doesn't know yet has nothing of their own and isn't refused. */
async function askIfKnown<T>(path: string, nothing: T): Promise<Answered<T>> {
  const known = await ask<{ readonly me: unknown }>('GET', '/me');
  if (!known.ok) return known;
  return known.value.me === null ? { ok: true, value: nothing } : ask('GET', path);
}

export async function createTable(table: NewTable, promise: NoncePromise): Promise<Answered<HasTable>> {
  const made = await ask<HasTable>('POST', '/tables', { ...table, ...promise.given });
  if (made.ok) promise.keep(made.value.table.id);
  return made;
}

export async function joinTable(table: string, key: string | null, promise: NoncePromise): Promise<Answered<HasTable>> {
  const body = { ...(key === null ? {} : { key }), ...promise.given };
  const joined = await ask<HasTable>('POST', `/tables/${table}/join`, body);
  if (joined.ok) promise.keep(table);
  return joined;
}

/** What was said at a table so far. */
export async function readChat(table: string, key: string | null): Promise<Answered<ChatInfo>> {
  return ask('GET', `/tables/${table}/chat${key === null ? '' : `?key=${key}`}`);
}

/** Does something with a table: `leave`, `start`, `resign`, `pause` … */
export async function actOn(table: string, what: string, body: object = {}): Promise<Answered<HasTable>> {
  return ask('POST', `/tables/${table}/${what}`, body);
}

/** What a client promises of its luck: the hash goes with sitting down, the nonce itself is kept for the start. */
export interface NoncePromise {
  /** By mail the nonce goes at once. */
  readonly given: { readonly nonceHash: string } | { readonly nonce: string };
  keep(table: string): void;
}
