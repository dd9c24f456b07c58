import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';

import { unsentOf } from '../src/quick-writes.ts';
import { frameOf, SharedMessage, Wire } from '../src/wire.ts';
import { textIn } from './frame-text.ts';

/** What a client reads of the messages a wire sends in one turn. */
async function received(messages: readonly string[]): Promise<string[]> {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  http.on('upgrade', (request, raw, head) => {
    server.handleUpgrade(request, raw, head, (socket) => {
      const wire = new Wire(socket, raw);
      for (const message of messages) wire.send(message);
      wire.close(1000);
    });
  });
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const texts: string[] = [];
  client.on('message', (data: Buffer) => texts.push(data.toString('utf8')));
  await once(client, 'close');
  http.close();
  return texts;
}

it('brings texts of every length, in their order, before the close', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
  expect(await received(texts)).toEqual(texts);
});

it('counts bytes, not letters', async () => {
  const texts = ['ő'.repeat(63), 'x', 'é', 'č'.repeat(40_000), 'é'.repeat(100), '🎲', 'x', 'x'];
  expect(await received(texts)).toEqual(texts);
});

it('gives some readers of a message more than others, whatever letters are in it', () => {
  for (const [text, more] of [
    ['{"a":1}', ',"b":2'],
    [`{"a":"${'x'.repeat(118)}"}`, ',"b":2'],
    ['{"a":1}', ',"b":"ő"'],
    ['{"a":"🎲"}', ',"b":2'],
    ['{"a":"é"}', ',"b":"č"'],
  ] as const) {
    const message = new SharedMessage(text);
    expect(message.frame).toEqual(frameOf(text));
    expect(message.with(more)).toEqual(frameOf(`${text.slice(0, -1)}${more}}`));
    expect(textIn(message.with(more))).toBe(`${text.slice(0, -1)}${more}}`);
  }
});

interface Line {
  readonly wire: Wire;
  readonly raw: Duplex;
  readonly socket: WebSocket;
}

/** Both sides of a connection. */
async function connected(): Promise<Line & { readonly client: WebSocket }> {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const opened = new Promise<Line>((resolve) => {
    http.on('upgrade', (request, raw, head) => {
      server.handleUpgrade(request, raw, head, (socket) => resolve({ wire: new Wire(socket, raw), raw, socket }));
    });
  });
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  client.on('error', () => {});
  await once(client, 'open');
  const line = await opened;
  line.socket.on('error', () => {});
  http.close();
  return { ...line, client };
}

/** Sends texts, one a turn. */
async function sendEach(wire: Wire, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    wire.send(text);
    await setImmediate();
  }
}

/** Sends texts to someone who does not read until the system takes no more. */
async function fill({ wire, raw }: Line): Promise<string[]> {
  const texts: string[] = [];
  while (unsentOf(raw) === 0) {
    texts.push(`${texts.length} ${'x'.repeat(90_000)}`);
    await sendEach(wire, texts.slice(-1));
  }
  return texts;
}

describe('someone who does not read for a while', () => {
  it('gets everything in its order afterwards, the library’s own frames among it', async () => {
    const { client, ...line } = await connected();
    const heard: string[] = [];
    for (const kind of ['message', 'ping']) client.on(kind, (data: Buffer) => heard.push(data.toString('utf8')));
    await sendEach(line.wire, ['first', 'second']);
    client.pause();
    const texts = await fill(line);
    const more = ['a', 'ő', 'b'.repeat(50_000), 'c'];
    await sendEach(line.wire, more);
    line.socket.ping('d');
    await sendEach(line.wire, ['e', 'f']);
    expect(unsentOf(line.raw)).toBeGreaterThan(50_000);
    client.resume();
    const all = ['first', 'second', ...texts, ...more, 'd', 'e', 'f'];
    while (heard.length < all.length) await setImmediate();
    expect(heard).toEqual(all);
    expect(unsentOf(line.raw)).toBe(0);
    client.terminate();
  });

  it('is cut off once too much waits', async () => {
    const { client, ...line } = await connected();
    client.pause();
    await fill(line);
    const closed = once(line.socket, 'close');
    let sent = 0;
    for (; line.wire.isOpen && sent < 100; sent++) await sendEach(line.wire, ['y'.repeat(90_000)]);
    expect(sent).toBeGreaterThan(40);
    expect(sent).toBeLessThan(50);
    await closed;
    client.terminate();
  });
});

it('sends nothing to someone who is gone, and does not mind', async () => {
  const { wire, raw, socket, client } = await connected();
  const closed = once(socket, 'close');
  await sendEach(wire, ['first']);
  client.terminate();
  // What the system only finds out by sending.
  for (let i = 0; !raw.destroyed && i < 10_000; i++) await sendEach(wire, ['more', 'and more']);
  await closed;
  await sendEach(wire, ['too late']);
  expect(raw.destroyed).toBe(true);
});
