import { PROTOCOL, readServerFrame, type ServerMessage } from '@boxcars/protocol';
import { signal } from '@preact/signals';

import type { Locale } from '../words.ts';
import type { Link, TableConnection, TableMessage } from './connection.ts';

/** Pauses between attempts, growing. */
const RETRIES = [300, 1000, 2000, 4000, 8000] as const;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;

/** What the connection needs of the page. */
export interface SocketSurroundings {
  open(): WebSocket;
  locale(): Locale;
  /** The page is of another version than the server: load it anew. */
  reload(): void;
}

/**
 * A table on a server. After a gap it connects again and says the last entry it has, so that it gets exactly the rest;
 * what was sent without a receipt is sent again by the table itself once the picture is there.
 */
export class SocketConnection implements TableConnection {
  readonly table: string;
  readonly link = signal<Link>('connecting');
  clockOffset = 0;
  private readonly key: string | null;
  private readonly around: SocketSurroundings;
  private socket: WebSocket | null = null;
  private hear: (message: ServerMessage) => void = () => undefined;
  private lastEntry: number | null = null;
  private attempts = 0;
  private isClosed = false;
  private pinged: ReturnType<typeof setTimeout> | null = null;

  constructor(table: string, key: string | null, around: SocketSurroundings) {
    this.table = table;
    this.key = key;
    this.around = around;
  }

  listen(hear: (message: ServerMessage) => void): void {
    this.hear = hear;
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  send(message: TableMessage): void {
    // Before the picture is there nothing is sent: the table sends what it has once it comes.
    if (this.socket?.readyState === WebSocket.OPEN && this.link.value === 'open') {
      this.socket.send(JSON.stringify(message));
    }
  }

  close(): void {
    this.isClosed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    if (this.pinged !== null) clearTimeout(this.pinged);
    this.socket?.close();
  }

  renew(): void {
    this.lastEntry = null;
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.link.value = 'connecting';
    this.connect();
  }

  private readonly hurry = (): void => {
    if (this.link.value === 'lost' && document.visibilityState === 'visible') this.connect();
  };

  private connect(): void {
    if (this.isClosed || this.link.value === 'outdated' || this.socket?.readyState === WebSocket.CONNECTING) return;
    this.socket?.close();
    const socket = this.around.open();
    this.socket = socket;
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, locale: this.around.locale() }));
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (socket === this.socket) for (const message of readServerFrame(data)) this.take(message);
    });
    socket.addEventListener('close', () => {
      if (socket === this.socket) this.lose();
    });
  }

  private lose(): void {
    if (this.isClosed || this.link.value === 'outdated') return;
    this.link.value = 'lost';
    const wait = RETRIES[Math.min(this.attempts, RETRIES.length - 1)] ?? 1000;
    this.attempts += 1;
    setTimeout(() => {
      if (this.link.value === 'lost') this.connect();
    }, wait);
  }

  private take(message: ServerMessage): void {
    if (message.t === 'hello') {
      this.clockOffset = message.now - Date.now();
      this.watch();
    } else if (message.t === 'reload') {
      this.link.value = 'outdated';
      this.around.reload();
    } else if (message.t === 'pong') {
      this.clockOffset = message.now - Date.now();
      this.expectPong();
    } else {
      if (message.t === 'sync' || message.t === 'entry') this.lastEntry = message.moment.entry;
      this.hear(message);
    }
  }

  private watch(): void {
    this.attempts = 0;
    this.link.value = 'open';
    const { table, key, lastEntry } = this;
    const after = lastEntry === null ? {} : { after: lastEntry };
    this.socket?.send(JSON.stringify({ t: 'watch', table, ...(key === null ? {} : { key }), ...after }));
    this.expectPong();
  }

  /** A laptop that was closed finds a dead socket: a ping without an answer tells. */
  private expectPong(): void {
    if (this.pinged !== null) clearTimeout(this.pinged);
    this.pinged = setTimeout(() => {
      const { socket } = this;
      if (socket?.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify({ t: 'ping', n: 1 }));
      this.pinged = setTimeout(() => {
        this.socket = null;
        socket.close();
        this.lose();
      }, PONG_WITHIN);
    }, PING_EVERY);
  }
}

/** The server this page came from. */
export function pageSocket(): WebSocket {
  const { protocol, host } = location;
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`);
}

/** Loads the page anew, at most once a minute: a server that keeps saying so must not make it spin. */
export function reloadOnce(): void {
  const before = Number(sessionStorage.getItem('boxcars.reloaded') ?? 0);
  if (Date.now() - before < 60_000) return;
  sessionStorage.setItem('boxcars.reloaded', String(Date.now()));
  location.reload();
}
