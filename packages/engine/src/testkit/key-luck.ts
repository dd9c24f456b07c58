import { ascending, keyOf, type Chance } from '../chance/chance.ts';
import { FastChance } from '../chance/fast.ts';

/**
 * Luck that depends on seed and key alone, like KeyedChance, but cheap, and it lets a key be drawn twice:
 * a game that draws one twice is reported by the check `keys`, and the other checks go on.
 */
export class KeyLuck implements Chance {
  /** Every key drawn, in order, repeats included. */
  readonly keys: string[] = [];
  private readonly seed: number;
  private readonly source = new FastChance(0);

  constructor(seed: number) {
    this.seed = seed;
  }

  die(sides: number, label: string, a?: number, b?: number, c?: number): number {
    return this.at(this.note(label, a, b, c)).die(sides);
  }

  roll(count: number, sides: number, into: number[], label: string, a?: number, b?: number, c?: number): void {
    this.at(this.note(label, a, b, c)).roll(count, sides, into);
  }

  pick(from: readonly number[], label: string, a?: number, b?: number, c?: number): number {
    const [first] = this.byNumber(from, this.note(label, a, b, c));
    if (first === undefined) throw new Error('nothing to pick from');
    return first;
  }

  shuffle(cards: number[], label: string, a?: number, b?: number, c?: number): void {
    const order = this.byNumber(cards, this.note(label, a, b, c));
    for (const [i, card] of order.entries()) cards[i] = card;
  }

  private note(label: string, a?: number, b?: number, c?: number): string {
    const key = keyOf(label, a, b, c);
    this.keys.push(key);
    return key;
  }

  private at(text: string): FastChance {
    this.source.reseed(spread(text, this.seed));
    return this.source;
  }

  /** Every copy of every card gets a number of its own, and they are sorted by it: how they lay doesn't matter. */
  private byNumber(cards: readonly number[], key: string): number[] {
    let copy = 0;
    const rows = ascending(cards).map((card, i, all) => {
      copy = card === all[i - 1] ? copy + 1 : 0;
      return { card, number: this.at(`${key}:${card}#${copy}`).next() };
    });
    return rows.sort((x, y) => x.number - y.number).map((row) => row.card);
  }
}

/** FNV-1a over the characters, started from a seed. */
function spread(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
