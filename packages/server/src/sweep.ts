import type { Hall } from './hall.ts';
import { readRecord } from './hall.ts';
import type { House } from './house.ts';
import { isRunning } from './record.ts';

const EXPIRY_PAUSE = 10 * 60_000;
const MOST_AT_ONCE = 200;

/** Looks now and then for tables that need someone although nobody is there. */
export class Sweep {
  private readonly house: House;
  private readonly hall: Hall;
  private stop: (() => void) | null = null;
  private expiredAt = 0;
  private isBusy: Promise<void> = Promise.resolve();
  private isOut = false;

  constructor(house: House, hall: Hall) {
    this.house = house;
    this.hall = hall;
  }

  /** Begins, and goes on until closed. */
  begin(): void {
    this.stop = this.house.clock.setTimer(this.house.clock.now() + this.house.limits.sweep, () => {
      this.isBusy = this.run().catch((error: unknown) => this.house.log.error({ err: error }, 'sweep-failed'));
      void this.isBusy.then(() => {
        if (!this.isOut) this.begin();
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
    const now = this.house.clock.now();
    if (now - this.expiredAt < EXPIRY_PAUSE) return;
    this.expiredAt = now;
    await this.expire(now);
    await this.freezeLeftOver();
  }

  private async wake(): Promise<void> {
    const rows = await this.house.store.db
      .selectFrom('plays')
      .select('match')
      .where('wake_at', '<=', this.house.clock.now())
      .orderBy('wake_at')
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { match } of rows) {
      const known = this.hall.inMemory(match);
      if (known !== undefined) known.play?.goOn();
      else if (!this.isOut) await this.hall.get(match);
    }
  }

  private async expire(now: number): Promise<void> {
    const { limits, store } = this.house;
    const rows = await store.db
      .selectFrom('tables')
      .select('data')
      .where('state', 'in', ['open', 'starting', 'playing', 'paused'])
      .where('changed_at', '<=', now - Math.min(limits.openTable, limits.idleMatch))
      .orderBy('changed_at')
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { data } of rows) {
      const record = readRecord(data);
      const table = await this.hall.get(record.id);
      if (table === null || this.isOut) continue;
      const last = Math.max(table.record.changedAt, table.play?.match.last.at ?? 0);
      if (now - last >= this.lifeOf(table.record)) table.endAs('expired');
    }
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
    const rows = await this.house.store.db
      .selectFrom('tables')
      .leftJoin('replays', 'replays.match', 'tables.id')
      .select('tables.data')
      .where('tables.state', 'in', ['finished', 'called-off', 'expired'])
      .where('replays.match', 'is', null)
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { data } of rows) await this.hall.freeze(readRecord(data));
  }
}
