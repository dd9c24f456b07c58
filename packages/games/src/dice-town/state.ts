import {
  cloneCards,
  countCards,
  hide,
  newCards,
  peek,
  type Cards,
  type Place,
  type Seat,
  type SeatMask,
  type Secret,
} from '@boxcars/engine';

import { SEATS, type Service } from './actions.ts';
import { DOLLARS_BANK, DOLLARS_EACH, NUGGETS, rulesOf, type Options, type Rules } from './content.ts';
import { countDice, DICE, NO_DICE, type Pool } from './dice.ts';
import type { QuestionKind } from './windows.ts';

/** DT-1 to DT-8: the places of the town in their order; their first five are won by a face each. */
export const PLACES = ['mine', 'bank', 'store', 'saloon', 'sheriff', 'town-hall', 'doc'] as const;
export type PlaceName = (typeof PLACES)[number];

export const MINE = 0;
export const BANK = 1;
export const STORE = 2;
export const SALOON = 3;
export const SHERIFF = 4;
export const TOWN_HALL = 5;
export const DOC = 6;

/** Where the rules go on as soon as no question is open. Each is a paragraph of a chapter in phases/. */
export const STEPS = [
  'roll',
  'check-brutes',
  'check-prices',
  'pay',
  'check-cheaters',
  'check-cheats',
  'turn-dice',
  'check-complete',
  'contest',
  'call-offers',
  'decide',
  'mine',
  'bank',
  'rob-bank',
  'store',
  'store-done',
  'saloon',
  'saloon-done',
  'sheriff',
  'pin-badge',
  'town-hall',
  'refill-row',
  'doc',
  'visits',
  'elixir',
  'next-place',
  'next-play',
  'check-wanted',
  'take-effect',
  'discard-play',
  'end-round',
  'over',
] as const;
export type Step = (typeof STEPS)[number];

/** Places of Store cards. Hands and offers follow, one a seat. */
export const DECK: Place = 0;
export const DISCARDS: Place = 1;
/** Looked at by the shopper. */
export const DRAWN: Place = 2;
/** Looked at by thief and victim; of both kinds of card. */
export const TAKEN: Place = 3;
/** Shown to everyone and not yet discarded. */
export const IN_PLAY: Place = 4;
/** Of Properties: the face-up row, and (edition cs) the cards put under the deck. Their order is in the state. */
export const ROW_PLACE: Place = 5;
export const UNDER: Place = 6;

const HANDS = 7;
const OFFERS = HANDS + SEATS;
const WIRED = OFFERS + SEATS;

export function handOf(seat: Seat): Place {
  return HANDS + seat;
}

export function offerPlace(seat: Seat): Place {
  return OFFERS + seat;
}

/** Properties behind barbed wire. */
export function wiredOf(seat: Seat): Place {
  return WIRED + seat;
}

/** A Store card that was shown and has not yet run its course (DT-G1). */
export interface PlayFrame {
  /** Its kind. */
  readonly card: number;
  readonly by: Seat;
  /** Whom Nervous Joe calls on; -1 for other cards, and until it is said. */
  target: Seat;
  /** What the Elixir is for. */
  readonly service: Service | null;
  /** Where to go on afterwards. */
  readonly afterwards: Step;
}

/** A die turned by a Cheater, shown and not yet carried out (DT-H8). Faces by number. */
export interface ShownCheat {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** A play answered at a moment of several seats, not yet shown (DT-G4). */
export type HeldPlay = Service | 'play' | null;

/** A game of Dice Town. Plain data. */
export interface State {
  readonly rules: Rules;
  readonly seats: number;
  round: number;
  /** Rolls of this round so far. */
  roll: number;
  step: Step;
  asks: QuestionKind | null;
  asked: SeatMask;

  sheriff: Seat;
  mine: number;
  bank: number;
  stagecoach: number;
  readonly nuggets: number[];
  readonly dollars: number[];

  /** By seat: dice kept in this round. */
  readonly kept: Pool[];
  /** By seat: those of them that were kept in the last reveal. */
  readonly revealed: Pool[];
  /** By seat: Brutes shown in this reveal and not stopped. */
  readonly brutes: number[];
  /** By seat: dice rolled and not kept. */
  readonly cups: Secret<Pool>[];
  /** DT-H3: the roll that must be kept. */
  lastRoll: boolean;
  readonly cheats: ShownCheat[];

  /** The place being settled, by its number in PLACES (-1 while hands are built), its tied candidates, and its winner (or -1). */
  place: number;
  tied: SeatMask;
  winner: Seat;
  /** DT-9. */
  gained: SeatMask;
  /** DT-T2: calls for new offers so far; by seat the candidate an offer is for (-1: no offer), and what it holds
   * besides the cards in the offer's place. */
  calls: number;
  readonly offerFor: Seat[];
  readonly offerNuggets: number[];
  readonly offerDollars: number[];
  /** The n-th Store and Saloon action of this round. */
  storeActions: number;
  saloonActions: number;
  /** DT-5: who is being robbed. */
  victim: Seat;
  /** DT-6: the Marshall keeps the old Sheriff in office. */
  withheld: boolean;
  /** DT-8: visitors still to come, the next first; who is served now, and where to go on afterwards. */
  readonly visitors: Seat[];
  served: Seat;
  afterService: Step;

  /** DT-G4: the card whose moment it is (or -1), plays not yet shown by seat, seats whose answer is still to be
   * settled, and where to go on when all are. */
  moment: number;
  unheard: SeatMask;
  readonly held: Secret<HeldPlay>[];
  afterMoment: Step;
  readonly stack: PlayFrame[];

  readonly store: Cards;
  /** How often the Store's deck was shuffled. */
  shuffles: number;
  readonly properties: Cards;
  /** Kinds of the face-up Properties, bottom first, and of those under the deck, the next to come first. */
  readonly row: number[];
  readonly under: number[];
  /** DT-E3: the Sheriff's choice among those tied at the end, or -1. */
  champion: Seat;
}

function fill<T>(seats: number, value: T): T[] {
  const list: T[] = [];
  for (let seat = 0; seat < seats; seat++) list.push(value);
  return list;
}

/** DT-S2: the table before the decks are shuffled. */
// long: one line a field
export function newState(seats: number, options: Options): State {
  const rules = rulesOf(options);
  return {
    rules,
    seats,
    round: 0,
    roll: 0,
    step: 'roll',
    asks: null,
    asked: 0,
    sheriff: 0,
    mine: NUGGETS,
    bank: DOLLARS_BANK,
    stagecoach: 0,
    nuggets: fill(seats, 0),
    dollars: fill(seats, DOLLARS_EACH),
    kept: fill(seats, NO_DICE),
    revealed: fill(seats, NO_DICE),
    brutes: fill(seats, 0),
    cups: fill(seats, hide(NO_DICE)),
    lastRoll: false,
    cheats: [],
    place: -1,
    tied: 0,
    winner: -1,
    gained: 0,
    calls: 0,
    offerFor: fill(seats, -1),
    offerNuggets: fill(seats, 0),
    offerDollars: fill(seats, 0),
    storeActions: 0,
    saloonActions: 0,
    victim: -1,
    withheld: false,
    visitors: [],
    served: -1,
    afterService: 'visits',
    moment: -1,
    unheard: 0,
    held: fill(seats, hide<HeldPlay>(null)),
    afterMoment: 'next-place',
    stack: [],
    store: newCards(rules.storeCopies, OFFERS + seats, DECK),
    shuffles: 0,
    properties: newCards(rules.propertyCopies, WIRED + seats, DECK),
    row: [],
    under: [],
    champion: -1,
  };
}

/** A copy that shares nothing but what never changes. */
// long: one line a field
export function cloneState(state: State): State {
  return {
    rules: state.rules,
    seats: state.seats,
    round: state.round,
    roll: state.roll,
    step: state.step,
    asks: state.asks,
    asked: state.asked,
    sheriff: state.sheriff,
    mine: state.mine,
    bank: state.bank,
    stagecoach: state.stagecoach,
    nuggets: state.nuggets.slice(),
    dollars: state.dollars.slice(),
    kept: state.kept.slice(),
    revealed: state.revealed.slice(),
    brutes: state.brutes.slice(),
    cups: state.cups.slice(),
    lastRoll: state.lastRoll,
    cheats: state.cheats.map(cloneCheat),
    place: state.place,
    tied: state.tied,
    winner: state.winner,
    gained: state.gained,
    calls: state.calls,
    offerFor: state.offerFor.slice(),
    offerNuggets: state.offerNuggets.slice(),
    offerDollars: state.offerDollars.slice(),
    storeActions: state.storeActions,
    saloonActions: state.saloonActions,
    victim: state.victim,
    withheld: state.withheld,
    visitors: state.visitors.slice(),
    served: state.served,
    afterService: state.afterService,
    moment: state.moment,
    unheard: state.unheard,
    held: state.held.slice(),
    afterMoment: state.afterMoment,
    stack: state.stack.map(cloneFrame),
    store: cloneCards(state.store),
    shuffles: state.shuffles,
    properties: cloneCards(state.properties),
    row: state.row.slice(),
    under: state.under.slice(),
    champion: state.champion,
  };
}

function cloneFrame({ card, by, target, service, afterwards }: PlayFrame): PlayFrame {
  return { card, by, target, service, afterwards };
}

function cloneCheat({ seat, from, to }: ShownCheat): ShownCheat {
  return { seat, from, to };
}

/** The dice a seat has kept. */
export function keptBy(state: State, seat: Seat): Pool {
  return state.kept[seat] as Pool;
}

export function revealedBy(state: State, seat: Seat): Pool {
  return state.revealed[seat] as Pool;
}

/** The dice under a seat's cup, for the rules. */
export function cupOf(state: State, seat: Seat): Pool {
  return peek(state.cups[seat] as Secret<Pool>);
}

export function dollarsOf(state: State, seat: Seat): number {
  return state.dollars[seat] as number;
}

export function nuggetsOf(state: State, seat: Seat): number {
  return state.nuggets[seat] as number;
}

/** DT-H3: whether a seat has its five dice. */
export function isComplete(state: State, seat: Seat): boolean {
  return countDice(keptBy(state, seat)) === DICE;
}

/** Store cards and Properties in a seat's hand: public. */
export function countStore(state: State, seat: Seat): number {
  return countCards(state.store, handOf(seat));
}

export function countProperties(state: State, seat: Seat): number {
  return countCards(state.properties, handOf(seat));
}

/** DT-4: Store cards that can be drawn. */
export function countDrawable(state: State): number {
  return countCards(state.store, DECK) + countCards(state.store, DISCARDS);
}

/** Properties in the deck, those put under it included. */
export function countPropertyDeck(state: State): number {
  return countCards(state.properties, DECK) + state.under.length;
}

/** DT-G4: the n-th seat in the order from the Sheriff's left, the Sheriff last. */
export function seatFromSheriff(state: State, nth: number): Seat {
  const seat = state.sheriff + 1 + nth;
  return seat >= state.seats ? seat - state.seats : seat;
}

/** Moves dollars, at most what there is; returns how many. */
export function payDollars(state: State, from: Seat, to: Seat, amount: number): number {
  const paid = Math.min(amount, dollarsOf(state, from));
  state.dollars[from] = dollarsOf(state, from) - paid;
  state.dollars[to] = dollarsOf(state, to) + paid;
  return paid;
}

/** Moves nuggets, at most what there are; returns how many. */
export function payNuggets(state: State, from: Seat, to: Seat, amount: number): number {
  const paid = Math.min(amount, nuggetsOf(state, from));
  state.nuggets[from] = nuggetsOf(state, from) - paid;
  state.nuggets[to] = nuggetsOf(state, to) + paid;
  return paid;
}

/** The only seat of a mask, or -1. */
export function onlySeat(mask: SeatMask): Seat {
  return mask !== 0 && (mask & (mask - 1)) === 0 ? 31 - Math.clz32(mask) : -1;
}
