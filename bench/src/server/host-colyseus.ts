import { Room, Server, type Client } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';

import { OVER, Reference } from '../winners-circle/reference.ts';
import { CircleState, ROOM } from './colyseus-state.ts';
import { SEATS } from './rivals.ts';

let games = 0;

/** Winner's Circle by the hand-tuned rules; every move is sent on at once, as a patch of what changed. */
class CircleRoom extends Room {
  override maxClients = SEATS;
  override patchRate = null;
  override state = new CircleState();
  private readonly game = new Reference(++games);
  private readonly seats = new Map<string, number>();

  override onCreate(): void {
    this.state.moves = 0;
    this.restart();
    this.onMessage('move', (client: Client, action: number) => this.move(client, action));
    this.onMessage('again', () => {
      if (this.game.phase !== OVER) return;
      this.restart();
      this.broadcastPatch();
    });
  }

  override onJoin(client: Client, { seat }: { readonly seat: number }): void {
    this.seats.set(client.sessionId, seat);
  }

  private move(client: Client, action: number): void {
    const { game, state } = this;
    if (game.phase === OVER || this.seats.get(client.sessionId) !== game.turn || !this.isLegal(action)) return;
    game.apply(action);
    state.moves += 1;
    this.show();
    this.broadcastPatch();
  }

  private isLegal(action: number): boolean {
    for (let i = this.game.countActions() - 1; i >= 0; i--) if (this.game.actionAt(i) === action) return true;
    return false;
  }

  private restart(): void {
    this.game.start();
    this.show();
  }

  private show(): void {
    const { game, state } = this;
    state.phase = game.phase;
    state.race = game.race;
    state.turn = game.turn;
    state.first = game.first;
    state.symbol = game.symbol;
    state.faceUp = game.faceUp;
    state.pace = game.pace;
    copy(game.finished.subarray(0, game.finishedCount), state.finished);
    copy(game.gates, state.gates);
    copy(game.places, state.places);
    copy(game.money, state.money);
    copy(game.tokens, state.tokens);
  }
}

interface Numbers {
  readonly length: number;
  [index: number]: number;
}

/** Assigns only what differs: an assignment counts as a change. */
function copy(from: Numbers, to: Numbers & { push(value: number): number; clear(): void }): void {
  if (to.length > from.length) to.clear();
  for (let i = 0; i < from.length; i++) {
    const value = from[i] as number;
    if (i >= to.length) to.push(value);
    else if (to[i] !== value) to[i] = value;
  }
}

/** Starts it; its heartbeat is off, as those of the others are far apart. */
export async function hostColyseus(port: number): Promise<void> {
  const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false });
  server.define(ROOM, CircleRoom);
  await server.listen(port);
}
