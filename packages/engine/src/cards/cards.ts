import type { Chance } from '../chance/chance.ts';
import { empty } from '../empty.ts';
import { EVERYONE, isIn, PUBLIC, type SeatMask, type Viewer } from '../seat.ts';
import { hide, peek, type Secret } from '../secret.ts';
import {
  cloneKnowledge,
  learnAll,
  learnNone,
  learnSeen,
  learnUnseen,
  mayBe,
  newKnowledge,
  type Knowledge,
} from './knowledge.ts';

/** A place where cards can lie: a deck, a hand, a discard pile. At most 30 of them. */
export type Place = number;

/** A kind of card. Copies of a kind can't be told apart. */
export type Kind = number;

/**
 * Rows of the history: from, to, what, seen by. `what` is a kind, or minus the number of cards when a whole pile moved.
 * From a place to itself: a card was shown where it lies. To {@link NOWHERE}: no card of the kind lies in `from`.
 */
export const ROW = 4;

/** Where the cards go that a place turned out not to hold. */
export const NOWHERE = -1;

/**
 * Face-down cards with one kind of back, and who has seen what of them. Plain data that lives in a game's state.
 * Every card starts in one place; from then on each move is written down with those who saw its face.
 */
export interface Cards {
  /** How many copies there are of each kind. Never changes. */
  readonly copies: readonly number[];
  readonly places: number;
  readonly start: Place;
  /** The kinds in each place, the top last. */
  readonly piles: Secret<number[][]>;
  readonly history: Secret<number[]>;
  /** What everyone knows. */
  readonly open: Knowledge;
}

/** All cards in one place, in ascending order: shuffle it. */
export function newCards(copies: readonly number[], places: number, start: Place): Cards {
  const all: number[] = [];
  for (let kind = 0; kind < copies.length; kind++) {
    for (let i = copies[kind] as number; i > 0; i--) all.push(kind);
  }
  const piles: number[][] = [];
  for (let place = 0; place < places; place++) piles.push(place === start ? all : []);
  return { copies, places, start, piles: hide(piles), history: hide([]), open: newKnowledge(copies, places, start) };
}

export function cloneCards(cards: Cards): Cards {
  return {
    copies: cards.copies,
    places: cards.places,
    start: cards.start,
    piles: hide(peek(cards.piles).map((pile) => pile.slice())),
    history: hide(peek(cards.history).slice()),
    open: cloneKnowledge(cards.open),
  };
}

/** How many cards lie in a place: public. */
export function countCards(cards: Cards, place: Place): number {
  return pileOf(cards, place).length;
}

/** The kinds in a place, the top last. The live array: look, don't touch. */
export function cardsIn(cards: Cards, place: Place): Secret<readonly number[]> {
  return hide(pileOf(cards, place));
}

/** Whether, by what everyone knows, a card of this kind may lie in this place. */
export function mayHold(cards: Cards, place: Place, kind: Kind): boolean {
  return mayBe(cards.open, place, kind);
}

/** What a viewer knows of the cards after all they have seen. The public's is kept up to date in `cards.open`. */
export function knowledgeOf(cards: Cards, viewer: Viewer): Knowledge {
  const known = newKnowledge(cards.copies, cards.places, cards.start);
  const history = peek(cards.history);
  for (let at = 0; at < history.length; at += ROW) {
    const from = history[at] as number;
    const to = history[at + 1] as number;
    const what = history[at + 2] as number;
    if (to === NOWHERE) learnNone(known, from, what);
    else if (what < 0) learnAll(known, from, to);
    else if (isIn(history[at + 3] as number, viewer)) learnSeen(known, from, to, what);
    else learnUnseen(known, from, to);
  }
  return known;
}

/** Moves one card of a kind. Its face is seen by `seenBy` alone; everyone sees that a card moved. */
export function moveCard(cards: Cards, from: Place, to: Place, kind: Kind, seenBy: SeatMask): void {
  const pile = pileOf(cards, from);
  // By hand: lastIndexOf and splice take longer than all the rest of a move.
  let at = pile.length - 1;
  while (at >= 0 && pile[at] !== kind) at -= 1;
  if (at < 0) throw new Error(`no card of kind ${kind} in place ${from}`);
  for (; at < pile.length - 1; at++) pile[at] = pile[at + 1] as number;
  pile.pop();
  place(cards, from, to, kind, seenBy);
}

/** Moves the top card and returns its kind. */
export function moveTop(cards: Cards, from: Place, to: Place, seenBy: SeatMask): Kind {
  const kind = pileOf(cards, from).pop();
  if (kind === undefined) throw new Error(`no card in place ${from}`);
  place(cards, from, to, kind, seenBy);
  return kind;
}

/** Moves a whole pile under nobody's eyes but before everyone's: all know that all of it moved. */
export function moveAll(cards: Cards, from: Place, to: Place): void {
  const pile = pileOf(cards, from);
  if (pile.length === 0 || from === to) return;
  peek(cards.history).push(from, to, -pile.length, 0);
  learnAll(cards.open, from, to);
  pileOf(cards, to).push(...pile);
  empty(pile);
}

/** Shows a card where it lies: `seenBy` learn that the place holds one of this kind. */
export function showCard(cards: Cards, at: Place, kind: Kind, seenBy: SeatMask): void {
  if (!pileOf(cards, at).includes(kind)) throw new Error(`no card of kind ${kind} in place ${at}`);
  peek(cards.history).push(at, at, kind, seenBy);
  if (isIn(seenBy, PUBLIC)) learnSeen(cards.open, at, at, kind);
}

/** Everyone learns that no card of a kind lies in a place: by the rules it would have been shown. */
export function ruleOut(cards: Cards, at: Place, kind: Kind): void {
  if (!mayBe(cards.open, at, kind)) return;
  peek(cards.history).push(at, NOWHERE, kind, EVERYONE);
  learnNone(cards.open, at, kind);
}

/** Shuffles a pile: from now on nobody knows its order. */
export function shufflePile(
  cards: Cards,
  at: Place,
  chance: Chance,
  label: string,
  a?: number,
  b?: number,
  c?: number,
): void {
  chance.shuffle(pileOf(cards, at), label, a, b, c);
}

function place(cards: Cards, from: Place, to: Place, kind: Kind, seenBy: SeatMask): void {
  pileOf(cards, to).push(kind);
  peek(cards.history).push(from, to, kind, seenBy);
  if (isIn(seenBy, PUBLIC)) learnSeen(cards.open, from, to, kind);
  else learnUnseen(cards.open, from, to);
}

function pileOf(cards: Cards, at: Place): number[] {
  const pile = peek(cards.piles)[at];
  if (pile === undefined) throw new Error(`no place ${at}`);
  return pile;
}
