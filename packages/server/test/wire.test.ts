import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';

import { Wire } from '../src/wire.ts';

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

it('lets those whose answer is awaited read first', async () => {
  const read: string[] = [];
  const wireOf = (name: string): Wire => {
    const raw = new PassThrough();
    raw.on('data', (frame: Buffer) => read.push(`${name} ${frame.toString('latin1', 2)}`));
    return new Wire({ readyState: WebSocket.OPEN } as WebSocket, raw);
  };
  const [ann, ben, cleo] = [wireOf('Ann'), wireOf('Ben'), wireOf('Cleo')];
  ann.send('1');
  ben.send('2', true);
  cleo.send('3');
  ann.send('4', true);
  await setImmediate();
  expect(read.map((line) => line.replace(/[^A-Za-z0-9 ]+/g, '+'))).toEqual(['Ben 2', 'Ann 1+4', 'Cleo 3']);
});
