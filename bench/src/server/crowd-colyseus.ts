import { Client, type Room } from '@colyseus/sdk';

import { BETTING, OVER } from '../winners-circle/reference.ts';
import { ROOM, type CircleState } from './colyseus-state.ts';
import { Crowd, oneOf, Slot } from './crowd.ts';
import { SEATS } from './rivals.ts';

class ColyseusSlot extends Slot {
  readonly rooms: Room<unknown, CircleState>[] = [];
}

/** People on Colyseus, with its own client. */
export class ColyseusCrowd extends Crowd<ColyseusSlot> {
  private readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
  }

  protected async open(tables: number): Promise<ColyseusSlot[]> {
    const slots: ColyseusSlot[] = [];
    for (let i = 0; i < tables; i++) {
      const slot = new ColyseusSlot();
      for (let seat = 0; seat < SEATS; seat++) await this.connect(slot, seat);
      slot.rooms.forEach((room, seat) => this.consider(slot, seat, room, room.state));
      slots.push(slot);
    }
    return slots;
  }

  protected async close(slots: readonly ColyseusSlot[]): Promise<void> {
    await Promise.all(slots.flatMap(({ rooms }) => rooms.map((room) => room.leave())));
  }

  private async connect(slot: ColyseusSlot, seat: number): Promise<void> {
    const client = new Client(this.address);
    const first = slot.rooms[0];
    const room: Room<unknown, CircleState> =
      first === undefined
        ? await client.create<CircleState>(ROOM, { seat })
        : await client.joinById<CircleState>(first.roomId, { seat });
    slot.rooms.push(room);
    await new Promise<void>((resolve) => {
      room.onStateChange((state) => {
        this.follow(slot, seat, room, state);
        resolve();
      });
    });
  }

  private follow(slot: ColyseusSlot, seat: number, room: Room<unknown, CircleState>, state: CircleState): void {
    if (state.moves > 0) this.hear(slot, state.moves, seat);
    this.consider(slot, seat, room, state);
  }

  private consider(slot: ColyseusSlot, seat: number, room: Room<unknown, CircleState>, state: CircleState): void {
    if (state.turn !== seat || slot.rooms.length < SEATS) return;
    if (state.phase === OVER) {
      this.end();
      room.send('again');
      return;
    }
    this.ask(slot, state.moves + 1, seat, () => room.send('move', oneOf(actionsOf(state))));
  }
}

function actionsOf(state: CircleState): number[] {
  const gates = [0, 1, 2, 3, 4, 5, 6];
  if (state.phase !== BETTING) return gates.filter((gate) => (state.faceUp & (1 << gate)) !== 0);
  const own = gates.map((gate) => state.tokens[SEATS * gate + state.turn] ?? 0);
  const tokens = [...(own.filter((token) => token === 1).length < 2 ? [1] : []), ...(own.includes(2) ? [] : [2])];
  return gates.filter((gate) => own[gate] === 0).flatMap((gate) => tokens.map((token) => gate + 8 * token));
}
