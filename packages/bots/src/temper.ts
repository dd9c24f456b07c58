/**
 * How a style bends a game's rules of thumb. Each game reads it in its own terms; with nothing but zeros they are as they
 * are written.
 */
export interface Temper {
  /** How much more what is spent counts than it is worth; below 0, less. */
  readonly thrift: number;
  /** How much the chance of much is liked over what is sure; below 0, the sure over the chance. */
  readonly daring: number;
  /** How much it counts what the strongest of the others loses, beyond what that is worth. */
  readonly spite: number;
}

/** Bends nothing. */
export const EVEN_TEMPER: Temper = { thrift: 0, daring: 0, spite: 0 };
