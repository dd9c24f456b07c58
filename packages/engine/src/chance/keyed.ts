import { macOf } from '../hashing.ts';
import { ascending, ChanceError, keyOf, type Chance } from './chance.ts';

/** Bytes of a number, and of a hash. */
const WORD = 4;
const BYTES = 32;
const WORD_SPAN = 2 ** 32;
/** Characters of keys that are kept apart, at most. */
const MOST_LATEST = 256;
/** Keys leave marks on so many places, as bits of whole numbers that take little room. */
const PLACES = 2048;
const SHIFT = 4;
const BITS = 1 << SHIFT;
const NO_MARKS: readonly number[] = Array.from({ length: PLACES / BITS }, () => 0);

/** The place of a key: few keys of a match share theirs. */
function placeOf(key: string): number {
  let place = key.length;
  for (let i = 0; i < key.length; i++) place = Math.imul(place, 31) + key.charCodeAt(i);
  return (place ^ (place >>> 15)) & (PLACES - 1);
}

/** Unbiased numbers below any bound, from the words of `key`, then of `key#1`, `key#2` … */
class Numbers {
  private readonly seed: Uint8Array;
  private readonly key: string;
  private bytes: Uint8Array;
  private block = 0;
  private at = 0;

  constructor(seed: Uint8Array, key: string) {
    this.seed = seed;
    this.key = key;
    this.bytes = macOf(seed, key);
  }

  below(bound: number): number {
    if (!(bound >= 1 && bound <= WORD_SPAN)) throw new ChanceError('draw-does-not-fit', this.key);
    const limit = WORD_SPAN - (WORD_SPAN % bound);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % bound;
    }
  }

  private word(): number {
    if (this.at === BYTES) {
      this.block += 1;
      this.at = 0;
      this.bytes = macOf(this.seed, `${this.key}#${this.block}`);
    }
    let word = 0;
    for (const end = this.at + WORD; this.at < end; this.at++) word = (word << 8) | (this.bytes[this.at] as number);
    return word >>> 0;
  }
}

/**
 * Luck that anyone with the seed can check: every draw is HMAC-SHA-256 of its readable key under the match seed.
 * Numbers are unbiased (words outside a whole multiple of the range are passed over).
 */
export class KeyedChance implements Chance {
  private readonly seed: Uint8Array;
  /**
   * The keys that were drawn, as one text of lines, not a set: a live match keeps all its keys, and so they take a fifth of the
   * memory. The latest are apart, because a text that grows is copied when it is searched.
   */
  private drawn = '\n';
  private latest = '\n';
  /** Only a key whose place is marked can have been drawn. */
  private readonly marks = NO_MARKS.slice();

  constructor(seed: Uint8Array) {
    this.seed = seed;
  }

  remember(keys: readonly string[]): void {
    this.drawn += keys.map((key) => `${key}\n`).join('');
    for (const key of keys) this.mark(placeOf(key));
  }

  forget(keys: readonly string[]): void {
    for (const key of keys) {
      this.drawn = this.drawn.replace(`\n${key}\n`, () => '\n');
      this.latest = this.latest.replace(`\n${key}\n`, () => '\n');
    }
  }

  die(sides: number, label: string, a?: number, b?: number, c?: number): number {
    return new Numbers(this.seed, this.claim(label, a, b, c)).below(sides) + 1;
  }

  roll(count: number, sides: number, into: number[], label: string, a?: number, b?: number, c?: number): void {
    const numbers = new Numbers(this.seed, this.claim(label, a, b, c));
    for (let i = 0; i < count; i++) into[i] = numbers.below(sides) + 1;
  }

  pick(from: readonly number[], label: string, a?: number, b?: number, c?: number): number {
    const first = this.byNumber(from, this.claim(label, a, b, c))[0];
    if (first === undefined) throw new ChanceError('draw-does-not-fit', keyOf(label, a, b, c));
    return first;
  }

  shuffle(cards: number[], label: string, a?: number, b?: number, c?: number): void {
    const order = this.byNumber(cards, this.claim(label, a, b, c));
    for (const [i, card] of order.entries()) cards[i] = card;
  }

  private claim(label: string, a?: number, b?: number, c?: number): string {
    const key = keyOf(label, a, b, c);
    const place = placeOf(key);
    if (this.isMarked(place) && this.isDrawn(key)) throw new ChanceError('key-drawn-twice', key);
    this.mark(place);
    this.latest += `${key}\n`;
    if (this.latest.length > MOST_LATEST) {
      this.drawn += this.latest.slice(1);
      this.latest = '\n';
    }
    return key;
  }

  private isMarked(place: number): boolean {
    return ((this.marks[place >> SHIFT] as number) & (1 << (place & (BITS - 1)))) !== 0;
  }

  private mark(place: number): void {
    this.marks[place >> SHIFT] = (this.marks[place >> SHIFT] as number) | (1 << (place & (BITS - 1)));
  }

  private isDrawn(key: string): boolean {
    const line = `\n${key}\n`;
    return this.drawn.includes(line) || this.latest.includes(line);
  }

  /** The cards sorted by a number of their own: HMAC of `key:card`, and of `key:card#copy` for further copies. */
  private byNumber(cards: readonly number[], key: string): number[] {
    const copies = new Map<number, number>();
    const rows = ascending(cards).map((card) => {
      const copy = copies.get(card) ?? 0;
      copies.set(card, copy + 1);
      const bytes = macOf(this.seed, copy === 0 ? `${key}:${card}` : `${key}:${card}#${copy}`);
      return { card, number: new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0) };
    });
    rows.sort((x, y) => (x.number < y.number ? -1 : x.number > y.number ? 1 : 0));
    return rows.map((row) => row.card);
  }
}
