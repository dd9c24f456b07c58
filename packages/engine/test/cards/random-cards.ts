import {
  countCards,
  EVERYONE,
  type FastChance,
  maskOf,
  moveAll,
  moveCard,
  newCards,
  NOBODY,
  peek,
  ruleOut,
  showCard,
  shufflePile,
  type Cards,
  type SeatMask,
} from '@boxcars/engine';

const EYES: readonly SeatMask[] = [EVERYONE, NOBODY, NOBODY, maskOf(0), maskOf(1), maskOf(0, 1)];

/** How large a random table may become. */
export interface Limits {
  readonly cards: number;
  readonly kinds: number;
  readonly copies: number;
  readonly places: number;
  readonly moves: number;
}

export const TINY: Limits = { cards: 5, kinds: 4, copies: 2, places: 4, moves: 6 };

/** A small deck after random moves, seen by random seats: single cards, showings, whole piles, and kinds ruled out. */
export function randomCards(luck: FastChance, limits: Limits): Cards {
  const copies: number[] = [];
  let left = limits.cards;
  while (left > 0 && copies.length < limits.kinds) {
    const count = Math.min(left, luck.die(limits.copies));
    copies.push(count);
    left -= count;
  }
  const cards = newCards(copies, 1 + luck.die(limits.places - 1), 0);
  shufflePile(cards, 0, luck, 'deck');
  for (let moves = 2 + luck.die(limits.moves - 2); moves > 0; moves--) moveAtRandom(cards, luck);
  return cards;
}

/** One random move. */
export function moveAtRandom(cards: Cards, luck: FastChance): void {
  const filled = Array.from({ length: cards.places }, (_, place) => place).filter((at) => countCards(cards, at) > 0);
  const from = luck.pick(filled);
  const to = luck.below(cards.places);
  const kind = luck.pick(peek(cards.piles)[from] ?? []);
  const seenBy = luck.pick(EYES);
  const absent = luck.below(cards.copies.length);
  if (luck.below(8) === 0 && !peek(cards.piles)[to]?.includes(absent)) ruleOut(cards, to, absent);
  else if (luck.below(10) === 0) moveAll(cards, from, to);
  else if (from === to) showCard(cards, from, kind, seenBy);
  else moveCard(cards, from, to, kind, seenBy);
}

/**
 * A longer life of a deck, as in a game: draws of several cards of which one is kept and the rest discarded, cards
 * taken from a neighbour's hand of which one is kept, cards played for all to see, showings, reshuffles.
 * Places: 0 the deck, 1 the discards, 2 the cards just drawn, then the hands.
 */
export function playedCards(luck: FastChance, copies: readonly number[], hands: number, rows: number): Cards {
  const cards = newCards(copies, 3 + hands, 0);
  shufflePile(cards, 0, luck, 'deck');
  while (peek(cards.history).length < 4 * rows) {
    const seat = luck.below(hands);
    const turn = luck.below(10);
    if (turn < 4) drawAndKeep(cards, seat, luck);
    else if (turn < 6) takeAndKeep(cards, seat, (seat + luck.die(hands - 1)) % hands, luck);
    else if (countCards(cards, 3 + seat) > 1) {
      const kind = luck.pick(peek(cards.piles)[3 + seat] ?? []);
      if (turn < 9) moveCard(cards, 3 + seat, 1, kind, EVERYONE);
      else showCard(cards, 3 + seat, kind, maskOf((seat + 1) % hands));
    }
  }
  return cards;
}

function drawAndKeep(cards: Cards, seat: number, luck: FastChance): void {
  for (let count = luck.die(3); count > 0; count--) {
    if (countCards(cards, 0) === 0) {
      moveAll(cards, 1, 0);
      shufflePile(cards, 0, luck, 'deck');
    }
    moveSome(cards, 0, 2, 1, maskOf(seat));
  }
  moveSome(cards, 2, 3 + seat, 1, maskOf(seat));
  moveSome(cards, 2, 1, 3, maskOf(seat));
}

function takeAndKeep(cards: Cards, thief: number, victim: number, luck: FastChance): void {
  const seenBy = maskOf(thief, victim);
  shufflePile(cards, 3 + victim, luck, 'hand');
  moveSome(cards, 3 + victim, 2, luck.die(3), seenBy);
  moveSome(cards, 2, 3 + thief, 1, seenBy);
  moveSome(cards, 2, 3 + victim, 3, seenBy);
}

/** Moves up to `count` cards from the top. */
function moveSome(cards: Cards, from: number, to: number, count: number, seenBy: SeatMask): void {
  for (let i = 0; i < count; i++) {
    const kind = peek(cards.piles)[from]?.at(-1);
    if (kind !== undefined) moveCard(cards, from, to, kind, seenBy);
  }
}
