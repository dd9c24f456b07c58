import type { Action, GameEvent, Json, Question, Refusal, Seat, WindowMode } from '@boxcars/engine';

import type { Changes } from './change.ts';
import type { TableInfo } from './table.ts';

/** The open question, as everyone may know it. */
export interface Asked {
  readonly id: string;
  readonly kind: string;
  readonly mode: WindowMode;
  readonly seats: readonly Seat[];
  /** Who has answered: for sealed questions; empty for reactions. */
  readonly answered: readonly Seat[];
  /** When it closes by itself (milliseconds since 1970, the server's clock), or null. */
  readonly closesAt: number | null;
}

/** What is asked of the reader. */
export interface Yours {
  readonly question: Question;
  /** The answers listed; open-ended questions have more. */
  readonly legal: readonly Action[];
  /** One's own answer that waits for the question to close. */
  readonly pending: { readonly action: Action; readonly locked: boolean } | null;
}

/** Time on a seat's clock: what is left in all (milliseconds), and since when it runs, or null while it stands. */
export interface SeatClock {
  readonly left: number;
  readonly runsSince: number | null;
}

/** Where a match stands for the reader, sent with every entry. */
export interface Moment {
  /** The number of the last entry. */
  readonly entry: number;
  readonly asked: Asked | null;
  readonly yours: Yours | null;
  readonly canUndo: boolean;
  readonly clocks: readonly SeatClock[] | null;
}

/** One entry as the reader is told it. `undoes` names the entry that was taken back. */
export interface EntryEvents {
  readonly entry: number;
  readonly at: number;
  readonly events: readonly GameEvent[];
  readonly undoes?: number;
}

export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly who: string;
  readonly seat: Seat | null;
  readonly text: string;
}

/** The chat of a table as one reader may see it. */
export interface ChatInfo {
  readonly lines: readonly ChatLine[];
  /** For the host: the numbers of lines whose authors are muted here. */
  readonly muted: readonly number[];
}

/** What a server sends. */
export type ServerMessage =
  /** The answer to hello. `me` is null for someone without an identity. */
  | {
      readonly t: 'hello';
      readonly protocol: number;
      readonly me: { readonly id: string; readonly name: string } | null;
      readonly now: number;
    }
  /** The client speaks another protocol: reload the page; nothing is lost. */
  | { readonly t: 'reload'; readonly protocol: number }
  /** The table as it is now: before the start, and whenever people, clocks or its state change. */
  | { readonly t: 'table'; readonly table: TableInfo }
  /** Seats are frozen and the match starts once every nonce is in. */
  | { readonly t: 'nonces'; readonly table: string; readonly until: number; readonly missing: readonly Seat[] }
  /**
   * The whole picture: on watching, with the entries after the one the client had (the latest 200 at most).
   * `seat` is the reader's own, or null.
   */
  | {
      readonly t: 'sync';
      readonly table: string;
      readonly seat: Seat | null;
      readonly view: Json;
      readonly entries: readonly EntryEvents[];
      readonly moment: Moment;
      readonly orders: { readonly [kind: string]: Json };
    }
  /** One more entry: its events, the changes of the reader's view, and where the match stands now. */
  | {
      readonly t: 'entry';
      readonly table: string;
      readonly events: EntryEvents;
      readonly changes: Changes;
      readonly moment: Moment;
    }
  /** Someone's sealed answer came in, or one's own changed. */
  | {
      readonly t: 'held';
      readonly table: string;
      readonly question: string;
      readonly answered: readonly Seat[];
      readonly pending: Yours['pending'];
    }
  /** An input was taken: durable before this is sent. */
  | { readonly t: 'receipt'; readonly table: string; readonly input: string }
  /** An input was not taken, or a frame not understood: the code for programs, the sentence for people. */
  | {
      readonly t: 'refused';
      readonly table: string | null;
      readonly input: string | null;
      readonly refusal: Refusal;
      readonly sentence: string;
    }
  | { readonly t: 'chat'; readonly table: string; readonly line: ChatLine }
  /** Nothing more will come of this table. */
  | { readonly t: 'gone'; readonly table: string; readonly refusal: Refusal }
  | { readonly t: 'pong'; readonly n: number; readonly now: number };
