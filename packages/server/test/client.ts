import { randomBytes } from 'node:crypto';
import { once } from 'node:events';

import type { Action, Json } from '@boxcars/engine';
import {
  hashOfHex,
  PROTOCOL,
  readServerFrame,
  withChanges,
  type ClientMessage,
  type Moment,
  type ServerMessage,
  type TableInfo,
} from '@boxcars/protocol';
import { WebSocket } from 'ws';

type Answer = { readonly status: number; readonly json: { readonly [name: string]: unknown } };

/** Sends fewer fields than a message has: what a test wants to say. */
type Loose = ClientMessage | { readonly t: string; readonly [name: string]: unknown };

/** A client that knows nothing but what it is sent. */
export class Client {
  readonly address: string;
  cookie = '';
  me: { readonly id: string; readonly name: string } | null = null;
  readonly nonce = randomBytes(32).toString('hex');
  readonly messages: ServerMessage[] = [];
  readonly frames: string[] = [];
  /** Every answer over HTTP: status, headers, body. */
  readonly replies: string[] = [];
  /** The answers sent, by the client's own id. */
  readonly inputsSent = new Map<string, { readonly question: string; readonly action: unknown }>();
  table: TableInfo | null = null;
  view: Json = null;
  moment: Moment | null = null;
  isAutomatic = true;
  /** Whether it wants to be told what happens. */
  events = true;
  private socket: WebSocket | null = null;
  private waiting: { readonly is: (message: ServerMessage) => boolean; readonly done: (m: ServerMessage) => void }[] =
    [];
  private inputs = 0;

  constructor(address: string) {
    this.address = address;
  }

  /** Loses the connection and comes back to a table, with what was missed. */
  async comeBack(table: string): Promise<void> {
    await this.disconnect();
    await this.connect();
    const sync = this.nextOf('sync');
    await this.watch(table, this.moment?.entry);
    await sync;
  }

  /** The same person on a server that has started again. */
  async again(address: string): Promise<Client> {
    const client = new Client(address);
    client.cookie = this.cookie;
    client.me = this.me;
    return client.connect();
  }

  get nonceHash(): string {
    return hashOfHex(this.nonce);
  }

  async http(method: string, path: string, body?: unknown, headers: { [name: string]: string } = {}): Promise<Answer> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie !== null) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    this.replies.push(`${response.status} ${JSON.stringify([...response.headers])}\n${text}`);
    return { status: response.status, json: (text === '' ? {} : JSON.parse(text)) as Answer['json'] };
  }

  /** Like `http`, for what has to succeed: the table in the answer, if there is one. */
  async post(path: string, body: unknown = {}): Promise<TableInfo> {
    const { status, json } = await this.http('POST', path, body);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
    return json['table'] as TableInfo;
  }

  async signIn(name: string): Promise<this> {
    const { json } = await this.http('POST', '/api/me', { name });
    this.me = json['me'] as typeof this.me;
    return this;
  }

  /** Opens a socket and says hello. */
  async connect(headers: { readonly [name: string]: string } = {}): Promise<this> {
    const cookie = this.cookie === '' ? {} : { cookie: this.cookie };
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/socket`, {
      headers: { ...cookie, ...headers },
    });
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.take(data.toString('utf8')));
    socket.on('error', () => {});
    await once(socket, 'open');
    this.send({ t: 'hello', protocol: PROTOCOL });
    await this.next((message) => message.t === 'hello' || message.t === 'reload');
    return this;
  }

  async disconnect(): Promise<void> {
    if (this.socket === null || this.socket.readyState === WebSocket.CLOSED) return;
    const closed = once(this.socket, 'close');
    this.socket.close();
    await closed;
    this.socket = null;
  }

  send(message: Loose): void {
    this.sendFrame(JSON.stringify(message));
  }

  sendFrame(frame: string): void {
    this.socket?.send(frame);
  }

  sendBinary(): void {
    this.socket?.send(Buffer.from([1, 2, 3]));
  }

  /** Reads nothing any more, and so does not answer the end of its socket either. */
  pause(): void {
    this.socket?.pause();
  }

  /** Settles when the server has closed the socket. */
  async closed(): Promise<void> {
    if (this.socket !== null && this.socket.readyState !== WebSocket.CLOSED) await once(this.socket, 'close');
  }

  /** The next message from now on that is so. */
  next(is: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((done) => {
      this.waiting.push({ is, done });
    });
  }

  nextOf<T extends ServerMessage['t']>(t: T): Promise<Extract<ServerMessage, { readonly t: T }>> {
    return this.next((message) => message.t === t) as Promise<Extract<ServerMessage, { readonly t: T }>>;
  }

  async watch(table: string, after?: number, key?: string): Promise<ServerMessage> {
    const answer = this.next(({ t }) => t === 'table' || t === 'refused');
    const events = this.events ? {} : { events: false };
    this.send({
      t: 'watch',
      table,
      ...events,
      ...(after === undefined ? {} : { after }),
      ...(key === undefined ? {} : { key }),
    });
    return answer;
  }

  /** Answers the open question, and waits for the receipt or the refusal. */
  async answer(table: string, action: unknown, lock?: boolean): Promise<ServerMessage> {
    const input = this.nextInput();
    const question = this.moment?.asked?.id ?? '0:none';
    const settled = this.settled(input);
    this.inputsSent.set(input, { question, action });
    this.send({ t: 'answer', table, question, input, action, ...(lock === undefined ? {} : { lock }) });
    return settled;
  }

  /** Leaves or withdraws a standing order. */
  async order(table: string, kind: string, order: unknown): Promise<ServerMessage> {
    const input = this.nextInput();
    const settled = this.settled(input);
    this.send({ t: 'order', table, input, kind, order });
    return settled;
  }

  /** Takes the last choice back. */
  async undo(table: string): Promise<ServerMessage> {
    const input = this.nextInput();
    const settled = this.settled(input);
    this.send({ t: 'undo', table, question: this.moment?.asked?.id ?? '0:none', input });
    return settled;
  }

  private nextInput(): string {
    this.inputs += 1;
    return `i${this.inputs}-${this.nonce.slice(0, 8)}`;
  }

  private settled(input: string): Promise<ServerMessage> {
    return this.next((message) => 'input' in message && message.input === input);
  }

  /** What may be answered. */
  get legal(): readonly Action[] {
    const yours = this.moment?.yours;
    return yours === null || yours === undefined ? [] : yours.legal;
  }

  private take(frame: string): void {
    this.frames.push(frame);
    for (const message of readServerFrame(frame)) this.takeMessage(message);
  }

  private takeMessage(message: ServerMessage): void {
    this.messages.push(message);
    this.follow(message);
    const found = this.waiting.filter(({ is }) => is(message));
    this.waiting = this.waiting.filter((wait) => !found.includes(wait));
    for (const { done } of found) done(message);
  }

  private follow(message: ServerMessage): void {
    if (message.t === 'table') this.table = message.table;
    if (message.t === 'sync') {
      this.view = message.view;
      this.moment = message.moment;
    }
    if (message.t === 'entry') {
      this.view = withChanges(this.view, message.changes);
      this.moment = message.moment;
    }
    if (message.t === 'nonces' && this.isAutomatic) this.send({ t: 'nonce', table: message.table, nonce: this.nonce });
  }
}
