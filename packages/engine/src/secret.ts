import type { Seat, Viewer } from './seat.ts';

declare const secret: unique symbol;

/**
 * Something not everyone sees. At run time it is the value itself, so hiding costs nothing;
 * to the compiler it is opaque: it can't be read, and can't stand in a view, an event or an action.
 */
export interface Secret<T> {
  readonly [secret]: T;
}

/** Makes a secret of `value`. */
export function hide<T>(value: T): Secret<T> {
  return value as unknown as Secret<T>;
}

/** Opens a secret for the rules. Never called where views are built: a check forbids it there. */
export function peek<T>(hidden: Secret<T>): T {
  return hidden as unknown as T;
}

/** What `viewer` sees of a secret that belongs to `owner`: the value, or null for everyone else. */
export function showTo<T>(viewer: Viewer, owner: Seat, hidden: Secret<T>): T | null {
  return viewer === owner ? (hidden as unknown as T) : null;
}

/** `T` if no secret lies anywhere inside it, otherwise a type nothing can be assigned to. */
export type Open<T> =
  T extends Secret<unknown>
    ? { readonly 'a secret may not stand here': never }
    : T extends (...args: never) => unknown
      ? T
      : T extends object
        ? { readonly [K in keyof T]: Open<T[K]> }
        : T;
