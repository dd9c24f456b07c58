import type { Action, Json, Refusal, Seat } from '@boxcars/engine';
import {
  withChanges,
  type ChatLine,
  type EntryEvents,
  type Moment,
  type ServerMessage,
  type TableInfo,
} from '@boxcars/protocol';
import { computed, signal } from '@preact/signals';

import type { Frame, ShowQueue } from '../motion/show-queue.ts';
import type { TableConnection, TableMessage } from '../net/connection.ts';
import { Outbox } from './outbox.ts';

/** A refusal as it is shown. */
export interface Refused {
  readonly refusal: Refusal;
  readonly sentence: string;
}

/** After so many entries missed nothing is shown one by one. */
const MOST_TO_CATCH_UP = 40;

/** A table as this page knows it: everything it was told, what of it is on the screen, and what was sent. */
export class Table {
  readonly connection: TableConnection;
  readonly queue: ShowQueue;
  readonly info = signal<TableInfo | null>(null);
  readonly seat = signal<Seat | null>(null);
  /** Entries that have been shown, in order. */
  readonly log = signal<readonly EntryEvents[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  /** Lines others said while the chat wasn't open. */
  readonly unread = signal(0);
  readonly orders = signal<{ readonly [kind: string]: Json }>({});
  readonly refused = signal<Refused | null>(null);
  /** Why nothing more will come of this table; the sentence is empty where the server gave none. */
  readonly gone = signal<Refused | null>(null);
  /** How one lost one's seat: the host took it back before the start, or it is someone else's now. */
  readonly unseated = signal<'removed' | 'replaced' | null>(null);
  /** Since when the match is paused, by the table's time. */
  readonly pausedAt = signal<number | null>(null);
  readonly nonces = signal<{ readonly until: number; readonly missing: readonly Seat[] } | null>(null);
  /** The entry after which everything is new since one's own last answer. */
  readonly mark = signal(0);
  readonly outbox: Outbox;
  /** One is about to stand up, or has: to lose the seat is no news then. */
  isLeaving = false;

  private truth: { view: Json; entry: number } | null = null;
  /** What was heard while an answer was waiting to be seen as taken. */
  private unheard: ServerMessage[] | null = null;
  private readonly painted: (() => Promise<void>) | null;
  private sinceMark: { view: Json; frames: Frame[] } | null = null;

  /** Where the match stands on the screen; null before the first picture. */
  readonly moment = computed<Moment | null>(() =>
    this.queue.isBusy.value ? null : (this.stand.value?.moment ?? null),
  );
  readonly stand = computed(() => this.queue.stand.value);

  /** With `painted`, what an answer brings about is heard once the answer itself has been seen to be taken. */
  constructor(connection: TableConnection, queue: ShowQueue, painted: (() => Promise<void>) | null = null) {
    this.connection = connection;
    this.painted = painted;
    this.queue = queue;
    this.outbox = new Outbox(connection.table, connection.isHere);
    if (connection.isHere === true && painted !== null) void painted().then(() => this.readMark());
    else this.readMark();
    connection.listen((message) => {
      if (this.unheard === null) this.hear(message);
      else this.unheard.push(message);
    });
  }

  /** Answers the open question. Sent again after a gap under the same id, it counts once. */
  answer(action: Action): void {
    const question = this.moment.value?.asked?.id;
    if (question === undefined || this.outbox.isOnItsWay(question)) return;
    this.refused.value = null;
    this.markHere();
    const input = this.outbox.newInput();
    this.post({ t: 'answer', table: this.connection.table, question, input, action }, input);
    void this.showTaken();
  }

  /** The table's time. While the match is paused it stands still. */
  get now(): number {
    return this.pausedAt.value ?? this.time;
  }

  undo(): void {
    const question = this.moment.value?.asked?.id;
    if (question === undefined) return;
    const input = this.outbox.newInput();
    this.post({ t: 'undo', table: this.connection.table, question, input }, input);
  }

  leaveOrder(kind: string, order: Json | null): void {
    const { [kind]: _gone, ...others } = this.orders.value;
    this.orders.value = order === null ? others : { ...others, [kind]: order };
    const input = this.outbox.newInput();
    this.post({ t: 'order', table: this.connection.table, input, kind, order }, input);
  }

  say(text: string): void {
    const input = this.outbox.newInput();
    this.post({ t: 'chat', table: this.connection.table, input, text }, input);
  }

  /** Lines of the chat, however they came: each is there once, in the order they were said. */
  hearChat(lines: readonly ChatLine[]): void {
    const known = new Map([...this.chat.value, ...lines].map((line) => [line.n, line]));
    this.chat.value = [...known.values()].sort((a, b) => a.n - b.n);
  }

  /** The chat as the server has it for this reader; `latest` was its last line here when it was asked for. */
  readChat(lines: readonly ChatLine[], latest: number): void {
    const since = this.chat.value.filter(({ n }) => n > latest);
    this.chat.value = [];
    this.hearChat([...lines, ...since]);
  }

  /** Shows once more what happened since one's own last answer. */
  replay(): void {
    const since = this.sinceMark;
    const now = this.queue.stand.value;
    if (since === null || now === null || since.frames.length === 0 || this.queue.isBusy.value) return;
    const frames = since.frames;
    this.queue.reset({ view: since.view, moment: { ...now.moment, asked: null, yours: null, canUndo: false } });
    for (const frame of frames.slice(0, -1)) this.queue.add(frame);
    const last = frames.at(-1);
    if (last !== undefined) this.queue.add({ ...last, moment: now.moment });
  }

  get canReplay(): boolean {
    return (this.sinceMark?.frames.length ?? 0) > 0;
  }

  /** An entry has been shown: it belongs to the log from now on. */
  entryShown(frame: Frame): void {
    const { entry } = frame.entry;
    if ((this.log.value.at(-1)?.entry ?? -1) < entry) this.log.value = [...this.log.value, frame.entry];
  }

  close(): void {
    this.connection.close();
  }

  private get time(): number {
    return Date.now() + this.connection.clockOffset;
  }

  private takeInfo(info: TableInfo): void {
    const before = this.info.value?.you ?? null;
    if (before === null && info.you !== null) {
      this.unseated.value = null;
      this.isLeaving = false;
    }
    if (before !== null && info.you === null && !this.isLeaving) this.unseated.value = lossOf(info, before);
    this.pausedAt.value = info.state === 'paused' ? (this.pausedAt.value ?? this.time) : null;
    this.info.value = info;
    this.seat.value = info.you;
  }

  private post(message: TableMessage, input: string): void {
    this.outbox.put(input, message);
    this.connection.send(message);
  }

  private readMark(): void {
    this.mark.value ||= this.outbox.readMark();
  }

  private markHere(): void {
    const stand = this.queue.stand.value;
    if (stand === null) return;
    this.mark.value = stand.moment.entry;
    this.outbox.writeMark(stand.moment.entry);
    this.sinceMark = { view: stand.view, frames: [] };
  }

  /** The button that was pressed shows it before the whole table moves on. */
  private async showTaken(): Promise<void> {
    if (this.painted === null || this.unheard !== null) return;
    const unheard: ServerMessage[] = [];
    this.unheard = unheard;
    await this.painted();
    this.unheard = null;
    for (const message of unheard) this.hear(message);
  }

  // long: one case a message
  private hear(message: ServerMessage): void {
    if ('table' in message && message.t !== 'table' && message.table !== this.connection.table) return;
    switch (message.t) {
      case 'table':
        this.takeInfo(message.table);
        break;
      case 'nonces':
        this.nonces.value = message;
        break;
      case 'sync':
        this.nonces.value = null;
        this.seat.value = message.seat;
        this.orders.value = message.orders;
        this.sync(message.view, message.entries, message.moment);
        for (const waiting of this.outbox.waiting()) this.connection.send(waiting);
        break;
      case 'entry':
        this.takeEntry(message);
        break;
      case 'held':
        this.queue.amend((moment) => withHeld(moment, message));
        break;
      case 'receipt':
        this.outbox.settle(message.input);
        break;
      case 'refused':
        if (message.input !== null) this.outbox.settle(message.input);
        // Nothing was sent and nothing is known: then it is the table itself that isn't given.
        if (message.input === null && this.info.value === null) this.gone.value = message;
        else if (!isStale(message.refusal)) this.refused.value = message;
        break;
      case 'chat':
        if (message.line.seat === null || message.line.seat !== this.seat.value) this.unread.value += 1;
        this.hearChat([message.line]);
        break;
      case 'gone':
        this.gone.value = { refusal: message.refusal, sentence: '' };
        break;
      case 'hello':
      case 'reload':
      case 'pong':
        break;
    }
  }

  /** The whole picture: shown at once on arrival; after a gap, what was missed is shown as one entry. */
  private sync(view: Json, entries: readonly EntryEvents[], moment: Moment): void {
    const before = this.truth;
    this.truth = { view, entry: moment.entry };
    const missed = before === null ? [] : entries.filter(({ entry }) => entry > before.entry);
    const isGap = before !== null && missed.length > 0 && missed.length <= MOST_TO_CATCH_UP;
    if (!isGap) {
      this.log.value = before === null ? entries : [...this.log.value, ...missed];
      this.queue.reset({ view, moment });
      return;
    }
    for (const entry of missed.slice(0, -1)) this.log.value = [...this.log.value, entry];
    const last = missed.at(-1);
    if (last === undefined) return;
    this.enqueue({ entry: { ...last, events: missed.flatMap(({ events }) => events) }, view, moment });
  }

  private takeEntry(message: Extract<ServerMessage, { t: 'entry' }>): void {
    if (this.truth === null) return;
    const view = withChanges(this.truth.view, message.changes);
    this.truth = { view, entry: message.moment.entry };
    this.enqueue({ entry: message.events, view, moment: message.moment });
  }

  private enqueue(frame: Frame): void {
    this.sinceMark?.frames.push(frame);
    this.queue.add(frame);
  }
}

/** What has become of a seat one had. */
function lossOf(info: TableInfo, seat: Seat): 'removed' | 'replaced' | null {
  if (info.state === 'open') return info.seats[seat]?.kind === 'empty' ? 'removed' : null;
  return info.state === 'playing' || info.state === 'paused' ? 'replaced' : null;
}

function withHeld(moment: Moment, held: Extract<ServerMessage, { t: 'held' }>): Moment {
  if (moment.asked?.id !== held.question) return moment;
  return {
    ...moment,
    asked: { ...moment.asked, answered: held.answered },
    yours: moment.yours === null ? null : { ...moment.yours, pending: held.pending },
  };
}

/** Came too late, or twice: what happened instead is on its way. */
function isStale({ code }: Refusal): boolean {
  return code === 'question-closed';
}
