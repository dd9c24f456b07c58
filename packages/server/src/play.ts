import {
  entryOf,
  receiptIn,
  refuse,
  type Action,
  type AnsweredBy,
  type Entry,
  type Receipt,
  type Result,
  type Seat,
  type Viewer,
} from '@boxcars/engine';
import type { ClientMessage, EntryEvents } from '@boxcars/protocol';

import type { AnyMatch } from './any-match.ts';
import { BotTurns } from './bot-turns.ts';
import { chargeClocks, deadlineOf, type Absence } from './clocks.ts';
import type { House } from './house.ts';
import type { NewLines } from './match-file.ts';
import type { MoveCounts } from './metrics.ts';
import { answerByOrder, readOrder } from './orders.ts';
import { isBotPlayed, personAt, playedByPeople, type PlayRecord, type TableRecord } from './record.ts';
import type { Untold } from './rounds.ts';
import { lineAt } from './store/lines.ts';
import type { Write } from './store/store.ts';
import { clocksOf, eventsOf, stoppedClocks, Telling, type Audience, type Circumstances, type Told } from './telling.ts';
import { frameOf, type Frame } from './wire.ts';

type Input<T extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: T }>;

/** What a match needs of the table it is played at. */
export interface PlayTable {
  readonly record: TableRecord;
  viewers(): ReadonlySet<Viewer>;
  readonly audience: Audience;
  absence(seat: Seat): Absence;
  /** Whether the person of a seat is connected. */
  isAt(seat: Seat): boolean;
  /** Whether every seat is played by its person, who is here. */
  readonly isFull: boolean;
  /** Makes the writes durable, then sends each viewer what it is told. */
  publish(writes: readonly Write[], told: Told): void;
  /** The same for what is not in words yet: that has to come before this turn of the event loop ends. */
  write(writes: readonly Write[]): (told: Told) => void;
  /** A mistake of ours: the table is read anew. */
  failed(error: unknown): void;
  /** The record has changed: saves it and tells everyone. */
  changed(writes?: readonly Write[]): void;
  /** Someone's time has run out twice in a row: a bot has their seat until they come back. */
  expel(seat: Seat): void;
  /** The match is over: what has to be written for that. */
  finished(): void;
}

/** A match being played: takes answers, minds the time, moves bots, and tells everyone what they may know. */
export class Play implements Untold {
  readonly match: AnyMatch;
  readonly record: PlayRecord;
  private readonly house: House;
  private readonly table: PlayTable;
  private readonly telling: Telling;
  private readonly bots: BotTurns;
  private readonly lines: NewLines;
  private readonly moves: MoveCounts;
  private stopTimer: (() => void) | null = null;
  private isOut = false;
  /** Puts the latest entry into words, while nobody was told of it. */
  private untold: (() => void) | null = null;
  /** Whether the store has a row of this match: then it is kept up to date. */
  private hasRow: boolean;

  constructor(house: House, table: PlayTable, match: AnyMatch, record: PlayRecord, lines: NewLines, hasRow = false) {
    this.house = house;
    this.table = table;
    this.match = match;
    this.record = record;
    this.lines = lines;
    this.hasRow = hasRow;
    this.moves = house.metrics.movesOf(table.record.settings.game);
    this.telling = new Telling(table.record.id, match);
    this.bots = new BotTurns(house, table.record, match, () => this.tick());
  }

  /** Begins, or goes on after a restart: opens what is due. */
  begin(isNew: boolean): void {
    if (isNew) {
      this.ask(this.match.last.at);
      const first = this.match.last;
      const get: Told['get'] = (viewer, events) => frameOf(this.sync(viewer, events ? [eventsOf(first, viewer)] : []));
      this.publish({ get }, this.needsRow());
    }
    this.goOn();
  }

  /** Leaves memory: nothing will happen here any more. */
  drop(): void {
    this.isOut = true;
    this.stopTimer?.();
    this.stopTimer = null;
    this.bots.clear();
  }

  /** Whether something is under way that has to stay in memory. */
  get isBusy(): boolean {
    return this.stopTimer !== null || this.bots.isBusy;
  }

  answer(seat: Seat, input: Input<'answer'>): Result<Receipt> {
    return this.give(seat, input.question, input.action as Action, 'hand', input.input, input.lock);
  }

  /** Tells of the latest entry, if that waits: before anything else happens to the match. */
  tell(): void {
    const { untold } = this;
    this.untold = null;
    untold?.();
  }

  failed(error: unknown): void {
    this.table.failed(error);
  }

  undo(seat: Seat, input: Input<'undo'>): Result<Receipt> {
    this.tell();
    if (this.table.record.state !== 'playing') return refuse('not-playing');
    const before = this.match.count;
    const { question } = input;
    const result = this.match.undo({ seat, at: this.house.clock.now(), question, input: input.input });
    if (this.match.count > before) this.advance();
    return result;
  }

  /** Leaves, changes or withdraws a standing order; it answers the open question too. */
  order(seat: Seat, input: Input<'order'>): Result<null> {
    const heard = this.record.heard?.[seat] ?? [];
    // Sent again, it must not undo what was said since.
    if (heard.includes(input.input)) return { ok: true, value: null };
    this.tell();
    const orders = (this.record.orders[seat] ??= {});
    if (input.order === null) delete orders[input.kind];
    else {
      const order = readOrder(this.match.game.id, input.kind, input.order);
      if (!order.ok) return order;
      if (Object.keys(orders).length >= MOST_ORDERS && !Object.hasOwn(orders, input.kind)) {
        return refuse('too-many-orders', { max: MOST_ORDERS });
      }
      orders[input.kind] = order.value;
    }
    this.record.heard = { ...this.record.heard, [seat]: [...heard, input.input].slice(-MOST_HEARD) };
    this.bots.withdraw(seat);
    this.publish(new Map(), true);
    this.goOn();
    return { ok: true, value: null };
  }

  /** Catches up with entries and held answers that another node has written. False if they don't fit. */
  follow(row: PlayRecord | null, lines: readonly string[]): boolean {
    this.tell();
    for (const line of lines) {
      if (!this.match.follow(line).ok) return false;
      this.moveOn();
      this.table.publish([], this.telling.entry(this.table.audience, this.now()));
    }
    if (row === null || row.revision <= this.record.revision) return true;
    Object.assign(this.record, row);
    this.hasRow = true;
    if (this.match.followHeld(row.held) !== null) return false;
    // Who has answered a reaction is nobody's business: there nothing is told, not even that something was.
    if (row.held !== null && this.match.open?.window.mode === 'sealed') this.table.publish([], this.heldFrames(null));
    return true;
  }

  /** Someone else has the seat now: it starts afresh, and what its owner left in advance is not theirs. */
  handOver(seat: Seat): void {
    this.record.misses[seat] = 0;
    delete this.record.orders[seat];
    delete this.record.heard?.[seat];
    this.bots.withdraw(seat);
  }

  /** Someone came, went, paused, resigned or came back: the times may be others now. */
  goOn(): void {
    if (this.isOut || this.table.record.state !== 'playing' || this.match.open === null) {
      this.stopTimer?.();
      this.stopTimer = null;
      return;
    }
    this.followOrders();
    this.bots.wake(this.record.closesAt);
    this.tick();
  }

  /** Stops the clocks for a while: what was open goes on where it stood. */
  shift(by: number): void {
    this.record.openedAt += by;
    if (this.record.closesAt !== null) this.record.closesAt += by;
  }

  /** The whole picture for one viewer. */
  sync(viewer: Viewer, entries: readonly EntryEvents[]): string {
    this.tell();
    return this.telling.sync(viewer, entries, this.now(), viewer < 0 ? {} : (this.record.orders[viewer] ?? {}));
  }

  /** Whether an input of an earlier question was taken, by the entry that closed it. */
  async wasTaken(seat: Seat, question: string, input: string): Promise<boolean> {
    const number = entryOf(question);
    if (number < 1 || number >= this.match.count) return false;
    const { id } = this.table.record;
    await this.house.ledger.settled(id);
    const line = await lineAt(this.house.store, id, number);
    return line !== null && receiptIn(JSON.parse(line) as Entry, { seat, question, input }) !== null;
  }

  /** The row that keeps what is not in the journal. */
  row(): Write {
    const { id } = this.table.record;
    this.hasRow = true;
    this.record.revision += 1;
    const data: PlayRecord = { ...this.record, held: this.match.held() };
    return this.house.statements.play(id, this.wakeAt(), data.revision, JSON.stringify(data));
  }

  private give(
    seat: Seat,
    question: string,
    action: Action,
    by: AnsweredBy,
    input?: string,
    lock?: boolean,
  ): Result<Receipt> {
    this.tell();
    if (this.table.record.state !== 'playing' && this.match.open !== null) return refuse('not-playing');
    const before = this.match.count;
    const at = this.house.clock.now();
    const result = this.match.answer({ seat, question, action, at, by, input, lock });
    if (!result.ok) return result;
    if (this.match.count > before) this.advance();
    else if (this.match.open?.id === question) this.hold(seat);
    return result;
  }

  /** An answer waits: durable, and told as far as it may be. */
  private hold(seat: Seat): void {
    this.publish(this.heldFrames(seat), true);
    this.closeIfAllIn();
    this.arm();
  }

  private heldFrames(seat: Seat | null): Map<Viewer, Frame> {
    const mode = this.match.open?.window.mode;
    const told = new Map<Viewer, Frame>();
    for (const viewer of this.table.viewers()) {
      if (mode === 'sealed' || viewer === seat) told.set(viewer, frameOf(this.telling.held(viewer)));
    }
    return told;
  }

  /** A tell-proof question without a fixed time closes once everyone has answered. */
  private closeIfAllIn(): void {
    const open = this.match.open;
    if (open === null || open.window.mode !== 'reaction' || this.record.closesAt !== null) return;
    if (open.window.seats.every((seat) => this.match.pending(seat) !== null)) this.close(open.id);
  }

  private close(question: string): void {
    this.tell();
    const closed = this.match.close(this.house.clock.now(), question);
    if (closed.ok) this.advance();
  }

  /** The match has one more entry. */
  private advance(): void {
    this.moveOn();
    this.count(this.match.last);
    const now = this.now();
    const say = this.table.write(this.writes(this.needsRow()));
    this.untold = () => say(this.telling.entry(this.table.audience, now));
    if (this.match.open === null) {
      this.tell();
      this.drop();
      this.table.finished();
    } else {
      this.house.rounds.later(this);
      if (!this.isCarefree()) this.goOn();
    }
  }

  /** Whether there is nothing to mind but people who are here: no time that runs, no bot, no order. */
  private isCarefree(): boolean {
    const { settings } = this.table.record;
    if (this.stopTimer !== null || this.record.closesAt !== null || settings.clock.kind !== 'none') return false;
    return this.table.isFull && !this.bots.isBusy && isEmpty(this.record.orders);
  }

  private moveOn(): void {
    const { record } = this.table;
    const entry = this.match.last;
    chargeClocks(record.settings.clock, this.record, entry);
    this.ask(entry.at);
    record.entries = this.match.count;
  }

  private ask(at: number): void {
    const { record } = this.table;
    this.record.openedAt = at;
    const isTimed =
      this.match.open?.window.mode === 'reaction' &&
      record.settings.clock.kind !== 'mail' &&
      playedByPeople(record).length > 1;
    this.record.closesAt = isTimed ? at + record.settings.reactionSeconds * 1000 : null;
  }

  private count(entry: Entry): void {
    const by = 'answers' in entry ? (entry.answers[0]?.by ?? 'hand') : 'hand';
    this.moves.count(by);
  }

  /** With clocks, bots or a fixed time someone has to look at the match again, also after a restart. */
  private needsRow(): boolean {
    const { settings, seats } = this.table.record;
    return (
      this.hasRow ||
      settings.clock.kind !== 'none' ||
      this.record.closesAt !== null ||
      (!this.table.isFull && seats.some((_, seat) => isBotPlayed(this.table.record, seat)))
    );
  }

  private publish(told: Told, withRow = false): void {
    this.table.publish(this.writes(withRow), told);
  }

  private writes(withRow: boolean): Write[] {
    const writes = this.lines.take();
    if (withRow && this.match.open !== null) writes.push(this.row());
    return writes;
  }

  /** Closes, answers and times out whatever is due. */
  private tick(): void {
    if (this.isOut || this.table.record.state !== 'playing') return;
    const open = this.match.open;
    if (open === null) return;
    const now = this.house.clock.now();
    if (this.record.closesAt === null) this.answerForBots(open.id, now);
    else if (this.record.closesAt <= now) this.closeTimed(open.id);
    if (this.match.open?.id === open.id && this.record.closesAt === null) {
      const next = this.nextDeadline();
      if (next === null || next > now) return this.arm(next);
      this.timeOut(open.id, now);
    }
    this.arm();
  }

  private answerForBots(question: string, now: number): void {
    for (const { seat, action, by } of this.bots.due(question, now)) {
      if (this.match.open?.id !== question) return;
      const given = this.give(seat, question, action, by);
      if (!given.ok && by === 'bot') this.fallBack(seat, question);
    }
  }

  /** Bots answer at the close; one that still thinks is waited for no longer than anyone, or it would tell that it thinks. */
  private closeTimed(question: string): void {
    this.tell();
    for (const { seat, action, by } of this.bots.due(question, Number.POSITIVE_INFINITY)) {
      this.match.answer({ seat, question, action, at: this.house.clock.now(), by });
    }
    this.close(question);
  }

  private timeOut(question: string, now: number): void {
    for (const seat of this.waitedFor()) {
      if (this.match.open?.id !== question) return;
      if ((this.deadline(seat) ?? Number.POSITIVE_INFINITY) > now) continue;
      const chair = personAt(this.table.record, seat);
      const misses = (this.record.misses[seat] ?? 0) + 1;
      this.record.misses[seat] = misses;
      if (misses < 2 || chair === null) this.fallBack(seat, question);
      else {
        this.table.expel(seat);
        this.goOn();
      }
    }
  }

  /** Answers for someone whose time is up: with what they had said without making it final, else with the safe default. */
  private fallBack(seat: Seat, question: string): void {
    const action = this.match.pending(seat)?.action ?? this.match.fallback(seat);
    if (action !== null) this.give(seat, question, action, 'fallback', undefined, true);
  }

  /** Whether nobody has answered for longer than is waited without clocks for someone who is there. The sweep looks. */
  isStill(): boolean {
    return this.house.clock.now() >= this.record.openedAt + this.house.limits.stillness;
  }

  /** The seats whose people have yet to answer. */
  private waitedFor(): Seat[] {
    const open = this.match.open;
    const seats: Seat[] = [];
    if (open === null) return seats;
    for (const seat of open.window.seats) {
      if (!this.isDone(seat) && !isBotPlayed(this.table.record, seat)) seats.push(seat);
    }
    return seats;
  }

  /** Whether the question no longer waits for this seat. */
  private isDone(seat: Seat): boolean {
    const held = this.match.pending(seat);
    return held !== null && (held.locked || this.match.open?.window.mode === 'reaction');
  }

  private deadline(seat: Seat): number | null {
    const { record } = this.table;
    if (record.settings.clock.kind === 'none' && this.table.isAt(seat) && !this.isStill()) return null;
    return deadlineOf(record.settings.clock, this.record, seat, this.table.absence(seat), this.house.limits);
  }

  /** When someone has to look at this match next, whoever is connected then. */
  private wakeAt(): number | null {
    if (this.table.record.state !== 'playing' || this.match.open === null) return null;
    const now = this.house.clock.now();
    const { seats } = this.match.open.window;
    const bot = seats.some((seat) => isBotPlayed(this.table.record, seat) && !this.isDone(seat));
    return earlier(bot ? now : null, this.record.closesAt ?? this.nextDeadline());
  }

  /** When the time of the first is up who has yet to answer. */
  private nextDeadline(): number | null {
    let first: number | null = null;
    for (const seat of this.waitedFor()) first = earlier(first, this.deadline(seat));
    return first;
  }

  private arm(deadline?: number | null): void {
    this.stopTimer?.();
    this.stopTimer = null;
    if (this.isOut || this.match.open === null || this.table.record.state !== 'playing') return;
    // Where a fixed time runs, orders and bots wait for its end.
    const next = deadline === undefined ? this.nextDeadline() : deadline;
    const at = this.record.closesAt ?? earlier(this.bots.nextDue(), next);
    if (at === null || at > this.house.clock.now() + FAR) return;
    this.setTimer(at, () => this.tick());
  }

  /** A mistake of ours at one table harms no other: it is named, and tried again after a while. */
  private setTimer(at: number, act: () => void): void {
    this.stopTimer = this.house.clock.setTimer(at, () => {
      this.stopTimer = null;
      try {
        act();
      } catch (error) {
        this.house.log.error({ err: error, table: this.table.record.id }, 'play-failed');
        if (!this.isOut) this.setTimer(this.house.clock.now() + RETRY, () => this.goOn());
      }
    });
  }

  private followOrders(): void {
    const open = this.match.open;
    if (open === null || isEmpty(this.record.orders)) return;
    for (const seat of this.waitedFor()) {
      const orders = this.record.orders[seat];
      if (orders === undefined || this.match.pending(seat) !== null) continue;
      const action = answerByOrder(this.match, seat, orders);
      if (action !== null) this.bots.order(seat, open.id, action, this.record.closesAt !== null);
    }
  }

  /** Whose clock is shown to run. In a tell-proof moment it runs for all who are asked: it must not tell who has answered. */
  private runningClocks(): readonly Seat[] {
    const open = this.match.open;
    if (open?.window.mode !== 'reaction') return this.waitedFor();
    return open.window.seats.filter((seat) => !isBotPlayed(this.table.record, seat));
  }

  private now(): Circumstances {
    const { closesAt, left, openedAt } = this.record;
    const { pausedAt } = this.table.record;
    const running = left === null || closesAt !== null ? [] : this.runningClocks();
    if (pausedAt !== null) return { closesAt: null, clocks: stoppedClocks(left, running, pausedAt - openedAt) };
    return { closesAt, clocks: clocksOf(left, running, openedAt) };
  }
}

const MOST_ORDERS = 32;

/** Inputs that are known again when they are sent again: more than a client has on the way. */
const MOST_HEARD = 32;

/** How long after a mistake a table is looked at again. */
const RETRY = 60_000;

/** Timers further off than this are left to the sweep, so that a match by mail needs no memory. */
const FAR = 10 * 60_000;

function earlier(first: number | null, other: number | null): number | null {
  return other === null || (first !== null && first <= other) ? first : other;
}

function isEmpty(orders: PlayRecord['orders']): boolean {
  for (const _ in orders) return false;
  return true;
}

/** A fresh record. */
export function newPlayRecord(left: number[] | null, seats: number, at: number): PlayRecord {
  const misses = Array.from({ length: seats }, () => 0);
  return { held: null, openedAt: at, closesAt: null, left, misses, revision: 0, orders: {} };
}
