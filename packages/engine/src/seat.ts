/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

/** Stands for everyone who sits nowhere: a spectator, a log reader. */
export const PUBLIC = -1;

/** Who looks: a seat, or {@link PUBLIC}. */
export type Viewer = Seat | typeof PUBLIC;

/** A set of viewers, one bit a seat; {@link PUBLIC_BIT} means the whole world. */
export type SeatMask = number;

export const MAX_SEATS = 8;

const PUBLIC_BIT = 1 << MAX_SEATS;

/** Everyone, spectators included. */
export const EVERYONE: SeatMask = PUBLIC_BIT | (PUBLIC_BIT - 1);

/** Nobody at all. */
export const NOBODY: SeatMask = 0;

/** The set of just these seats. */
export function maskOf(...seats: readonly Seat[]): SeatMask {
  let mask = 0;
  for (const seat of seats) mask |= 1 << seat;
  return mask;
}

/** The set of all seats of a table of this size. */
export function allSeats(count: number): SeatMask {
  return (1 << count) - 1;
}

/** Whether `viewer` belongs to `mask`. What the public sees, every seat sees. */
export function isIn(mask: SeatMask, viewer: Viewer): boolean {
  if ((mask & PUBLIC_BIT) !== 0) return true;
  return viewer >= 0 && (mask & (1 << viewer)) !== 0;
}

const LISTS: readonly (readonly Seat[])[] = Array.from({ length: PUBLIC_BIT }, (_, mask) =>
  Object.freeze(
    Array.from({ length: MAX_SEATS }, (_unused, seat) => seat).filter((seat) => (mask & (1 << seat)) !== 0),
  ),
);

const NO_SEATS: readonly Seat[] = Object.freeze([]);

/** The seats of a mask in seat order: always the same frozen array for the same mask. */
export function seatsIn(mask: SeatMask): readonly Seat[] {
  return LISTS[mask & (PUBLIC_BIT - 1)] ?? NO_SEATS;
}

/** The next seat clockwise. */
export function leftOf(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** The next seat anticlockwise. */
export function rightOf(seat: Seat, seats: number): Seat {
  return seat === 0 ? seats - 1 : seat - 1;
}
