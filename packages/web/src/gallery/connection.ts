import type { ScenarioStep } from '@boxcars/engine/testkit';
import type { ServerMessage } from '@boxcars/protocol';
import { signal } from '@preact/signals';

import type { Link, TableConnection, TableMessage } from '../net/connection.ts';
import type { Look } from './host.ts';
import type { ToGallery } from './worker.ts';

/** A scenario as a table. Its rules run in a worker, so that a page of the site holds none. */
export class GalleryConnection implements TableConnection {
  readonly table = 'gallery';
  readonly link = signal<Link>('open');
  readonly clockOffset = 0;
  private readonly look: Look;
  private readonly worker: Worker;

  constructor(look: Look) {
    this.look = look;
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  }

  listen(hear: (message: ServerMessage) => void): void {
    this.worker.addEventListener('message', ({ data }: MessageEvent<ServerMessage>) => hear(data));
    this.post({ do: 'open', look: this.look });
  }

  send(message: TableMessage): void {
    this.post({ do: 'receive', message });
  }

  /** Carries out the scenario's next step. */
  take(step: ScenarioStep): void {
    this.post({ do: 'take', step });
  }

  close(): void {
    this.worker.terminate();
  }

  private post(message: ToGallery): void {
    this.worker.postMessage(message);
  }
}
