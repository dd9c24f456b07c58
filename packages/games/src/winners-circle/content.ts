import { refusal, type OptionSpecs, type OptionsOf, type Refusal } from '@boxcars/engine';

/** WC-G2: gates, and so horses in a race. */
export const GATES = 7;
/** A game is three races. */
export const RACES = 3;
/** WC-C1: spaces of the loop; beyond the last lies the line. */
export const TRACK = 36;
/** WC-G1: where the pace marker waits. */
export const PACE_SPACE = 18;
/** WC-C6, WC-P3: what the pace adds to a bet, and what a bet on the last horse costs. */
export const PACE_BONUS = 100;
export const LAST_PENALTY = 100;

/** WC-C2: the colour of each gate's horse. */
export const COLOURS = ['grey', 'white', 'beige', 'caramel', 'red-brown', 'dark-brown', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** WC-C4: what the die can show, in the order of a card's numbers. */
export const SYMBOLS = ['head', 'cap', 'saddle', 'shoe'] as const;
export type HorseSymbol = (typeof SYMBOLS)[number];

/** WC-C4: the symbol, as an index of {@link SYMBOLS}, of the faces 1 to 6. */
export const FACES: readonly number[] = [0, 0, 0, 1, 2, 3];

/** WC-R7: the placed horses in the order they cross. */
export const RANKS = ['win', 'place', 'show'] as const;
export type Rank = (typeof RANKS)[number];

/** WC-C5: a bet token's number. */
export const TOKENS = [0, 1, 2] as const;
export type Token = (typeof TOKENS)[number];

/** How many tokens of each number a player holds: WC-C5, and WC-V1 with Hidden Bets. */
export const OPEN_TOKENS: readonly number[] = [0, 2, 1];
export const HIDDEN_TOKENS: readonly number[] = [1, 2, 1];

/** WC-C3: a horse card. */
export interface HorseCard {
  readonly name: string;
  readonly head: number;
  readonly cap: number;
  readonly saddle: number;
  readonly shoe: number;
}

type HorseRow = readonly [name: string, head: number, cap: number, saddle: number, shoe: number];

/**
 * The game's own 28 horses. The numbers are ours, under the published law 3 × head + cap + saddle + shoe = 30 with four
 * horses of each head from 1 to 7; the names are of famous racehorses.
 */
const HORSE_ROWS: readonly HorseRow[] = [
  ["Man o' War", 7, 3, 3, 3],
  ['Citation', 7, 1, 3, 5],
  ['Count Fleet', 7, 5, 1, 3],
  ['Whirlaway', 7, 2, 6, 1],
  ['Secretariat', 6, 5, 3, 4],
  ['Affirmed', 6, 2, 8, 2],
  ['Nashua', 6, 4, 4, 4],
  ['Swaps', 6, 1, 4, 7],
  ['Seabiscuit', 5, 5, 5, 5],
  ['War Admiral', 5, 10, 3, 2],
  ['Assault', 5, 2, 6, 7],
  ['Gallant Fox', 5, 3, 8, 4],
  ['Phar Lap', 4, 6, 6, 6],
  ['Native Dancer', 4, 3, 12, 3],
  ['Buckpasser', 4, 9, 4, 5],
  ['Round Table', 4, 2, 7, 9],
  ['Kelso', 3, 7, 7, 7],
  ['Forego', 3, 4, 5, 12],
  ['Seattle Slew', 3, 14, 4, 3],
  ['Damascus', 3, 8, 10, 3],
  ['Exterminator', 2, 8, 8, 8],
  ['Dr. Fager', 2, 6, 3, 15],
  ['Ruffian', 2, 12, 8, 4],
  ['Omaha', 2, 4, 16, 4],
  ['Regret', 1, 20, 4, 3],
  ['Sir Barton', 1, 9, 9, 9],
  ['Alydar', 1, 6, 15, 6],
  ['Twenty Grand', 1, 3, 6, 18],
];

export const HORSES: readonly HorseCard[] = HORSE_ROWS.map(([name, head, cap, saddle, shoe]) => ({
  name,
  head,
  cap,
  saddle,
  shoe,
}));

/**
 * WC-C7: the value of one bet by rank, in columns of 1, 2, … bets; the last column is for that many or more.
 * The first two of Win are published; the others are ours.
 */
export const PAYOUT: { readonly [R in Rank]: readonly number[] } = {
  win: [500, 350, 250, 200, 150, 150, 100],
  place: [350, 250, 150, 150, 100, 100, 50],
  show: [200, 150, 100, 100, 50, 50, 50],
};

/** The settings of a table. */
export const OPTIONS = {
  hiddenBets: { kind: 'switch', default: false },
  royalTurf: { kind: 'switch', default: false },
  crowdedField: { kind: 'switch', default: false },
  alternativePayout: { kind: 'switch', default: false },
  horses: { kind: 'deck', default: null },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof OPTIONS>;

/** What a table plays by: its variants and its horses. Made once, never changed, shared by all copies of a state. */
export interface Rules {
  readonly hiddenBets: boolean;
  readonly royalTurf: boolean;
  readonly crowdedField: boolean;
  readonly alternativePayout: boolean;
  readonly horses: readonly HorseCard[];
}

/** The rules of a table with these settings, which have been checked. */
export function rulesOf(options: Options): Rules {
  if (options.horses !== null) return makeRules(options, freeze(options.horses as unknown as readonly HorseCard[]));
  return OWN_RULES[variantsOf(options)] as Rules;
}

type Variants = Omit<Options, 'horses'>;

/** A number for each mix of variants. */
function variantsOf({ hiddenBets, royalTurf, crowdedField, alternativePayout }: Variants): number {
  return (hiddenBets ? 1 : 0) | (royalTurf ? 2 : 0) | (crowdedField ? 4 : 0) | (alternativePayout ? 8 : 0);
}

/** All copies of a state share its rules, so they are frozen. */
function freeze(horses: readonly HorseCard[]): readonly HorseCard[] {
  const cards = horses.map(({ name, head, cap, saddle, shoe }) => Object.freeze({ name, head, cap, saddle, shoe }));
  return Object.freeze(cards);
}

function makeRules(variants: Variants, horses: readonly HorseCard[]): Rules {
  const { hiddenBets, royalTurf, crowdedField, alternativePayout } = variants;
  return Object.freeze({
    hiddenBets,
    royalTurf,
    crowdedField,
    alternativePayout,
    horses,
  });
}

/** The game's own horses as its tables hold them. */
export const OWN_HORSES: readonly HorseCard[] = freeze(HORSES);

/** The rules of every mix of variants with the game's own horses. */
const OWN_RULES: readonly Rules[] = Array.from({ length: 16 }, (_, mix) =>
  makeRules(
    {
      hiddenBets: (mix & 1) !== 0,
      royalTurf: (mix & 2) !== 0,
      crowdedField: (mix & 4) !== 0,
      alternativePayout: (mix & 8) !== 0,
    },
    OWN_HORSES,
  ),
);

const LEAST_HORSES = GATES * RACES;
/** The largest deck a table may bring along. */
export const MOST_HORSES = 200;
const LONGEST_NAME = 40;

/** Refuses a deck of horses that three races can't be run with. Rows are counted from 1. */
export function refuseHorses(deck: Options['horses'], royalTurf: boolean): Refusal | null {
  if (deck === null) return null;
  if (!Array.isArray(deck)) return refusal('deck-not-a-list', { option: 'horses' });
  const names = new Set<string>();
  const rows: readonly unknown[] = deck;
  for (const [index, row] of rows.entries()) {
    const problem = refuseHorse(row, index + 1, names);
    if (problem !== null) return problem;
  }
  if (rows.length < LEAST_HORSES) return refusal('too-few-horses', { row: rows.length + 1, least: LEAST_HORSES });
  if (rows.length > MOST_HORSES) return refusal('too-many-horses', { row: MOST_HORSES + 1, most: MOST_HORSES });
  return royalTurf ? refuseHeads(rows as readonly HorseCard[]) : null;
}

function refuseHorse(row: unknown, number: number, names: Set<string>): Refusal | null {
  if (typeof row !== 'object' || row === null) return refusal('horse-not-a-card', { row: number });
  const card = row as { readonly [field: string]: unknown };
  for (const field of Object.keys(card)) {
    if (field !== 'name' && !SYMBOLS.some((symbol) => symbol === field)) {
      return refusal('horse-field-unknown', { row: number, field });
    }
  }
  const name = card['name'];
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME) {
    return refusal('horse-name-wrong', { row: number, longest: LONGEST_NAME });
  }
  if (names.has(name)) return refusal('horse-name-twice', { row: number, name });
  names.add(name);
  const wrong = SYMBOLS.find((symbol) => !isMovement(card[symbol]));
  return wrong === undefined ? null : refusal('horse-number-wrong', { row: number, field: wrong, min: 1, max: TRACK });
}

function isMovement(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= TRACK;
}

/**
 * WC-V2: refuses a deck that may leave a race with fewer than seven different heads. Earlier races take at most one
 * horse of a head each, so only heads with one or two horses run out: at worst one with each horse taken of the
 * first, one with two horses taken of the second.
 */
function refuseHeads(horses: readonly HorseCard[]): Refusal | null {
  const copies = new Map<number, number>();
  for (const { head } of horses) copies.set(head, (copies.get(head) ?? 0) + 1);
  const counts = [...copies.values()];
  const singles = counts.filter((count) => count === 1).length;
  const doubles = counts.filter((count) => count === 2).length;
  const goneBeforeRace2 = Math.min(singles, GATES);
  const singlesGone = Math.min(singles, 2 * GATES);
  const goneBeforeRace3 = singlesGone + Math.min(doubles, GATES - Math.ceil(singlesGone / 2));
  const race = counts.length < GATES ? 1 : counts.length - goneBeforeRace2 < GATES ? 2 : RACES;
  if (race === RACES && counts.length - goneBeforeRace3 >= GATES) return null;
  const row = horses.findIndex(({ head }) => (copies.get(head) ?? 0) < RACES);
  const short = horses[row] ?? horses[horses.length - 1];
  const head = short?.head ?? 0;
  return refusal(
    'heads-run-out',
    { row: row < 0 ? horses.length : row + 1, head, copies: copies.get(head) ?? 0, race },
    'WC-V2',
  );
}
