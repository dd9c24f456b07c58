/** The servers that are measured beside each other. `bare` is none that anybody would run: it shows what the machine can do. */
export const RIVALS = ['boxcars', 'boardgame.io', 'colyseus', 'bare'] as const;
export type Rival = (typeof RIVALS)[number];

/** Players at each table. */
export const SEATS = 4;

/** What a server's process is asked: how long it has worked, or also how large its heap is. */
export type Inquiry = 'time' | 'heap';

/** What it tells. */
export interface Condition {
  /** Bytes of the JavaScript heap, after all garbage was collected if that was asked for. */
  readonly heap: number;
  /** Processor time of the whole process until it was asked, and until it answered, in seconds. */
  readonly asked: number;
  readonly answered: number;
}

/** What a crowd is asked to do. */
export type Order =
  /** Four more people sit down at each of so many new tables. */
  | { readonly do: 'sit'; readonly tables: number }
  /** Gets ready for the next round, so that none of that falls into it. */
  | { readonly do: 'get ready' }
  /** All tables, or only the newest ones, play as fast as they can. */
  | { readonly do: 'play'; readonly milliseconds: number; readonly newest: number | null }
  /** Everyone gets up and hangs up. */
  | { readonly do: 'leave' };

/** What came of it: `delays` are from a sent move to another player's event, in milliseconds. */
export interface Played {
  readonly moves: number;
  readonly games: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
}
