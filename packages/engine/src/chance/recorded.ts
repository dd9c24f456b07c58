import { ascending, ChanceError, isPossible, keyOf, type Chance, type Draw } from './chance.ts';

/** Passes every draw to `inner` and writes it down. */
export class RecordingChance implements Chance {
  readonly draws: Draw[] = [];
  private readonly inner: Chance;

  constructor(inner: Chance) {
    this.inner = inner;
  }

  die(sides: number, label: string, a?: number, b?: number, c?: number): number {
    const value = this.inner.die(sides, label, a, b, c);
    this.draws.push({ key: keyOf(label, a, b, c), kind: 'die', range: sides, value });
    return value;
  }

  roll(count: number, sides: number, into: number[], label: string, a?: number, b?: number, c?: number): void {
    this.inner.roll(count, sides, into, label, a, b, c);
    this.draws.push({ key: keyOf(label, a, b, c), kind: 'roll', range: sides, value: into.slice(0, count) });
  }

  pick(from: readonly number[], label: string, a?: number, b?: number, c?: number): number {
    const value = this.inner.pick(from, label, a, b, c);
    this.draws.push({ key: keyOf(label, a, b, c), kind: 'pick', range: ascending(from), value });
    return value;
  }

  shuffle(cards: number[], label: string, a?: number, b?: number, c?: number): void {
    const range = ascending(cards);
    this.inner.shuffle(cards, label, a, b, c);
    this.draws.push({ key: keyOf(label, a, b, c), kind: 'shuffle', range, value: [...cards] });
  }

  /** Takes everything back that was written down here. */
  undraw(): void {
    this.inner.forget?.(this.draws.map((draw) => draw.key));
    this.draws.length = 0;
  }
}

/** Gives back recorded draws. A draw that was not recorded, or asks for another range, is an error. */
export class RecordedChance implements Chance {
  private readonly draws: Map<string, Draw>;
  private readonly drawn = new Set<string>();

  constructor(draws: Iterable<Draw>) {
    this.draws = new Map();
    for (const draw of draws) {
      if (this.draws.has(draw.key)) throw new ChanceError('key-drawn-twice', draw.key);
      this.draws.set(draw.key, draw);
    }
  }

  /** The keys of recorded draws that nobody has asked for. */
  unused(): string[] {
    return [...this.draws.keys()].filter((key) => !this.drawn.has(key));
  }

  remember(keys: readonly string[]): void {
    for (const key of keys) this.drawn.add(key);
  }

  forget(keys: readonly string[]): void {
    for (const key of keys) this.drawn.delete(key);
  }

  die(sides: number, label: string, a?: number, b?: number, c?: number): number {
    return asNumber(this.take('die', sides, keyOf(label, a, b, c)));
  }

  roll(count: number, sides: number, into: number[], label: string, a?: number, b?: number, c?: number): void {
    const value = asList(this.take('roll', sides, keyOf(label, a, b, c)), count);
    for (const [i, face] of value.entries()) into[i] = face;
  }

  pick(from: readonly number[], label: string, a?: number, b?: number, c?: number): number {
    return asNumber(this.take('pick', ascending(from), keyOf(label, a, b, c)));
  }

  shuffle(cards: number[], label: string, a?: number, b?: number, c?: number): void {
    const value = asList(this.take('shuffle', ascending(cards), keyOf(label, a, b, c)), cards.length);
    for (const [i, card] of value.entries()) cards[i] = card;
  }

  private take(kind: Draw['kind'], range: Draw['range'], key: string): Draw {
    const draw = this.draws.get(key);
    if (draw === undefined) throw new ChanceError('draw-not-recorded', key);
    if (this.drawn.has(key)) throw new ChanceError('key-drawn-twice', key);
    if (draw.kind !== kind || String(draw.range) !== String(range) || !isPossible(draw)) {
      throw new ChanceError('draw-does-not-fit', key);
    }
    this.drawn.add(key);
    return draw;
  }
}

function asNumber(draw: Draw): number {
  if (typeof draw.value !== 'number') throw new ChanceError('draw-does-not-fit', draw.key);
  return draw.value;
}

function asList(draw: Draw, count: number): readonly number[] {
  if (typeof draw.value === 'number' || draw.value.length !== count)
    throw new ChanceError('draw-does-not-fit', draw.key);
  return draw.value;
}
