import { refusal, type Json, type OptionsOf, type Refusal } from '@boxcars/engine';

/** DT-C2: General Store cards that are played. Their place in this list is their kind. */
export const PLAYED_CARDS = [
  'dynamite',
  'girls',
  'brute',
  'cheater',
  'corruption',
  'credit',
  'joe',
  'marshall',
  'split',
  'wanted',
  'elixir',
] as const;
export type PlayedCard = (typeof PLAYED_CARDS)[number];

/** A General Store card by name; Equipment is told apart by its points. */
export type StoreCard = PlayedCard | `equipment-${number}`;
/** A Property by its value. */
export type PropertyCard = `property-${number}`;
export type CardName = StoreCard | PropertyCard;

export const DYNAMITE = 0;
export const GIRLS = 1;
export const BRUTE = 2;
export const CHEATER = 3;
export const CORRUPTION = 4;
export const CREDIT = 5;
export const JOE = 6;
export const MARSHALL = 7;
export const SPLIT = 8;
export const WANTED = 9;
export const ELIXIR = 10;
/** Kinds from here on are Equipment. */
export const EQUIPMENT = PLAYED_CARDS.length;

/** DT-C4. */
export const NUGGETS = 30;
export const DOLLARS_EACH = 8;
export const DOLLARS_BANK = 3;
/** DT-S1: face-up Properties. */
export const ROW = 3;
/** DT-E2. */
export const BADGE_POINTS = 5;
/** DT-G2. */
export const JOE_DOLLARS = 4;
/** DT-T2: how often the Sheriff may call for new offers. */
export const CALLS = 2;

/** A row of the Store's deck. `points` only for Equipment. */
export interface StoreRow {
  readonly card: PlayedCard | 'equipment';
  readonly points?: number;
  readonly count: number;
}

/** A row of the Properties' deck. */
export interface PropertyRow {
  readonly points: number;
  readonly count: number;
}

/** DT-C2: kinds and counts from both rulebooks; Equipment's points derived from them and published. */
export const STORE_CARDS: readonly StoreRow[] = Object.freeze([
  { card: 'equipment', points: 1, count: 1 },
  { card: 'equipment', points: 2, count: 1 },
  { card: 'equipment', points: 3, count: 1 },
  { card: 'equipment', points: 4, count: 1 },
  { card: 'equipment', points: 5, count: 1 },
  { card: 'equipment', points: 8, count: 1 },
  { card: 'dynamite', count: 1 },
  { card: 'girls', count: 1 },
  { card: 'brute', count: 2 },
  { card: 'cheater', count: 2 },
  { card: 'corruption', count: 1 },
  { card: 'credit', count: 1 },
  { card: 'joe', count: 1 },
  { card: 'marshall', count: 1 },
  { card: 'split', count: 1 },
  { card: 'wanted', count: 1 },
  { card: 'elixir', count: 1 },
]);

/** DT-C3: 25 cards worth 1 to 5 from the rulebooks; how many of each is ours. */
export const PROPERTIES: readonly PropertyRow[] = Object.freeze([
  { points: 1, count: 5 },
  { points: 2, count: 5 },
  { points: 3, count: 5 },
  { points: 4, count: 5 },
  { points: 5, count: 5 },
]);

export const EDITIONS = ['hu', 'cs'] as const;
export type Edition = (typeof EDITIONS)[number];

export const OPTIONS = {
  edition: { kind: 'choice', of: EDITIONS, default: 'hu' },
  brute: { kind: 'choice', of: ['edition', ...EDITIONS], default: 'edition' },
  townHall: { kind: 'choice', of: ['edition', ...EDITIONS], default: 'edition' },
  /** The seat that starts as Sheriff; -1 draws it. */
  sheriff: { kind: 'number', min: -1, max: 4, default: -1 },
  storeCards: { kind: 'deck', default: null },
  properties: { kind: 'deck', default: null },
} as const;
export type Options = OptionsOf<typeof OPTIONS>;

/** The rules of one table and its cards by kind. Frozen: states share it. */
export interface Rules {
  /** DT-H5. */
  readonly brute: Edition;
  /** DT-7. */
  readonly townHall: Edition;
  readonly storeNames: readonly StoreCard[];
  readonly storeCopies: readonly number[];
  readonly storePoints: readonly number[];
  readonly propertyNames: readonly PropertyCard[];
  readonly propertyCopies: readonly number[];
  readonly propertyPoints: readonly number[];
}

const PRINTED = new Map<string, Rules>();

/** The rules that some checked options mean. */
export function rulesOf(options: Options): Rules {
  const brute = options.brute === 'edition' ? options.edition : options.brute;
  const townHall = options.townHall === 'edition' ? options.edition : options.townHall;
  if (options.storeCards !== null || options.properties !== null) return buildRules(brute, townHall, options);
  const key = `${brute} ${townHall}`;
  const rules = PRINTED.get(key) ?? buildRules(brute, townHall, options);
  PRINTED.set(key, rules);
  return rules;
}

function buildRules(brute: Edition, townHall: Edition, options: Options): Rules {
  const store = (options.storeCards ?? STORE_CARDS) as readonly StoreRow[];
  const properties = ((options.properties ?? PROPERTIES) as readonly PropertyRow[]).toSorted(
    (a, b) => a.points - b.points,
  );
  const equipment = store.filter(({ card }) => card === 'equipment').toSorted((a, b) => pointsOf(a) - pointsOf(b));
  const copiesOf = (card: PlayedCard): number => store.find((row) => row.card === card)?.count ?? 0;
  return Object.freeze({
    brute,
    townHall,
    storeNames: Object.freeze([...PLAYED_CARDS, ...equipment.map((row) => equipmentName(pointsOf(row)))]),
    storeCopies: Object.freeze([...PLAYED_CARDS.map(copiesOf), ...equipment.map(({ count }) => count)]),
    storePoints: Object.freeze([...PLAYED_CARDS.map(() => 0), ...equipment.map(pointsOf)]),
    propertyNames: Object.freeze(properties.map(({ points }) => propertyName(points))),
    propertyCopies: Object.freeze(properties.map(({ count }) => count)),
    propertyPoints: Object.freeze(properties.map(({ points }) => points)),
  });
}

function pointsOf(row: StoreRow): number {
  return row.points ?? 0;
}

export function equipmentName(points: number): StoreCard {
  return `equipment-${points}`;
}

export function propertyName(points: number): PropertyCard {
  return `property-${points}`;
}

/** Bounds of a replaced deck: a draw of five Jacks, and a full row; values and counts that still fit a card and a box. */
const LEAST_STORE = 5;
const LEAST_PROPERTIES = ROW;
const MOST_CARDS = 99;
/** With this no deck has more than 31 kinds, and they fit into the bits of a number. */
const MOST_POINTS = 19;

/** Refuses a Sheriff's seat that isn't at the table and decks that break their rules, naming the row (from 1). */
export function checkOptions(options: Options, seats: number): Refusal | null {
  if (options.sheriff >= seats) return refusal('no-such-seat', { option: 'sheriff', max: seats - 1 }, 'DT-S3');
  return (
    checkDeck('storeCards', options.storeCards, LEAST_STORE, checkStoreRow) ??
    checkDeck('properties', options.properties, LEAST_PROPERTIES, checkPropertyRow)
  );
}

type GivenRow = { readonly [field: string]: Json };

function checkDeck(
  option: string,
  deck: Json,
  least: number,
  checkRow: (row: GivenRow) => string | null,
): Refusal | null {
  if (deck === null) return null;
  if (!Array.isArray(deck)) return refusal('deck-not-a-list', { option });
  const seen = new Set<string>();
  let total = 0;
  for (const [at, row] of (deck as readonly Json[]).entries()) {
    const given = asRow(row);
    const field = given === null ? 'row' : (checkRow(given) ?? checkNumber(given, 'count', 1, MOST_CARDS));
    if (given === null || field !== null) {
      return refusal('deck-row-wrong', { option, row: at + 1, field: field ?? 'row' });
    }
    const card = JSON.stringify([given['card'], given['points']]);
    if (seen.has(card)) return refusal('deck-row-repeated', { option, row: at + 1 });
    seen.add(card);
    total += given['count'] as number;
  }
  if (total < least || total > MOST_CARDS) return refusal('deck-size', { option, total, min: least, max: MOST_CARDS });
  return null;
}

function asRow(row: Json): GivenRow | null {
  return typeof row === 'object' && row !== null && !Array.isArray(row) ? (row as GivenRow) : null;
}

/** The field of a Store row that is wrong, or null. */
function checkStoreRow(row: GivenRow): string | null {
  const card = row['card'];
  if (card === 'equipment') return unknownField(row, ['card', 'points', 'count']) ?? checkPoints(row);
  if (!(PLAYED_CARDS as readonly Json[]).includes(card as Json)) return 'card';
  return unknownField(row, ['card', 'count']);
}

function checkPropertyRow(row: GivenRow): string | null {
  return unknownField(row, ['points', 'count']) ?? checkPoints(row);
}

function checkPoints(row: GivenRow): string | null {
  return checkNumber(row, 'points', 0, MOST_POINTS);
}

function checkNumber(row: GivenRow, field: string, min: number, max: number): string | null {
  const value = row[field];
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? null : field;
}

function unknownField(row: GivenRow, known: readonly string[]): string | null {
  return Object.keys(row).find((field) => !known.includes(field)) ?? null;
}

/** Every card name that can occur, as JSON may bring it. */
export function isCardName(name: unknown): name is CardName {
  if (typeof name !== 'string') return false;
  if ((PLAYED_CARDS as readonly string[]).includes(name)) return true;
  const points = /^(?:equipment|property)-(\d{1,2})$/.exec(name)?.[1];
  return points !== undefined && String(Number(points)) === points && Number(points) <= MOST_POINTS;
}

/** Whether a card is a Property: the two kinds have different backs. */
export function isProperty(name: CardName): name is PropertyCard {
  return name.startsWith('property-');
}
