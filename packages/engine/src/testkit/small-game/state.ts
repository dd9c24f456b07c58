import {
  cardsIn,
  cloneCards,
  countCards,
  moveAll,
  moveCard,
  newCards,
  shufflePile,
  type Cards,
} from '../../cards/cards.ts';
import { ascending, type Chance } from '../../chance/chance.ts';
import type { Log } from '../../log.ts';
import { maskOf, type Seat, type SeatMask } from '../../seat.ts';
import { peek } from '../../secret.ts';
import { BANK, cardOf, COINS, DECKS, MOST_SEATS, type Options, type Stall } from './content.ts';
import type { Event } from './events.ts';

export const PHASES = ['stalls', 'well', 'camp', 'auction', 'thieves', 'thefts', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Places of cards: four for all, then a hand and a place of shown cards for each seat. */
export const DECK = 0;
export const DISCARDS = 1;
export const TABLE = 2;
export const LOT = 3;
const FIRST_HAND = 4;
const FIRST_SHOWN = FIRST_HAND + MOST_SEATS;
export const PLACES = FIRST_SHOWN + MOST_SEATS;

export const NO_SEAT = -1;

/** A card played against someone, waiting for its answer: the thief below, guards above it (MP-9). */
export interface Frame {
  readonly card: 'thief' | 'guard';
  readonly by: Seat;
  readonly against: Seat;
}

/** A card on the table, face down, for a price (MP-6). */
export interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  readonly price: number;
}

/** A game of Magpies. All of it is public but what `cards` hides. */
export interface State {
  readonly seats: number;
  readonly rounds: number;
  phase: Phase;
  /** From 1. */
  round: number;
  readonly coins: number[];
  bank: number;
  cards: Cards;
  shuffles: number;
  thefts: number;
  /** What each seat chose this round; empty until all have. */
  readonly stalls: Stall[];
  /** Seats whose turn at the well, the camp or as thieves is still to come, in order. */
  readonly queue: Seat[];
  /** Whom each queued thief was played against. */
  readonly victims: Seat[];
  offer: Offer | null;
  /** The highest bid and who made it; who has passed, one bit a seat; whose turn it is to bid. */
  bid: number;
  bidder: Seat;
  passed: SeatMask;
  turn: Seat;
  readonly frames: Frame[];
}

export function handOf(seat: Seat): number {
  return FIRST_HAND + seat;
}

export function shownOf(seat: Seat): number {
  return FIRST_SHOWN + seat;
}

/** The seat that begins the round. */
export function firstSeat(state: State): Seat {
  return (state.round - 1) % state.seats;
}

export function newState(seats: number, options: Options): State {
  const { copies } = DECKS[options.deck];
  return {
    seats,
    rounds: options.rounds,
    phase: 'stalls',
    round: 0,
    coins: Array<number>(seats).fill(COINS),
    bank: BANK,
    cards: newCards(copies, PLACES, DECK),
    shuffles: 0,
    thefts: 0,
    stalls: [],
    queue: [],
    victims: [],
    offer: null,
    bid: 0,
    bidder: NO_SEAT,
    passed: 0,
    turn: NO_SEAT,
    frames: [],
  };
}

/** Frames and offers never change, so that they may be shared once frozen. */
export function cloneState(state: State): State {
  return {
    seats: state.seats,
    rounds: state.rounds,
    phase: state.phase,
    round: state.round,
    coins: state.coins.slice(),
    bank: state.bank,
    cards: cloneCards(state.cards),
    shuffles: state.shuffles,
    thefts: state.thefts,
    stalls: state.stalls.slice(),
    queue: state.queue.slice(),
    victims: state.victims.slice(),
    offer: state.offer,
    bid: state.bid,
    bidder: state.bidder,
    passed: state.passed,
    turn: state.turn,
    frames: state.frames.slice(),
  };
}

/** Shuffles the deck, under the next number of its kind (MP-5). */
export function shuffleDeck(state: State, chance: Chance): void {
  state.shuffles += 1;
  shufflePile(state.cards, DECK, chance, 'deck', state.shuffles);
}

/** Makes sure that the deck has a card, from the discards if need be. False when there is none (MP-5). */
export function refillDeck(state: State, chance: Chance, log?: Log<Event>): boolean {
  if (countCards(state.cards, DECK) > 0) return true;
  const count = countCards(state.cards, DISCARDS);
  if (count === 0) return false;
  moveAll(state.cards, DISCARDS, DECK);
  shuffleDeck(state, chance);
  log?.tell({ type: 'discards-shuffled', count });
  return true;
}

/** MP-1. In the order of their kinds, not as they lay: nobody is told that. */
export function dealHands(state: State, count: number, log?: Log<Event>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const top = peek(cardsIn(state.cards, DECK)).slice(-count);
    for (const kind of ascending(top)) moveCard(state.cards, DECK, handOf(seat), kind, maskOf(seat));
    const cards = ascending(top).map(cardOf);
    log?.tellOnly(
      maskOf(seat),
      { type: 'hand-dealt', seat, count, cards },
      { type: 'hand-dealt', seat, count },
      { cards: 'MP-1' },
    );
  }
}
