import { ascending, type Chance } from '../chance/chance.ts';

/** Runs something with every luck there is, one after the other. The caller stops when it has seen enough. */
export function* withAllLuck<T>(run: (chance: Chance) => T): Generator<T> {
  const luck = new CountedLuck();
  do {
    luck.restart();
    yield run(luck);
  } while (luck.advance());
}

/** Luck by a counter with a wheel for every draw: it goes through all combinations of outcomes. */
class CountedLuck implements Chance {
  /** Which outcome each draw takes, and how many it has. */
  private readonly wheels: { at: number; readonly outcomes: number }[] = [];
  private draw = 0;

  restart(): void {
    this.draw = 0;
  }

  /** Turns to the next combination. False when all have been. */
  advance(): boolean {
    while (this.wheels.length > 0) {
      const last = this.wheels.at(-1);
      if (last !== undefined && last.at + 1 < last.outcomes) {
        last.at += 1;
        return true;
      }
      this.wheels.pop();
    }
    return false;
  }

  die(sides: number): number {
    return 1 + this.choose(sides);
  }

  roll(count: number, sides: number, into: number[]): void {
    for (let i = 0; i < count; i++) into[i] = 1 + this.choose(sides);
  }

  pick(from: readonly number[]): number {
    const candidates = [...new Set(ascending(from))];
    const picked = candidates[this.choose(candidates.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  }

  /** Copies of a card are one outcome, not several. */
  shuffle(cards: number[]): void {
    const left = ascending(cards);
    for (let i = 0; i < cards.length; i++) {
      const kinds = [...new Set(left)];
      const card = kinds[this.choose(kinds.length)] as number;
      left.splice(left.indexOf(card), 1);
      cards[i] = card;
    }
  }

  private choose(outcomes: number): number {
    const wheel = this.wheels[this.draw];
    this.draw += 1;
    if (wheel !== undefined) return wheel.at;
    this.wheels.push({ at: 0, outcomes });
    return 0;
  }
}
