import {
  cardsIn,
  cloneCards,
  countCards,
  hide,
  newCards,
  peek,
  type Cards,
  type Kind,
  type Place,
  type Seat,
  type Secret,
} from '@boxcars/engine';

import { DICE, STACKS, type Card, type Options } from './content.ts';
import { rulesOf, type Rules } from './deck.ts';
import type { Counts } from './dice.ts';

/** What is asked: how to start, what to do with kept dice or with a roll, the parts of an action, whether to end. */
export const PHASES = ['start', 'kept', 'rolled', 'choose', 'give', 'won', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A die, counted from 0; the last two are black. */
export type Die = number;

/** A stack of cards, counted from 0. */
export type Stack = number;

/** Sets of dice and of stacks: one bit each. */
export type DiceMask = number;
export type StackMask = number;

export const ALL_DICE: DiceMask = (1 << DICE) - 1;
export const BLACK_DICE: DiceMask = 0b110000;

/** Stands for no card: an empty stack, nothing won in this turn. */
export const NO_CARD = -1;

/** Where cards lie: in the stacks, on top of them, between two hands, in a hand, shown at the end. */
export const IN_STACKS: Place = 0;
export const ON_TOP: Place = 1;
export const BETWEEN: Place = 2;
const FIRST_HAND = 3;
const FIRST_SHOWN = 7;
const PLACES = 11;

/** The cards a seat holds face down, and those it shows once the game is over. */
export function handOf(seat: Seat): Place {
  return FIRST_HAND + seat;
}

export function shownOf(seat: Seat): Place {
  return FIRST_SHOWN + seat;
}

/** A game of Dice Tower. Plain data. */
export interface State {
  readonly rules: Rules;
  readonly seats: number;
  phase: Phase;
  /** The ordinal of the turn, from 1, extra turns counted. */
  turn: number;
  seat: Seat;
  /** Rolls of this turn; keeping inherited dice counts as one. */
  rolls: number;
  /** The colour of each die, as an index of COLOURS. */
  readonly dice: number[];
  /** TW-T5: whether the dice lie as the last player left them. */
  isInherited: boolean;
  /** Dice set aside from the last player's. */
  kept: DiceMask;
  /** Stacks whose card the dice fit as they lie, and as they have lain since the last roll. */
  fits: StackMask;
  fitted: StackMask;
  /** TW-T3: stacks whose card can't be taken in this turn any more. */
  refused: StackMask;
  /** TW-B1: whether a die may be turned. */
  canTurn: boolean;
  /** The kind of each stack's top card, or NO_CARD. */
  readonly open: Kind[];
  /** What each stack's top card asks of the dice (see `fitsNeed`): nothing they could ever make where there is none. */
  readonly needs: Counts[];
  readonly combos: number[];
  /** The cards below the top ones, by stack, the next one last. */
  readonly stacks: Secret<Kind[]>[];
  cards: Cards;
  /** The kind won in this turn, or NO_CARD. */
  won: Kind;
  /** The player that cards are being swapped with. */
  partner: Seat;
  /** The seat that ended the game by choice; NOBODY_ENDED otherwise. */
  endedBy: Seat;
}

export const NOBODY_ENDED = -1;

/** A table before its first turn: all cards still in the box. */
export function newState(seats: number, options: Options): State {
  const rules = rulesOf(seats, options);
  return {
    rules,
    seats,
    phase: 'start',
    turn: 0,
    seat: 0,
    rolls: 0,
    dice: [0, 0, 0, 0, 0, 0],
    isInherited: false,
    kept: 0,
    fits: 0,
    fitted: 0,
    refused: 0,
    canTurn: false,
    open: [NO_CARD, NO_CARD, NO_CARD],
    needs: [0, 0, 0],
    combos: [0, 0, 0],
    stacks: [hide([]), hide([]), hide([])],
    cards: newCards(rules.copies, PLACES, IN_STACKS),
    won: NO_CARD,
    partner: 0,
    endedBy: NOBODY_ENDED,
  };
}

/** A copy that shares nothing but what never changes. */
export function cloneState(state: State): State {
  return copyWith(
    state,
    cloneCards(state.cards),
    state.stacks.map((stack) => hide(peek(stack).slice())),
  );
}

/** A copy with other cards in it. */
export function copyWith(state: State, cards: Cards, stacks: Secret<Kind[]>[]): State {
  return {
    rules: state.rules,
    seats: state.seats,
    phase: state.phase,
    turn: state.turn,
    seat: state.seat,
    rolls: state.rolls,
    dice: state.dice.slice(),
    isInherited: state.isInherited,
    kept: state.kept,
    fits: state.fits,
    fitted: state.fitted,
    refused: state.refused,
    canTurn: state.canTurn,
    open: state.open.slice(),
    needs: state.needs.slice(),
    combos: state.combos.slice(),
    stacks,
    cards,
    won: state.won,
    partner: state.partner,
    endedBy: state.endedBy,
  };
}

/** Makes a card, or none, the top of a stack. */
export function putOnTop(state: State, stack: Stack, kind: Kind): void {
  state.open[stack] = kind;
  state.needs[stack] = kind === NO_CARD ? 0 : (state.rules.needs[kind] as number);
  state.combos[stack] = kind === NO_CARD ? 0 : (state.rules.combos[kind] as number);
}

/** The face of a kind of card. */
export function cardOf(rules: Rules, kind: Kind): Card {
  const card = rules.cards[kind];
  if (card === undefined) throw new Error(`no card of kind ${kind}`);
  return card;
}

/** How many cards a seat holds: public. */
export function countHeld(state: State, seat: Seat): number {
  return countCards(state.cards, handOf(seat));
}

/** The kinds a seat holds. The live array: look, don't touch. */
export function heldBy(state: State, seat: Seat): Secret<readonly Kind[]> {
  return cardsIn(state.cards, handOf(seat));
}

/** How many cards lie below the top one of a stack: public. */
export function countBelow(state: State, stack: Stack): number {
  return peek(stackOf(state, stack)).length;
}

export function stackOf(state: State, stack: Stack): Secret<Kind[]> {
  const cards = state.stacks[stack];
  if (cards === undefined) throw new Error(`no stack ${stack}`);
  return cards;
}

/** The stacks, for loops outside simulation. */
export const ALL_STACKS: readonly Stack[] = Array.from({ length: STACKS }, (_, stack) => stack);

/** The dice, for loops outside simulation. */
export const EVERY_DIE: readonly Die[] = Array.from({ length: DICE }, (_, die) => die);
