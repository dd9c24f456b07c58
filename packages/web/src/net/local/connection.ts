import type { ServerMessage } from '@boxcars/protocol';
import { signal } from '@preact/signals';

import type { Link, TableConnection, TableMessage } from '../connection.ts';
import type { LocalStart } from './host.ts';
import { takeWorker } from './ready-worker.ts';
import type { ToWorker } from './table-worker.ts';

/** A table that runs in a worker of this page: no server, no network. */
export class LocalConnection implements TableConnection {
  readonly table: string;
  readonly link = signal<Link>('connecting');
  readonly isHere = true;
  readonly clockOffset = 0;
  private readonly worker: Worker;
  private readonly start: LocalStart;

  constructor(start: LocalStart) {
    this.table = start.table;
    this.start = start;
    this.worker = takeWorker(start.game);
  }

  listen(hear: (message: ServerMessage) => void): void {
    this.worker.addEventListener('message', ({ data }: MessageEvent<ServerMessage>) => {
      this.link.value = 'open';
      hear(data);
    });
    this.post({ do: 'open', start: this.start });
  }

  send(message: TableMessage): void {
    this.post({ do: 'receive', message });
  }

  close(): void {
    // What was just played is still being kept.
    setTimeout(() => this.worker.terminate(), 1000);
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }
}
