/// <reference lib="webworker" />
import type { ServerMessage } from '@boxcars/protocol';

import type { TableMessage } from '../connection.ts';
import { LocalHost, type LocalStart, type SavedTable, type Surroundings } from './host.ts';
import { loadBot, loadGame, loadOrders } from './rules.ts';
import { findTable, keepTable } from './shelf.ts';

/** What the page asks of the worker: to open a table, new or kept, and then whatever it would send to a server. */
export type ToWorker =
  | { readonly do: 'open'; readonly start: LocalStart }
  | { readonly do: 'receive'; readonly message: TableMessage };

declare const self: DedicatedWorkerGlobalScope;

/** Entries come thick and fast: what is kept may lag so much behind. */
const SAVE_EVERY = 300;

let host: Promise<LocalHost | null> | null = null;
let unsaved: SavedTable | null = null;

function tell(message: ServerMessage): void {
  self.postMessage(message);
}

function save(saved: SavedTable): void {
  if (unsaved === null) {
    setTimeout(() => {
      if (unsaved !== null) void keepTable(unsaved);
      unsaved = null;
    }, SAVE_EVERY);
  }
  unsaved = saved;
}

async function open(start: LocalStart): Promise<LocalHost | null> {
  const saved = await findTable(start.table);
  const [game, bot, orders] = await Promise.all([
    loadGame(start.game),
    loadBot(start.game, start.chairs.level),
    loadOrders(start.game),
  ]);
  if (game === null) return gone(start.table, 'unknown-game');
  const around: Surroundings = {
    game,
    bot,
    orders,
    tell,
    save,
    now: () => Date.now(),
    later: (milliseconds, act) => setTimeout(act, milliseconds),
  };
  const kept = saved === null ? null : LocalHost.resume(saved, around);
  const begun = kept?.ok === true ? kept : LocalHost.begin(start, around);
  if (!begun.ok) return gone(start.table, begun.refusal.code);
  begun.value.open();
  return begun.value;
}

function gone(table: string, code: string): null {
  tell({ t: 'gone', table, refusal: { code } });
  return null;
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === 'open') host = open(data.start);
  else void host?.then((table) => table?.receive(data.message));
});
