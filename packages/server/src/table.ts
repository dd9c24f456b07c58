import { refuse, type Entry, type Refusal, type Result, type Seat, type Viewer } from '@boxcars/engine';
import { hashOfHex, type ClientMessage, type EntryEvents, type TableInfo } from '@boxcars/protocol';

import { callOffStart, missingNonces, missingPromises } from './ceremony.ts';
import { startClocks, type Absence } from './clocks.ts';
import { Elsewhere } from './elsewhere.ts';
import type { House } from './house.ts';
import { readEntries, startMatch, type HostedMatch } from './match-file.ts';
import { newPlayRecord, Play, type PlayTable } from './play.ts';
import {
  isBotPlayed,
  isRunning,
  personAt,
  playedByPeople,
  seatOf,
  vacate,
  type PlayRecord,
  type TableRecord,
} from './record.ts';
import { findHost, mayLookOn, standUp, takeBack } from './seating.ts';
import { isConflict } from './store/conflict.ts';
import type { Write } from './store/store.ts';
import { tableInfo, type Presence } from './table-info.ts';
import { tableRow } from './table-rows.ts';
import { eventsOf, inputIn, type Told } from './telling.ts';
import type { Watcher } from './watcher.ts';
import type { Frame } from './wire.ts';

/** What a table asks of the hall it stands in. */
export interface TableOwner {
  /** Whether it is the one in memory: a table that was read anew since is another. */
  holds(table: Table): boolean;
  /** A write failed: the table is read anew from what is durable. If someone else was first, its inputs are tried again. */
  lost(table: Table, isBeaten?: boolean): void;
  /** The table may be forgotten, if nothing is under way. */
  rest(table: Table): void;
  /** Its match is over, and can be frozen. */
  ended(table: Table): void;
}

type Input = Extract<ClientMessage, { readonly input: string; readonly t: 'answer' | 'undo' | 'order' }>;

/** An input that was taken and is not durable yet. */
interface Unsettled {
  readonly watcher: Watcher;
  readonly message: Input;
}

/** A table as another node has written it: its row, what its match holds, and the entries that are new here. */
export interface Written {
  readonly record: TableRecord;
  readonly play: PlayRecord | null;
  readonly lines: readonly string[];
}

/** How far a table is known here. */
export interface Position {
  readonly entry: number;
  readonly revision: number;
  readonly playRevision: number;
}

/** How many earlier entries a fresh look brings. */
const MOST_ENTRIES = 200;

/** A table in memory: its people, whoever looks on, and its match. */
export class Table implements PlayTable, Presence {
  readonly record: TableRecord;
  play: Play | null = null;
  private readonly house: House;
  private readonly owner: TableOwner;
  private readonly watchers = new Set<Watcher>();
  private readonly looking = new Set<Viewer>();
  readonly audience = { hearing: new Set<Viewer>(), seeing: new Set<Viewer>() };
  /** Whether every seat is played by its person, who is here; null when that has to be looked up. */
  private full: boolean | null = null;
  private readonly elsewhere = new Elsewhere();
  private readonly unsettled: Unsettled[] = [];
  /** What comes in after the table has left memory, for whichever is read in its place. */
  private late: Unsettled[] | null = null;
  /** People who are known to the store to sit, or to have sat, here. */
  private readonly seated = new Set<string>();
  /** Who is to be told at the end of this turn who is here. */
  private readonly curious = new Set<Watcher>();
  /** When people who sit here were last connected. */
  private readonly lastThere = new Map<string, number>();
  /** When people were first lost while the open question stood. */
  private readonly firstLost = new Map<string, number>();
  private readonly loadedAt: number;
  private stopStart: (() => void) | null = null;
  private stopHost: (() => void) | null = null;

  constructor(house: House, owner: TableOwner, record: TableRecord) {
    this.house = house;
    this.owner = owner;
    this.record = record;
    this.loadedAt = house.clock.now();
  }

  get id(): string {
    return this.record.id;
  }

  /** Whether nobody is here and nothing is under way. */
  get isIdle(): boolean {
    const isBusy = this.stopStart !== null || this.play?.isBusy === true || this.house.ledger.isBusy(this.id);
    return this.watchers.size === 0 && !isBusy;
  }

  get onlookers(): number {
    return [...this.watchers].filter(({ viewer }) => viewer < 0).length;
  }

  isConnected(person: string): boolean {
    return this.isHere(person) || this.elsewhere.has(person);
  }

  private isHere(person: string): boolean {
    for (const watcher of this.watchers) if (watcher.person === person) return true;
    return false;
  }

  /** Everyone who sits here and looks from this node. Onlookers are nobody's business elsewhere, and may be any number. */
  people(): string[] {
    return [...new Set([...this.watchers].flatMap(({ person, viewer }) => (viewer < 0 ? [] : (person ?? []))))];
  }

  /** Another node says who is at this table there. */
  hearOf(node: string, people: readonly string[], until: number): void {
    const known = people.every((person) => this.isConnected(person));
    const lost = this.elsewhere.set(node, people, until).filter((person) => !this.isHere(person));
    if (known && lost.length === 0) return;
    for (const person of lost) if (seatOf(this.record, person) !== null) this.miss(person);
    this.tell();
    this.play?.goOn();
    this.mindHost();
  }

  /** Nodes that are not heard of any more have nobody here. */
  forgetSilent(): void {
    const now = this.house.clock.now();
    for (const node of this.elsewhere.silent(now)) this.hearOf(node, [], now);
  }

  info(reader: string | null): TableInfo {
    return tableInfo(this.record, reader, this);
  }

  viewers(): ReadonlySet<Viewer> {
    return this.looking;
  }

  get isFull(): boolean {
    return this.full ?? this.lookAround();
  }

  private lookAround(): boolean {
    this.full = this.record.seats.every((_, seat) => this.looking.has(seat) && !isBotPlayed(this.record, seat));
    return this.full;
  }

  absence(seat: Seat): Absence {
    const person = personAt(this.record, seat)?.person ?? null;
    const isThere = person !== null && this.isConnected(person);
    const lostAt = isThere ? null : (this.lastThere.get(person ?? '') ?? this.loadedAt);
    const first = this.firstLost.get(person ?? '') ?? this.loadedAt;
    const graceFrom = isThere && first <= (this.play?.record.openedAt ?? first) ? null : first;
    const isWaitedFor = (): boolean => playedByPeople(this.record).some((other) => other !== seat && this.isAt(other));
    return { lostAt, graceFrom, isWaitedFor };
  }

  /** Notes that someone who sits here has gone. */
  private miss(person: string): void {
    const now = this.house.clock.now();
    this.lastThere.set(person, now);
    const before = this.firstLost.get(person);
    if (before === undefined || before <= (this.play?.record.openedAt ?? now)) this.firstLost.set(person, now);
  }

  isAt(seat: Seat): boolean {
    if (this.looking.has(seat)) return true;
    const person = personAt(this.record, seat)?.person ?? null;
    return person !== null && this.isConnected(person);
  }

  /** Puts a match that was read from the store in place. */
  resume(hosted: HostedMatch, play: PlayRecord, hasRow: boolean): void {
    this.play = new Play(this.house, this, hosted.match, play, hosted.lines, hasRow);
    this.record.entries = hosted.match.count;
    this.play.begin(false);
  }

  /** Leaves memory. */
  drop(): void {
    this.play?.drop();
    this.stopStart?.();
    this.stopStart = null;
    this.stopHost?.();
    this.stopHost = null;
  }

  // Who looks.

  /**
   * Lets someone look: the table, and once there is a match the whole picture with what came after `after`. False if the table
   * has left memory by then: there is another to look at.
   */
  async watch(watcher: Watcher, after: number | undefined): Promise<boolean> {
    const entries = this.play !== null && watcher.events ? await this.entriesSince(after ?? -1) : [];
    if (!this.owner.holds(this)) return false;
    if (watcher.isGone) return true;
    // Who sits where, and who may look on, may have changed meanwhile.
    watcher.viewer = seatOf(this.record, watcher.person) ?? -1;
    if (watcher.viewer < 0 && !mayLookOn(this.record)) this.showOut(watcher);
    else this.show(watcher, entries);
    // Whoever has come is brought along when the table is read anew.
    if (entries === null) this.owner.lost(this);
    return true;
  }

  private show(watcher: Watcher, entries: readonly Entry[] | null): void {
    this.enter(watcher);
    if (entries === null) return;
    const events: EntryEvents[] = entries.map((entry) => eventsOf(entry, watcher.viewer));
    const sync = this.play?.sync(watcher.viewer, events);
    this.tell([watcher]);
    if (this.record.state === 'starting') this.askForNonces([watcher]);
    if (sync !== undefined) this.house.ledger.after(this.id, () => watcher.send(sync));
    this.play?.goOn();
  }

  /** Someone without a seat may not look on any more. */
  private showOut(watcher: Watcher): void {
    this.watchers.delete(watcher);
    watcher.isGone = true;
    watcher.table = null;
    const gone = JSON.stringify({ t: 'gone', table: this.id, refusal: { code: 'no-spectators' } });
    this.house.ledger.after(this.id, () => watcher.send(gone));
    // Nobody else may be here; but not in the middle of what shows them out.
    setImmediate(() => this.owner.rest(this));
  }

  /** Someone looks away, or lost the connection. */
  unwatch(watcher: Watcher): void {
    if (!this.watchers.delete(watcher)) return;
    this.announce(watcher.person);
    const isLost = watcher.viewer >= 0 && watcher.person !== null && !this.isConnected(watcher.person);
    if (isLost) this.miss(watcher.person);
    this.count();
    if (watcher.viewer >= 0) this.tellSoon();
    this.play?.goOn();
    this.mindHost();
    this.owner.rest(this);
  }

  private enter(watcher: Watcher): void {
    const isNews = watcher.viewer >= 0 && watcher.person !== null && !this.isConnected(watcher.person);
    const isNew = watcher.person !== null && !this.isHere(watcher.person);
    this.watchers.add(watcher);
    if (watcher.before !== null) this.replace(watcher.before);
    watcher.before = null;
    if (isNew) this.announce(null);
    watcher.table = this;
    this.count();
    if (isNews) this.tellSoon(watcher);
    if (watcher.viewer >= 0) this.comeBack(watcher.viewer);
    this.mindHost();
  }

  /** A look gives way to the next one of the same socket: nobody has come or gone. */
  private replace(before: Watcher): void {
    before.isGone = true;
    this.watchers.delete(before);
  }

  /** Tells other nodes who is here, unless the one who went is still here by another socket. */
  private announce(gone: string | null): void {
    if (gone === null || !this.isHere(gone)) this.house.nodes?.present(this);
  }

  /** People who wait at an open table for a host who is gone get another one after a while. By mail nobody has to be there. */
  private mindHost(): void {
    this.stopHost?.();
    this.stopHost = null;
    const { record, house } = this;
    const { host } = record;
    if (record.state !== 'open' || record.settings.clock.kind === 'mail') return;
    if (host === null || this.isConnected(host) || this.heir() === undefined) return;
    const at = (this.lastThere.get(host) ?? this.loadedAt) + house.limits.absence;
    this.stopHost = house.clock.setTimer(at, () => {
      this.stopHost = null;
      if (record.state !== 'open' || record.host !== host || this.isConnected(host)) return;
      record.host = this.heir() ?? host;
      this.changed();
    });
  }

  /** The first who sits here and is connected. */
  private heir(): string | undefined {
    const people = this.record.seats.map((chair) => (chair.kind === 'person' ? chair.person : null));
    return people.find((person) => person !== null && this.isConnected(person)) ?? undefined;
  }

  private count(): void {
    this.full = null;
    const { hearing, seeing } = this.audience;
    for (const viewers of [this.looking, hearing, seeing]) viewers.clear();
    for (const { viewer, events } of this.watchers) {
      this.looking.add(viewer);
      (events ? hearing : seeing).add(viewer);
    }
  }

  /** The entries after one, or the latest of them, without a gap up to now; null if the store does not have them. */
  private async entriesSince(asked: number): Promise<Entry[] | null> {
    const after = Math.max(asked, (this.play?.match.count ?? 0) - 1 - MOST_ENTRIES);
    for (let attempt = 0; attempt < 20; attempt++) {
      const match = this.play?.match;
      if (match === undefined || after >= match.count - 1) return [];
      if (after === match.count - 2) return [match.last];
      await new Promise<void>((resolve) => this.house.ledger.after(this.id, resolve));
      const found = await readEntries(this.house, this.id, after, MOST_ENTRIES * 10);
      if (found.at(-1)?.entry === this.play?.match.last.entry) return found;
    }
    return null;
  }

  // What is told and kept.

  publish(writes: readonly Write[], told: Told): void {
    this.write(writes)(told);
  }

  write(writes: readonly Write[]): (told: Told) => void {
    let readers: readonly Watcher[] = [];
    let frames: readonly (Frame | undefined)[] = [];
    this.commit(writes, () => {
      for (let i = 0; i < readers.length; i++) {
        const frame = frames[i];
        if (frame !== undefined) readers[i]?.sendFrame(frame);
      }
    });
    return (told) => {
      readers = [...this.watchers];
      frames = readers.map(({ viewer, events }) => told.get(viewer, events));
    };
  }

  failed(error: unknown): void {
    this.house.log.error({ err: error, table: this.id }, 'play-failed');
    this.owner.lost(this);
  }

  changed(writes: readonly Write[] = []): void {
    this.full = null;
    this.record.changedAt = this.house.clock.now();
    this.record.revision += 1;
    this.commit([...writes, ...tableRow(this.house.statements, this.record, this.seated)], () => {});
    this.tell();
    this.mindHost();
  }

  /** Sends the table as it is to these watchers, or all. */
  tell(to: Iterable<Watcher> = this.watchers): void {
    const texts = [...to].map((watcher) => [watcher, this.message(watcher.person)] as const);
    this.house.ledger.after(this.id, () => {
      for (const [watcher, text] of texts) watcher.send(text);
    });
  }

  /** Has everyone told who is here: once, however many come and go in this turn. Someone new is told anyway. */
  private tellSoon(except: Watcher | null = null): void {
    if (this.curious.size === 0) {
      setImmediate(() => {
        const told = [...this.curious].filter((watcher) => this.watchers.has(watcher));
        this.curious.clear();
        this.tell(told);
      });
    }
    for (const watcher of this.watchers) if (watcher !== except) this.curious.add(watcher);
  }

  /** Sends the same text to everyone here, once what came before it is durable. */
  tellAll(text: string, isFor: (watcher: Watcher) => boolean = () => true): void {
    const readers = [...this.watchers].filter(isFor);
    this.house.ledger.after(this.id, () => {
      for (const reader of readers) reader.send(text);
    });
  }

  commit(writes: readonly Write[], done: () => void): void {
    this.house.ledger.add(this.id, writes, done, (error) => {
      const isBeaten = isConflict(error);
      if (isBeaten) this.house.log.debug({ table: this.id }, 'write-conflict');
      else this.house.log.error({ err: error, table: this.id }, 'write-failed');
      this.owner.lost(this, isBeaten);
    });
  }

  /**
   * Everyone who looks, as the table is taken from memory, and what they ask for until they look at another: with what nobody
   * was told of yet, if that is to be tried again.
   */
  leave(isAgain: boolean): { readonly watchers: readonly Watcher[]; readonly inputs: readonly Unsettled[] } {
    const watchers = [...this.watchers];
    const unsettled = this.unsettled.splice(0);
    const inputs = isAgain ? unsettled : [];
    this.late = inputs;
    this.watchers.clear();
    this.count();
    return { watchers, inputs };
  }

  // Other nodes.

  /** Settles once nothing of this table waits to be written, or could not be. */
  settled(): Promise<void> {
    return this.house.ledger.settled(this.id);
  }

  get position(): Position {
    const { play, record } = this;
    return {
      entry: play === null ? -1 : play.match.count - 1,
      revision: record.revision,
      playRevision: play?.record.revision ?? 0,
    };
  }

  /** Whether nothing has happened here since. */
  isStillAt(position: Position): boolean {
    const now = this.position;
    const isSame = now.entry === position.entry && now.revision === position.revision;
    return isSame && now.playRevision === position.playRevision && !this.house.ledger.isBusy(this.id);
  }

  /** Catches up with what another node has written. False if that does not go with what is known here. */
  follow({ record, play, lines }: Written): boolean {
    if (this.play === null && record.header !== null) return false;
    const isNews = record.revision > this.record.revision;
    const { pausedAt } = this.record;
    if (isNews) {
      Object.assign(this.record, record);
      this.full = null;
    }
    if (this.play !== null && !this.play.follow(play, lines)) return false;
    if (isNews) {
      this.mindStart();
      if (!isRunning(this.record)) this.play?.drop();
      this.reseat();
      this.tell();
      if (pausedAt !== record.pausedAt) this.tellTimes();
      this.mindHost();
    }
    this.play?.goOn();
    return true;
  }

  /** The start may have been asked for, or called off, elsewhere. */
  private mindStart(): void {
    const { record } = this;
    if (record.state !== 'starting') {
      this.stopStart?.();
      this.stopStart = null;
    } else if (this.stopStart === null) {
      this.awaitNonces(record.startsBy ?? 0);
      this.askForNonces();
    }
  }

  /** Gives every watcher the seat they have now, and the picture from there. */
  reseat(): void {
    let isNews = false;
    for (const watcher of this.watchers) {
      const viewer = seatOf(this.record, watcher.person) ?? -1;
      if (viewer === watcher.viewer) continue;
      watcher.viewer = viewer;
      isNews = true;
      this.count();
      if (viewer >= 0 || mayLookOn(this.record)) this.tellMoment(watcher);
    }
    if (isNews) this.house.nodes?.present(this);
    this.showOnlookersOut();
  }

  private showOnlookersOut(): void {
    if (mayLookOn(this.record)) return;
    for (const watcher of this.watchers) if (watcher.viewer < 0) this.showOut(watcher);
    this.count();
  }

  private tellMoment(watcher: Watcher): void {
    const sync = this.play?.sync(watcher.viewer, []);
    if (sync !== undefined) this.house.ledger.after(this.id, () => watcher.send(sync));
  }

  /** The times that were told are not so any more: play pauses, or goes on. */
  private tellTimes(): void {
    for (const watcher of this.watchers) this.tellMoment(watcher);
  }

  private message(reader: string | null): string {
    return JSON.stringify({ t: 'table', table: this.info(reader) });
  }

  // The start.

  /** The host starts: at once if all nonces are known, else as soon as they are. */
  start(without: boolean): Result<null> {
    const { record } = this;
    if (record.state === 'starting' && without) return this.begin();
    if (record.state !== 'open') return refuse('table-not-open');
    if (record.seats.some(({ kind }) => kind === 'empty')) return refuse('seats-empty');
    const silent = missingPromises(record);
    if (silent.length > 0 && !without) return refuse('nonce-hash-missing', { seats: silent });
    if (missingNonces(record).length === 0) return this.begin();
    record.state = 'starting';
    record.startsBy = this.house.clock.now() + this.house.limits.nonceTime;
    this.awaitNonces(record.startsBy);
    this.changed();
    this.askForNonces();
    return { ok: true, value: null };
  }

  /** Takes a start that was under way when the server stopped back. */
  awaitNonces(until: number): void {
    this.stopStart = this.house.clock.setTimer(until, () => {
      this.stopStart = null;
      if (this.record.state !== 'starting') return;
      callOffStart(this.record, this.house.random);
      this.changed();
    });
  }

  /** Someone leaves their chair before the start: the last one closes the table. */
  freeSeat(seat: Seat): void {
    standUp(this.record, seat);
    this.reseat();
    if (this.record.host === null) this.endAs('called-off');
    else this.changed();
  }

  /** Someone is no more: in a match a bot plays on for them, and whatever is over says someone. */
  forget(person: string): void {
    const { record } = this;
    const seat = seatOf(record, person);
    if (seat === null) return;
    if (record.state === 'starting') {
      this.stopStart?.();
      this.stopStart = null;
      callOffStart(record, this.house.random);
    }
    if (record.state === 'open') return this.freeSeat(seat);
    vacate(record, person);
    this.reseat();
    if (isRunning(record)) this.resign(seat);
    else this.changed();
  }

  /** Takes the hash of a new nonce. */
  takePromise(seat: Seat, hash: string): Result<null> {
    const chair = personAt(this.record, seat);
    if (chair === null || this.record.state !== 'open') return refuse('table-not-open');
    if (chair.promise === hash) return { ok: true, value: null };
    chair.promise = hash;
    chair.nonce = null;
    this.changed();
    return { ok: true, value: null };
  }

  /** Takes a nonce that was promised. */
  takeNonce(seat: Seat, nonce: string): Result<null> {
    const chair = personAt(this.record, seat);
    if (chair?.nonce === nonce) return { ok: true, value: null };
    if (chair === null || this.record.state !== 'starting') return refuse('not-starting');
    if (chair.promise !== hashOfHex(nonce)) return refuse('nonce-differs');
    chair.nonce = nonce;
    if (missingNonces(this.record).length === 0) return this.begin();
    // The others may give theirs to another node.
    if (this.house.nodes !== null) this.changed();
    this.askForNonces();
    return { ok: true, value: null };
  }

  private askForNonces(of?: readonly Watcher[]): void {
    const { id, startsBy: until } = this.record;
    const text = JSON.stringify({ t: 'nonces', table: id, until, missing: missingNonces(this.record) });
    this.tellAll(text, (watcher) => of === undefined || of.includes(watcher));
  }

  /** Deals. */
  private begin(): Result<null> {
    const { record, house } = this;
    this.stopStart?.();
    this.stopStart = null;
    record.startsBy = null;
    const hosted = startMatch(house, record);
    if (!hosted.ok) {
      callOffStart(record, house.random);
      this.changed();
      return hosted;
    }
    record.state = 'playing';
    record.entries = hosted.value.match.count;
    const left = startClocks(record.settings.clock, record.seats.length);
    const play = newPlayRecord(left, record.seats.length, house.clock.now());
    this.play = new Play(house, this, hosted.value.match, play, hosted.value.lines);
    this.showOnlookersOut();
    this.changed();
    this.play.begin(true);
    return { ok: true, value: null };
  }

  // The match.

  /** An input of a seat: carried out, then acknowledged once durable. */
  input(watcher: Watcher, message: Input): void {
    if (this.late !== null) return void this.late.push({ watcher, message });
    const seat = watcher.viewer;
    const { play } = this;
    if (play === null) return this.refuse(watcher, message.input, { code: 'not-playing' });
    if (seat < 0) return this.refuse(watcher, message.input, { code: 'not-seated' });
    this.comeBack(seat);
    const { count } = play.match;
    const result =
      message.t === 'answer'
        ? play.answer(seat, message)
        : message.t === 'undo'
          ? play.undo(seat, message)
          : play.order(seat, message);
    if (result.ok) {
      const isSaid = play.match.count === count + 1 && inputIn(play.match.last, seat) === message.input;
      this.settle({ watcher, message }, isSaid);
    } else if (message.t !== 'order' && result.refusal.code === 'question-closed') {
      void this.findLate(watcher, play, message.question, message.input, result.refusal);
    } else this.refuse(watcher, message.input, result.refusal);
  }

  /** Acknowledges an input once it is durable, unless the entry that it made says so. */
  private settle(unsettled: Unsettled, isSaid: boolean): void {
    const { watcher, message } = unsettled;
    this.unsettled.push(unsettled);
    this.house.ledger.after(this.id, () => {
      const at = this.unsettled.indexOf(unsettled);
      if (at >= 0) this.unsettled.splice(at, 1);
      if (!isSaid) this.acknowledge(watcher, message.input);
    });
  }

  private acknowledge(watcher: Watcher, input: string): void {
    watcher.send(`{"t":"receipt","table":"${this.id}","input":"${input}"}`);
  }

  /** A retry of an input whose question has closed since: it may have been taken then. */
  private async findLate(
    watcher: Watcher,
    play: Play,
    question: string,
    input: string,
    refusal: Refusal,
  ): Promise<void> {
    try {
      if (await play.wasTaken(watcher.viewer, question, input)) this.acknowledge(watcher, input);
      else this.refuse(watcher, input, refusal);
    } catch (error) {
      this.house.log.error({ err: error, table: this.id }, 'socket-failed');
      this.refuse(watcher, input, { code: 'server-failed' });
    }
  }

  refuse(watcher: Watcher, input: string | null, refusal: Refusal): void {
    this.house.ledger.after(this.id, () => watcher.refuse(this.record.settings.game, this.id, input, refusal));
  }

  /** Someone whose seat a bot had taken is back. */
  comeBack(seat: Seat): void {
    const chair = personAt(this.record, seat);
    if (chair?.bot !== 'away' || !isRunning(this.record)) return;
    takeBack(chair);
    if (this.play !== null) this.play.record.misses[seat] = 0;
    this.changed(this.play === null ? [] : [this.play.row()]);
    this.play?.goOn();
  }

  /** The first to ask has opened the table that follows: both are written, or someone else was first and neither is. */
  leadTo(next: string, writes: readonly Write[]): Promise<void> {
    this.record.rematch = next;
    this.changed(writes);
    return new Promise((resolve, reject) => this.house.ledger.add(this.id, [], resolve, reject));
  }

  finished(): void {
    const { record } = this;
    record.state = 'finished';
    record.outcome = this.play?.match.outcome() ?? null;
    record.wishes = { callOff: [], pause: [] };
    this.changed([this.house.statements.endPlay(this.id)]);
    this.house.ledger.after(this.id, () => this.owner.ended(this));
  }

  /** Ends the match, or the table, without a result. */
  endAs(state: 'called-off' | 'expired'): void {
    this.drop();
    this.record.state = state;
    this.record.startsBy = null;
    this.record.wishes = { callOff: [], pause: [] };
    this.changed([this.house.statements.endPlay(this.id)]);
    if (this.record.header !== null) this.house.ledger.after(this.id, () => this.owner.ended(this));
  }

  /** A bot plays on for this seat, for good. */
  resign(seat: Seat): void {
    this.giveToBot(seat, 'resigned');
    this.play?.goOn();
  }

  expel(seat: Seat): void {
    this.giveToBot(seat, 'away');
  }

  /** What the others wish may be agreed without someone whose seat a bot has. */
  private giveToBot(seat: Seat, why: 'away' | 'resigned'): void {
    const chair = personAt(this.record, seat);
    if (chair === null) return;
    chair.bot = why;
    findHost(this.record);
    this.record.wishes.callOff = this.record.wishes.callOff.filter((other) => other !== seat);
    this.record.wishes.pause = this.record.wishes.pause.filter((other) => other !== seat);
    this.changed(this.play === null ? [] : [this.play.row()]);
    this.settleWishes();
  }

  /** Asks, or no longer asks, for something that happens once all people at the table agree. */
  wish(seat: Seat, what: 'callOff' | 'pause', on: boolean): void {
    const others = this.record.wishes[what].filter((other) => other !== seat);
    this.record.wishes[what] = on ? [...others, seat].sort((a, b) => a - b) : others;
    if (!this.settleWishes()) this.changed();
  }

  private settleWishes(): boolean {
    const people = playedByPeople(this.record);
    const isAgreed = (wishes: readonly Seat[]): boolean =>
      people.length > 0 && people.every((seat) => wishes.includes(seat));
    const { callOff, pause } = this.record.wishes;
    if (isAgreed(callOff)) this.endAs('called-off');
    else if (isAgreed(pause) && this.record.state === 'playing') this.pause();
    else return false;
    return true;
  }

  private pause(): void {
    this.record.state = 'paused';
    this.record.pausedAt = this.house.clock.now();
    this.record.wishes = { callOff: [], pause: [] };
    this.changed(this.play === null ? [] : [this.play.row()]);
    this.tellTimes();
    this.play?.goOn();
  }

  /** Goes on after a pause, for someone who plays. */
  unpause(seat: Seat): Result<null> {
    if (this.record.state !== 'paused') return refuse('not-paused');
    if (isBotPlayed(this.record, seat)) return refuse('bot-plays-for-you');
    this.play?.shift(this.house.clock.now() - (this.record.pausedAt ?? this.house.clock.now()));
    this.record.state = 'playing';
    this.record.pausedAt = null;
    this.changed(this.play === null ? [] : [this.play.row()]);
    this.tellTimes();
    this.play?.goOn();
    return { ok: true, value: null };
  }
}
