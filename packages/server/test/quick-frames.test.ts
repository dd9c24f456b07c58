import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Duplex } from 'node:stream';

import { describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';

import { readQuickly } from '../src/quick-frames.ts';
import { readToSharedRoom } from '../src/shared-room.ts';
import { settle } from './fake-clock.ts';

const KEY = [1, 2, 3, 250];

/** A frame as a client sends it. */
function frame(first: number, payload: Buffer | string, length?: number[]): Buffer {
  const bytes = Buffer.from(payload);
  const head = length ?? (bytes.length < 126 ? [bytes.length] : [126, bytes.length >> 8, bytes.length & 255]);
  const [one, ...more] = head;
  const masked = bytes.map((byte, i) => byte ^ (KEY[i % 4] as number));
  return Buffer.concat([Buffer.from([first, 0x80 | (one as number), ...more, ...KEY]), masked]);
}

const TEXT = 0x81;
const GREETING = {
  method: 'GET',
  headers: {
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  },
} as unknown as IncomingMessage;

/** One side of a connection, and how the other side sends a piece that is read by itself. */
interface Line {
  readonly raw: Duplex;
  readonly send: (piece: Buffer) => Promise<void>;
}

/** Where pieces are put into by hand. */
function byHand(): Promise<Line> {
  const raw = new Duplex({ read: () => {}, write: (_bytes, _encoding, done) => done() });
  // What reads them takes the mask off in place.
  return Promise.resolve({ raw, send: async (piece) => void raw.push(Buffer.from(piece)) });
}

/** A real connection. */
async function byNetwork(): Promise<Line & { readonly raw: Socket; readonly client: Socket }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay();
  const [raw] = (await once(server, 'connection')) as [Socket];
  server.close();
  client.on('error', () => {});
  raw.on('close', () => client.destroy());
  let sent = 0;
  const send = async (piece: Buffer): Promise<void> => {
    sent += piece.length;
    client.write(piece);
    while (raw.bytesRead < sent && !raw.destroyed) await settle();
  };
  return { raw, send, client };
}

/** What is heard of pieces that come one after the other. */
async function heardOn({ raw, send }: Line, pieces: readonly Buffer[]): Promise<string[]> {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 100_000 });
  const heard: string[] = [];
  server.handleUpgrade(GREETING, raw, Buffer.alloc(0), (socket) => {
    socket.on('error', (error) => heard.push((error as { code?: string }).code ?? ''));
    socket.on('message', (data: Buffer, isBinary) => heard.push(`${isBinary ? 'bytes' : 'slowly'} ${data.toString()}`));
    socket.on('ping', () => heard.push('ping'));
    readQuickly(raw, (text) => heard.push(`quickly ${text}`));
  });
  for (const piece of pieces) {
    await send(piece);
    await settle();
  }
  const result = heard.slice();
  raw.destroy();
  return result;
}

describe('room that connections share', () => {
  it('is read to by real ones, one after the other, and no data comes besides', async () => {
    const lines = [await byNetwork(), await byNetwork()];
    const heard: string[] = [];
    for (const [i, { raw }] of lines.entries()) {
      raw.on('data', () => heard.push('data'));
      const takes = readToSharedRoom(raw, (length, room) => heard.push(`${i} ${room.toString('latin1', 0, length)}`));
      expect(takes).toBe(true);
    }
    for (const text of ['a longer one', 'short']) for (const { send } of lines) await send(Buffer.from(text));
    expect(heard).toEqual(['0 a longer one', '1 a longer one', '0 short', '1 short']);
    for (const { raw } of lines) raw.destroy();
  });

  it('is not for anything else', async () => {
    const { raw } = await byHand();
    expect(readToSharedRoom(raw, () => {})).toBe(false);
  });

  it('holds back nothing that came with the greeting, nor what comes while the library pauses', async () => {
    const { raw, send } = await byNetwork();
    const heard: string[] = [];
    new WebSocketServer({ noServer: true }).handleUpgrade(GREETING, raw, frame(TEXT, 'early'), () => {
      readQuickly(raw, (text) => heard.push(text));
    });
    await settle();
    raw.pause();
    const later = send(frame(TEXT, 'later'));
    await settle();
    expect(heard).toEqual(['early']);
    raw.resume();
    await later;
    expect(heard).toEqual(['early', 'later']);
    raw.destroy();
  });

  it('is left when the other side hangs up', async () => {
    const { raw, client } = await byNetwork();
    const code = new Promise((resolve) => {
      new WebSocketServer({ noServer: true }).handleUpgrade(GREETING, raw, Buffer.alloc(0), (socket) => {
        socket.on('close', resolve);
        readQuickly(raw, () => {});
      });
    });
    client.end();
    // The library's word for a connection that ended without a goodbye.
    expect(await code).toBe(1006);
  });
});

describe.each([
  ['by hand', byHand],
  ['by network', byNetwork],
])('frames of a client, %s,', (_name, makeLine) => {
  const heardOf = async (pieces: readonly Buffer[]): Promise<string[]> => heardOn(await makeLine(), pieces);

  it.each([0, 1, 125, 126, 300, 4096])('that are one text of %i letters are read quickly', async (length) => {
    const text = 'x'.repeat(length);
    expect(await heardOf([frame(TEXT, text), frame(TEXT, 'on')])).toEqual([`quickly ${text}`, 'quickly on']);
  });

  it('that come several at once are too', async () => {
    const all = Buffer.concat(['one', 'x'.repeat(200), 'three'].map((text) => frame(TEXT, text)));
    expect(await heardOf([all])).toEqual(['quickly one', `quickly ${'x'.repeat(200)}`, 'quickly three']);
  });

  it('that are longer, or not of one-byte letters, are the library’s, with what comes together with them', async () => {
    const long = 'x'.repeat(4097);
    expect(await heardOf([frame(TEXT, long), frame(TEXT, 'on')])).toEqual([`slowly ${long}`, 'quickly on']);
    expect(await heardOf([frame(TEXT, 'ő'), frame(TEXT, 'on')])).toEqual(['slowly ő', 'quickly on']);
    const both = Buffer.concat([frame(TEXT, 'one'), frame(TEXT, 'ő')]);
    expect(await heardOf([both, frame(TEXT, 'on')])).toEqual(['slowly one', 'slowly ő', 'quickly on']);
  });

  it('that come in pieces lose nothing: from then on all are the library’s', async () => {
    const [one, two, three] = ['one', 'two', 'three'].map((text) => frame(TEXT, text)) as [Buffer, Buffer, Buffer];
    const heard = ['quickly one', 'slowly two', 'slowly three'];
    for (let cut = 1; cut < two.length; cut++) {
      expect(await heardOf([one, two.subarray(0, cut), two.subarray(cut), three])).toEqual(heard);
    }
    // The end of one and the beginning of the next in one piece.
    const all = Buffer.concat([two, three]);
    expect(await heardOf([one, all.subarray(0, 7), all.subarray(7, 11), all.subarray(11)])).toEqual(heard);
    expect(await heardOf([one, all.subarray(0, 11), all.subarray(11)])).toEqual(heard);
    // A piece that looks like a whole frame in the middle of a longer one.
    const inside = frame(TEXT, Buffer.concat([Buffer.from('ab'), three]));
    const before = inside.length - three.length;
    const looks = Buffer.concat([inside.subarray(0, before), three]);
    const seen = await heardOf([looks.subarray(0, before), looks.subarray(before), one]);
    expect(seen.some((what) => what.startsWith('quickly'))).toBe(false);
  });

  it('that look like the end of a message in parts stay with its beginning', async () => {
    const parts = [frame(0x01, 'be'), frame(0x80, 'gin'), frame(TEXT, 'on')];
    expect(await heardOf(parts)).toEqual(['slowly begin', 'slowly on']);
    // A whole text in the middle of another one is a mistake, and is treated as one.
    expect(await heardOf([frame(0x01, 'be'), frame(TEXT, 'no')])).toEqual(['WS_ERR_INVALID_OPCODE']);
  });

  it('that ask for an answer get it, and change nothing', async () => {
    const pieces = [frame(0x89, 'hi'), frame(TEXT, 'on'), frame(0x8a, ''), frame(TEXT, 'and on')];
    expect(await heardOf(pieces)).toEqual(['ping', 'quickly on', 'quickly and on']);
  });

  it('that close are the last ones heard', async () => {
    const close = frame(0x88, Buffer.from([3, 232]));
    expect(await heardOf([frame(TEXT, 'one'), close, frame(TEXT, 'two')])).toEqual(['quickly one']);
  });

  it.each([
    ['without a mask', Buffer.from([0x81, 2, 0x6f, 0x6e]), 'WS_ERR_EXPECTED_MASK'],
    ['with a bit that is reserved', frame(0xc1, 'on'), 'WS_ERR_UNEXPECTED_RSV_1'],
    ['of a kind that is none', frame(0x83, 'on'), 'WS_ERR_INVALID_OPCODE'],
    ['that is no text in any encoding', frame(TEXT, Buffer.from([0xff, 0xfe])), 'WS_ERR_INVALID_UTF8'],
    ['larger than any', frame(TEXT, '', [127, 0, 0, 0, 0, 0, 2, 0, 0]), 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH'],
  ])('%s are refused as ever', async (_name, bytes, code) => {
    expect(await heardOf([bytes])).toEqual([code]);
  });

  it('of nothing, of bytes, and with a length written too long are not taken for texts', async () => {
    expect(await heardOf([frame(0x82, 'on')])).toEqual(['bytes on']);
    const odd = await heardOf([frame(TEXT, 'on', [126, 0, 2])]);
    expect(odd.some((what) => what.startsWith('quickly'))).toBe(false);
  });
});
