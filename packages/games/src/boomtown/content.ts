import { refusal, type Json, type Refusal } from '@boxcars/engine';

/** The five towns, in the order of their names. */
export const TOWNS = ['cactus-junction', 'cold-mountain', 'coyote-city', 'dry-gulch', 'san-narciso'] as const;
export type Town = (typeof TOWNS)[number];

/** The eleven kinds of event card. */
export const EVENTS = [
  'card-shark',
  'dynamite',
  'expropriation',
  'governor',
  'holdup',
  'mustang',
  'new-vein',
  'saloon',
  'saloon-girls',
  'stagecoach-robbery',
  'telegraph',
] as const;
export type EventName = (typeof EVENTS)[number];

/** The number of an event card: its place in {@link EVENTS}. */
export const CARD_SHARK = 0;
export const DYNAMITE = 1;
export const EXPROPRIATION = 2;
export const GOVERNOR = 3;
export const HOLDUP = 4;
export const MUSTANG = 5;
export const NEW_VEIN = 6;
export const SALOON = 7;
export const SALOON_GIRLS = 8;
export const STAGECOACH_ROBBERY = 9;
export const TELEGRAPH = 10;

/** What a mine's card says. */
export interface MineFace {
  readonly town: Town;
  readonly number: number;
  readonly gold: number;
  readonly dangerous: boolean;
}

/** A mine by what tells it from every other: no two mines of a deck agree in these three. */
export type MineName = Omit<MineFace, 'dangerous'>;

/** A card face up. */
export type CardFace = ({ readonly card: 'mine' } & MineFace) | { readonly card: 'event'; readonly event: EventName };

/** A deck as a host writes it down. */
export interface DeckRows {
  readonly mines: readonly (MineName & { readonly dangerous?: boolean })[];
  readonly events: readonly { readonly event: EventName; readonly count: number }[];
}

export const LEAST_NUMBER = 2;
export const GREATEST_NUMBER = 12;
export const MOST_GOLD = 20;
/** Town markers: two a town (BT-C3), so no town has a third Saloon and no deck an eleventh. */
export const MARKERS_A_TOWN = 2;
/** With three players this many cards leave the game unseen (BT-S1). */
export const SHORT_GAME_REMOVES = 15;

const MOST_COPIES = 10;
const MOST_MINES = 200;

const mine = (town: Town, number: number, gold: number): MineName => ({ town, number, gold });
const danger = (town: Town, number: number, gold: number): MineFace => ({ town, number, gold, dangerous: true });

/** The 45 mines: published lists of the game, likely exact. Nine a town, 182 gold in all. */
const MINES: DeckRows['mines'] = [
  mine('cactus-junction', 2, 6),
  mine('cactus-junction', 4, 3),
  mine('cactus-junction', 5, 2),
  mine('cactus-junction', 6, 5),
  danger('cactus-junction', 7, 6),
  mine('cactus-junction', 8, 3),
  mine('cactus-junction', 9, 4),
  mine('cactus-junction', 11, 2),
  mine('cactus-junction', 12, 5),
  mine('cold-mountain', 3, 5),
  mine('cold-mountain', 4, 6),
  mine('cold-mountain', 5, 3),
  danger('cold-mountain', 6, 9),
  mine('cold-mountain', 7, 5),
  mine('cold-mountain', 8, 1),
  mine('cold-mountain', 9, 3),
  mine('cold-mountain', 10, 4),
  mine('cold-mountain', 12, 5),
  mine('coyote-city', 3, 1),
  mine('coyote-city', 4, 3),
  mine('coyote-city', 5, 5),
  mine('coyote-city', 6, 4),
  mine('coyote-city', 7, 3),
  mine('coyote-city', 8, 4),
  mine('coyote-city', 10, 6),
  mine('coyote-city', 11, 3),
  mine('coyote-city', 12, 6),
  mine('dry-gulch', 2, 5),
  mine('dry-gulch', 3, 4),
  mine('dry-gulch', 5, 2),
  mine('dry-gulch', 6, 4),
  mine('dry-gulch', 7, 2),
  mine('dry-gulch', 8, 5),
  mine('dry-gulch', 9, 4),
  mine('dry-gulch', 10, 7),
  mine('dry-gulch', 11, 3),
  mine('san-narciso', 2, 6),
  mine('san-narciso', 3, 3),
  mine('san-narciso', 4, 5),
  mine('san-narciso', 6, 1),
  mine('san-narciso', 7, 4),
  mine('san-narciso', 8, 2),
  mine('san-narciso', 9, 7),
  mine('san-narciso', 10, 2),
  mine('san-narciso', 11, 4),
];

/** The 15 events: published, but for the second Telegraph, which is ours (the public lists have 14 cards). */
const EVENT_ROWS: DeckRows['events'] = [
  { event: 'card-shark', count: 1 },
  { event: 'dynamite', count: 3 },
  { event: 'expropriation', count: 1 },
  { event: 'governor', count: 1 },
  { event: 'holdup', count: 1 },
  { event: 'mustang', count: 1 },
  { event: 'new-vein', count: 1 },
  { event: 'saloon', count: 2 },
  { event: 'saloon-girls', count: 1 },
  { event: 'stagecoach-robbery', count: 1 },
  { event: 'telegraph', count: 2 },
];

/** The game's own deck, as rows that can be copied and changed. */
export const DECK: DeckRows = { mines: MINES, events: EVENT_ROWS };

/**
 * A deck as the rules read it: columns of small numbers. A card is a number: a mine's row, or `mines` + an event.
 * It never changes. States hold the rows, so that the columns need not be frozen: frozen arrays are slow to read.
 */
export interface Content {
  readonly mines: number;
  readonly town: readonly number[];
  readonly number: readonly number[];
  readonly gold: readonly number[];
  readonly dangerous: readonly boolean[];
  /** The mines of each production number, and those that collapse. */
  readonly byNumber: readonly (readonly number[])[];
  readonly collapsing: readonly number[];
  /** Where each mine's interned actions stand: see {@link mineCode}. */
  readonly code: readonly number[];
  /** Copies of each kind of event. */
  readonly events: readonly number[];
}

/** In how many of 36 rolls two dice show this sum. */
export function oddsOf(sum: number): number {
  return 6 - Math.abs(7 - sum);
}

/** A number for every mine there could be, for tables of interned actions. */
export function mineCode(town: number, number: number, gold: number): number {
  return (town * (GREATEST_NUMBER + 1) + number) * (MOST_GOLD + 1) + gold;
}

export const MINE_CODES = mineCode(TOWNS.length, 0, 0);

function toColumns(rows: DeckRows): Content {
  const { mines } = rows;
  const town = mines.map((row) => TOWNS.indexOf(row.town));
  const dangerous = mines.map((row) => row.dangerous === true);
  const ids = mines.map((_, id) => id);
  const byNumber = Array.from({ length: GREATEST_NUMBER + 1 }, (_, number) =>
    ids.filter((id) => mines[id]?.number === number),
  );
  return {
    mines: mines.length,
    town,
    number: mines.map((row) => row.number),
    gold: mines.map((row) => row.gold),
    dangerous,
    byNumber,
    collapsing: ids.filter((id) => dangerous[id] === true),
    code: mines.map((row, id) => mineCode(town[id] ?? 0, row.number, row.gold)),
    events: EVENTS.map((event) => countOf(rows, event)),
  };
}

function countOf(rows: DeckRows, event: EventName): number {
  return rows.events.reduce((sum, row) => sum + (row.event === event ? row.count : 0), 0);
}

const OWN = toColumns(DECK);

const HOSTS = new WeakMap<DeckRows, Content>();

/** The content of a deck: null is the game's own. */
export function contentOf({ rows }: { readonly rows: DeckRows | null }): Content {
  if (rows === null) return OWN;
  const known = HOSTS.get(rows);
  if (known !== undefined) return known;
  const content = toColumns(rows);
  HOSTS.set(rows, content);
  return content;
}

/** The rows of a deck option that {@link checkDeck} has accepted, as a copy that nobody can change. */
export function readRows(deck: Json): DeckRows | null {
  if (deck === null) return null;
  const { mines, events } = deck as unknown as DeckRows;
  return Object.freeze({
    mines: Object.freeze(mines.map((row) => Object.freeze({ ...row }))),
    events: Object.freeze(events.map((row) => Object.freeze({ ...row }))),
  });
}

/** How many cards a table of this size plays with. */
export function countInPlay(content: Content, seats: number, shortGame: boolean): number {
  const all = content.events.reduce((sum, count) => sum + count, content.mines);
  return seats === 3 && shortGame ? all - SHORT_GAME_REMOVES : all;
}

/** What a mine's card says. */
export function mineFace(content: Content, mine: number): MineFace {
  return { ...mineName(content, mine), dangerous: content.dangerous[mine] === true };
}

/** A mine by its name. */
export function mineName(content: Content, mine: number): MineName {
  return { town: townName(content.town[mine]), number: content.number[mine] ?? 0, gold: content.gold[mine] ?? 0 };
}

/** What any card says. */
export function cardFace(content: Content, card: number): CardFace {
  if (card < content.mines) return { card: 'mine', ...mineFace(content, card) };
  return { card: 'event', event: eventName(card - content.mines) };
}

/** The mine of this name, or -1. */
export function findMine(content: Content, name: MineName): number {
  for (let mine = 0; mine < content.mines; mine++) {
    if (isMine(content, mine, name)) return mine;
  }
  return -1;
}

/** Whether a mine has this name. */
export function isMine(content: Content, mine: number, name: MineName): boolean {
  return (
    content.number[mine] === name.number &&
    content.gold[mine] === name.gold &&
    TOWNS[content.town[mine] ?? -1] === name.town
  );
}

export function townName(town: number | undefined): Town {
  const name = TOWNS[town ?? -1];
  if (name === undefined) throw new Error(`no town ${town}`);
  return name;
}

export function eventName(event: number): EventName {
  const name = EVENTS[event];
  if (name === undefined) throw new Error(`no event ${event}`);
  return name;
}

/** Refuses a deck that can't be played, naming the list and the row (counted from 1). */
export function checkDeck(deck: Json, seats: number, shortGame: boolean): Refusal | null {
  if (deck === null) return null;
  if (!isRow(deck) || !Array.isArray(deck['mines']) || !Array.isArray(deck['events'])) {
    return refusal('deck-needs-mines-and-events', undefined, 'BT-C1');
  }
  const mines: readonly unknown[] = deck['mines'];
  const events: readonly unknown[] = deck['events'];
  return (
    checkMines(mines) ?? checkEvents(events) ?? checkSizes(toColumns(deck as unknown as DeckRows), seats, shortGame)
  );
}

function checkMines(rows: readonly unknown[]): Refusal | null {
  if (rows.length > MOST_MINES) return refusal('deck-too-large', { most: MOST_MINES }, 'BT-C1');
  const names = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    const problem = mineProblem(row);
    if (problem !== null) return refusal(problem, { list: 'mines', row: at + 1 }, 'BT-C2');
    const { town, number, gold } = row as MineName;
    const name = `${town} ${number}/${gold}`;
    const first = names.get(name);
    if (first !== undefined) {
      return refusal('deck-mine-twice', { list: 'mines', row: at + 1, first, mine: name }, 'BT-C2');
    }
    names.set(name, at + 1);
  }
  return null;
}

function mineProblem(row: unknown): string | null {
  if (!isRow(row)) return 'deck-row-not-an-object';
  if (Object.keys(row).some((key) => !['town', 'number', 'gold', 'dangerous'].includes(key))) {
    return 'deck-row-has-unknown-field';
  }
  if (!(TOWNS as readonly unknown[]).includes(row['town'])) return 'deck-unknown-town';
  if (!isBetween(row['number'], LEAST_NUMBER, GREATEST_NUMBER)) return 'deck-number-not-on-two-dice';
  if (!isBetween(row['gold'], 1, MOST_GOLD)) return 'deck-gold-out-of-range';
  return row['dangerous'] === undefined || typeof row['dangerous'] === 'boolean' ? null : 'deck-danger-not-yes-or-no';
}

function checkEvents(rows: readonly unknown[]): Refusal | null {
  const seen = new Set<unknown>();
  for (const [at, row] of rows.entries()) {
    const problem = eventProblem(row, seen);
    if (problem !== null) return refusal(problem, { list: 'events', row: at + 1 }, 'BT-C1');
    seen.add((row as { event: unknown }).event);
  }
  return null;
}

function eventProblem(row: unknown, seen: ReadonlySet<unknown>): string | null {
  if (!isRow(row)) return 'deck-row-not-an-object';
  if (Object.keys(row).some((key) => !['event', 'count'].includes(key))) return 'deck-row-has-unknown-field';
  if (!(EVENTS as readonly unknown[]).includes(row['event'])) return 'deck-unknown-event';
  if (seen.has(row['event'])) return 'deck-event-twice';
  return isBetween(row['count'], 0, MOST_COPIES) ? null : 'deck-count-out-of-range';
}

function checkSizes(content: Content, seats: number, shortGame: boolean): Refusal | null {
  const removed = seats === 3 && shortGame ? SHORT_GAME_REMOVES : 0;
  const inPlay = countInPlay(content, seats, shortGame);
  // The removed cards are random: even if all were mines, round 1 needs one for each player.
  if (content.mines - removed < seats) {
    return refusal('deck-too-few-mines', { mines: content.mines, needed: seats + removed }, 'BT-R2');
  }
  if (inPlay % seats !== 0) return refusal('deck-not-divisible', { cards: inPlay, seats }, 'BT-Z1');
  return null;
}

function isRow(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isBetween(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
