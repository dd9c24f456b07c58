import { refusal, type Refusal } from '@boxcars/engine';

import {
  CARD_ACTIONS,
  COLOURS,
  COMBINATIONS,
  DECK,
  DECK_SIZE,
  GROUPS,
  MAY_END,
  MUST_END,
  type Card,
  type Colour,
  type DeckRow,
  type Options,
} from './content.ts';
import { comboBit, needOf } from './dice.ts';

/** What a table plays by. Made once, never changed, shared by all copies of a state. */
export interface Rules {
  /** The kinds of card, and how many there are of each. */
  readonly cards: readonly Card[];
  readonly copies: readonly number[];
  /** What each kind asks of the dice: see `fitsNeed`. */
  readonly needs: readonly number[];
  readonly combos: readonly number[];
  /** TW-E1. */
  readonly mayEnd: number;
  readonly mustEnd: number;
}

/** The rules of a table with these settings, which have been checked. */
export function rulesOf(seats: number, options: Options): Rules {
  const kinds = options.deck === null ? OWN_KINDS : kindsOf(options.deck as unknown as readonly GivenRow[]);
  return Object.freeze({ ...kinds, mayEnd: MAY_END[seats] ?? 0, mustEnd: MUST_END[seats] ?? 0 });
}

/** A row of a replacement deck: any colours, no action and a single card may be left out. */
export type GivenRow = Pick<DeckRow, 'combination' | 'points'> & Partial<DeckRow>;

type Kinds = Pick<Rules, 'cards' | 'copies' | 'needs' | 'combos'>;

function kindsOf(rows: readonly GivenRow[]): Kinds {
  const cards = rows.map(({ combination, colours = [], points, action = null }) =>
    Object.freeze({ combination, colours: Object.freeze(colours.slice()), points, action }),
  );
  return {
    cards: Object.freeze(cards),
    copies: Object.freeze(rows.map(({ copies = 1 }) => copies)),
    needs: Object.freeze(cards.map(needOf)),
    combos: Object.freeze(cards.map(({ combination }) => comboBit(combination))),
  };
}

const OWN_KINDS = kindsOf(DECK);

/** The game's own kinds of card. */
export const OWN_CARDS: readonly Card[] = OWN_KINDS.cards;

/** The kind of card with this face, or -1. */
export function kindOf(cards: readonly Card[], card: Card): number {
  for (let kind = 0; kind < cards.length; kind++) {
    const other = cards[kind];
    if (other === card || (other !== undefined && isSameCard(other, card))) return kind;
  }
  return -1;
}

function isSameCard(a: Card, b: Card): boolean {
  return (
    a.combination === b.combination &&
    a.points === b.points &&
    a.action === b.action &&
    a.colours.length === b.colours.length &&
    a.colours.every((colour, i) => colour === b.colours[i])
  );
}

const FIELDS: readonly string[] = ['combination', 'colours', 'points', 'action', 'copies'];
const MOST_POINTS = 99;

/** Refuses a deck the game can't be played with. Rows are counted from 1. */
export function refuseDeck(deck: Options['deck']): Refusal | null {
  if (deck === null) return null;
  if (!Array.isArray(deck)) return refusal('deck-not-a-list', { option: 'deck' });
  const rows: readonly unknown[] = deck;
  const seen: Card[] = [];
  let total = 0;
  for (const [index, row] of rows.entries()) {
    const problem = refuseRow(row, index + 1);
    if (problem !== null) return problem;
    const { copies, ...card } = { colours: [], action: null, copies: 1, ...(row as GivenRow) };
    if (kindOf(seen, card) >= 0) return refusal('card-row-twice', { row: index + 1, first: kindOf(seen, card) + 1 });
    seen.push(card);
    total += copies;
    if (total > DECK_SIZE) return refusal('too-many-cards', { row: index + 1, size: DECK_SIZE }, 'TW-S1');
  }
  if (total < DECK_SIZE) return refusal('too-few-cards', { row: rows.length, count: total, size: DECK_SIZE }, 'TW-S1');
  return null;
}

function refuseRow(row: unknown, number: number): Refusal | null {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return refusal('card-not-a-row', { row: number });
  const given = row as { readonly [field: string]: unknown };
  const unknown = Object.keys(given).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) return refusal('card-field-unknown', { row: number, field: unknown });
  const { combination, colours, points, action, copies } = given;
  if (!isOneOf(COMBINATIONS, combination)) {
    return refusal('card-combination-unknown', { row: number, allowed: COMBINATIONS }, 'TW-C3');
  }
  if (colours !== undefined && !areColours(colours, GROUPS[combination].length)) {
    return refusal('card-colours-wrong', { row: number, groups: GROUPS[combination].length }, 'TW-C4');
  }
  if (action !== undefined && action !== null && !isOneOf(CARD_ACTIONS, action)) {
    return refusal('card-action-unknown', { row: number, allowed: CARD_ACTIONS });
  }
  if (!isWhole(points, 0, MOST_POINTS)) {
    return refusal('card-number-wrong', { row: number, field: 'points', min: 0, max: MOST_POINTS });
  }
  if (copies !== undefined && !isWhole(copies, 1, DECK_SIZE)) {
    return refusal('card-number-wrong', { row: number, field: 'copies', min: 1, max: DECK_SIZE });
  }
  return null;
}

/** The card that some JSON shows, or null: of any deck, not only of the game's own. */
export function parseCard(json: unknown): Card | null {
  if (typeof json !== 'object' || json === null || Object.keys(json).length !== 4) return null;
  const given = json as { readonly [field: string]: unknown };
  if (Object.hasOwn(given, 'copies') || refuseRow(json, 1) !== null) return null;
  const { combination, colours, points, action } = given as unknown as Card;
  if (colours === undefined || action === undefined) return null;
  const card = { combination, colours, points, action };
  return OWN_CARDS[kindOf(OWN_CARDS, card)] ?? Object.freeze(card);
}

/** No colours at all, or a different one for each group. */
function areColours(value: unknown, groups: number): value is readonly Colour[] {
  if (!Array.isArray(value) || (value.length !== 0 && value.length !== groups)) return false;
  return value.every((colour) => isOneOf(COLOURS, colour)) && new Set<unknown>(value).size === value.length;
}

function isOneOf<T extends string>(list: readonly T[], value: unknown): value is T {
  return list.some((one) => one === value);
}

function isWhole(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
