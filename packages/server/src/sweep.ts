import type { Hall } from './hall.ts';
import { readRecord } from './hall.ts';
import type { House } from './house.ts';
import { rebuildMatches, type Rebuilt } from './rebuild.ts';
import { isRunning, type TableRecord } from './record.ts';
import type { Table } from './table.ts';

const EXPIRY_PAUSE = 10 * 60_000;
const MOST_AT_ONCE = 200;
/** Another node may have the match in memory, and be about to do what is due. */
const FOR_OTHERS = 5_000;

/** Looks now and then for tables that need someone although nobody is there. */
export class Sweep {
  private readonly house: House;
  private readonly hall: Hall;
  private stop: (() => void) | null = null;
  private expiredAt = 0;
  private isBusy: Promise<unknown> = Promise.resolve();
  /** Matches that can't be frozen: so many at most are named once, and not tried again. */
  private readonly unfrozen = new Set<string>();
  private isOut = false;

  constructor(house: House, hall: Hall) {
    this.house = house;
    this.hall = hall;
  }

  /** Rebuilds what was under way when the server stopped; then looks again and again until closed. */
  begin(): Promise<Rebuilt> {
    const rebuilt = rebuildMatches(this.house, this.hall, () => this.isOut);
    this.isBusy = rebuilt.catch((error: unknown) => this.house.log.error({ err: error }, 'sweep-failed'));
    this.arm();
    return rebuilt;
  }

  private arm(): void {
    this.stop = this.house.clock.setTimer(this.house.clock.now() + this.house.limits.sweep, () => {
      const run = (): Promise<void> => this.run();
      this.isBusy = this.isBusy
        .then(run)
        .catch((error: unknown) => this.house.log.error({ err: error }, 'sweep-failed'));
      void this.isBusy.then(() => {
        if (!this.isOut) this.arm();
      });
    });
  }

  async close(): Promise<void> {
    this.isOut = true;
    this.stop?.();
    await this.isBusy;
  }

  /** Wakes what is due, and lets dead tables go. */
  async run(): Promise<void> {
    await this.wake();
    const still = [...this.hall.all()].filter(({ play }) => play?.isStill() === true);
    for (const { id } of still) await this.visit(id, (table) => table.play?.goOn());
    const now = this.house.clock.now();
    if (now - this.expiredAt < EXPIRY_PAUSE) return;
    this.expiredAt = now;
    await this.expire(now);
    if (!this.house.load.isHigh()) await this.freezeLeftOver();
  }

  /** All that is due, in pages by id: one that can't be had never stands in the way of another. */
  private async wake(): Promise<void> {
    let last = '';
    for (;;) {
      const rows = await this.house.store.db
        .selectFrom('plays')
        .select('match')
        .where('wake_at', '<=', this.house.clock.now() - (this.house.nodes === null ? 0 : FOR_OTHERS))
        .where('match', '>', last)
        .orderBy('match')
        .limit(MOST_AT_ONCE)
        .execute();
      for (const { match } of rows) await this.visit(match, (table) => table.play?.goOn());
      last = rows.at(-1)?.match ?? '';
      if (rows.length < MOST_AT_ONCE || this.isOut) return;
    }
  }

  /** Does something at a table; what goes wrong there is named and goes no further. */
  private async visit(id: string, act: (table: Table) => void): Promise<void> {
    if (this.isOut) return;
    try {
      const table = await this.hall.get(id);
      if (table !== null && !this.isOut) act(table);
    } catch (error) {
      this.house.log.error({ err: error, table: id }, 'sweep-failed');
    }
  }

  private async expire(now: number): Promise<void> {
    const { limits, store } = this.house;
    let last = '';
    for (;;) {
      const rows = await store.db
        .selectFrom('tables')
        .select(['id', 'data'])
        .where('state', 'in', ['open', 'starting', 'playing', 'paused'])
        .where('changed_at', '<=', now - Math.min(limits.openTable, limits.idleMatch))
        .where('id', '>', last)
        .orderBy('id')
        .limit(MOST_AT_ONCE)
        .execute();
      for (const { id, data } of rows) {
        const record = readRecord(data);
        if (now - record.changedAt >= this.lifeOf(record)) await this.visit(id, (table) => this.expireOne(table, now));
      }
      last = rows.at(-1)?.id ?? '';
      if (rows.length < MOST_AT_ONCE || this.isOut) return;
    }
  }

  private expireOne(table: Table, now: number): void {
    const last = Math.max(table.record.changedAt, table.play?.match.last.at ?? 0);
    if (now - last >= this.lifeOf(table.record)) table.endAs('expired');
  }

  private lifeOf(record: Parameters<typeof isRunning>[0]): number {
    const { limits } = this.house;
    if (record.state === 'paused') return limits.pausedMatch;
    const isMail = record.settings.clock.kind === 'mail';
    if (isRunning(record)) return isMail ? Number.POSITIVE_INFINITY : limits.idleMatch;
    return isMail ? limits.openMailTable : limits.openTable;
  }

  /** Matches that ended just before the server did. */
  private async freezeLeftOver(): Promise<void> {
    let last = '';
    for (;;) {
      const rows = await this.house.store.db
        .selectFrom('tables')
        .leftJoin('replays', 'replays.match', 'tables.id')
        .select(['tables.id', 'tables.data'])
        .where('tables.state', 'in', ['finished', 'called-off', 'expired'])
        .where('tables.id', '>', last)
        .where('replays.match', 'is', null)
        .orderBy('tables.id')
        .limit(MOST_AT_ONCE)
        .execute();
      for (const { data } of rows) await this.freezeOne(readRecord(data));
      last = rows.at(-1)?.id ?? '';
      if (rows.length < MOST_AT_ONCE || this.isOut || this.house.load.isHigh()) return;
    }
  }

  private async freezeOne(record: TableRecord): Promise<void> {
    if (record.header === null || this.unfrozen.has(record.id) || this.isOut) return;
    try {
      await this.hall.freeze(record);
    } catch (error) {
      if (this.unfrozen.size < MOST_AT_ONCE) this.unfrozen.add(record.id);
      this.house.log.error({ err: error, table: record.id }, 'freeze-failed');
    }
  }
}
