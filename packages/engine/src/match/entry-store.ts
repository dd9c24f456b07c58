import type { Action } from '../action.ts';
import type { GameEvent } from '../log.ts';
import type { Entry } from './entry.ts';

/** Where a host keeps the entries of a match, so that the match itself need not. */
export interface EntryStore<A extends Action = Action, E extends GameEvent = GameEvent> {
  /** Keeps the next entry, or throws: then nothing has happened. `line` is its line in the journal. */
  append(entry: Entry<A, E>, line: string): void;
  /** An earlier entry; undefined when there is none or it is not at hand. Asked only for inputs that come late. */
  at(number: number): Entry<A, E> | undefined;
}

/** Keeps all entries in memory. */
export class EntryList<A extends Action = Action, E extends GameEvent = GameEvent> implements EntryStore<A, E> {
  readonly all: Entry<A, E>[];

  constructor(entries: readonly Entry<A, E>[] = []) {
    this.all = [...entries];
  }

  append(entry: Entry<A, E>): void {
    this.all.push(entry);
  }

  at(number: number): Entry<A, E> | undefined {
    return this.all[number];
  }
}
