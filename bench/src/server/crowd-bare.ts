import { once } from 'node:events';

import { WebSocket } from 'ws';

import type { Shown } from './bare-state.ts';
import { Crowd, oneOf, Slot } from './crowd.ts';
import { SEATS } from './rivals.ts';

class BareSlot extends Slot {
  readonly sockets: WebSocket[] = [];
}

/** People on the bare server. */
export class BareCrowd extends Crowd<BareSlot> {
  private readonly address: string;
  private tables = 0;

  constructor(address: string) {
    super();
    this.address = address.replace('http', 'ws');
  }

  protected async open(tables: number): Promise<BareSlot[]> {
    const slots: BareSlot[] = [];
    for (let i = 0; i < tables; i++) {
      const slot = new BareSlot();
      this.tables += 1;
      for (let seat = 0; seat < SEATS; seat++) {
        const socket = new WebSocket(`${this.address}/${this.tables}/${seat}`, { perMessageDeflate: false });
        socket.on('message', (data: Buffer) => this.follow(slot, seat, JSON.parse(data.toString('utf8')) as Shown));
        slot.sockets.push(socket);
        await once(socket, 'open');
      }
      slots.push(slot);
    }
    return slots;
  }

  protected async close(slots: readonly BareSlot[]): Promise<void> {
    const sockets = slots.flatMap((slot) => slot.sockets);
    const closed = sockets.map((socket) => once(socket, 'close'));
    for (const socket of sockets) socket.close();
    await Promise.all(closed);
  }

  private follow(slot: BareSlot, seat: number, { moves, isOver, turn, legal }: Shown): void {
    if (moves > 0) this.hear(slot, moves, seat);
    if (turn !== seat) return;
    const socket = slot.sockets[seat];
    if (isOver) {
      this.end();
      socket?.send('0');
    } else this.ask(slot, moves + 1, seat, () => socket?.send(String(oneOf(legal))));
  }
}
