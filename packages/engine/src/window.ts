import { seatsIn, type Seat, type SeatMask } from './seat.ts';

/**
 * How a question is asked: `turn` of one seat; `sealed` of several at once, where only "has answered" is public;
 * `reaction` of everyone who may publicly hold an answer, where not even that is.
 */
export const WINDOW_MODES = ['turn', 'sealed', 'reaction'] as const;
export type WindowMode = (typeof WINDOW_MODES)[number];

/** The open question: what is asked, how, and of whom. Windows are interned: compare them with `===`. */
export interface Window<K extends string = string> {
  readonly kind: K;
  readonly mode: WindowMode;
  readonly mask: SeatMask;
  readonly seats: readonly Seat[];
}

const COUNT = 256;

/** Declares a kind of question. The result gives the one window object for a set of asked seats. */
export function defineWindow<K extends string>(kind: K, mode: WindowMode): (mask: SeatMask) => Window<K> {
  const windows: readonly Window<K>[] = Array.from({ length: COUNT }, (_, mask) =>
    Object.freeze({ kind, mode, mask, seats: seatsIn(mask) }),
  );
  return (mask) => {
    const window = windows[mask];
    if (window === undefined) throw new Error(`no such set of seats: ${mask}`);
    return window;
  };
}
