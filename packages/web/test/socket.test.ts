import { PROTOCOL, type ServerMessage } from '@boxcars/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SocketConnection } from '../src/net/socket.ts';

/** The browser's end of a line that the test holds the other end of. */
class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  readonly sent: { readonly t: string; readonly [name: string]: unknown }[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { t: string });
  }

  close(): void {
    this.drop();
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  drop(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
}

const HELLO = { t: 'hello', protocol: PROTOCOL, me: null, now: 0 };
const SYNC = { t: 'sync', table: 'T', seat: 0, view: {}, entries: [], entry: 7, orders: {} };

let sockets: FakeSocket[] = [];
let heard: ServerMessage[] = [];
let reloads = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  sockets = [];
  heard = [];
  reloads = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect(): SocketConnection {
  const connection = new SocketConnection('T', 'key', {
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    locale: () => 'hu',
    reload: () => (reloads += 1),
  });
  connection.listen((message) => heard.push(message));
  return connection;
}

function last(): FakeSocket {
  const socket = sockets.at(-1);
  if (socket === undefined) throw new Error('nothing was opened');
  return socket;
}

test('it says hello in its protocol and language, then watches the table with its key', () => {
  connect();
  last().open();
  last().say(HELLO);
  expect(last().sent).toEqual([
    { t: 'hello', protocol: PROTOCOL, locale: 'hu' },
    { t: 'watch', table: 'T', key: 'key' },
  ]);
});

test('after a lost line it comes back and asks for exactly what it missed', () => {
  const connection = connect();
  last().open();
  last().say(HELLO);
  last().say(SYNC);
  last().drop();
  expect(connection.link.value).toBe('lost');
  vi.advanceTimersByTime(400);
  expect(sockets.length).toBe(2);
  last().open();
  last().say(HELLO);
  expect(connection.link.value).toBe('open');
  expect(last().sent.at(-1)).toEqual({ t: 'watch', table: 'T', key: 'key', after: 7 });
});

test('nothing is sent on a line that is not open: the table sends it again once it is', () => {
  const connection = connect();
  connection.send({ t: 'chat', table: 'T', input: 'i', text: 'hi' });
  last().open();
  expect(last().sent.map(({ t }) => t)).toEqual(['hello']);
});

test('a page of another protocol is loaded anew, and does not try again by itself', () => {
  const connection = connect();
  last().open();
  last().say({ t: 'reload', protocol: PROTOCOL + 1 });
  expect(reloads).toBe(1);
  expect(connection.link.value).toBe('outdated');
  last().drop();
  vi.advanceTimersByTime(60_000);
  expect(sockets.length).toBe(1);
});

test('a dead line is found out by a ping without an answer', () => {
  const connection = connect();
  last().open();
  last().say(HELLO);
  vi.advanceTimersByTime(20_000);
  expect(last().sent.at(-1)).toEqual({ t: 'ping', n: 1 });
  vi.advanceTimersByTime(8500);
  expect(connection.link.value === 'lost' || sockets.length > 1).toBe(true);
});

test('messages of an old socket are not heard any more', () => {
  connect();
  const [first] = sockets;
  last().open();
  last().say(HELLO);
  last().drop();
  vi.advanceTimersByTime(400);
  first?.say(SYNC);
  expect(heard).toEqual([]);
});
