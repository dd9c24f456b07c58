import type { Seat } from '@boxcars/engine';
import {
  ACE,
  ALL_POOLS,
  countDice,
  countFace,
  DICE,
  FACES,
  isPartOf,
  keptBy,
  NO_DICE,
  rankOf,
  scoreHand,
  TOWN_HALL,
  type Pool,
  type State,
} from '@boxcars/games/dice-town';

import { DOLLAR, placeWorth } from './worth.ts';

/** Rolls of so many dice, and how likely each is. */
interface Rolls {
  readonly pools: readonly Pool[];
  readonly odds: readonly number[];
  /** For each roll, what can be kept of it. */
  readonly parts: readonly (readonly Pool[])[];
}

const ROLLS: readonly Rolls[] = Array.from({ length: DICE + 1 }, (_, count) => rollsOf(count));

function rollsOf(count: number): Rolls {
  const pools = ALL_POOLS.filter((pool) => countDice(pool) === count);
  return {
    pools,
    odds: pools.map((pool) => waysOf(pool) / FACES.length ** count),
    parts: pools.map((pool) => ALL_POOLS.filter((part) => isPartOf(part, pool))),
  };
}

function waysOf(pool: Pool): number {
  let ways = factorial(countDice(pool));
  for (let face = 0; face < FACES.length; face++) ways /= factorial(countFace(pool, face));
  return ways;
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

/** How likely a seat has fewer than so many, and exactly so many, of `count` dice show one face, by 6 × dice + count. */
const FEWER: number[] = [];
const EXACTLY: number[] = [];
/** Players go for faces: a die is more likely to end as one they collect. */
const AIM = 0.19;
for (let dice = 0; dice <= DICE; dice++) {
  let sum = 0;
  for (let count = 0; count <= DICE; count++) {
    const odds = count > dice ? 0 : choose(dice, count) * AIM ** count * (1 - AIM) ** (dice - count);
    FEWER.push(sum);
    EXACTLY.push(odds);
    sum += odds;
  }
}

function choose(n: number, k: number): number {
  return factorial(n) / factorial(k) / factorial(n - k);
}

/** How good a hand is among all hands: the share of rolls of five dice that are worse. */
const BETTER_THAN: readonly number[] = sharesOfHands();

function sharesOfHands(): number[] {
  const { pools, odds } = ROLLS[DICE] as Rolls;
  const rows = pools
    .map((pool, at) => ({ pool, odds: odds[at] ?? 0 }))
    .sort((a, b) => scoreHand(a.pool) - scoreHand(b.pool));
  const shares = ALL_POOLS.map(() => 0);
  let sum = 0;
  for (const { pool, odds: likely } of rows) {
    shares[rankOf(pool)] = sum + likely / 2;
    sum += likely;
  }
  return shares;
}

const CELLS = FACES.length;
/** Opponents' hands are a little better than chance: they choose what to keep. */
const CARE = 1.25;

/** By 6 × dice + count: how likely exactly so many of the dice show one face. */
const SHOWS: readonly number[] = Array.from({ length: CELLS * CELLS }, (_, cell) => {
  const [dice, count] = [Math.floor(cell / CELLS), cell % CELLS];
  return count > dice ? 0 : (choose(dice, count) * 5 ** (dice - count)) / FACES.length ** dice;
});

/** By seats, then 6 × rank of the dice kept + Aces: how likely the other dice make the best hand, with so many Aces. */
const bestHands: (Float64Array | undefined)[] = [];

function bestHandsAt(seats: number): Float64Array {
  let table = bestHands[seats];
  if (table !== undefined) return table;
  table = new Float64Array(ALL_POOLS.length * CELLS);
  for (const kept of ALL_POOLS) {
    const { pools, odds } = ROLLS[DICE - countDice(kept)] as Rolls;
    for (const [i, roll] of pools.entries()) {
      const dice = kept + roll;
      const cell = rankOf(kept) * CELLS + countFace(dice, ACE);
      const best = (BETTER_THAN[rankOf(dice)] ?? 0) ** (CARE * (seats - 1));
      table[cell] = (table[cell] ?? 0) + (odds[i] ?? 0) * best;
    }
  }
  bestHands[seats] = table;
  return table;
}

/** Weighs what dice are worth for a seat, by what the others have kept so far. Set it before use; it is used again. */
export class DiceScale {
  private dollars = 0;
  /** Dice the furthest opponent still has to keep. */
  fewestLeft = DICE;
  /** By face × 6 + count: what having so many is worth, the chance to win included. */
  private readonly worthOfCount = new Float64Array(CELLS * CELLS);
  /** By Aces: what the best hand is worth. */
  private readonly worthOfAces = new Float64Array(CELLS);
  private bestHands = bestHandsAt(2);
  /** By rank of the dice kept: what they come to after one last roll; NaN where nobody has asked yet. */
  private readonly lastWorth = new Float64Array(ALL_POOLS.length);

  set(state: State, seat: Seat): this {
    this.dollars = state.dollars[seat] as number;
    this.lastWorth.fill(Number.NaN);
    this.fewestLeft = fewestLeft(state, seat);
    this.bestHands = bestHandsAt(state.seats);
    for (let face = 0; face < ACE; face++) {
      for (let count = 1; count <= DICE; count++) {
        const odds = winOdds(state, seat, face, count);
        this.worthOfCount[face * CELLS + count] = odds * placeWorth(state, face, count, seat);
      }
    }
    for (let aces = 0; aces <= DICE; aces++) this.worthOfAces[aces] = placeWorth(state, TOWN_HALL, aces, seat);
    return this;
  }

  /** Some dice, the others being rolled once more and kept. */
  afterLastRoll(dice: Pool): number {
    const rank = rankOf(dice);
    let worth = this.lastWorth[rank] as number;
    if (!Number.isNaN(worth)) return worth;
    const rolled = DICE - countDice(dice);
    worth = 0;
    for (let face = 0; face < ACE; face++) {
      const first = face * CELLS + countFace(dice, face);
      for (let more = 0; more <= rolled; more++) {
        worth += (SHOWS[rolled * CELLS + more] as number) * (this.worthOfCount[first + more] as number);
      }
    }
    for (let aces = 0; aces <= DICE; aces++) {
      worth += (this.bestHands[rank * CELLS + aces] as number) * (this.worthOfAces[aces] as number);
    }
    this.lastWorth[rank] = worth;
    return worth;
  }

  /** Some dice, the others being rolled, the best of them kept, and the rest rolled once more. */
  afterTwoRolls(dice: Pool): number {
    const count = DICE - countDice(dice);
    if (count === 0) return this.afterLastRoll(dice);
    const { pools, odds, parts } = ROLLS[count] as Rolls;
    let worth = 0;
    for (let i = 0; i < pools.length; i++) {
      worth += (odds[i] as number) * this.bestOf(dice, parts[i] as readonly Pool[]);
    }
    return worth;
  }

  private bestOf(dice: Pool, parts: readonly Pool[]): number {
    let best = -Infinity;
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i] as Pool;
      const price = part === NO_DICE ? 1 : countDice(part) - 1;
      if (price > this.dollars) continue;
      const worth = this.afterLastRoll(dice + part) - DOLLAR * price;
      if (worth > best) best = worth;
    }
    return best;
  }
}

function fewestLeft(state: State, seat: Seat): number {
  let fewest = DICE;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) fewest = Math.min(fewest, DICE - countDice(keptBy(state, other)));
  }
  return fewest;
}

/** What a tie is worth of a win: the Sheriff wins all of them, the others some, for a price. */
const TIE_SHARE = 0.5;

/** How likely so many of a face win its place. */
function winOdds(state: State, seat: Seat, face: number, count: number): number {
  let odds = 1;
  let untied = 1;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const dice = keptBy(state, other);
    const need = count - countFace(dice, face);
    if (need < 0) return 0;
    const cell = (DICE - countDice(dice)) * CELLS + need;
    odds *= (FEWER[cell] as number) + (EXACTLY[cell] as number);
    untied *= FEWER[cell] as number;
  }
  return untied + (odds - untied) * (state.sheriff === seat ? 1 : TIE_SHARE);
}
