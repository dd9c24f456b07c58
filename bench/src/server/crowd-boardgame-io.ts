import { once } from 'node:events';

import { io, type Socket } from 'socket.io-client';

import { WinnersCircle, type G } from '../winners-circle/boardgame-io.ts';
import { Crowd, oneOf, Slot } from './crowd.ts';
import { SEATS } from './rivals.ts';

interface State {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown; readonly phase: string };
  readonly _stateID: number;
}

interface Move {
  readonly move: string;
  readonly args: readonly unknown[];
}

class BoardgameIoSlot extends Slot {
  match = '';
  readonly sockets: Socket[] = [];
}

/** People on boardgame.io's server, with the messages that its own client sends. */
export class BoardgameIoCrowd extends Crowd<BoardgameIoSlot> {
  private readonly address: string;
  private matches = 0;

  constructor(address: string) {
    super();
    this.address = address;
  }

  protected async open(tables: number): Promise<BoardgameIoSlot[]> {
    const slots: BoardgameIoSlot[] = [];
    for (let i = 0; i < tables; i++) {
      const slot = new BoardgameIoSlot();
      slot.match = this.newMatch();
      for (let seat = 0; seat < SEATS; seat++) slot.sockets.push(await this.connect(slot, seat));
      slots.push(slot);
    }
    return slots;
  }

  protected async close(slots: readonly BoardgameIoSlot[]): Promise<void> {
    for (const { sockets } of slots) for (const socket of sockets) socket.disconnect();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }

  private newMatch(): string {
    this.matches += 1;
    return `match-${this.matches}`;
  }

  private async connect(slot: BoardgameIoSlot, seat: number): Promise<Socket> {
    const socket = io(`${this.address}/${WinnersCircle.name}`, { transports: ['websocket'], forceNew: true });
    await once(socket as never, 'connect');
    socket.on('update', (match: string, state: State) => {
      if (match === slot.match) this.follow(slot, seat, socket, state);
    });
    const synced = new Promise<void>((resolve) => {
      socket.on('sync', (match: string, { state }: { readonly state: State }) => {
        if (match === slot.match) this.consider(slot, seat, socket, state);
        resolve();
      });
    });
    this.watch(slot, seat, socket);
    await synced;
    return socket;
  }

  /** Looks at the table's match. The server makes one that it doesn't know yet. */
  private watch(slot: BoardgameIoSlot, seat: number, socket: Socket): void {
    socket.emit('sync', slot.match, String(seat), undefined, SEATS);
  }

  private follow(slot: BoardgameIoSlot, seat: number, socket: Socket, state: State): void {
    this.hear(slot, state._stateID, seat);
    if (state.ctx.gameover === undefined) this.consider(slot, seat, socket, state);
    else if (seat === 0) {
      this.end();
      slot.match = this.newMatch();
      slot.sockets.forEach((other, at) => this.watch(slot, at, other));
    }
  }

  private consider(slot: BoardgameIoSlot, seat: number, socket: Socket, { G, ctx, _stateID }: State): void {
    if (ctx.currentPlayer !== String(seat)) return;
    this.ask(slot, _stateID + 1, seat, () => {
      const { move, args } = oneOf(WinnersCircle.ai?.enumerate(G, ctx as never, String(seat)) as Move[]);
      const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID: String(seat) } };
      socket.emit('update', action, _stateID, slot.match, String(seat));
    });
  }
}
