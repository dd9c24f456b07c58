import type { Chance } from '../chance/chance.ts';

const FINE = 2 ** 30;

/** Numbered draws for one resampling, keyed `resample/deck/number`. */
export class Luck {
  private readonly chance: Chance;
  private readonly deck: number;
  private draws = 0;

  constructor(chance: Chance, deck: number) {
    this.chance = chance;
    this.deck = deck;
  }

  /** An integer from 0 to `count` - 1. */
  below(count: number): number {
    return count === 1 ? 0 : this.chance.die(count, 'resample', this.deck, this.draws++) - 1;
  }

  /** Whether something comes out that has `weight` against `rest`. */
  favours(weight: number, rest: number): boolean {
    return this.fraction() * (weight + rest) < weight;
  }

  /** From 0 to just below 1. */
  fraction(): number {
    return this.below(FINE) / FINE;
  }

  shuffle(list: number[]): void {
    this.chance.shuffle(list, 'resample', this.deck, this.draws++);
  }
}
