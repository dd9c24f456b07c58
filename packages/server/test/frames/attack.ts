import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';

import { PROTOCOL } from '@boxcars/protocol';
import { WebSocket } from 'ws';

import { Client } from '../client.ts';
import { Party } from '../kill/party.ts';
import { ServerProcess } from '../kill/process.ts';
import { Junk, type Target } from './junk.ts';

/** How much of each. */
export interface Siege {
  readonly data: string;
  readonly frames: number;
  readonly bodies: number;
  readonly connections: number;
}

/** What came of it. */
export interface Held {
  readonly wrong: readonly string[];
  readonly frames: number;
  readonly bodies: number;
  readonly connections: number;
  /** Sockets that the server closed because of what they sent. */
  readonly closed: number;
  readonly refusals: number;
  /** Heap in bytes after a first part of it, and at its end. */
  readonly before: number;
  readonly after: number;
  /** Matches that others played meanwhile, each checked. */
  readonly matches: number;
  readonly acknowledged: number;
}

const BATCH = 200;
const AT_ONCE = 4;
const ROUTES = ['/api/me', '/api/tables', '/api/carry', '/api/me/tokens', '/api/tables/X/join', '/api/tables/X/start'];

/** Lays siege to a server that runs in a process of its own, while others play there. */
export async function besiege({ data, frames, bodies, connections }: Siege): Promise<Held> {
  const server = new ServerProcess({ data });
  await server.start();
  let isEnough = false;
  const party = new Party(
    'good',
    { game: 'winners-circle', people: 3, bots: 0 },
    () => server.address,
    () => {},
  );
  const playing = party.play(() => isEnough);
  const attack = new Attack(server.address);
  const part = (of: number, share: number): number => Math.ceil(of * share);
  const wave = async (share: number, seed: number): Promise<void> => {
    await attack.sendFrames(part(frames, share), seed);
    await attack.sendBodies(part(bodies, share), seed);
    await attack.openConnections(part(connections, share), seed);
  };
  await attack.sitDown();
  await wave(0.2, 1);
  const before = await server.memory();
  for (let round = 0; round < 4; round++) await wave(0.2, 10 + round);
  const after = await server.memory();
  isEnough = true;
  await playing;
  const health = await fetch(`${server.address}/healthz`);
  const wrong = [...party.wrong, ...(health.status === 200 ? [] : ['it is not well']), ...errorsOf(server)];
  await server.kill();
  const { matches, acknowledged } = party.tally;
  return { ...attack.counts, wrong, before, after, matches, acknowledged };
}

function errorsOf({ complaints }: ServerProcess): string[] {
  return complaints.split('\n').filter((line) => line !== '');
}

/** Someone who means harm, with an identity, a seat of their own and a look at others' tables. */
class Attack {
  readonly counts = { frames: 0, bodies: 0, connections: 0, closed: 0, refusals: 0 };
  private readonly address: string;
  private readonly client: Client;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  private target: Target = { watched: '', own: '', question: '1:x' };

  constructor(address: string) {
    this.address = address;
    this.client = new Client(address);
  }

  /** Takes a seat with a bot, and looks for a table where others play. */
  async sitDown(): Promise<void> {
    await this.client.signIn('Mallory');
    await this.client.connect();
    const { id } = await this.client.post('/api/tables', {
      game: 'winners-circle',
      seats: [{ kind: 'bot', level: 'random' }],
      nonceHash: this.client.nonceHash,
    });
    await this.client.watch(id);
    const dealt = this.client.nextOf('sync');
    await this.client.post(`/api/tables/${id}/start`);
    const { moment } = await dealt;
    const { json } = await this.client.http('GET', '/api/tables?state=playing');
    const others = (json['tables'] as { id: string }[]).find((table) => table.id !== id);
    this.target = { watched: others?.id ?? id, own: id, question: moment.asked?.id ?? '1:place-bet' };
  }

  /** Nonsense over sockets, in batches: after each the server must still answer, on this socket or a new one. */
  async sendFrames(count: number, seed: number): Promise<void> {
    const lanes = Array.from({ length: AT_ONCE }, (_, lane) =>
      this.lane(Math.ceil(count / AT_ONCE), seed * 100 + lane),
    );
    await Promise.all(lanes);
  }

  private async lane(count: number, seed: number): Promise<void> {
    const junk = new Junk(seed, this.target);
    let socket: WebSocket | null = null;
    for (let sent = 0; sent < count;) {
      if (socket === null || socket.readyState !== WebSocket.OPEN) {
        if (socket !== null) this.counts.closed += 1;
        socket = await this.open(junk.below(3) > 0, junk.below(8) > 0);
      }
      const batch = Math.min(BATCH, count - sent);
      for (let i = 0; i < batch; i++) this.sendOne(socket, junk);
      sent += batch;
      this.counts.frames += batch;
      await answered(socket);
    }
    socket?.terminate();
  }

  private sendOne(socket: WebSocket, junk: Junk): void {
    const whim = junk.below(1000);
    if (whim === 0) socket.send('x'.repeat(100_000));
    else if (whim < 20) socket.send(Buffer.from([1, 2, 3, junk.below(256)]));
    else if (whim < 30) socket.ping();
    else if (whim < 40) {
      // In two pieces.
      const text = junk.frame();
      socket.send(text.slice(0, 5), { fin: false });
      socket.send(text.slice(5), { fin: true });
    } else socket.send(junk.frame());
  }

  private async open(withIdentity: boolean, withHello: boolean): Promise<WebSocket> {
    const headers = withIdentity ? { cookie: this.client.cookie } : {};
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/socket`, { headers });
    socket.on('error', () => {});
    socket.on('message', (data: Buffer) => {
      if (data.includes('"t":"refused"')) this.counts.refusals += 1;
    });
    await once(socket, 'open');
    if (withHello) socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL }));
    for (const table of withHello ? [this.target.watched, this.target.own] : []) {
      socket.send(JSON.stringify({ t: 'watch', table }));
    }
    return socket;
  }

  /** Bodies that are none, to routes that are or are not there. */
  async sendBodies(count: number, seed: number): Promise<void> {
    const junk = new Junk(seed + 50, this.target);
    for (let sent = 0; sent < count; sent += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, count - sent) }, () => this.sendBody(junk));
      await Promise.all(batch);
    }
  }

  private async sendBody(junk: Junk): Promise<void> {
    const { type, text } = junk.body();
    const path = junk
      .pick(ROUTES)
      .replace('X', junk.pick([this.target.watched, this.target.own, '%00', '..%2f', 'none']));
    const method = junk.pick(['POST', 'POST', 'PUT', 'DELETE', 'GET', 'PATCH']);
    this.counts.bodies += 1;
    await new Promise<void>((done) => {
      const headers = {
        ...(type === '' ? {} : { 'content-type': type }),
        cookie: junk.pick(['', 'boxcars=x', 'boxcars']),
      };
      const sent = request(`${this.address}${path}`, { method, headers, agent: this.agent }, (response) => {
        if ((response.statusCode ?? 0) >= 400) this.counts.refusals += 1;
        response.resume();
        response.on('close', () => done());
      });
      // A body that is too long is cut off: that is an answer too.
      sent.on('error', () => done());
      sent.end(text);
    });
  }

  /** Connections that break off in the middle. */
  async openConnections(count: number, seed: number): Promise<void> {
    const junk = new Junk(seed + 90, this.target);
    const { port, hostname } = new URL(this.address);
    const handshake = [
      'GET /api/socket HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n');
    for (let opened = 0; opened < count; opened += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, count - opened) }, () =>
        breakOff(Number(port), hostname, junk.bytes(handshake)),
      );
      await Promise.all(batch);
      this.counts.connections += batch.length;
    }
  }
}

/** Until the server has answered a ping, or closed. */
function answered(socket: WebSocket): Promise<void> {
  return new Promise((done) => {
    const finish = (): void => {
      socket.off('message', look);
      socket.off('close', finish);
      done();
    };
    const look = (data: Buffer): void => {
      const text = data.toString('utf8');
      if (text.includes('"n":987654') || text.includes('hello-missing')) finish();
    };
    if (socket.readyState !== WebSocket.OPEN) return done();
    socket.on('message', look);
    socket.on('close', finish);
    socket.send('{"t":"ping","n":987654}');
  });
}

/** Writes the bytes, waits for an answer or a moment's quiet, and is gone. */
async function breakOff(port: number, host: string, bytes: readonly Buffer[]): Promise<void> {
  const socket = connect(port, host);
  socket.on('error', () => {});
  await new Promise<void>((done) => {
    socket.once('connect', () => {
      for (const part of bytes) socket.write(part);
      setImmediate(() => {
        socket.destroy();
        done();
      });
    });
    socket.once('close', () => done());
  });
}
