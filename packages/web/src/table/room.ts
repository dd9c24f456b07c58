import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';

import type { AnyBoard, SeatLabel } from '../boards/board.ts';
import type { Voice } from '../text.ts';
import type { Table } from './table.ts';

/** Everything the parts of a table page share. */
export interface Room {
  readonly table: Table;
  readonly board: AnyBoard;
  readonly game: string;
  readonly voice: Voice;
  readonly labels: readonly SeatLabel[];
  readonly isLocal: boolean;
  /** Set where a match that is over is watched again: what steers it. */
  readonly replay: ComponentChildren | null;
}

export const RoomContext = createContext<Room | null>(null);

/** The table this component is part of. */
export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (room === null) throw new Error('this part belongs inside a table');
  return room;
}

/** Whether the reader is the host of the table. */
export function useIsHost(): boolean {
  const seats = useRoom().table.info.value?.seats ?? [];
  return seats.some((one) => one.kind === 'person' && one.isYou && one.isHost);
}
