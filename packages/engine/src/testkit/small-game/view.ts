import { cardsIn, countCards, knowledgeOf } from '../../cards/cards.ts';
import { countSure, type Knowledge } from '../../cards/knowledge.ts';
import { isIn, type Seat, type Viewer } from '../../seat.ts';
import { showTo } from '../../secret.ts';
import { cardOf, CARDS, type Card, type Stall } from './content.ts';
import {
  DECK,
  DISCARDS,
  handOf,
  LOT,
  TABLE,
  shownOf,
  type Frame,
  type Offer,
  type Phase,
  type State,
} from './state.ts';

/** What a seat sees of another, and what it remembers of the hand. */
export interface SeatView {
  readonly coins: number;
  readonly cards: number;
  /** Cards of the hand that the viewer knows for certain, the own hand whole; in the order of CARDS. */
  readonly known: readonly Card[];
  readonly shown: readonly Card[];
  readonly stall: Stall | null;
  readonly hasPassed: boolean;
}

export interface View {
  readonly phase: Phase;
  readonly round: number;
  readonly rounds: number;
  readonly bank: number;
  readonly deck: number;
  readonly discards: number;
  /** Cards that the viewer knows to lie in the deck, among the discards, on the table. */
  readonly inDeck: readonly Card[];
  readonly inDiscards: readonly Card[];
  readonly onTable: readonly Card[];
  readonly lot: readonly Card[];
  readonly offer: Offer | null;
  readonly bid: number;
  readonly bidder: Seat;
  readonly played: readonly Frame[];
  readonly seats: readonly SeatView[];
  /** The viewer's own hand, in the order of CARDS. */
  readonly hand: readonly Card[] | null;
}

export function viewOf(state: State, viewer: Viewer): View {
  const known = knowledgeOf(state.cards, viewer);
  return {
    phase: state.phase,
    round: state.round,
    rounds: state.rounds,
    bank: state.bank,
    deck: countCards(state.cards, DECK),
    discards: countCards(state.cards, DISCARDS),
    inDeck: knownIn(known, DECK),
    inDiscards: knownIn(known, DISCARDS),
    onTable: knownIn(known, TABLE),
    lot: knownIn(known, LOT),
    offer: state.offer,
    bid: state.bid,
    bidder: state.bidder,
    played: state.frames.slice(),
    seats: state.coins.map((_, seat) => seatView(state, known, seat)),
    hand: viewer >= 0 ? ownHand(state, viewer) : null,
  };
}

function seatView(state: State, known: Knowledge, seat: Seat): SeatView {
  return {
    coins: state.coins[seat] ?? 0,
    cards: countCards(state.cards, handOf(seat)),
    known: knownIn(known, handOf(seat)),
    shown: knownIn(known, shownOf(seat)),
    stall: state.stalls[seat] ?? null,
    hasPassed: isIn(state.passed, seat),
  };
}

function ownHand(state: State, seat: Seat): readonly Card[] | null {
  const hand = showTo(seat, seat, cardsIn(state.cards, handOf(seat)));
  return hand?.toSorted((a, b) => a - b).map(cardOf) ?? null;
}

function knownIn(known: Knowledge, place: number): Card[] {
  return CARDS.flatMap((card, kind) => Array<Card>(countSure(known, place, kind)).fill(card));
}
