import { keyOf, type Chance } from '../chance/chance.ts';
import { FastChance } from '../chance/fast.ts';

/** The luck of another chance, but for one draw, which comes out differently where it can. */
export class AlteredLuck implements Chance {
  private readonly inner: Chance;
  private readonly key: string;
  private readonly choice: FastChance;

  constructor(inner: Chance, key: string, seed: number) {
    this.inner = inner;
    this.key = key;
    this.choice = new FastChance(seed);
  }

  die(sides: number, label: string, a?: number, b?: number, c?: number): number {
    const face = this.inner.die(sides, label, a, b, c);
    return this.isAltered(label, a, b, c) ? this.otherFace(face, sides) : face;
  }

  roll(count: number, sides: number, into: number[], label: string, a?: number, b?: number, c?: number): void {
    this.inner.roll(count, sides, into, label, a, b, c);
    if (!this.isAltered(label, a, b, c)) return;
    const at = this.choice.below(count);
    into[at] = this.otherFace(into[at] ?? 1, sides);
  }

  pick(from: readonly number[], label: string, a?: number, b?: number, c?: number): number {
    const picked = this.inner.pick(from, label, a, b, c);
    const others = from.filter((one) => one !== picked);
    return this.isAltered(label, a, b, c) && others.length > 0 ? this.choice.pick(others) : picked;
  }

  /** Two cards change places. */
  shuffle(cards: number[], label: string, a?: number, b?: number, c?: number): void {
    this.inner.shuffle(cards, label, a, b, c);
    if (!this.isAltered(label, a, b, c)) return;
    const [one, two] = [this.choice.below(cards.length), this.choice.below(cards.length)];
    [cards[one], cards[two]] = [cards[two] as number, cards[one] as number];
  }

  private isAltered(label: string, a?: number, b?: number, c?: number): boolean {
    return keyOf(label, a, b, c) === this.key;
  }

  private otherFace(face: number, sides: number): number {
    return sides > 1 ? 1 + ((face - 1 + 1 + this.choice.below(sides - 1)) % sides) : face;
  }
}
