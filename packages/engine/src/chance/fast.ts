import type { Chance } from './chance.ts';

// Constants of the module make for shorter code, of which the compiler takes more into a caller's.
const imul = Math.imul;
const farBelow = (bits: number, n: number): number => ((bits >>> 0) * 2.3283064365386963e-10 * n) >>> 0;

/** A small-state generator (xoshiro128**) for simulation: ignores keys, allocates nothing. */
export class FastChance implements Chance {
  private s0 = 0;
  private s1 = 0;
  private s2 = 0;
  private s3 = 0;

  constructor(seed: number) {
    this.reseed(seed);
  }

  /** Starts over from a seed: any number; equal seeds give equal luck. */
  reseed(seed: number): void {
    // splitmix32 spreads the seed over the state, so that neighbouring seeds don't look alike.
    let x = (Math.floor(seed) ^ Math.floor(seed / 2 ** 32)) | 0;
    const next = (): number => {
      x = (x + 0x9e3779b9) | 0;
      let z = x ^ (x >>> 16);
      z = imul(z, 0x21f0aaad);
      z ^= z >>> 15;
      z = imul(z, 0x735a2d97);
      return z ^ (z >>> 15);
    };
    this.s0 = next();
    this.s1 = next();
    this.s2 = next();
    this.s3 = next() | 1;
  }

  /** 32 random bits as an unsigned integer. */
  next(): number {
    return this.bits() >>> 0;
  }

  /** 32 random bits as a signed integer: unlike an unsigned one it never has to be boxed to be returned. */
  private bits(): number {
    const { s0, s1 } = this;
    const s2 = this.s2 ^ s0;
    const s3 = this.s3 ^ s1;
    this.s0 = s0 ^ s3;
    this.s1 = s1 ^ s2;
    this.s2 = s2 ^ (s1 << 9);
    this.s3 = (s3 << 11) | (s3 >>> 21);
    const x = imul(s1, 5);
    return imul((x << 7) | (x >>> 25), 9);
  }

  /** An integer from 0 to `n` - 1. The bias is below n / 2^32. */
  below(n: number): number {
    const bits = this.bits();
    // The upper half of bits × n, in whole numbers: floating point takes three times as long.
    return n > 0x10000 ? farBelow(bits, n) : (imul(bits >>> 16, n) + (imul(bits & 0xffff, n) >>> 16)) >>> 16;
  }

  die(sides: number): number {
    return 1 + this.below(sides);
  }

  roll(count: number, sides: number, into: number[]): void {
    for (let i = 0; i < count; i++) into[i] = 1 + this.below(sides);
  }

  pick(from: readonly number[]): number {
    const value = from[this.below(from.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  }

  shuffle(cards: number[]): void {
    this.deal(cards.length, cards);
  }

  deal(count: number, cards: number[]): void {
    const last = Math.max(1, cards.length - count);
    for (let i = cards.length - 1; i >= last; i--) {
      const j = this.below(i + 1);
      const card = cards[i] as number;
      cards[i] = cards[j] as number;
      cards[j] = card;
    }
  }
}
