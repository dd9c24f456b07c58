import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { MAX_MESSAGE } from '@boxcars/protocol';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';

import { Connection, type Desk } from './connection.ts';
import type { Visitor } from './people.ts';
import { readQuickly } from './quick-frames.ts';
import { localeOf } from './sentence.ts';
import { Wire } from './wire.ts';

export const SOCKET_PATH = '/api/socket';

/** The code of the WebSocket protocol for an end that is no mistake. */
const NORMAL = 1000;

/** A client that answers no ping for this long is gone. */
const HEARTBEAT = 30_000;

/** Who may open a socket, and who they are. */
export interface Doorkeeper {
  /** Whether a page of this origin may talk to us; no origin is a program. */
  isOurs(request: IncomingMessage): boolean;
  identify(request: IncomingMessage): Promise<Visitor | null>;
  /** Where a request comes from. */
  addressOf(request: IncomingMessage): string;
}

/** All open sockets. */
export class Sockets {
  private readonly desk: Desk;
  private readonly doorkeeper: Doorkeeper;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: 4 * MAX_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
  });
  private readonly open = new Map<WebSocket, Connection>();
  private readonly perAddress = new Map<string, number>();
  private readonly silent = new Set<WebSocket>();
  private readonly heartbeat: NodeJS.Timeout;
  private isClosed = false;

  constructor(desk: Desk, doorkeeper: Doorkeeper, http: Server) {
    this.desk = desk;
    this.doorkeeper = doorkeeper;
    http.on('upgrade', (request, socket, head) => {
      this.upgrade(request, socket, head).catch((error: unknown) => {
        desk.house.log.error({ err: error }, 'upgrade-failed');
        socket.destroy();
      });
    });
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    this.heartbeat.unref();
  }

  get size(): number {
    return this.open.size;
  }

  /** Closes every socket of a person who is no more, or those that came in by a key that is no more. */
  closeOf(person: string, key?: string): void {
    for (const connection of this.open.values()) {
      const visitor = connection.person;
      if (visitor?.id === person && (key === undefined || visitor.key === key)) connection.shut(NORMAL);
    }
  }

  /** Sends everyone away and takes nobody in any more. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    for (const connection of this.open.values()) connection.sendAway();
    for (let wait = 0; wait < 20 && this.open.size > 0; wait++) await new Promise((done) => setTimeout(done, 25));
    for (const socket of this.open.keys()) socket.terminate();
    this.server.close();
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const path = (request.url ?? '').split('?')[0];
    if (path !== SOCKET_PATH) return reject(socket, 404);
    if (this.isClosed) return reject(socket, 503);
    if (!this.doorkeeper.isOurs(request)) return reject(socket, 403);
    const address = this.doorkeeper.addressOf(request);
    if ((this.perAddress.get(address) ?? 0) >= this.desk.house.limits.socketsPerAddress) return reject(socket, 429);
    // Before anything is waited for, so that no other slips past meanwhile.
    this.countIn(address, socket);
    const person = await this.doorkeeper.identify(request);
    const locale = localeOf(request.headers['accept-language']);
    this.server.handleUpgrade(request, socket, head, (opened) => {
      const connection = new Connection(this.desk, new Wire(opened, socket), person, locale);
      this.take(opened, connection);
      readQuickly(socket, (text) => this.desk.house.rounds.receive(connection, text));
    });
  }

  private countIn(address: string, socket: Duplex): void {
    this.perAddress.set(address, (this.perAddress.get(address) ?? 0) + 1);
    socket.once('close', () => {
      const left = (this.perAddress.get(address) ?? 1) - 1;
      if (left > 0) this.perAddress.set(address, left);
      else this.perAddress.delete(address);
    });
  }

  private take(socket: WebSocket, connection: Connection): void {
    const { rounds } = this.desk.house;
    this.open.set(socket, connection);
    this.desk.house.metrics.sockets.set(this.open.size);
    socket.on('message', (data, isBinary) => {
      rounds.receive(connection, isBinary ? null : textOf(data));
    });
    socket.on('pong', () => this.silent.delete(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      // What it said before it went counts.
      rounds.run();
      this.open.delete(socket);
      this.silent.delete(socket);
      this.desk.house.metrics.sockets.set(this.open.size);
      connection.close();
    });
  }

  private beat(): void {
    for (const socket of this.open.keys()) {
      if (this.silent.has(socket)) socket.terminate();
      else {
        this.silent.add(socket);
        socket.ping();
      }
    }
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return data instanceof ArrayBuffer ? Buffer.from(data).toString('utf8') : data.toString('utf8');
}

function reject(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} -\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
