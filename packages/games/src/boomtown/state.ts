import {
  allSeats,
  ascending,
  hide,
  peek,
  seatsIn,
  type Chance,
  type Log,
  type OptionsOf,
  type Seat,
  type Secret,
} from '@boxcars/engine';

import {
  contentOf,
  countInPlay,
  EVENTS,
  MUSTANG,
  readRows,
  TELEGRAPH,
  TOWNS,
  type Content,
  type DeckRows,
} from './content.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';

/** The settings of a table. */
export const OPTIONS = {
  /** An Expropriation pays the opening cost (BT-E3). */
  expropriationFee: { kind: 'switch', default: true },
  /** With three players 15 cards leave the game unseen (BT-S1). */
  shortGame: { kind: 'switch', default: true },
  /** A deck of the host's own: {@link DeckRows}. */
  deck: { kind: 'deck', default: null },
} as const;
export type Options = OptionsOf<typeof OPTIONS>;

/** Where a mine is when nobody owns it. */
export const UNSEEN = -1;
export const OFFERED = -2;
export const GONE = -3;

/** No seat: an empty post, an auction without a bid. */
export const NOBODY_YET = -1;

export interface State {
  readonly seats: number;
  readonly expropriationFee: boolean;
  readonly shortGame: boolean;
  /** The host's deck, or null for the game's own: see {@link contentOf}. */
  readonly rows: DeckRows | null;
  readonly rounds: number;

  /** Face down, the top last; and the cards of a short game that nobody has seen, in ascending order. */
  readonly deck: Secret<number[]>;
  readonly removed: Secret<number[]>;
  /** Cards left in the deck: everyone can count them. */
  deckSize: number;
  /** Copies of each event not yet turned up for good, and how many of them are known to lie in the deck (BT-R2). */
  readonly unseenEvents: number[];
  readonly returned: number[];

  round: number;
  start: Seat;
  /** Cards on offer, in the order they were turned up. */
  readonly offer: number[];
  /** What stands open, the innermost last. Empty when the game is over. */
  readonly stack: Frame[];

  highestBid: number;
  /** Who made it: {@link NOBODY_YET} before the first bid. */
  leader: Seat;
  /** One bit a seat. */
  passed: number;
  winner: Seat;
  /** Who played a Mustang this round, one bit a seat. */
  mustangs: number;
  /** The seats in the order they choose, and how many have chosen. */
  readonly order: number[];
  chosen: number;
  readonly dice: number[];
  /** Holdups rolled in this match. */
  holdups: number;

  readonly gold: number[];
  /** What the bank took in, less what it gave out: with it no gold is ever made or lost. */
  bank: number;
  /** By mine: its owner, or {@link UNSEEN}, {@link OFFERED}, {@link GONE}. */
  readonly owner: number[];
  /** New Veins under each mine. */
  readonly veins: number[];
  /** Mines by town and seat: see {@link countMines}. */
  readonly mines: number[];
  readonly mayor: number[];
  readonly governor: boolean[];
  /** Saloons by town and seat, those without girls and those with. */
  readonly saloons: number[];
  readonly girls: number[];
  /** Event cards kept in hand or lying unused before each seat, by seat and event. */
  readonly kept: number[];
  /** How many of them wait to be used as soon as they can. */
  waiting: number;
  /** Event cards out of the game. */
  spent: number;
}

/** An index into a table by town and seat. */
export function at(state: State, town: number, seat: Seat): number {
  return town * state.seats + seat;
}

/** How many mines a seat has in a town. */
export function countMines(state: Pick<State, 'seats' | 'mines'>, town: number, seat: Seat): number {
  return state.mines[town * state.seats + seat] as number;
}

/** How many Saloons stand in a town. */
export function countSaloons(state: State, town: number): number {
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const i = at(state, town, seat);
    count += (state.saloons[i] as number) + (state.girls[i] as number);
  }
  return count;
}

/** How many cards of an event a seat keeps in hand or before itself. */
export function countKept(state: State, seat: Seat, event: number): number {
  return state.kept[seat * EVENTS.length + event] as number;
}

/** Lays an event card before a seat, or puts it into its hand. */
export function keep(state: State, seat: Seat, event: number): void {
  const i = seat * EVENTS.length + event;
  state.kept[i] = (state.kept[i] as number) + 1;
  if (isHeldOpen(event)) state.waiting += 1;
}

/** Takes a kept event card away from a seat. */
export function unkeep(state: State, seat: Seat, event: number): void {
  const i = seat * EVENTS.length + event;
  state.kept[i] = (state.kept[i] as number) - 1;
  if (isHeldOpen(event)) state.waiting -= 1;
}

/** Whether a kept card lies open and must be used as soon as it can; Mustang and Telegraph are kept in hand. */
export function isHeldOpen(event: number): boolean {
  return event !== MUSTANG && event !== TELEGRAPH;
}

/** The innermost open matter. */
export function topFrame(state: State): Frame {
  return state.stack[state.stack.length - 1] as Frame;
}

/** Opens a matter before the others go on. */
export function open(state: State, frame: Frame): void {
  state.stack.push(frame);
}

/** Puts the next matter in place of the innermost. */
export function goOn(state: State, frame: Frame): void {
  state.stack[state.stack.length - 1] = frame;
}

/** The innermost matter is done. */
export function close(state: State): void {
  state.stack.pop();
}

const STARTING_GOLD = 10;

/** Arrays cut from these have no holes, unlike `Array(length).fill(0)`: every later read is the faster for it. */
const ZEROS = Array.from({ length: 256 }, () => 0);
const NONES = Array.from({ length: 256 }, () => -1);
const NOS = TOWNS.map(() => false);

const zeros = (length: number): number[] => ZEROS.slice(0, length);
const nones = (length: number): number[] => NONES.slice(0, length);

/** [BT-S1, BT-S2] Ten gold each, a shuffled deck, a random start player. No card is turned up yet. */
// long: a field a line, in the order of clone, so that all states have one shape.
export function newState(seats: number, options: Options, chance: Chance, log?: Log<Event>): State {
  const rows = readRows(options.deck);
  const content = contentOf({ rows });
  const inPlay = countInPlay(content, seats, options.shortGame);
  const cards = allCards(content);
  chance.shuffle(cards, 'deck', 1);
  const removed = inPlay === cards.length ? [] : ascending(cards.splice(0, cards.length - inPlay));
  const start = chance.pick(seatsIn(allSeats(seats)), 'start-player');
  log?.tell({ type: 'game-started', start, deck: inPlay, removed: removed.length });
  return {
    seats,
    expropriationFee: options.expropriationFee,
    shortGame: options.shortGame,
    rows,
    rounds: inPlay / seats,
    deck: hide(cards),
    removed: hide(removed),
    deckSize: inPlay,
    unseenEvents: content.events.slice(),
    returned: zeros(EVENTS.length),
    round: 0,
    start,
    offer: [],
    stack: [],
    highestBid: 0,
    leader: NOBODY_YET,
    passed: 0,
    winner: start,
    mustangs: 0,
    order: zeros(seats),
    chosen: 0,
    dice: [0, 0],
    holdups: 0,
    gold: zeros(seats).fill(STARTING_GOLD),
    bank: 0,
    owner: nones(content.mines),
    veins: zeros(content.mines),
    mines: zeros(TOWNS.length * seats),
    mayor: nones(TOWNS.length),
    governor: NOS.slice(),
    saloons: zeros(TOWNS.length * seats),
    girls: zeros(TOWNS.length * seats),
    kept: zeros(seats * EVENTS.length),
    waiting: 0,
    spent: 0,
  };
}

function allCards(content: Content): number[] {
  const cards: number[] = [];
  for (let mine = 0; mine < content.mines; mine++) cards.push(mine);
  for (let event = 0; event < EVENTS.length; event++) {
    const copies = content.events[event] as number;
    for (let i = 0; i < copies; i++) cards.push(content.mines + event);
  }
  return cards;
}

/** A copy that shares nothing that changes. */
// long: a field a line, so that a forgotten one is seen (and the compiler names it).
export function clone(state: State): State {
  return {
    seats: state.seats,
    expropriationFee: state.expropriationFee,
    shortGame: state.shortGame,
    rows: state.rows,
    rounds: state.rounds,
    deck: hide(peek(state.deck).slice()),
    removed: hide(peek(state.removed).slice()),
    deckSize: state.deckSize,
    unseenEvents: state.unseenEvents.slice(),
    returned: state.returned.slice(),
    round: state.round,
    start: state.start,
    offer: state.offer.slice(),
    stack: state.stack.slice(),
    highestBid: state.highestBid,
    leader: state.leader,
    passed: state.passed,
    winner: state.winner,
    mustangs: state.mustangs,
    order: state.order.slice(),
    chosen: state.chosen,
    dice: state.dice.slice(),
    holdups: state.holdups,
    gold: state.gold.slice(),
    bank: state.bank,
    owner: state.owner.slice(),
    veins: state.veins.slice(),
    mines: state.mines.slice(),
    mayor: state.mayor.slice(),
    governor: state.governor.slice(),
    saloons: state.saloons.slice(),
    girls: state.girls.slice(),
    kept: state.kept.slice(),
    waiting: state.waiting,
    spent: state.spent,
  };
}
