import type { Open, Seat, Viewer } from '@boxcars/engine';

import {
  contentOf,
  cardFace,
  eventName,
  EVENTS,
  mineFace,
  TOWNS,
  type CardFace,
  type EventName,
  type MineFace,
  type Town,
} from './content.ts';
import { openingCost } from './phases/mayors.ts';
import { pointsOf } from './scoring.ts';
import { at, countKept, GONE, isHeldOpen, NOBODY_YET, topFrame, UNSEEN, type State } from './state.ts';

/** A mine before its owner, with the New Veins under it. */
export type OwnedMine = MineFace & { readonly veins: number };

/** What lies before a player. */
export interface PlayerView {
  readonly gold: number;
  readonly points: number;
  readonly mines: readonly OwnedMine[];
  readonly saloons: readonly { readonly town: Town; readonly girls: boolean }[];
  /** Open before the player until they can be used. */
  readonly held: readonly EventName[];
  /** In hand, but known: they were taken face up. */
  readonly hand: readonly EventName[];
}

/** A town: its mayor, and what opening a mine there would cost each seat. */
export interface TownView {
  readonly town: Town;
  readonly mayor: Seat | null;
  readonly governor: boolean;
  readonly costs: readonly number[];
}

/** What anyone may know of a table: all but the order of the deck and the removed cards. */
export interface View {
  /** The seat that looks, or null for the public. */
  readonly you: Seat | null;
  readonly round: number;
  readonly rounds: number;
  readonly start: Seat;
  /** Who is asked now, or null at the end. */
  readonly turn: Seat | null;
  readonly expropriationFee: boolean;
  readonly offer: readonly CardFace[];
  readonly auction: {
    readonly highest: number;
    readonly leader: Seat | null;
    readonly passed: readonly boolean[];
    /** Known once it is over. */
    readonly winner: Seat | null;
  };
  /** Seats that still have to choose, the next first; empty before the auction is over. */
  readonly choosing: readonly Seat[];
  /** The last roll, or null before the first. */
  readonly dice: readonly number[] | null;
  readonly players: readonly PlayerView[];
  readonly towns: readonly TownView[];
  /** Cards nobody has seen yet: some of them lie in the deck, the others were removed. */
  readonly unseen: { readonly mines: readonly MineFace[]; readonly events: readonly EventName[] };
  readonly deck: number;
  readonly removed: number;
  /** Events that went back into the deck in round 1 and so are not among the removed. */
  readonly surelyInDeck: readonly EventName[];
  readonly gone: readonly MineFace[];
}

export function viewOf(state: State, viewer: Viewer): Open<View> {
  const points = pointsOf(state);
  return {
    you: viewer < 0 ? null : viewer,
    round: state.round,
    rounds: state.rounds,
    start: state.start,
    turn: state.stack.length === 0 ? null : topFrame(state).seat,
    expropriationFee: state.expropriationFee,
    offer: state.offer.map((card) => cardFace(contentOf(state), card)),
    auction: auctionView(state),
    choosing: isChoosing(state) ? state.order.slice(state.chosen, state.seats) : [],
    dice: state.dice[0] === 0 ? null : state.dice.slice(),
    players: points.map((sum, seat) => playerView(state, seat, sum)),
    towns: TOWNS.map((town, i) => townView(state, town, i)),
    unseen: { mines: facesAt(state, UNSEEN), events: eventsBy(state.unseenEvents) },
    deck: state.deckSize,
    removed: countUnseen(state) - state.deckSize,
    surelyInDeck: eventsBy(state.returned),
    gone: facesAt(state, GONE),
  };
}

function isChoosing(state: State): boolean {
  const bottom = state.stack[0];
  return bottom !== undefined && bottom.kind === 'choose-card';
}

function auctionView(state: State): View['auction'] {
  const isOpen = state.stack[0]?.kind === 'bid';
  return {
    highest: state.highestBid,
    leader: state.leader === NOBODY_YET ? null : state.leader,
    passed: state.gold.map((_, seat) => (state.passed & (1 << seat)) !== 0),
    winner: isOpen ? null : state.winner,
  };
}

function playerView(state: State, seat: Seat, points: number): PlayerView {
  const kept = EVENTS.flatMap((event, i) => Array<EventName>(countKept(state, seat, i)).fill(event));
  const isHeld = (event: EventName): boolean => isHeldOpen(EVENTS.indexOf(event));
  return {
    gold: state.gold[seat] as number,
    points,
    mines: minesOf(state, seat),
    saloons: saloonsOf(state, seat),
    held: kept.filter((event) => isHeld(event)),
    hand: kept.filter((event) => !isHeld(event)),
  };
}

function minesOf(state: State, seat: Seat): OwnedMine[] {
  return minesAt(state, seat).map((mine) => ({
    ...mineFace(contentOf(state), mine),
    veins: state.veins[mine] as number,
  }));
}

function facesAt(state: State, place: number): MineFace[] {
  return minesAt(state, place).map((mine) => mineFace(contentOf(state), mine));
}

function minesAt(state: State, place: number): number[] {
  return state.owner.flatMap((owner, mine) => (owner === place ? [mine] : []));
}

function saloonsOf(state: State, seat: Seat): { town: Town; girls: boolean }[] {
  return TOWNS.flatMap((town, i) => {
    const plain = state.saloons[at(state, i, seat)] as number;
    const girls = state.girls[at(state, i, seat)] as number;
    return [
      ...Array.from({ length: plain }, () => ({ town, girls: false })),
      ...Array.from({ length: girls }, () => ({ town, girls: true })),
    ];
  });
}

function townView(state: State, town: Town, i: number): TownView {
  const mayor = state.mayor[i] as number;
  return {
    town,
    mayor: mayor === NOBODY_YET ? null : mayor,
    governor: state.governor[i] === true,
    costs: state.gold.map((_, seat) => openingCost(state, i, seat)),
  };
}

function eventsBy(counts: readonly number[]): EventName[] {
  return counts.flatMap((count, event) => Array<EventName>(count).fill(eventName(event)));
}

function countUnseen(state: State): number {
  return minesAt(state, UNSEEN).length + state.unseenEvents.reduce((sum, count) => sum + count, 0);
}
