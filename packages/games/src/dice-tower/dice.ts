import { COLOURS, COMBINATIONS, GROUPS, type Card, type Combination } from './content.ts';

/**
 * How many dice show each colour, four bits a colour. Small enough for one number, wide enough that a need can be
 * subtracted from it without one colour borrowing from the next.
 */
export type Counts = number;

const BITS = 4;
/** The highest bit of every colour. */
const GUARD = 0x888888;

/** One die of a colour. */
export const ONE: readonly Counts[] = COLOURS.map((_, colour) => 1 << (BITS * colour));

/** How often a colour occurs. */
export function countOf(counts: Counts, colour: number): number {
  return (counts >> (BITS * colour)) & 7;
}

/** All six dice. */
export function countAll(dice: readonly number[]): Counts {
  return (
    (1 << (BITS * (dice[0] as number))) +
    (1 << (BITS * (dice[1] as number))) +
    (1 << (BITS * (dice[2] as number))) +
    (1 << (BITS * (dice[3] as number))) +
    (1 << (BITS * (dice[4] as number))) +
    (1 << (BITS * (dice[5] as number)))
  );
}

/** The dice of a set, one bit a die. */
export function countDice(dice: readonly number[], mask: number): Counts {
  let counts = 0;
  for (let die = 0; die < dice.length; die++) {
    if ((mask & (1 << die)) !== 0) counts += 1 << (BITS * (dice[die] as number));
  }
  return counts;
}

/** A number for the sizes of the groups, whatever their colours: different for any two ways to split six dice or fewer. */
const SIZE_CODE: readonly number[] = [0, 1, 7, 31, 63, 77, 85];

function shapeOf(counts: Counts): number {
  return (
    (SIZE_CODE[counts & 7] as number) +
    (SIZE_CODE[(counts >> 4) & 7] as number) +
    (SIZE_CODE[(counts >> 8) & 7] as number) +
    (SIZE_CODE[(counts >> 12) & 7] as number) +
    (SIZE_CODE[(counts >> 16) & 7] as number) +
    (SIZE_CODE[(counts >> 20) & 7] as number)
  );
}

/** The combinations, one bit each, that groups of a shape make in any colours. */
const MADE: readonly number[] = makeTable();

function makeTable(): number[] {
  const made = Array<number>(128).fill(0);
  const taken = new Set<number>();
  for (const sizes of splits(6, 6)) {
    const shape = sizes.reduce((sum, size) => sum + (SIZE_CODE[size] ?? 0), 0);
    if (taken.has(shape)) throw new Error('two shapes share a code');
    taken.add(shape);
    made[shape] = COMBINATIONS.reduce((bits, name) => bits | (covers(sizes, GROUPS[name]) ? comboBit(name) : 0), 0);
  }
  return made;
}

/** Every list of falling sizes up to `largest` that adds up to at most `dice`. */
function splits(dice: number, largest: number): number[][] {
  const all: number[][] = [[]];
  for (let size = 1; size <= Math.min(dice, largest); size++) {
    for (const rest of splits(dice - size, size)) all.push([size, ...rest]);
  }
  return all;
}

/** TW-C4: each group has a colour of its own, so the largest serves the largest. */
function covers(sizes: readonly number[], groups: readonly number[]): boolean {
  return groups.every((group, i) => (sizes[i] ?? 0) >= group);
}

/** The bit of a combination. */
export function comboBit(combination: Combination): number {
  return 1 << COMBINATIONS.indexOf(combination);
}

/** What a card asks of each colour, or 0 where any colours do. */
export function needOf({ combination, colours }: Pick<Card, 'combination' | 'colours'>): Counts {
  return colours.reduce(
    (need, colour, i) => need + (ONE[COLOURS.indexOf(colour)] as number) * (GROUPS[combination][i] as number),
    0,
  );
}

/** TW-C3: the combinations, one bit each, that the dice make in any colours. */
export function combosOf(counts: Counts): number {
  return MADE[shapeOf(counts)] as number;
}

/** TW-C3: whether the dice, whose combinations in any colours are `combos`, make what a card asks for. */
export function fitsNeed(counts: Counts, combos: number, need: Counts, combo: number): boolean {
  return need === 0 ? (combos & combo) !== 0 : (((counts | GUARD) - need) & GUARD) === GUARD;
}

/** TW-C3: whether the dice fit a card. */
export function fitsCard(counts: Counts, card: Pick<Card, 'combination' | 'colours'>): boolean {
  return fitsNeed(counts, combosOf(counts), needOf(card), comboBit(card.combination));
}
