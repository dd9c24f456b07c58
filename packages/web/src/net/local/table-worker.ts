/// <reference lib="webworker" />
import type { AnyGame } from '@boxcars/engine';
import type { ServerMessage } from '@boxcars/protocol';

import type { TableMessage } from '../connection.ts';
import type { OrderReaders } from './any-order.ts';
import { LocalHost, type LocalStart, type SavedTable, type Surroundings } from './host.ts';
import type { AnyBot } from './rules.ts';
import { findTable, keepTable } from './shelf.ts';

/** Everything about a game that a table needs; what isn't in the worker itself may take a moment. */
export interface Rules {
  game(): Promise<AnyGame | null>;
  bot(level: string): Promise<AnyBot>;
  orders(): Promise<OrderReaders>;
}

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

async function open(start: LocalStart, rules: Rules): Promise<LocalHost | null> {
  const arrival = rules.bot(start.chairs.level);
  const [saved, game, orders] = await Promise.all([findTable(start.table), rules.game(), rules.orders()]);
  if (game === null) return gone(start.table, 'unknown-game');
  let bot: AnyBot | null = null;
  const around: Surroundings = {
    game,
    bot: { choose: (position) => present(bot).choose(position) },
    orders,
    tell,
    save,
    now: () => Date.now(),
    // Whatever comes later is the bots' to answer: so it waits for them.
    later: (milliseconds, act) =>
      void arrival.then((arrived) => {
        bot = arrived;
        setTimeout(act, milliseconds);
      }),
  };
  const kept = saved === null ? null : LocalHost.resume(saved, around);
  const begun = kept?.ok === true ? kept : LocalHost.begin(start, around);
  if (!begun.ok) return gone(start.table, begun.refusal.code);
  begun.value.open();
  return begun.value;
}

function present(bot: AnyBot | null): AnyBot {
  if (bot === null) throw new Error('nobody is asked before the bots are here');
  return bot;
}

function gone(table: string, code: string): null {
  tell({ t: 'gone', table, refusal: { code } });
  return null;
}

/** Makes this worker the place of one table. */
export function holdTable(rulesOf: (game: string) => Rules): void {
  self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.do === 'open') host = open(data.start, rulesOf(data.start.game));
    else void host?.then((table) => table?.receive(data.message));
  });
}
