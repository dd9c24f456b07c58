import { randomBytes } from 'node:crypto';

import { canonical, isSame, type Action } from '@boxcars/engine';
import {
  hashOfHex,
  PROTOCOL,
  readServerFrame,
  type EntryEvents,
  type Moment,
  type ServerMessage,
  type TableInfo,
} from '@boxcars/protocol';
import { WebSocket } from 'ws';

/** An input as it was sent. */
export interface Sent {
  readonly question: string;
  readonly input: string;
  readonly action: Action;
}

/** What a player went through at one table. */
export class Story {
  readonly acknowledged: Sent[] = [];
  /** What was under way when a connection broke. */
  readonly interrupted: Sent[] = [];
  /** What was told of each entry. */
  readonly told = new Map<number, string>();
  info: TableInfo | null = null;
  moment: Moment | null = null;
  underWay: Sent | null = null;
  last = -1;
  inputs = 0;
}

const PAUSE = 25;

/** Someone who plays at random over a socket, comes back whenever it breaks, and goes on where they were. */
export class Player {
  readonly name: string;
  private readonly address: () => string;
  private cookie = '';
  private nonce = randomBytes(32).toString('hex');
  private socket: WebSocket | null = null;
  private table: string | null = null;
  private isAway = false;
  private isStarting = false;
  story = new Story();
  /** Called with every input that was acknowledged, and when the match is over. */
  onReceipt: () => void = () => {};
  onEnd: () => void = () => {};
  onWrong: (what: string) => void = () => {};

  constructor(name: string, address: () => string) {
    this.name = name;
    this.address = address;
  }

  get nonceHash(): string {
    return hashOfHex(this.nonce);
  }

  /** Asks until there is an answer: the server may be gone for a while. */
  async http(method: string, path: string, body?: object): Promise<{ status: number; json: Record<string, unknown> }> {
    for (;;) {
      try {
        const response = await fetch(`${this.address()}${path}`, {
          method,
          headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        const cookie = response.headers.get('set-cookie');
        if (cookie !== null) this.cookie = cookie.split(';')[0] ?? '';
        return { status: response.status, json: JSON.parse(text) as Record<string, unknown> };
      } catch {
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
  }

  async signIn(): Promise<void> {
    await this.http('POST', '/api/me', { name: this.name });
  }

  /** Looks at a table from now on, and at no other. */
  play(table: string): void {
    if (this.table !== null) this.send({ t: 'unwatch', table: this.table });
    this.table = table;
    this.story = new Story();
    if (this.socket === null) this.connect();
    else this.watch();
  }

  leave(): void {
    this.isAway = true;
    this.socket?.close();
  }

  private connect(): void {
    if (this.isAway) return;
    const socket = new WebSocket(`${this.address().replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.cookie },
    });
    this.socket = socket;
    let wasOpen = false;
    socket.on('open', () => {
      wasOpen = true;
      this.send({ t: 'hello', protocol: PROTOCOL });
      this.watch();
    });
    socket.on('message', (data: Buffer) => {
      for (const message of readServerFrame(data.toString('utf8'))) this.take(message);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      const { underWay } = this.story;
      if (wasOpen && underWay !== null) this.story.interrupted.push(underWay);
      setTimeout(() => this.connect(), PAUSE);
    });
  }

  private watch(): void {
    const { last } = this.story;
    this.send({ t: 'watch', table: this.table, ...(last < 0 ? {} : { after: last }) });
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private take(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        if (message.table.id === this.table) this.see(message.table);
        return;
      case 'nonces':
        return this.send({ t: 'nonce', table: message.table, nonce: this.nonce });
      case 'sync':
        if (message.table !== this.table) return;
        for (const entry of message.entries) this.hear(entry);
        if (message.moment.entry < this.story.last) {
          this.onWrong(`${this.name} was told of entry ${this.story.last}, and it is gone`);
        }
        this.checkPending(message.moment);
        // Sent again with the same id: whatever became of it, it counts once.
        if (this.story.underWay !== null) this.answer(this.story.underWay);
        return this.goOn(message.moment);
      case 'entry':
        if (message.table !== this.table) return;
        this.hear(message.events);
        return this.goOn(message.moment);
      case 'receipt':
        return this.acknowledge(message.input);
      case 'refused':
        return this.refused(message);
      case 'hello':
      case 'reload':
      case 'held':
      case 'chat':
      case 'gone':
      case 'pong':
        return undefined;
    }
  }

  private see(info: TableInfo): void {
    this.story.info = info;
    if (info.state === 'finished') {
      this.onEnd();
      return;
    }
    if (info.state !== 'open' || info.you === null) return;
    const own = info.seats[info.you];
    if (own?.kind !== 'person') return;
    if (!own.promised) {
      this.nonce = randomBytes(32).toString('hex');
      this.send({ t: 'promise', table: info.id, hash: this.nonceHash });
    } else if (
      own.isHost &&
      info.seats.every((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.promised))
    )
      void this.start(info.id);
  }

  private async start(table: string): Promise<void> {
    if (this.isStarting) return;
    this.isStarting = true;
    await this.http('POST', `/api/tables/${table}/start`, {});
    this.isStarting = false;
  }

  private hear(events: EntryEvents): void {
    const text = canonical(events);
    const before = this.story.told.get(events.entry);
    if (before !== undefined && before !== text) this.onWrong(`entry ${events.entry} was told in two ways`);
    this.story.told.set(events.entry, text);
    this.story.last = Math.max(this.story.last, events.entry);
  }

  /** What was acknowledged last still waits, if its question does. */
  private checkPending({ asked, yours }: Moment): void {
    const latest = this.story.acknowledged.at(-1);
    if (latest === undefined || asked === null || latest.question !== asked.id) return;
    if (!isSame(yours?.pending?.action, latest.action)) {
      this.onWrong(`${this.name}: an acknowledged answer to ${latest.question} is gone`);
    }
  }

  private goOn(moment: Moment): void {
    const { story } = this;
    story.moment = moment;
    const { asked, yours } = moment;
    if (story.underWay !== null || asked === null || yours === null || yours.pending !== null) return;
    const action = yours.legal[Math.floor(Math.random() * yours.legal.length)];
    if (action === undefined) return this.onWrong(`nothing to answer to ${asked.id}`);
    story.inputs += 1;
    story.underWay = { question: asked.id, input: `${this.name}-${story.inputs}`, action };
    this.answer(story.underWay);
  }

  private answer(sent: Sent): void {
    this.send({ t: 'answer', table: this.table, ...sent });
  }

  private acknowledge(input: string): void {
    const { story } = this;
    if (story.underWay?.input !== input) return;
    story.acknowledged.push(story.underWay);
    story.underWay = null;
    this.onReceipt();
    if (story.moment !== null && story.moment.asked?.id !== story.acknowledged.at(-1)?.question) {
      this.goOn(story.moment);
    }
  }

  private refused({ input, refusal }: Extract<ServerMessage, { readonly t: 'refused' }>): void {
    const { story } = this;
    if (input === null || story.underWay?.input !== input) {
      if (refusal.code !== 'table-not-open' && refusal.code !== 'not-starting')
        this.onWrong(`refused: ${refusal.code}`);
      return;
    }
    if (refusal.code !== 'question-closed') this.onWrong(`an answer was refused: ${refusal.code}`);
    story.underWay = null;
    if (story.moment !== null) this.goOn(story.moment);
  }
}
