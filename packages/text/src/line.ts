import type { Seat } from '@boxcars/engine';

/** A sentence to be: the key of a message and what fills its placeholders. */
export interface Line {
  readonly key: string;
  readonly values?: Values;
}

/**
 * What may fill a placeholder: plain text, a number, a seat (its player's name), a line (a card's name, say),
 * or a list of these, which is joined the way the language does it.
 */
export type Value = string | number | boolean | SeatValue | Line | readonly Value[];

/** Stands for the player in a seat. */
export interface SeatValue {
  readonly seat: Seat;
}

export type Values = { readonly [name: string]: Value };

/** A line, in short. */
export function line(key: string, values?: Values): Line {
  return values === undefined ? { key } : { key, values };
}

/** The player in a seat, as a value. */
export function player(seat: Seat): SeatValue {
  return { seat };
}
