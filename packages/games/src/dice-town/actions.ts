import type { Seat } from '@boxcars/engine';

import { PLAYED_CARDS, type CardName, type PlayedCard, type PropertyCard } from './content.ts';
import { ALL_POOLS, FACES, namesOf, poolOf, rankOf, type Face, type Pool } from './dice.ts';

/** Most players at a table. */
export const SEATS = 5;

/** Brutes that can be shown at once: more than free all five dice even if one is stopped. Only a replaced deck has so many. */
export const MOST_BRUTES = 5;

/** DT-8: what Doc Badluck does for a visitor: barbed wire, a Store card, dollars or nuggets from everyone. */
export const SERVICES = ['wire', 'draw', 'dollars', 'nuggets'] as const;
export type Service = (typeof SERVICES)[number];

/** DT-H1, DT-H5: keeps some of the dice under the cup and shows so many Brutes. */
export interface Keep {
  readonly type: 'keep';
  readonly dice: readonly Face[];
  readonly brutes: number;
}

/** DT-H7: returns dice of this reveal that can't be paid for. */
export interface PutBack {
  readonly type: 'put-back';
  readonly dice: readonly Face[];
}

/** DT-H7: keeps one die after all, where keeping none can't be paid for. */
export interface KeepOne {
  readonly type: 'keep-one';
  readonly die: Face;
}

/** Does not play, offer or visit. */
export interface Pass {
  readonly type: 'pass';
}

/** DT-G1: plays a card at its moment. */
export interface Play {
  readonly type: 'play';
  readonly card: PlayedCard;
}

/** DT-10: plays the Elixir for one of the Doc's services. */
export interface PlayElixir {
  readonly type: 'play-elixir';
  readonly service: Service;
}

/** One die turned by a Cheater. */
export interface Turn {
  readonly from: Face;
  readonly to: Face;
}

/** DT-H6: one Cheater for each die turned. */
export interface Cheat {
  readonly type: 'cheat';
  readonly turns: readonly Turn[];
}

/** DT-H8: Wanted against a Brute of a seat. */
export interface StopBrute {
  readonly type: 'stop-brute';
  readonly seat: Seat;
}

/** DT-H8: Wanted against one turn of a Cheater. */
export interface StopCheat {
  readonly type: 'stop-cheat';
  readonly seat: Seat;
  readonly from: Face;
  readonly to: Face;
}

/** DT-T2: a binding offer to the Sheriff for a candidate. */
export interface Offer {
  readonly type: 'offer';
  readonly for: Seat;
  readonly nuggets: number;
  readonly dollars: number;
  readonly cards: readonly CardName[];
}

/** Picks a seat: the Sheriff a winner, Nervous Joe's owner a debtor. */
export interface Choose {
  readonly type: 'choose';
  readonly seat: Seat;
}

/** DT-T2: the Sheriff calls for new offers. */
export interface Call {
  readonly type: 'call';
}

/** DT-8: the Sheriff sets the order of the visits. */
export interface Order {
  readonly type: 'order';
  readonly seats: readonly Seat[];
}

/** Keeps one of the cards looked at. */
export interface Take {
  readonly type: 'take';
  readonly card: CardName;
}

/** DT-5: takes so many cards of each back from a seat's hand. */
export interface Rob {
  readonly type: 'rob';
  readonly seat: Seat;
  readonly store: number;
  readonly properties: number;
}

/** DT-8: asks the Doc for a service. */
export interface Visit {
  readonly type: 'visit';
  readonly service: Service;
}

/** DT-8: puts Properties behind barbed wire. */
export interface Wire {
  readonly type: 'wire';
  readonly properties: readonly PropertyCard[];
}

export type Action =
  | Keep
  | PutBack
  | KeepOne
  | Pass
  | Play
  | PlayElixir
  | Cheat
  | StopBrute
  | StopCheat
  | Offer
  | Choose
  | Call
  | Order
  | Take
  | Rob
  | Visit
  | Wire;

const ALL_SEATS: readonly Seat[] = Array.from({ length: SEATS }, (_, seat) => seat);

export const PASS: Pass = Object.freeze({ type: 'pass' });
export const CALL: Call = Object.freeze({ type: 'call' });

/** By kind of card. */
export const PLAYS: readonly Play[] = PLAYED_CARDS.map((card) => Object.freeze({ type: 'play', card }));
/** By the service's place in SERVICES. */
export const VISITS: readonly Visit[] = SERVICES.map((service) => Object.freeze({ type: 'visit', service }));
export const ELIXIRS: readonly PlayElixir[] = SERVICES.map((service) =>
  Object.freeze({ type: 'play-elixir', service }),
);
/** By seat. */
export const CHOICES: readonly Choose[] = ALL_SEATS.map((seat) => Object.freeze({ type: 'choose', seat }));
export const STOP_BRUTES: readonly StopBrute[] = ALL_SEATS.map((seat) => Object.freeze({ type: 'stop-brute', seat }));
/** By face. */
export const KEEP_ONE: readonly KeepOne[] = FACES.map((die) => Object.freeze({ type: 'keep-one', die }));

const PUT_BACKS: readonly PutBack[] = ALL_POOLS.map((pool) => Object.freeze({ type: 'put-back', dice: namesOf(pool) }));

export function putBack(pool: Pool): PutBack {
  return PUT_BACKS[rankOf(pool)] as PutBack;
}

/** Keeps by Brutes and by the rank of their dice; more Brutes than the printed two only in a replaced deck. */
const KEEPS: (readonly Keep[])[] = [];

/** The keep of these dice with so many Brutes. */
export function keepOf(pool: Pool, brutes: number): Keep {
  while (KEEPS.length <= brutes) {
    const next = KEEPS.length;
    KEEPS.push(ALL_POOLS.map((one) => Object.freeze({ type: 'keep', dice: namesOf(one), brutes: next })));
  }
  return (KEEPS[brutes] as readonly Keep[])[rankOf(pool)] as Keep;
}

/** Actions made of parts that a table can't list beforehand, each made once. */
const MADE = new Map<string, Action>();

function intern<A extends Action>(key: string, make: () => A): A {
  const known = MADE.get(key);
  if (known !== undefined) return known as A;
  const action = make();
  MADE.set(key, Object.freeze<Action>(action));
  return action;
}

const SINGLE_CHEATS: readonly Cheat[] = FACES.flatMap((from) =>
  FACES.map((to) => Object.freeze({ type: 'cheat', turns: Object.freeze([Object.freeze({ from, to })]) })),
);

/** A single Cheater by faces. */
export function cheatOf(from: number, to: number): Cheat {
  return SINGLE_CHEATS[from * FACES.length + to] as Cheat;
}

/** Several Cheaters turning dice to one face. */
export function cheatsTo(from: Pool, to: Face): Cheat {
  return intern(`cheat ${from} ${to}`, () => ({
    type: 'cheat',
    turns: Object.freeze(namesOf(from).map((face) => Object.freeze({ from: face, to }))),
  }));
}

export function stopCheat(seat: Seat, from: Face, to: Face): StopCheat {
  return intern(`stop ${seat} ${from} ${to}`, () => ({ type: 'stop-cheat', seat, from, to }));
}

const SMALL = 4;

function smallOffers(make: (count: number) => { nuggets: number; dollars: number }): readonly Offer[] {
  return ALL_SEATS.flatMap((seat) =>
    Array.from({ length: SMALL }, (_, count) =>
      Object.freeze({ type: 'offer', for: seat, ...make(count), cards: Object.freeze([]) } as const),
    ),
  );
}

const NUGGET_OFFERS = smallOffers((nuggets) => ({ nuggets, dollars: 0 }));
const DOLLAR_OFFERS = smallOffers((dollars) => ({ nuggets: 0, dollars }));

/** An offer of one to three nuggets. */
export function offerNuggets(candidate: Seat, nuggets: number): Offer {
  return NUGGET_OFFERS[candidate * SMALL + nuggets] as Offer;
}

/** An offer of one to three dollars. */
export function offerDollars(candidate: Seat, dollars: number): Offer {
  return DOLLAR_OFFERS[candidate * SMALL + dollars] as Offer;
}

const CARD_OFFERS: readonly Map<CardName, Offer>[] = ALL_SEATS.map(() => new Map<CardName, Offer>());

/** An offer of one card. */
export function offerCard(candidate: Seat, card: CardName): Offer {
  const offers = CARD_OFFERS[candidate] as Map<CardName, Offer>;
  let offer = offers.get(card);
  if (offer === undefined) {
    offer = Object.freeze({ type: 'offer', for: candidate, nuggets: 0, dollars: 0, cards: Object.freeze([card]) });
    offers.set(card, offer);
  }
  return offer;
}

const TAKES = new Map<CardName, Take>();

export function takeOf(card: CardName): Take {
  let take = TAKES.get(card);
  if (take === undefined) {
    take = Object.freeze({ type: 'take', card });
    TAKES.set(card, take);
  }
  return take;
}

const MOST_TAKEN = 6;
const ROBS: readonly Rob[] = ALL_SEATS.flatMap((seat) =>
  Array.from({ length: MOST_TAKEN * MOST_TAKEN }, (_, at) =>
    Object.freeze({ type: 'rob', seat, store: Math.floor(at / MOST_TAKEN), properties: at % MOST_TAKEN } as const),
  ),
);

export function robOf(seat: Seat, store: number, properties: number): Rob {
  return ROBS[(seat * MOST_TAKEN + store) * MOST_TAKEN + properties] as Rob;
}

export function orderOf(seats: readonly Seat[]): Order {
  return intern(`order ${seats.join(' ')}`, () => ({ type: 'order', seats: Object.freeze([...seats]) }));
}

export function wireOf(first: PropertyCard, second: PropertyCard): Wire {
  return intern(`wire ${first} ${second}`, () => ({ type: 'wire', properties: Object.freeze([first, second]) }));
}

/** The pool an answer of dice means. */
export function diceOf(action: Keep | PutBack): Pool {
  return poolOf(action.dice);
}
