import { writeHeader } from '@boxcars/engine';

import type { House } from './house.ts';
import { readLines } from './match-file.ts';
import type { TableRecord } from './record.ts';

/** More than this waiting are left to the sweep, which finds every match that has no replay yet. */
const MOST_WAITING = 1000;

/** While there is much to do, it is looked this often whether there still is. */
const PAUSE = 1000;

/**
 * Freezes the replays of matches that are over: one after the other, and while the server has time, so that those who play
 * don't notice. Whoever asks for a replay before gets it frozen at once.
 */
export class Freezer {
  private readonly house: House;
  private readonly waiting: TableRecord[] = [];
  /** What is being frozen. */
  private readonly under = new Map<string, Promise<void>>();
  private isAtWork = false;
  private stopPause: (() => void) | null = null;
  private isClosed = false;

  constructor(house: House) {
    this.house = house;
  }

  /** Has a match frozen when its turn comes. */
  add(record: TableRecord): void {
    if (this.waiting.length < MOST_WAITING) this.waiting.push(record);
    if (!this.isAtWork) void this.workOff();
  }

  /** Freezes a match now, from what is in the store; once, however many ask for it meanwhile. */
  async freeze(record: TableRecord): Promise<void> {
    const under = this.under.get(record.id);
    if (under !== undefined) return under;
    const freezing = this.freezeOnce(record).finally(() => this.under.delete(record.id));
    this.under.set(record.id, freezing);
    return freezing;
  }

  private async freezeOnce(record: TableRecord): Promise<void> {
    if (record.header === null || this.isClosed || (await this.isFrozen(record.id))) return;
    const lines = await readLines(this.house, record.id, -1);
    const data = await this.house.workshop.freeze({ header: writeHeader(record.header), lines });
    const insert = this.house.store.db
      .insertInto('replays')
      .values({ match: record.id, data })
      .onConflict((conflict) => conflict.doNothing())
      .compile();
    await this.house.ledger.write(`replay ${record.id}`, [insert]);
  }

  private async isFrozen(match: string): Promise<boolean> {
    const { db } = this.house.store;
    const row = await db.selectFrom('replays').select('match').where('match', '=', match).executeTakeFirst();
    return row !== undefined;
  }

  /** Begins nothing more. What was under way is frozen after the next start. */
  close(): void {
    this.isClosed = true;
    this.waiting.length = 0;
    this.stopPause?.();
  }

  private async workOff(): Promise<void> {
    this.isAtWork = true;
    while (this.waiting.length > 0) {
      if (this.house.load.isHigh()) await this.pause();
      else await this.freezeNext();
    }
    this.isAtWork = false;
  }

  private async freezeNext(): Promise<void> {
    const next = this.waiting.shift();
    if (next === undefined) return;
    try {
      await this.freeze(next);
    } catch (error) {
      if (!this.isClosed) this.house.log.error({ err: error, table: next.id }, 'freeze-failed');
    }
  }

  private pause(): Promise<void> {
    const { clock } = this.house;
    return new Promise((resolve) => {
      const stop = clock.setTimer(clock.now() + PAUSE, resolve);
      this.stopPause = () => {
        stop();
        resolve();
      };
    });
  }
}
