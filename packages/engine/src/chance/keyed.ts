import { macOf } from '../hashing.ts';
import { ascending, ChanceError, keyOf, type Chance } from './chance.ts';

const WORDS = 8;
const WORD_SPAN = 2 ** 32;
/** Characters of keys that are kept apart, at most. */
const MOST_LATEST = 256;
/** Marks are whole numbers that take the least room. */
const MARKS = 0x3fffffff;

/** A number that hardly two keys of a match share. */
function markOf(key: string): number {
  let mark = key.length;
  for (let i = 0; i < key.length; i++) mark = (Math.imul(mark, 31) + key.charCodeAt(i)) & MARKS;
  return mark;
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
  /** A number for each of them. Only a key whose number is among these can have been drawn. */
  private readonly marks: number[] = [];

  constructor(seed: Uint8Array) {
    this.seed = seed;
  }

  remember(keys: readonly string[]): void {
    this.drawn += keys.map((key) => `${key}\n`).join('');
    for (const key of keys) this.marks.push(markOf(key));
  }

  forget(keys: readonly string[]): void {
    for (const key of keys) {
      const at = this.marks.indexOf(markOf(key));
      if (at < 0) continue;
      this.marks.splice(at, 1);
      this.drawn = this.drawn.replace(`\n${key}\n`, () => '\n');
      this.latest = this.latest.replace(`\n${key}\n`, () => '\n');
    }
  }

  die(sides: number, label: string, a?: number, b?: number, c?: number): number {
    return this.stream(this.claim(label, a, b, c))(sides) + 1;
  }

  roll(count: number, sides: number, into: number[], label: string, a?: number, b?: number, c?: number): void {
    const below = this.stream(this.claim(label, a, b, c));
    for (let i = 0; i < count; i++) into[i] = below(sides) + 1;
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
    const mark = markOf(key);
    if (this.marks.includes(mark) && this.isDrawn(key)) throw new ChanceError('key-drawn-twice', key);
    this.marks.push(mark);
    this.latest += `${key}\n`;
    if (this.latest.length > MOST_LATEST) {
      this.drawn += this.latest.slice(1);
      this.latest = '\n';
    }
    return key;
  }

  private isDrawn(key: string): boolean {
    const line = `\n${key}\n`;
    return this.drawn.includes(line) || this.latest.includes(line);
  }

  private mac(text: string): DataView {
    const bytes = macOf(this.seed, text);
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Unbiased numbers below any bound, from the words of `key`, then of `key#1`, `key#2` … */
  private stream(key: string): (bound: number) => number {
    let block = 0;
    let at = 0;
    let words = this.mac(key);
    return (bound) => {
      if (!(bound >= 1 && bound <= WORD_SPAN)) throw new ChanceError('draw-does-not-fit', key);
      const limit = WORD_SPAN - (WORD_SPAN % bound);
      for (;;) {
        if (at === WORDS) {
          block += 1;
          at = 0;
          words = this.mac(`${key}#${block}`);
        }
        const word = words.getUint32(4 * at);
        at += 1;
        if (word < limit) return word % bound;
      }
    };
  }

  /** The cards sorted by a number of their own: HMAC of `key:card`, and of `key:card#copy` for further copies. */
  private byNumber(cards: readonly number[], key: string): number[] {
    const copies = new Map<number, number>();
    const rows = ascending(cards).map((card) => {
      const copy = copies.get(card) ?? 0;
      copies.set(card, copy + 1);
      return { card, number: this.mac(copy === 0 ? `${key}:${card}` : `${key}:${card}#${copy}`).getBigUint64(0) };
    });
    rows.sort((x, y) => (x.number < y.number ? -1 : x.number > y.number ? 1 : 0));
    return rows.map((row) => row.card);
  }
}
