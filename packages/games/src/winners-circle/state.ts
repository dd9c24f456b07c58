import { hide, MAX_SEATS, peek, type Secret, type Seat } from '@boxcars/engine';

import { HIDDEN_BETS, OPEN_BETS, type BetsLeft } from './bets-left.ts';
import {
  GATES,
  HORSES,
  OWN_HORSES,
  rulesOf,
  SYMBOLS,
  TRACK,
  type HorseCard,
  type Options,
  type Rules,
} from './content.ts';

/** Bets, the race, or the end. Going to the gates and the payout ask nobody anything. */
export const PHASES = ['bets', 'race', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A gate (and its horse), counted from 0. */
export type Gate = number;

/** What lies at a gate of one seat: a token's number, or one of these. */
export const NO_TOKEN = -1;
export const FACE_DOWN = 3;

/** Stands for no gate: nobody has the pace marker yet. */
export const NO_GATE = -1;

/** All seven cards face up. */
export const ALL_UP = (1 << GATES) - 1;

/** A game of Winner's Circle. Plain data; `faceDown` alone is not public. */
export interface State {
  readonly rules: Rules;
  readonly seats: number;
  phase: Phase;
  /** From 1. */
  race: number;
  /** The seat that bets or has rolled. */
  turn: Seat;
  firstBettor: Seat;
  /** Tokens yet to be placed in this race, by all. */
  betsToCome: number;
  /** The number of the last roll of this race, and its symbol (an index of SYMBOLS). */
  roll: number;
  symbol: number;
  /** Horses that may be picked, one bit a gate. */
  faceUp: number;
  /** The gate with the pace marker, or NO_GATE. */
  pace: Gate;
  /** Horses not drawn so far, ascending: their order is made when they are drawn. */
  readonly deck: number[];
  /** Horses of races that are over. */
  readonly gone: number[];
  /** The horse of each gate. */
  readonly gates: number[];
  /** The four numbers of each gate's card, by 4 × gate + symbol. Copied from the deck: a race reads nothing else as often. */
  readonly numbers: number[];
  /** The place of each gate's horse, counted from the line; beyond TRACK once it has crossed. */
  readonly places: number[];
  /** WC-R4: the gate whose horse stands on each space, by its number, or NO_GATE. With WC-V3 nobody asks. */
  readonly track: number[];
  /** Gates in the order their horses crossed. */
  finished: Gate[];
  readonly money: number[];
  /** What each seat may still bet in this race. In open bets everyone can work it out. */
  readonly betsLeft: Secret<BetsLeft>[];
  /** What everyone sees of the tokens, by GATES × seat + gate: a number, NO_TOKEN or FACE_DOWN. */
  readonly tokens: number[];
  /** With Hidden Bets: for each seat the true numbers by gate (NO_TOKEN elsewhere). */
  readonly faceDown: Secret<number[]>[];
  /** Races that were run: see results.ts. */
  readonly results: number[];
}

/** The same cards: a list that isn't frozen is read faster, and simulation deals no others. */
const OWN_DECK = OWN_HORSES;
const OWN_CARDS = [...OWN_HORSES];
const ALL_HORSES: readonly number[] = [...HORSES.keys()];
const NO_MONEY = bySeats(1, 0);
const NO_TOKENS = bySeats(GATES, NO_TOKEN);
const OPEN_HANDS = bySeats(1, hide(OPEN_BETS));
const HIDDEN_HANDS = bySeats(1, hide(HIDDEN_BETS));
const SEVEN: readonly number[] = Array.from({ length: GATES }, () => 0);
const SEVEN_CARDS: readonly number[] = Array.from({ length: GATES * SYMBOLS.length }, () => 0);
const EMPTY_TRACK: readonly number[] = Array.from({ length: TRACK + 1 }, () => NO_GATE);

/** A list with `width` entries a seat, by the number of seats: a list is copied faster than a part of one. */
function bySeats<T>(width: number, entry: T): readonly (readonly T[])[] {
  return Array.from({ length: MAX_SEATS + 1 }, (_, seats) => Array.from({ length: seats * width }, () => entry));
}

function copyFor<T>(lists: readonly (readonly T[])[], seats: number): T[] {
  return (lists[seats] as readonly T[]).slice();
}

/** A table before its first race: horses in the box, tokens in their owners' hands (WC-C5), nobody has money (WC-C8). */
export function newState(seats: number, options: Options): State {
  const rules = rulesOf(options);
  return {
    rules,
    seats,
    phase: 'bets',
    race: 0,
    turn: 0,
    firstBettor: 0,
    betsToCome: 0,
    roll: 0,
    symbol: 0,
    faceUp: 0,
    pace: NO_GATE,
    deck: (rules.horses.length === HORSES.length ? ALL_HORSES : [...rules.horses.keys()]).slice(),
    gone: [],
    gates: SEVEN.slice(),
    numbers: SEVEN_CARDS.slice(),
    places: SEVEN.slice(),
    track: EMPTY_TRACK.slice(),
    finished: [],
    money: copyFor(NO_MONEY, seats),
    betsLeft: copyFor(rules.hiddenBets ? HIDDEN_HANDS : OPEN_HANDS, seats),
    tokens: copyFor(NO_TOKENS, seats),
    faceDown: rules.hiddenBets ? Array.from({ length: seats }, () => hide(copyFor(NO_TOKENS, 1))) : [],
    results: [],
  };
}

/** A copy that shares nothing but what never changes. */
export function cloneState(state: State): State {
  return {
    rules: state.rules,
    seats: state.seats,
    phase: state.phase,
    race: state.race,
    turn: state.turn,
    firstBettor: state.firstBettor,
    betsToCome: state.betsToCome,
    roll: state.roll,
    symbol: state.symbol,
    faceUp: state.faceUp,
    pace: state.pace,
    deck: state.deck.slice(),
    gone: state.gone.slice(),
    gates: state.gates.slice(),
    numbers: state.numbers.slice(),
    places: state.places.slice(),
    track: state.track.slice(),
    finished: state.finished.slice(),
    money: state.money.slice(),
    betsLeft: state.betsLeft.slice(),
    tokens: state.tokens.slice(),
    faceDown: cloneFaceDown(state.faceDown),
    results: state.results.slice(),
  };
}

function cloneFaceDown(faceDown: readonly Secret<number[]>[]): Secret<number[]>[] {
  const copy: Secret<number[]>[] = [];
  for (let seat = 0; seat < faceDown.length; seat++) copy.push(hide(peek(faceDown[seat] as Secret<number[]>).slice()));
  return copy;
}

/** The horse at a gate. */
export function horseAt(state: State, gate: Gate): number {
  return state.gates[gate] as number;
}

/** WC-R5: how far a gate's horse has come from the line. */
export function placeOf(state: State, gate: Gate): number {
  return state.places[gate] as number;
}

/** WC-R5: the space of a place on the track; 0, -1, … are the spaces 36, 35, … behind the line. */
export function spaceOf(place: number): number {
  return place <= 0 ? place + TRACK : place;
}

/** Puts a gate's horse on a place of the track, which is free. */
export function putHorse(state: State, gate: Gate, place: number): void {
  state.places[gate] = place;
  if (place <= TRACK) state.track[spaceOf(place)] = gate;
}

/** Takes a gate's horse off the track. */
export function liftHorse(state: State, gate: Gate): void {
  state.track[spaceOf(placeOf(state, gate))] = NO_GATE;
}

/** WC-R7: whether a gate's horse has left the track over the line. */
export function hasCrossed(state: State, gate: Gate): boolean {
  return placeOf(state, gate) > TRACK;
}

/** Whether a gate's card is face up, so that its horse may be picked. */
export function isFaceUp(state: State, gate: Gate): boolean {
  return (state.faceUp & (1 << gate)) !== 0;
}

/** The card at a gate. */
export function cardAt(state: State, gate: Gate): HorseCard {
  return state.rules.horses[horseAt(state, gate)] as HorseCard;
}

/** Puts a horse's card at a gate. */
export function layCard(state: State, gate: Gate, horse: number): void {
  const { horses } = state.rules;
  const { head, cap, saddle, shoe } = (horses === OWN_DECK ? OWN_CARDS : horses)[horse] as HorseCard;
  const first = gate * SYMBOLS.length;
  state.gates[gate] = horse;
  state.numbers[first] = head;
  state.numbers[first + 1] = cap;
  state.numbers[first + 2] = saddle;
  state.numbers[first + 3] = shoe;
}

/** The name on the card at a gate. */
export function nameAt(state: State, gate: Gate): string {
  return cardAt(state, gate).name;
}
