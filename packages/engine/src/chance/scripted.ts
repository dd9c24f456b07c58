import { ascending, ChanceError, keyOf, type Chance } from './chance.ts';
import { FastChance } from './fast.ts';

/** Literal luck by key: a number for a die or a pick, the dice of a roll, the cards of a shuffle from the top down. */
export type Script = { readonly [key: string]: number | readonly number[] };

/**
 * Literal outcomes for tests and scenarios. A draw that nobody scripted is an error, unless a seed is given for the rest.
 * A shuffle lists the cards that come off first, top first; cards not listed lie below in ascending order, or, with a seed, shuffled.
 */
export class ScriptedChance implements Chance {
  private readonly script: Script;
  private readonly rest: FastChance | null;
  private readonly drawn = new Set<string>();

  constructor(script: Script, seed?: number) {
    this.script = script;
    this.rest = seed === undefined ? null : new FastChance(seed);
  }

  /** The scripted keys that no draw has asked for yet. */
  unused(): string[] {
    return Object.keys(this.script).filter((key) => !this.drawn.has(key));
  }

  remember(keys: readonly string[]): void {
    for (const key of keys) this.drawn.add(key);
  }

  forget(keys: readonly string[]): void {
    for (const key of keys) this.drawn.delete(key);
  }

  die(sides: number, label: string, a?: number, b?: number, c?: number): number {
    const key = this.claim(label, a, b, c);
    const value = this.script[key];
    if (value === undefined) return this.unscripted(key).die(sides);
    return checkFace(key, value, sides);
  }

  roll(count: number, sides: number, into: number[], label: string, a?: number, b?: number, c?: number): void {
    const key = this.claim(label, a, b, c);
    const value = this.script[key];
    if (value === undefined) return this.unscripted(key).roll(count, sides, into);
    if (typeof value === 'number' || value.length !== count) throw new ChanceError('draw-does-not-fit', key);
    for (const [i, face] of value.entries()) into[i] = checkFace(key, face, sides);
  }

  pick(from: readonly number[], label: string, a?: number, b?: number, c?: number): number {
    const key = this.claim(label, a, b, c);
    const value = this.script[key];
    if (value === undefined) return this.unscripted(key).pick(ascending(from));
    if (typeof value !== 'number' || !from.includes(value)) throw new ChanceError('draw-does-not-fit', key);
    return value;
  }

  shuffle(cards: number[], label: string, a?: number, b?: number, c?: number): void {
    const key = this.claim(label, a, b, c);
    const value = this.script[key];
    const left = ascending(cards);
    if (value === undefined) this.unscripted(key);
    if (typeof value === 'number') throw new ChanceError('draw-does-not-fit', key);
    for (const card of value ?? []) {
      const at = left.indexOf(card);
      if (at < 0) throw new ChanceError('draw-does-not-fit', key);
      left.splice(at, 1);
    }
    this.rest?.shuffle(left);
    const order = [...left, ...[...(value ?? [])].reverse()];
    for (const [i, card] of order.entries()) cards[i] = card;
  }

  private claim(label: string, a?: number, b?: number, c?: number): string {
    const key = keyOf(label, a, b, c);
    if (this.drawn.has(key)) throw new ChanceError('key-drawn-twice', key);
    this.drawn.add(key);
    return key;
  }

  private unscripted(key: string): FastChance {
    if (this.rest === null) throw new ChanceError('draw-not-scripted', key);
    return this.rest;
  }
}

function checkFace(key: string, value: number | readonly number[], sides: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > sides) {
    throw new ChanceError('draw-does-not-fit', key);
  }
  return value;
}
