import { once } from 'node:events';

import { WebSocketServer, type WebSocket } from 'ws';

import { OVER, Reference } from '../winners-circle/reference.ts';
import type { Shown } from './bare-state.ts';
import { SEATS } from './rivals.ts';

/** A table of the least that a server can be: hand-tuned rules, one text for everyone after every move, nothing kept. */
class BareTable {
  private readonly game: Reference;
  private readonly sockets: WebSocket[] = [];
  private moves = 0;

  constructor(number: number) {
    this.game = new Reference(number + 1);
    this.game.start();
  }

  sit(socket: WebSocket, seat: number): void {
    this.sockets[seat] = socket;
    socket.on('message', (data: Buffer) => this.move(seat, Number(data.toString('latin1'))));
    if (this.sockets.filter(Boolean).length === SEATS) this.tell();
  }

  private move(seat: number, action: number): void {
    const { game } = this;
    if (game.turn !== seat) return;
    if (game.phase === OVER) game.start();
    else if (this.legal().includes(action)) {
      game.apply(action);
      this.moves += 1;
    } else return;
    this.tell();
  }

  private legal(): number[] {
    return Array.from({ length: this.game.countActions() }, (_, i) => this.game.actionAt(i));
  }

  private tell(): void {
    const { game, moves } = this;
    const isOver = game.phase === OVER;
    const shown: Shown = {
      moves,
      isOver,
      race: game.race,
      turn: game.turn,
      symbol: game.symbol,
      faceUp: game.faceUp,
      places: [...game.places],
      money: [...game.money],
      legal: isOver ? [] : this.legal(),
    };
    const text = JSON.stringify(shown);
    for (const socket of this.sockets) socket.send(text);
  }
}

/** Starts it. A client names its table and its seat in the address. */
export async function hostBare(port: number): Promise<void> {
  const tables = new Map<number, BareTable>();
  const server = new WebSocketServer({ port, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket, { url = '' }) => {
    const [table = 0, seat = 0] = url.slice(1).split('/').map(Number);
    const known = tables.get(table) ?? new BareTable(table);
    tables.set(table, known);
    known.sit(socket, seat);
  });
  await once(server, 'listening');
}
