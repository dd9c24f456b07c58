import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

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
