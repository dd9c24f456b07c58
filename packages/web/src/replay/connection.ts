import type { Json } from '@boxcars/engine';
import {
  withChanges,
  type EntryEvents,
  type Film,
  type FrozenStep,
  type Moment,
  type ServerMessage,
  type TableInfo,
} from '@boxcars/protocol';
import { signal } from '@preact/signals';

import type { Link, TableConnection } from '../net/connection.ts';

/** A match that is over, told like a table at which nobody is asked anything. */
export class ReplayConnection implements TableConnection {
  readonly table: string;
  readonly link = signal<Link>('open');
  readonly clockOffset = 0;
  /** The entry that has been told last. */
  readonly at = signal(0);
  private readonly info: TableInfo;
  private readonly film: Film;
  private hear: (message: ServerMessage) => void = () => undefined;

  constructor(info: TableInfo, film: Film, at: number) {
    this.table = info.id;
    this.info = info;
    this.film = film;
    this.at.value = at;
  }

  listen(hear: (message: ServerMessage) => void): void {
    this.hear = hear;
    const { film, at, table } = this;
    const steps = film.steps.slice(0, at.value + 1);
    this.tellTable();
    hear({
      t: 'sync',
      table,
      seat: this.info.you,
      view: steps.reduce<Json>((view, { changes }) => withChanges(view, changes), film.first),
      entries: steps.map(eventsOf),
      moment: this.moment(),
      orders: {},
    });
  }

  /** Tells one more entry. False at the end. */
  next(): boolean {
    const step = this.film.steps[this.at.value + 1];
    if (step === undefined) return false;
    this.at.value += 1;
    const { table } = this;
    this.hear({ t: 'entry', table, events: eventsOf(step), changes: step.changes, moment: this.moment() });
    this.tellTable();
    return true;
  }

  send(): void {
    // A match that is over hears nothing any more.
  }

  close(): void {
    this.hear = () => undefined;
  }

  private get isAtEnd(): boolean {
    return this.at.value >= this.film.steps.length - 1;
  }

  private tellTable(): void {
    this.hear({ t: 'table', table: this.isAtEnd ? this.info : { ...this.info, outcome: null } });
  }

  private moment(): Moment {
    return { entry: this.at.value, asked: null, yours: null, canUndo: false, clocks: null };
  }
}

function eventsOf({ entry, at, events, undoes }: FrozenStep): EntryEvents {
  return { entry, at, events, ...(undoes === undefined ? {} : { undoes }) };
}
