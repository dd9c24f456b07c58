import { refuse, type Refusal } from '@boxcars/engine';
import { PROTOCOL, readClientMessage, type ClientMessage } from '@boxcars/protocol';
import type { Locale } from '@boxcars/text';

import { Budget } from './budget.ts';
import type { Chat } from './chat.ts';
import type { Hall } from './hall.ts';
import type { House } from './house.ts';
import type { Visitor } from './people.ts';
import { sentenceOf } from './sentence.ts';
import type { Table } from './table.ts';
import type { Watcher } from './watcher.ts';
import type { Frame, Wire } from './wire.ts';

/** What a socket talks to. */
export interface Desk {
  readonly house: House;
  readonly hall: Hall;
  readonly chat: Chat;
}

type Message<T extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: T }>;

const MOST_TABLES = 64;
/** This many refusals for speed, and the socket is closed. */
const MOST_HASTE = 200;

/** Codes of the WebSocket protocol. */
const POLICY = 1008;
const TRY_LATER = 1013;

/** One look of this socket at one table. */
class Look implements Watcher {
  viewer = -1;
  table: Table | null = null;
  isGone = false;
  before: Watcher | null;
  readonly events: boolean;
  private readonly connection: Connection;
  private readonly wire: Wire;

  constructor(connection: Connection, wire: Wire, events: boolean, before: Watcher | null) {
    this.connection = connection;
    this.wire = wire;
    this.events = events;
    this.before = before;
  }

  get person(): string | null {
    return this.connection.person?.id ?? null;
  }

  send(message: string): void {
    this.wire.send(message);
  }

  sendFrame(frame: Frame): void {
    this.wire.sendFrame(frame);
  }

  refuse(game: string, table: string | null, input: string | null, refusal: Refusal): void {
    this.connection.refuse(game, table, input, refusal);
  }
}

/** A client's socket: reads its messages in order and passes them on. */
export class Connection {
  readonly person: Visitor | null;
  private readonly desk: Desk;
  private readonly wire: Wire;
  private readonly budget: Budget;
  private readonly looks = new Map<string, Look>();
  private locale: Locale;
  private isGreeted = false;
  /** Whether it was closed here: nothing more is taken, whether the client has heard of that or not. */
  private isShut = false;
  private stopExpiry: (() => void) | null = null;
  private haste = 0;

  constructor(desk: Desk, wire: Wire, person: Visitor | null, locale: Locale) {
    this.desk = desk;
    this.wire = wire;
    this.person = person;
    this.locale = locale;
    const { clock, limits } = desk.house;
    this.budget = new Budget(clock, limits.burst, limits.messageRate);
    this.mindExpiry();
  }

  send(message: string): void {
    this.wire.send(message);
  }

  refuse(game: string, table: string | null, input: string | null, refusal: Refusal): void {
    this.desk.house.metrics.refusals.inc({ code: refusal.code });
    const sentence = sentenceOf(refusal, this.locale, game);
    this.send(JSON.stringify({ t: 'refused', table, input, refusal, sentence }));
  }

  /** Takes a frame, whatever it is; null for one that is not text. */
  take(frame: string | null): void {
    if (this.isShut) return;
    if (!this.budget.spend()) {
      this.haste += 1;
      if (this.haste > MOST_HASTE) this.shut(POLICY);
      else this.refuse('', null, null, { code: 'too-fast' });
      return;
    }
    if (this.isExpired) return this.expire();
    const message = frame === null ? refuse<ClientMessage>('message-not-json') : readClientMessage(frame);
    if (!message.ok) this.refuse('', null, null, message.refusal);
    else if (!this.isGreeted && message.value.t !== 'hello') this.refuse('', null, null, { code: 'hello-missing' });
    else this.actSafely(message.value);
  }

  /** Whether the key by which this socket was opened has run out since. */
  private get isExpired(): boolean {
    const expiresAt = this.person?.expiresAt ?? null;
    return expiresAt !== null && expiresAt <= this.desk.house.clock.now();
  }

  /** A key that runs out ends what it has opened, also where nothing more is said. */
  private mindExpiry(): void {
    const expiresAt = this.person?.expiresAt ?? null;
    if (expiresAt === null) return;
    this.stopExpiry = this.desk.house.clock.setTimer(expiresAt, () => {
      // A timer may come early when it is years away.
      if (this.isExpired) this.expire();
      else this.mindExpiry();
    });
  }

  private expire(): void {
    this.refuse('', null, null, { code: 'no-identity' });
    this.shut(POLICY);
  }

  /** A mistake of ours in one message ends neither the socket nor the server: its table is read anew. */
  private actSafely(message: ClientMessage): void {
    try {
      this.act(message);
    } catch (error) {
      this.report(error);
      const table = 'table' in message ? this.looks.get(message.table)?.table : null;
      if (table) this.desk.hall.lost(table);
    }
  }

  /** The socket is gone. */
  close(): void {
    this.stopExpiry?.();
    for (const look of this.looks.values()) lookAway(look);
    this.looks.clear();
  }

  /** Closes the socket. From now on it is nobody's, however long its client takes to answer. */
  shut(code: number): void {
    this.isShut = true;
    this.close();
    this.wire.close(code);
  }

  /** Sends the client away; it comes back to whoever serves then. */
  sendAway(): void {
    this.wire.close(TRY_LATER);
  }

  private act(message: ClientMessage): void {
    // Answers make sure of this for their own table.
    if (message.t !== 'answer' && message.t !== 'ping') this.desk.house.rounds.tellAll();
    switch (message.t) {
      case 'hello':
        return this.greet(message);
      case 'ping':
        return this.send(`{"t":"pong","n":${message.n},"now":${this.desk.house.clock.now()}}`);
      case 'watch':
        return void this.watch(message).catch((error: unknown) => this.report(error));
      case 'unwatch': {
        const look = this.looks.get(message.table);
        this.looks.delete(message.table);
        if (look !== undefined) lookAway(look);
        return;
      }
      case 'answer':
      case 'undo':
      case 'order': {
        const look = this.looks.get(message.table);
        if (look?.table) look.table.input(look, message);
        else this.refuse('', message.table, message.input, { code: 'not-watching' });
        return;
      }
      case 'promise':
      case 'nonce':
        return this.share(message);
      case 'chat':
        return void this.say(message).catch((error: unknown) => this.report(error));
    }
  }

  private report(error: unknown): void {
    this.desk.house.log.error({ err: error }, 'socket-failed');
    this.refuse('', null, null, { code: 'server-failed' });
  }

  private greet(message: Message<'hello'>): void {
    this.locale = message.locale ?? this.locale;
    if (message.protocol !== PROTOCOL) {
      this.send(JSON.stringify({ t: 'reload', protocol: PROTOCOL }));
      return;
    }
    this.isGreeted = true;
    const me = this.person === null ? null : { id: this.person.id, name: this.person.name };
    this.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, me, now: this.desk.house.clock.now() }));
  }

  private async watch({ table: id, key, after, events = true }: Message<'watch'>): Promise<void> {
    if (!this.looks.has(id) && this.countLooks() >= MOST_TABLES) {
      return this.refuse('', id, null, { code: 'too-many-tables' });
    }
    const look = new Look(this, this.wire, events, this.giveWay(id));
    this.looks.set(id, look);
    const found = await this.desk.hall.watch(look, id, key, after);
    if (found.ok || look.isGone) return;
    this.looks.delete(id);
    lookAway(look);
    this.refuse('', id, null, found.refusal);
  }

  /** How many tables it looks at; those that were told to look away are forgotten. */
  private countLooks(): number {
    for (const [id, { isGone }] of this.looks) if (isGone) this.looks.delete(id);
    return this.looks.size;
  }

  /** The look that stays until the next one takes its place. One that has not begun yet is given up. */
  private giveWay(id: string): Watcher | null {
    const look = this.looks.get(id);
    if (look === undefined || look.table !== null) return look ?? null;
    look.isGone = true;
    return look.before;
  }

  private share(message: Message<'promise' | 'nonce'>): void {
    const look = this.looks.get(message.table);
    if (!look?.table || look.viewer < 0) return this.refuse('', message.table, null, { code: 'not-watching' });
    const taken =
      message.t === 'promise'
        ? look.table.takePromise(look.viewer, message.hash)
        : look.table.takeNonce(look.viewer, message.nonce);
    if (!taken.ok) look.table.refuse(look, null, taken.refusal);
  }

  private async say(message: Message<'chat'>): Promise<void> {
    const look = this.looks.get(message.table);
    if (!look?.table) return this.refuse('', message.table, message.input, { code: 'not-watching' });
    if (this.person === null) return this.refuse('', message.table, message.input, { code: 'no-identity' });
    const said = await this.desk.chat.say(look.table, this.person, message);
    if (said.ok) this.send(JSON.stringify({ t: 'receipt', table: message.table, input: message.input }));
    else this.refuse('', message.table, message.input, said.refusal);
  }
}

function lookAway(look: Watcher): void {
  look.isGone = true;
  look.table?.unwatch(look);
  if (look.before !== null) lookAway(look.before);
}
