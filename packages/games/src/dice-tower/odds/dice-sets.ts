import { COLOURS, DICE, WHITE_DICE } from '../content.ts';
import { countOf, ONE, type Counts } from '../dice.ts';

const FACES = COLOURS.length;

/** Every multiset of at most so many like dice, numbered so that smaller ones come first. Number 0 is the empty one. */
export interface DiceSets {
  readonly count: number;
  /** The number of the first set of all the dice; those before it leave dice to roll. */
  readonly full: number;
  readonly counts: readonly Counts[];
  /** By FACES × set + colour: the set with one die more or one less, or -1. */
  readonly plus: Int16Array;
  readonly minus: Int16Array;
  /** By set: every set that is part of it, itself included. */
  readonly parts: readonly (readonly number[])[];
}

function makeSets(dice: number): DiceSets {
  const counts = listCounts(dice);
  const numbers = new Map(counts.map((set, number) => [set, number]));
  const plus = new Int16Array(counts.length * FACES).fill(-1);
  const minus = new Int16Array(counts.length * FACES).fill(-1);
  for (const [number, set] of counts.entries()) {
    for (let colour = 0; colour < FACES; colour++) {
      const more = numbers.get(set + (ONE[colour] as number));
      if (more === undefined) continue;
      plus[number * FACES + colour] = more;
      minus[more * FACES + colour] = number;
    }
  }
  const parts = counts.map((set) => [...numbers].filter(([part]) => isPart(part, set)).map(([, number]) => number));
  return { count: counts.length, full: counts.findIndex((set) => sizeOf(set) === dice), counts, plus, minus, parts };
}

/** All multisets up to a size, by size. */
function listCounts(dice: number): Counts[] {
  let level: Counts[] = [0];
  const all: Counts[] = [0];
  for (let size = 1; size <= dice; size++) {
    level = [...new Set(level.flatMap((set) => ONE.map((one) => set + one)))].sort((a, b) => a - b);
    all.push(...level);
  }
  return all;
}

function sizeOf(set: Counts): number {
  return COLOURS.reduce((sum, _, colour) => sum + countOf(set, colour), 0);
}

function isPart(part: Counts, set: Counts): boolean {
  return COLOURS.every((_, colour) => countOf(part, colour) <= countOf(set, colour));
}

/** The tables of all dice: what can be kept, what can lie, what turning one die leads to. */
export interface DiceTables {
  readonly white: DiceSets;
  readonly black: DiceSets;
  /** Black sets of two dice of one colour. */
  readonly doubles: readonly number[];
  /** By position: the positions that turning one die leads to, where the black dice show one colour; none elsewhere. */
  readonly turned: readonly Int16Array[];
  readonly positions: number;
}

/** A position is six dice as they lie: a full white and a full black set. */
export function positionOf({ white, black }: DiceTables, whiteSet: number, blackSet: number): number {
  return (whiteSet - white.full) * (black.count - black.full) + blackSet - black.full;
}

/** A keep is what is set aside: a white and a black set of any size. */
export function keepOf({ black }: DiceTables, whiteSet: number, blackSet: number): number {
  return whiteSet * black.count + blackSet;
}

function makeTables(): DiceTables {
  const white = makeSets(WHITE_DICE);
  const black = makeSets(DICE - WHITE_DICE);
  const doubles = black.counts.flatMap((set, number) =>
    COLOURS.some((_, colour) => countOf(set, colour) === 2) ? [number] : [],
  );
  const positions = (white.count - white.full) * (black.count - black.full);
  const turned: Int16Array[] = Array.from({ length: positions }, () => NONE);
  const tables = { white, black, doubles, turned, positions };
  for (let whiteSet = white.full; whiteSet < white.count; whiteSet++) {
    for (const blackSet of doubles) {
      turned[positionOf(tables, whiteSet, blackSet)] = Int16Array.from([
        ...turnOne(white, whiteSet).map((other) => positionOf(tables, other, blackSet)),
        ...turnOne(black, blackSet).map((other) => positionOf(tables, whiteSet, other)),
      ]);
    }
  }
  return tables;
}

const NONE = new Int16Array(0);

/** The sets that differ from this one by the colour of one die. */
function turnOne({ plus, minus }: DiceSets, set: number): number[] {
  return COLOURS.flatMap((_, from) => {
    const fewer = minus[set * FACES + from] ?? -1;
    if (fewer < 0) return [];
    return COLOURS.flatMap((_unused, to) => (to === from ? [] : [plus[fewer * FACES + to] ?? -1]));
  });
}

let tables: DiceTables | null = null;

/** The tables, made on first use. */
export function diceTables(): DiceTables {
  tables ??= makeTables();
  return tables;
}
