/**
 * All luck of a game. A draw is named by what it is, never by when it happens: a label and up to three ordinals,
 * passed as plain arguments so that the fast maker builds no key. A key is drawn at most once in a line of play.
 */
export interface Chance {
  /** A die: 1 to `sides`. */
  die(sides: number, label: string, a?: number, b?: number, c?: number): number;
  /**
   * Rolls `count` physical dice under one key and fills `into[0..count-1]` with 1 to `sides`.
   * A reroll of some dice rolls all of them and reads those it needs: a die's luck doesn't depend on the others kept.
   */
  roll(count: number, sides: number, into: number[], label: string, a?: number, b?: number, c?: number): void;
  /** One of the candidates. Which one doesn't depend on the order they are listed in. */
  pick(from: readonly number[], label: string, a?: number, b?: number, c?: number): number;
  /** Puts the cards into random order, in place; the last is the top. The order doesn't depend on how they lay. */
  shuffle(cards: number[], label: string, a?: number, b?: number, c?: number): void;
  /** Like `shuffle` where only the top `count` cards are read. Makers for which that is no less work leave it out. */
  deal?(count: number, cards: number[]): void;
  /** Counts these keys as drawn: a match goes on where it was left. Makers without a memory of keys leave it out. */
  remember?(keys: readonly string[]): void;
  /** Frees these keys again: the answers they were drawn for were not carried out. */
  forget?(keys: readonly string[]): void;
}

/** Puts the top `count` cards, the last of `cards`, into random order. The order of the others means nothing. */
export function dealFrom(chance: Chance, count: number, cards: number[], label: string, a?: number, b?: number): void {
  if (chance.deal === undefined) chance.shuffle(cards, label, a, b);
  else chance.deal(count, cards);
}

export const DRAW_KINDS = ['die', 'roll', 'pick', 'shuffle'] as const;
export type DrawKind = (typeof DRAW_KINDS)[number];

/** A draw as it is recorded: `range` is the sides of a die, or what was picked from or shuffled, in ascending order. */
export interface Draw {
  readonly key: string;
  readonly kind: DrawKind;
  readonly range: number | readonly number[];
  readonly value: number | readonly number[];
}

/** Whether a recorded value lies in its range: what any maker could have drawn. */
export function isPossible({ kind, range, value }: Draw): boolean {
  switch (kind) {
    case 'die':
      return isFace(range, value);
    case 'roll':
      return typeof value !== 'number' && isFace(range, range) && value.every((face) => isFace(range, face));
    case 'pick':
      return typeof range !== 'number' && typeof value === 'number' && range.includes(value);
    case 'shuffle':
      return typeof range !== 'number' && typeof value !== 'number' && `${range}` === `${ascending(value)}`;
  }
}

function isFace(sides: Draw['range'], value: Draw['value']): boolean {
  return (
    typeof sides === 'number' && typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= sides
  );
}

/** The readable key of a draw: `race-roll/1/3`. */
export function keyOf(label: string, a?: number, b?: number, c?: number): string {
  if (a === undefined) return label;
  if (b === undefined) return `${label}/${a}`;
  return c === undefined ? `${label}/${a}/${b}` : `${label}/${a}/${b}/${c}`;
}

/** A draw the rules may not make: a key drawn twice, or one that nobody scripted or recorded. Our mistake, so it is thrown. */
export class ChanceError extends Error {
  readonly code: 'key-drawn-twice' | 'draw-not-scripted' | 'draw-not-recorded' | 'draw-does-not-fit';
  readonly key: string;

  constructor(code: ChanceError['code'], key: string) {
    super(`${code}: ${key}`);
    this.name = 'ChanceError';
    this.code = code;
    this.key = key;
  }
}

/** The numbers in ascending order, as a new array. */
export function ascending(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b);
}
