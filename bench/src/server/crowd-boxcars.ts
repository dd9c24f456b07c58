import type { Action } from '@boxcars/engine';
import { PROTOCOL, readServerFrame, type ClientMessage, type Moment, type ServerMessage } from '@boxcars/protocol';
import { WebSocket } from 'ws';

import { Crowd, oneOf, Slot } from './crowd.ts';
import { SEATS } from './rivals.ts';

const GAME = 'winners-circle';
/** Requests under way at once while tables are made. */
const ABREAST = 16;

class BoxcarsSlot extends Slot {
  players: Player[] = [];
  table = '';
  /** Games that are dealt and wait for the one before to end. */
  readonly next: string[] = [];
  inputs = 0;
}

/** A guest with a socket, who sees nothing but what it is sent. */
interface Player {
  readonly cookie: string;
  socket: WebSocket | null;
}

/** People on our own server, over its public doors. */
export class BoxcarsCrowd extends Crowd<BoxcarsSlot> {
  private readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
  }

  protected async open(tables: number): Promise<BoxcarsSlot[]> {
    const slots = Array.from({ length: tables }, () => new BoxcarsSlot());
    await abreast(slots, async (slot) => {
      for (let seat = 0; seat < SEATS; seat++) slot.players.push(await this.signIn());
      slot.table = await this.deal(slot);
      for (const player of slot.players) await this.connect(slot, player);
    });
    return slots;
  }

  protected async close(slots: readonly BoxcarsSlot[]): Promise<void> {
    const sockets = slots.flatMap(({ players }) => players.flatMap(({ socket }) => socket ?? []));
    const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of sockets) socket.close();
    await Promise.all(closed);
  }

  /** A table's next games are dealt beforehand, so that what is measured is play. */
  protected override async prepare(games: number): Promise<void> {
    const each = Math.ceil(games / this.slots.length);
    await abreast(this.slots, async (slot) => {
      while (slot.next.length < each) slot.next.push(await this.deal(slot));
    });
  }

  private async signIn(): Promise<Player> {
    const answer = await this.post('/api/me', { name: 'Player' }, null);
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
    if (cookie === undefined) throw new Error('no cookie');
    return { cookie, socket: null };
  }

  private async deal({ players }: BoxcarsSlot): Promise<string> {
    const [host, ...others] = players;
    if (host === undefined) throw new Error('nobody sits here');
    const seats = others.map(() => ({ kind: 'empty' }));
    const made = await this.post('/api/tables', { game: GAME, seats, access: 'public' }, host.cookie);
    const { table } = (await made.json()) as { table: { id: string } };
    for (const { cookie } of others) await this.post(`/api/tables/${table.id}/join`, {}, cookie);
    await this.post(`/api/tables/${table.id}/start`, { without: true }, host.cookie);
    return table.id;
  }

  private async post(path: string, body: object, cookie: string | null): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...(cookie === null ? {} : { cookie }) };
    const answer = await fetch(`${this.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    if (path.endsWith('/join') || path.endsWith('/start')) await answer.arrayBuffer();
    return answer;
  }

  private async connect(slot: BoxcarsSlot, player: Player): Promise<void> {
    const options = { headers: { cookie: player.cookie }, perMessageDeflate: false };
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/socket`, options);
    player.socket = socket;
    const seat = slot.players.indexOf(player);
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.on('message', (data: Buffer) => {
        for (const message of readServerFrame(data.toString('utf8'))) {
          if (message.t === 'hello') watch(socket, slot.table);
          if (message.t === 'refused') throw new Error(message.refusal.code);
          if (message.t === 'sync') resolve();
          this.follow(slot, seat, socket, message);
        }
      });
      socket.once('open', () => send(socket, { t: 'hello', protocol: PROTOCOL }));
    });
  }

  private follow(slot: BoxcarsSlot, seat: number, socket: WebSocket, message: ServerMessage): void {
    if (message.t === 'sync') this.consider(slot, seat, socket, message.table, message.moment);
    if (message.t !== 'entry') return;
    const { moment, table } = message;
    this.hear(slot, moment.entry, seat);
    if (moment.asked !== null) this.consider(slot, seat, socket, table, moment);
    else this.moveOver(slot, socket, table);
  }

  private consider(slot: BoxcarsSlot, seat: number, socket: WebSocket, table: string, moment: Moment): void {
    const { asked, yours, entry } = moment;
    if (yours === null || asked === null) return;
    this.ask(slot, entry + 1, seat, () => {
      slot.inputs += 1;
      const action: Action = oneOf(yours.legal);
      send(socket, { t: 'answer', table, question: asked.id, input: `i${slot.inputs}`, action });
    });
  }

  /** To the table's next game. */
  private moveOver(slot: BoxcarsSlot, socket: WebSocket, over: string): void {
    if (slot.table === over) {
      const next = slot.next.shift();
      if (next === undefined) throw new Error('no game was dealt in time');
      slot.table = next;
      this.end();
    }
    send(socket, { t: 'unwatch', table: over });
    watch(socket, slot.table);
  }
}

/** Like the players of the others they see what has changed and what they are asked, and are not told what happened. */
function watch(socket: WebSocket, table: string): void {
  send(socket, { t: 'watch', table, events: false });
}

function send(socket: WebSocket, message: ClientMessage): void {
  socket.send(JSON.stringify(message));
}

/** Does something for each, several at once. */
async function abreast<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  const workers = Array.from({ length: ABREAST }, async () => {
    for (const one of left) await act(one);
  });
  await Promise.all(workers);
}
