import type { ClientMessage, ServerMessage } from '@boxcars/protocol';
import type { ReadonlySignal } from '@preact/signals';

/** How a table is reached now. `outdated`: the page speaks an old protocol and has to be loaded again. */
export type Link = 'connecting' | 'open' | 'lost' | 'outdated';

/** What is sent about a table once it is watched. */
export type TableMessage = Exclude<ClientMessage, { t: 'hello' | 'watch' | 'unwatch' | 'ping' }>;

/** A table as a page reaches it: over a socket, or running in the page itself. Both speak the same messages. */
export interface TableConnection {
  readonly table: string;
  /** Whether the table runs in this page: then nothing can be lost on the way to it. */
  readonly isHere?: boolean;
  readonly link: ReadonlySignal<Link>;
  /** Milliseconds to add to this device's clock to have the table's. */
  readonly clockOffset: number;
  /** Hears every message about the table from now on; begins with a `table` and, once it plays, a `sync`. */
  listen(hear: (message: ServerMessage) => void): void;
  send(message: TableMessage): void;
  close(): void;
  /** Connects anew, because the server now knows the reader by another name or seat. */
  renew?(): void;
}
