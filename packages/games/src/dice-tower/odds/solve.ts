import { COLOURS, ROLLS, type Card } from '../content.ts';
import { fitsCard } from '../dice.ts';
import { diceTables, keepOf, positionOf, type DiceSets, type DiceTables } from './dice-sets.ts';

const FACES = COLOURS.length;

/** What a card asks for. */
export type OddsCard = Pick<Card, 'combination' | 'colours'>;

/**
 * The value of every position of a turn, for given cards and what each is worth; no card is worth 0. All arrays are by
 * rolls left (0 to 2), then by place × lanes + refused cards, one bit a card; with two rolls left none is refused yet.
 */
export interface Solution {
  readonly tables: DiceTables;
  readonly worths: readonly number[];
  /** Sets of refused cards. */
  readonly lanes: number;
  /** By position: the cards that the dice fit. */
  readonly fits: Uint8Array;
  /** By position: the best that can be done with the dice as they lie, no die to be turned. */
  readonly still: readonly Float64Array[];
  /** By position, where the black dice show one colour: the same with a die to be turned (TW-B1). */
  readonly doubles: readonly Float64Array[];
  /** By position: the best that rolling on leads to, the refused cards being those refused by then. */
  readonly rolling: readonly Float64Array[];
  /** By keep: the expected value of rolling the other dice; the rolls left are those after it. */
  readonly keeping: readonly Float64Array[];
}

/** Works a turn out from its end: the last roll, the one before, the first. */
export function solve(cards: readonly (OddsCard | null)[], worths: readonly number[]): Solution {
  const tables = diceTables();
  const lanes = 1 << cards.length;
  const positions = tables.positions * lanes;
  const keeps = tables.white.count * tables.black.count * lanes;
  const solution: Solution = {
    tables,
    worths,
    lanes,
    fits: fittingCards(tables, cards),
    still: eachRoll(positions),
    doubles: eachRoll(positions),
    rolling: eachRoll(positions),
    keeping: eachRoll(keeps),
  };
  const takes = worthTable(worths, lanes);
  for (let left = 0; left < ROLLS; left++) {
    if (left > 0) findBestKeeps(solution, left);
    judgePositions(solution, left, takes);
    judgeDoubles(solution, left, takes);
    expectRolls(solution, left);
  }
  return solution;
}

function eachRoll(size: number): Float64Array[] {
  return Array.from({ length: ROLLS }, () => new Float64Array(size));
}

function fittingCards(tables: DiceTables, cards: readonly (OddsCard | null)[]): Uint8Array {
  const { white, black } = tables;
  const fits = new Uint8Array(tables.positions);
  for (let w = white.full; w < white.count; w++) {
    for (let b = black.full; b < black.count; b++) {
      const counts = (white.counts[w] as number) + (black.counts[b] as number);
      let mask = 0;
      for (let i = 0; i < cards.length; i++) {
        const card = cards[i] ?? null;
        if (card !== null && fitsCard(counts, card)) mask |= 1 << i;
      }
      fits[positionOf(tables, w, b)] = mask;
    }
  }
  return fits;
}

/** By set of cards that may be taken: the worth of the best; of none, what no card is worth. */
function worthTable(worths: readonly number[], lanes: number): Float64Array {
  return Float64Array.from({ length: lanes }, (_, cards) => {
    const taken = worths.filter((_worth, i) => (cards & (1 << i)) !== 0);
    return taken.length === 0 ? 0 : Math.max(...taken);
  });
}

/** How many sets of refused cards there can be after a roll: after the first one nothing is refused yet. */
function lanesAfter(solution: Solution, left: number): number {
  return left === ROLLS - 1 ? 1 : solution.lanes;
}

/** TW-T2 to TW-T4: take a card that fits, or end the turn where none does, or roll on and refuse what fitted. */
function judgePositions(solution: Solution, left: number, takes: Float64Array): void {
  const { lanes, fits } = solution;
  const still = solution.still[left] as Float64Array;
  const rolling = solution.rolling[left] as Float64Array;
  const count = lanesAfter(solution, left);
  for (let position = 0; position < fits.length; position++) {
    const fit = fits[position] as number;
    const at = position * lanes;
    for (let refused = 0; refused < count; refused++) {
      const now = takes[fit & ~refused] as number;
      const later = left === 0 ? now : (rolling[at + (refused | fit)] as number);
      still[at + refused] = now > later ? now : later;
    }
  }
}

/** TW-B1: as above, or after turning a die; rolling on then refuses what the dice fitted before and after. */
function judgeDoubles(solution: Solution, left: number, takes: Float64Array): void {
  const { lanes, fits, tables } = solution;
  const still = solution.still[left] as Float64Array;
  const rolling = solution.rolling[left] as Float64Array;
  const doubles = solution.doubles[left] as Float64Array;
  const count = lanesAfter(solution, left);
  for (let position = 0; position < fits.length; position++) {
    const turned = tables.turned[position] as Int16Array;
    if (turned.length === 0) continue;
    const fit = fits[position] as number;
    const at = position * lanes;
    for (let refused = 0; refused < count; refused++) {
      let best = still[at + refused] as number;
      for (let i = 0; i < turned.length; i++) {
        const other = turned[i] as number;
        const otherFit = fits[other] as number;
        const now = takes[otherFit & ~refused] as number;
        if (now > best) best = now;
        if (left === 0) continue;
        const later = rolling[other * lanes + (refused | fit | otherFit)] as number;
        if (later > best) best = later;
      }
      doubles[at + refused] = best;
    }
  }
}

/** The best keep of every position: first the best white part for each black one, then the best black part. */
function findBestKeeps(solution: Solution, left: number): void {
  const { tables, lanes } = solution;
  const { white, black } = tables;
  const keeping = solution.keeping[left - 1] as Float64Array;
  const rolling = solution.rolling[left] as Float64Array;
  const some = new Float64Array(black.count * lanes);
  const fewer = new Float64Array(black.count * lanes);
  for (let w = white.full; w < white.count; w++) {
    findBestWhiteParts(solution, keeping, w, some, fewer);
    for (let b = black.full; b < black.count; b++) {
      const at = positionOf(tables, w, b) * lanes;
      // With both black dice kept a white one must be rolled (TW-T1).
      rolling.fill(-Infinity, at, at + lanes);
      raise(rolling, at, fewer, b * lanes, lanes);
      const parts = black.parts[b] as readonly number[];
      for (let i = 0; i < parts.length; i++) {
        if (parts[i] !== b) raise(rolling, at, some, (parts[i] as number) * lanes, lanes);
      }
    }
  }
}

/** For each black part: the best white part to keep with it, and the best that isn't all of the white dice. */
function findBestWhiteParts(
  { tables, lanes }: Solution,
  keeping: Float64Array,
  w: number,
  some: Float64Array,
  fewer: Float64Array,
): void {
  const parts = tables.white.parts[w] as readonly number[];
  fewer.fill(-Infinity);
  for (let b = 0; b < tables.black.count; b++) {
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i] as number;
      if (part !== w) raise(fewer, b * lanes, keeping, keepOf(tables, part, b) * lanes, lanes);
    }
  }
  some.set(fewer);
  raise(some, 0, keeping, keepOf(tables, w, 0) * lanes, some.length);
}

/** Puts the larger of two rows in the place of the first. */
function raise(into: Float64Array, at: number, other: Float64Array, from: number, length: number): void {
  for (let i = 0; i < length; i++) {
    const value = other[from + i] as number;
    if (value > (into[at + i] as number)) into[at + i] = value;
  }
}

/** The expected value of every keep, die by die: one die more to roll is the mean of its six faces. */
function expectRolls(solution: Solution, left: number): void {
  const { tables, lanes } = solution;
  const { white, black } = tables;
  const values = solution.keeping[left] as Float64Array;
  for (let w = white.full; w < white.count; w++) {
    const start = positionOf(tables, w, black.full) * lanes;
    const end = start + (black.count - black.full) * lanes;
    values.set((solution.still[left] as Float64Array).subarray(start, end), keepOf(tables, w, black.full) * lanes);
    for (let b = black.full - 1; b > 0; b--) takeMean(values, black, b, keepOf(tables, w, 0), 1, solution, left);
    rollBothBlack(solution, left, w);
  }
  for (let w = white.full - 1; w >= 0; w--) {
    for (let b = 0; b < black.count; b++) takeMean(values, white, w, b, black.count, solution, left);
  }
}

/** The mean over one more die of a set; the value of set n stands at (base + n × stride) × lanes. */
function takeMean(
  values: Float64Array,
  sets: DiceSets,
  set: number,
  base: number,
  stride: number,
  solution: Solution,
  left: number,
): void {
  const { lanes } = solution;
  const count = lanesAfter(solution, left);
  const to = (base + set * stride) * lanes;
  for (let lane = 0; lane < count; lane++) {
    let sum = 0;
    for (let colour = 0; colour < FACES; colour++) {
      const other = sets.plus[set * FACES + colour] as number;
      sum += values[(base + other * stride) * lanes + lane] as number;
    }
    values[to + lane] = sum / FACES;
  }
}

/** Both black dice in one roll: only then may a die be turned, if they show one colour (TW-B1). */
function rollBothBlack(solution: Solution, left: number, w: number): void {
  const { tables, lanes } = solution;
  const { black } = tables;
  const still = solution.still[left] as Float64Array;
  const doubles = solution.doubles[left] as Float64Array;
  const values = solution.keeping[left] as Float64Array;
  const to = keepOf(tables, w, 0) * lanes;
  const count = lanesAfter(solution, left);
  for (let lane = 0; lane < count; lane++) {
    let sum = 0;
    for (let b = black.full; b < black.count; b++) {
      const position = positionOf(tables, w, b);
      const isDouble = (tables.turned[position] as Int16Array).length > 0;
      const at = position * lanes + lane;
      sum += isDouble ? (doubles[at] as number) : 2 * (still[at] as number);
    }
    values[to + lane] = sum / (FACES * FACES);
  }
}
