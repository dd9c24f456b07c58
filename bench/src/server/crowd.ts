import type { Played } from './rivals.ts';

/** Moves whose times are remembered: more than can be under way at one table. */
const RECENT = 8;

/** One table of the crowd: who has to move, and when the latest moves were sent. */
export class Slot {
  readonly sentAt = new Float64Array(RECENT);
  readonly movers = new Int8Array(RECENT);
  isPlaying = false;
  /** The move that waits for the table to go on. */
  waiting: (() => void) | null = null;
}

/**
 * Everyone who plays on one server. At each table whoever's turn it is moves as soon as they know of it: as many moves are
 * under way as there are tables.
 */
export abstract class Crowd<S extends Slot = Slot> {
  protected slots: S[] = [];
  private moves = 0;
  private games = 0;
  private delays: number[] = [];
  private isMeasuring = false;

  /** Opens tables, with everyone seated and connected, up to the first question. */
  protected abstract open(tables: number): Promise<S[]>;
  /** Hangs up. */
  protected abstract close(slots: readonly S[]): Promise<void>;
  /** Gets ready to play this many games to the end. */
  protected prepare(_games: number): Promise<void> {
    return Promise.resolve();
  }

  async sit(tables: number): Promise<void> {
    this.slots.push(...(await this.open(tables)));
  }

  async leave(): Promise<void> {
    await this.close(this.slots);
    this.slots = [];
  }

  /** Gets ready to play on: twice as many games to the end as in the last round, and no fewer than six a table. */
  async getReady(): Promise<void> {
    await this.prepare(Math.max(6 * this.slots.length, 2 * this.games));
  }

  /** Plays on all tables, or on the newest ones, for a while. */
  async play(milliseconds: number, newest: number | null): Promise<Played> {
    const slots = newest === null ? this.slots : this.slots.slice(-newest);
    await this.getReady();
    [this.moves, this.games, this.delays] = [0, 0, []];
    this.isMeasuring = true;
    const start = performance.now();
    for (const slot of slots) this.goOn(slot);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    this.isMeasuring = false;
    const seconds = (performance.now() - start) / 1000;
    for (const slot of slots) slot.isPlaying = false;
    await this.settled(slots);
    const sorted = Float64Array.from(this.delays).sort();
    const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
    return { moves: this.moves, games: this.games, seconds, p50: at(0.5), p99: at(0.99) };
  }

  /** Somebody has to make the table's move of this number: now, or when the table goes on. */
  protected ask(slot: S, number: number, seat: number, send: () => void): void {
    const move = (): void => {
      slot.sentAt[number % RECENT] = performance.now();
      slot.movers[number % RECENT] = seat;
      send();
    };
    if (slot.isPlaying) move();
    else slot.waiting = move;
  }

  /** A player hears of the move of this number. */
  protected hear(slot: S, number: number, seat: number): void {
    if (!this.isMeasuring) return;
    if (slot.movers[number % RECENT] === seat) this.moves += 1;
    else this.delays.push(performance.now() - (slot.sentAt[number % RECENT] ?? 0));
  }

  /** A game of a table is over, and the next one begins. */
  protected end(): void {
    this.games += 1;
  }

  private goOn(slot: S): void {
    slot.isPlaying = true;
    const move = slot.waiting;
    slot.waiting = null;
    move?.();
  }

  /** Until every table waits for its next move. */
  private async settled(slots: readonly S[]): Promise<void> {
    for (let wait = 0; slots.some(({ waiting }) => waiting === null); wait++) {
      if (wait > 1000) throw new Error('a table does not go on');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

/** One of a list. */
export function oneOf<T>(list: readonly T[]): T {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}
