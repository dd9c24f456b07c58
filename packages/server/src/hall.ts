import { accept, refuse, type Result } from '@boxcars/engine';
import { TABLE_STATES, type Request, type TableInfo, type TableState } from '@boxcars/protocol';

import { newCommitment } from './ceremony.ts';
import { startClocks } from './clocks.ts';
import { Freezer } from './freezer.ts';
import type { House } from './house.ts';
import { loadMatch } from './match-file.ts';
import type { Person } from './people.ts';
import { newPlayRecord } from './play.ts';
import { newId } from './random.ts';
import { isOver, OPEN_STATES, seatOf, vacate, type PlayRecord, type TableRecord } from './record.ts';
import { chairOf, mayLook } from './seating.ts';
import { checkSettings } from './settings.ts';
import { gatheredAfter } from './store/lines.ts';
import { playData, tableData } from './store/reads.ts';
import { NOBODY_THERE, tableInfo } from './table-info.ts';
import { listTables } from './table-list.ts';
import { tableRow } from './table-rows.ts';
import { Table, type TableOwner, type Written } from './table.ts';
import { Turns } from './turns.ts';
import type { Watcher } from './watcher.ts';

/** A table that never comes to rest is read anew. */
const MOST_TRIES = 20;

/** How long after a failure the store is asked for a table again. */
const RETRY = 1000;

/** All tables. Those where someone is, or where something is under way, are in memory; the rest is in the store. */
export class Hall implements TableOwner {
  private readonly house: House;
  private readonly freezer: Freezer;
  private readonly tables = new Map<string, Table>();
  private readonly loading = new Map<string, Promise<Table | null>>();
  /** Tables in memory where nobody is, the longest idle first. */
  private readonly resting = new Set<Table>();
  /** Tables that someone is on the way to, and how many are. */
  private readonly expected = new Map<string, number>();
  /** Tables whose match this build can't rebuild. */
  private readonly broken = new Map<string, TableRecord>();
  /** Tables that catch up with another node, and whether there is more since. */
  private readonly behind = new Map<Table, boolean>();
  /** When tables were lost lately. */
  private readonly lostAt = new Map<string, number>();
  /** A person's new tables, and the matches that follow one another, come one by one. */
  private readonly creations = new Turns();
  readonly rematches = new Turns();
  private isClosed = false;

  constructor(house: House) {
    this.house = house;
    this.freezer = new Freezer(house);
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.tables.size;
  }

  /** Tables in memory, for the sweep. */
  inMemory(id: string): Table | undefined {
    return this.tables.get(id);
  }

  /** A table by its id, read from the store if it has to be; null if there is none. */
  async get(id: string): Promise<Table | null> {
    const known = this.tables.get(id);
    if (known !== undefined) {
      this.touch(known);
      return known;
    }
    const under = this.loading.get(id);
    if (under !== undefined) return under;
    if (this.broken.has(id)) return null;
    const loading = this.load(id).finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  /** A table that this person may know of; otherwise it looks as if there were none. */
  async find(id: string, person: string | null, key: string | undefined): Promise<Result<Table>> {
    const table = await this.get(id);
    const record = table?.record ?? this.broken.get(id);
    if (record === undefined || !mayLook(record, person, key)) return refuse('no-such-table');
    return table === null ? refuse('match-not-rebuilt') : accept(table);
  }

  /** Has someone look at a table that they may know of: at the one that is in memory by then, whatever happens meanwhile. */
  watch(watcher: Watcher, id: string, key: string | undefined, after: number | undefined): Promise<Result<null>> {
    return this.expecting(id, async () => {
      for (;;) {
        const found = await this.find(id, watcher.person, key);
        if (!found.ok) return found;
        if (await found.value.watch(watcher, after)) return accept(null);
      }
    });
  }

  /** Meanwhile a table stays in memory. */
  private async expecting<T>(id: string, act: () => Promise<T>): Promise<T> {
    this.expected.set(id, (this.expected.get(id) ?? 0) + 1);
    try {
      return await act();
    } finally {
      const others = (this.expected.get(id) ?? 1) - 1;
      if (others > 0) this.expected.set(id, others);
      else this.expected.delete(id);
      const table = this.tables.get(id);
      if (table !== undefined) this.rest(table);
    }
  }

  /** A new table with its creator on chair 0; the one that follows `old`, if that is given. */
  create(person: Person, asked: Request<'createTable'>, old: Table | null = null): Promise<Result<Table>> {
    return this.creations.take(person.id, () => this.createNext(person, asked, old));
  }

  private async createNext(person: Person, asked: Request<'createTable'>, old: Table | null): Promise<Result<Table>> {
    const checked = checkSettings(asked);
    if (!checked.ok) return checked;
    const { game, settings, others } = checked.value;
    const chair = chairOf({ settings }, person, asked);
    if (!chair.ok) return chair;
    if ((await this.countOf(person)) >= this.house.limits.tablesPerPerson) return refuse('too-many-tables');
    const now = this.house.clock.now();
    const record: TableRecord = {
      id: newId(this.house.random),
      state: 'open',
      settings,
      version: game.version,
      seats: [chair.value, ...others],
      host: person.id,
      key: newId(this.house.random),
      ...newCommitment(this.house.random),
      failedStarts: 0,
      createdAt: now,
      changedAt: now,
      startsBy: null,
      pausedAt: null,
      outcome: null,
      rematch: null,
      wishes: { callOff: [], pause: [] },
      muted: [],
      removed: [],
      header: null,
      entries: 0,
      revision: 1,
    };
    const writes = tableRow(this.house.statements, record, new Set());
    if (old === null) await this.house.ledger.write(record.id, writes);
    else await old.leadTo(record.id, writes);
    return accept(this.add(record));
  }

  /** Public tables, the latest first, as this reader may know them. */
  list(reader: string | null, asked: Request<'listTables'>): Promise<TableInfo[]> {
    return listTables(this.house.store.db, asked, ({ id, data }) => this.infoOf(id, data, reader));
  }

  /** The tables where this person sits or sat, the latest first. */
  async tablesOf(person: string): Promise<TableInfo[]> {
    const rows = await this.house.store.db
      .selectFrom('tables')
      .innerJoin('seatings', 'seatings.table_id', 'tables.id')
      .select(['tables.id', 'tables.data'])
      .where('seatings.person', '=', person)
      .orderBy('tables.changed_at', 'desc')
      .limit(100)
      .execute();
    return rows.map(({ id, data }) => this.infoOf(id, data, person)).filter(({ you }) => you !== null);
  }

  /** Clears someone from all their tables: those who go on get a bot, the others say someone. */
  async forget(person: string): Promise<void> {
    const rows = await this.house.store.db
      .selectFrom('seatings')
      .select('table_id')
      .where('person', '=', person)
      .execute();
    for (const { table_id: id } of rows) await this.clear(id, person);
  }

  /** Clears someone from a table; again, when someone else has written there first. */
  private async clear(id: string, person: string): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.tryToClear(id, person);
      } catch (error) {
        if (tries === MOST_TRIES) throw error;
      }
    }
  }

  private async tryToClear(id: string, person: string): Promise<void> {
    const row = await tableData(this.house.store.db, id);
    if (row === null) return;
    const record = readRecord(row);
    const isLeft = this.tables.has(id) || !(isOver(record) || this.broken.has(id));
    if (isLeft) {
      (await this.get(id))?.forget(person);
      // Settles with what was changed just now.
      return this.house.ledger.write(id, []);
    }
    // Nobody is there and nothing goes on: its match need not be rebuilt for that.
    if (seatOf(record, person) === null) return;
    vacate(record, person);
    record.revision += 1;
    await this.house.ledger.write(id, tableRow(this.house.statements, record, new Set()));
    if (this.broken.has(id)) this.broken.set(id, record);
    const since = this.tables.get(id);
    if (since !== undefined) this.lost(since);
  }

  holds(table: Table): boolean {
    return this.tables.get(table.id) === table;
  }

  lost(table: Table, isBeaten = false): void {
    if (!this.holds(table)) return;
    this.remove(table);
    const left = table.leave(isBeaten);
    if (!isBeaten && this.isLostAgain(table.id)) this.bringBackLater(table.id, left);
    else this.bringBack(table.id, left);
  }

  /** Whether a table was lost a moment ago already: whatever is wrong, a fresh look at once does not change it. */
  private isLostAgain(id: string): boolean {
    const now = this.house.clock.now();
    const before = this.lostAt.get(id);
    if (this.lostAt.size > 1000) this.lostAt.clear();
    this.lostAt.set(id, now);
    return before !== undefined && now - before <= RETRY;
  }

  /** Reads a table anew for those who were there; while the store does not answer, again and again. */
  private bringBack(id: string, left: ReturnType<Table['leave']>): void {
    if (this.isClosed) return;
    this.welcome(id, left).catch((error: unknown) => {
      if (this.isClosed) return;
      this.house.log.error({ err: error, table: id }, 'table-not-read');
      this.bringBackLater(id, left);
    });
  }

  private bringBackLater(id: string, left: ReturnType<Table['leave']>): void {
    this.house.clock.setTimer(this.house.clock.now() + RETRY, () => this.bringBack(id, left));
  }

  private async welcome(id: string, { watchers, inputs }: ReturnType<Table['leave']>): Promise<void> {
    await this.expecting(id, () => Promise.all(watchers.map((watcher) => this.bringOver(watcher, id))));
    // What nobody was told of because someone else was first, and what came since: tried on what is so now.
    for (const { watcher, message } of inputs) if (!watcher.isGone) watcher.table?.input(watcher, message);
  }

  private async bringOver(watcher: Watcher, id: string): Promise<void> {
    while (!watcher.isGone) {
      const table = await this.get(id);
      if (table === null) {
        watcher.table = null;
        watcher.send(JSON.stringify({ t: 'gone', table: id, refusal: { code: 'match-not-rebuilt' } }));
        return;
      }
      if (await table.watch(watcher, undefined)) return;
    }
  }

  /** All tables in memory. */
  all(): Iterable<Table> {
    return this.tables.values();
  }

  /** Another node has written: catches up with it if the table is in memory here. */
  refresh(id: string): void {
    const loading = this.loading.get(id);
    if (loading !== undefined) {
      // It may have been read just before that. If it can't be read, whoever asked for it is told.
      loading.then(
        () => this.refresh(id),
        () => {},
      );
      return;
    }
    const table = this.tables.get(id);
    if (table === undefined || this.isClosed) return;
    if (this.behind.has(table)) this.behind.set(table, true);
    else {
      this.behind.set(table, true);
      void this.catchUp(table).finally(() => this.behind.delete(table));
    }
  }

  private async catchUp(table: Table): Promise<void> {
    try {
      for (let tries = 0; this.behind.get(table) === true; tries++) {
        this.behind.set(table, false);
        await table.settled();
        if (!this.holds(table) || this.isClosed) return;
        const at = table.position;
        const written = await this.readWritten(table.id, at.entry);
        if (!this.holds(table) || this.isClosed) return;
        if (table.isStillAt(at)) {
          if (written === null || !table.follow(written)) this.lost(table);
        } else if (tries > MOST_TRIES) this.lost(table);
        else this.behind.set(table, true);
      }
    } catch (error) {
      if (this.isClosed) return;
      this.house.log.error({ err: error, table: table.id }, 'catch-up-failed');
      this.lost(table);
    }
  }

  /** A table as it is in the store, all of one moment. */
  private readWritten(id: string, after: number): Promise<Written | null> {
    const { store } = this.house;
    store.gather(id);
    return store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (moment) => {
        const row = await tableData(moment, id);
        if (row === null) return null;
        const kept = await playData(moment, id);
        return {
          record: readRecord(row),
          play: kept === null ? null : readPlay(kept),
          lines: await gatheredAfter(moment, id, after),
        };
      });
  }

  rest(table: Table): void {
    if (this.isIdle(table) && this.holds(table)) this.touch(table, false);
  }

  /** Has the replay of a match that is over frozen. */
  ended(table: Table): void {
    this.freezer.add(table.record);
  }

  /** Freezes a replay from what is in the store. */
  freeze(record: TableRecord): Promise<void> {
    return this.freezer.freeze(record);
  }

  /** Takes every table out of memory. */
  close(): void {
    this.isClosed = true;
    this.freezer.close();
    for (const table of this.tables.values()) table.drop();
    this.tables.clear();
    this.resting.clear();
  }

  private async countOf(person: Person): Promise<number> {
    const row = await this.house.store.db
      .selectFrom('tables')
      .innerJoin('seatings', 'seatings.table_id', 'tables.id')
      .select((e) => e.fn.countAll().as('count'))
      .where('seatings.person', '=', person.id)
      .where('tables.state', 'in', OPEN_STATES)
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  private infoOf(id: string, data: string, reader: string | null): TableInfo {
    const table = this.tables.get(id);
    return table === undefined ? tableInfo(readRecord(data), reader, NOBODY_THERE) : table.info(reader);
  }

  private add(record: TableRecord): Table {
    const table = new Table(this.house, this, record);
    this.tables.set(table.id, table);
    this.house.nodes?.ask(table.id);
    this.touch(table);
    this.house.metrics.tables.set(this.tables.size);
    return table;
  }

  private remove(table: Table): void {
    table.drop();
    this.tables.delete(table.id);
    this.resting.delete(table);
    this.house.metrics.tables.set(this.tables.size);
  }

  private isIdle(table: Table): boolean {
    return table.isIdle && !this.expected.has(table.id);
  }

  /** Notes that a table was used; forgets the one that was not for longest, if there are too many idle ones. */
  private touch(table: Table, isUsed = true): void {
    this.resting.delete(table);
    if (this.isIdle(table)) this.resting.add(table);
    if (this.resting.size <= this.house.limits.idleTables) return;
    for (const oldest of this.resting) {
      this.resting.delete(oldest);
      if (!this.isIdle(oldest)) continue;
      if (oldest !== table || !isUsed) this.remove(oldest);
      return;
    }
  }

  private async load(id: string): Promise<Table | null> {
    const { db } = this.house.store;
    const row = await tableData(db, id);
    if (row === null || this.isClosed) return null;
    const record = readRecord(row);
    if (record.header === null) {
      const table = this.add(record);
      if (record.state === 'starting') table.awaitNonces(record.startsBy ?? 0);
      return table;
    }
    const kept = await playData(db, id);
    const play = kept === null ? null : readPlay(kept);
    const hosted = await loadMatch(this.house, record, play);
    if (!hosted.ok) {
      this.house.log.error({ table: id, refusal: hosted.refusal }, 'match-not-rebuilt');
      this.broken.set(id, record);
      return null;
    }
    const { match } = hosted.value;
    const table = this.add(record);
    const seats = record.seats.length;
    const fresh = newPlayRecord(startClocks(record.settings.clock, seats), seats, match.last.at);
    table.resume(hosted.value, play ?? fresh, play !== null);
    return table;
  }
}

/** A table's row, read back. */
export function readRecord(data: string): TableRecord {
  // Rows from before they were counted have no number.
  const record = JSON.parse(data) as Omit<TableRecord, 'revision'> & Partial<Pick<TableRecord, 'revision'>>;
  return { ...record, revision: record.revision ?? 0 };
}

function readPlay(data: string): PlayRecord {
  const play = JSON.parse(data) as Omit<PlayRecord, 'revision'> & Partial<Pick<PlayRecord, 'revision'>>;
  return { ...play, revision: play.revision ?? 0 };
}

/** Whether a text names a state of a table. */
export function isTableState(state: string): state is TableState {
  return (TABLE_STATES as readonly string[]).includes(state);
}
