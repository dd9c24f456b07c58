import {
  cardsIn,
  cloneCards,
  countCards,
  countMost,
  countSure,
  EVERYONE,
  FastChance,
  knowledgeOf,
  maskOf,
  mayBe,
  mayHold,
  moveAll,
  moveCard,
  moveTop,
  newCards,
  NOBODY,
  peek,
  PUBLIC,
  ScriptedChance,
  showCard,
  shufflePile,
} from '@boxcars/engine';
import { describe, expect, it } from 'vitest';

import { moveAtRandom, randomCards, TINY } from './random-cards.ts';

const DECK = 0;
const HAND = 1;
const OTHER = 2;

describe('a table of cards', () => {
  it('starts with all cards in one place, in ascending order', () => {
    const cards = newCards([2, 0, 1], 3, DECK);
    expect(peek(cards.piles)).toEqual([[0, 0, 2], [], []]);
    expect(countCards(cards, DECK)).toBe(3);
    expect(countCards(cards, HAND)).toBe(0);
  });

  it('moves the top card, which is the last, and tells its kind', () => {
    const cards = newCards([1, 1, 1], 2, DECK);
    expect(moveTop(cards, DECK, HAND, NOBODY)).toBe(2);
    expect(peek(cardsIn(cards, DECK))).toEqual([0, 1]);
    expect(peek(cardsIn(cards, HAND))).toEqual([2]);
  });

  it('moves a card of a kind, and throws where there is none', () => {
    const cards = newCards([2, 1], 2, DECK);
    moveCard(cards, DECK, HAND, 0, NOBODY);
    expect(peek(cards.piles)).toEqual([[0, 1], [0]]);
    expect(() => moveCard(cards, HAND, DECK, 1, NOBODY)).toThrow('no card of kind 1');
    expect(() => moveTop(newCards([0], 1, 0), 0, 0, NOBODY)).toThrow('no card in place');
    expect(() => countCards(cards, 5)).toThrow('no place 5');
  });

  it('writes every move down with those who saw it', () => {
    const cards = newCards([1, 1], 3, DECK);
    moveTop(cards, DECK, HAND, maskOf(1));
    moveAll(cards, DECK, OTHER);
    moveAll(cards, DECK, OTHER);
    moveAll(cards, OTHER, OTHER);
    showCard(cards, HAND, 1, EVERYONE);
    expect(peek(cards.history)).toEqual([DECK, HAND, 1, 2, DECK, OTHER, -1, 0, HAND, HAND, 1, EVERYONE]);
  });

  it('shows only cards that are there', () => {
    expect(() => showCard(newCards([1, 1], 2, DECK), HAND, 0, EVERYONE)).toThrow('no card of kind 0');
  });

  it('shuffles with the luck it is given', () => {
    const cards = newCards([1, 1, 1], 1, 0);
    shufflePile(cards, 0, new ScriptedChance({ 'deck/1': [2, 0, 1] }), 'deck', 1);
    expect(peek(cardsIn(cards, 0))).toEqual([1, 0, 2]);
  });

  it('clones without sharing what can change', () => {
    const luck = new FastChance(1);
    for (let i = 0; i < 50; i++) {
      const cards = randomCards(luck, TINY);
      const before = JSON.stringify(cards);
      const copy = cloneCards(cards);
      expect(JSON.stringify(copy)).toBe(before);
      moveAtRandom(copy, luck);
      expect(JSON.stringify(cards)).toBe(before);
    }
  });

  it('survives JSON', () => {
    const cards = randomCards(new FastChance(2), TINY);
    expect(JSON.parse(JSON.stringify(cards))).toEqual(cards);
  });
});

describe('what is known of cards', () => {
  it('everything is known before anything moves', () => {
    const { open } = newCards([2, 1], 2, DECK);
    expect(countSure(open, DECK, 0)).toBe(2);
    expect(countMost(open, DECK, 0)).toBe(2);
    expect(mayBe(open, HAND, 0)).toBe(false);
  });

  it('a card that moved unseen may be any of its pile', () => {
    const cards = newCards([2, 1], 2, DECK);
    moveTop(cards, DECK, HAND, NOBODY);
    expect(countSure(cards.open, DECK, 0)).toBe(1);
    expect(countMost(cards.open, DECK, 0)).toBe(2);
    expect(mayHold(cards, HAND, 0)).toBe(true);
    expect(mayHold(cards, HAND, 1)).toBe(true);
  });

  it('a card seen to move is known to lie there, and tells what the rest is not', () => {
    const cards = newCards([1, 1], 3, DECK);
    moveCard(cards, DECK, HAND, 0, NOBODY);
    moveCard(cards, HAND, OTHER, 0, EVERYONE);
    expect(countSure(cards.open, OTHER, 0)).toBe(1);
    expect(countSure(cards.open, DECK, 1)).toBe(1);
    expect(mayHold(cards, DECK, 0)).toBe(false);
  });

  it('one conclusion leads to the next', () => {
    const cards = newCards([1, 1, 1], 3, DECK);
    moveCard(cards, DECK, HAND, 0, NOBODY);
    moveCard(cards, DECK, OTHER, 1, NOBODY);
    showCard(cards, HAND, 0, EVERYONE);
    showCard(cards, OTHER, 1, EVERYONE);
    expect(countSure(cards.open, DECK, 2)).toBe(1);
  });

  it('a pile of one kind gives no secret away when a card leaves it unseen', () => {
    const cards = newCards([3], 2, DECK);
    moveTop(cards, DECK, HAND, NOBODY);
    expect(countSure(cards.open, HAND, 0)).toBe(1);
    expect(countSure(cards.open, DECK, 0)).toBe(2);
  });

  it('a whole pile that moves takes along all that was known of it', () => {
    const cards = newCards([1, 1, 1], 3, DECK);
    moveCard(cards, DECK, HAND, 0, EVERYONE);
    moveCard(cards, DECK, HAND, 1, NOBODY);
    moveAll(cards, HAND, OTHER);
    expect(countSure(cards.open, OTHER, 0)).toBe(1);
    expect(mayHold(cards, OTHER, 1)).toBe(true);
    expect(mayHold(cards, HAND, 1)).toBe(false);
  });

  it('each viewer knows what they saw: the owner all, the public nothing', () => {
    const cards = newCards([1, 1], 2, DECK);
    moveCard(cards, DECK, HAND, 1, maskOf(0));
    expect(countSure(knowledgeOf(cards, 0), HAND, 1)).toBe(1);
    expect(countSure(knowledgeOf(cards, 1), HAND, 1)).toBe(0);
    expect(countSure(knowledgeOf(cards, PUBLIC), HAND, 1)).toBe(0);
  });

  it('a card given that is not the one drawn: the place in between keeps the two apart', () => {
    // A thief draws unseen from a hand of one known card into a place of its own, and gives another card for it.
    const [THIEF, VICTIM, DRAWN] = [1, 2, 3];
    const cards = newCards([1, 1, 1], 4, DECK);
    moveCard(cards, DECK, VICTIM, 0, EVERYONE);
    moveCard(cards, DECK, THIEF, 1, NOBODY);
    moveCard(cards, VICTIM, DRAWN, 0, NOBODY);
    moveCard(cards, THIEF, VICTIM, 1, NOBODY);
    moveCard(cards, DRAWN, THIEF, 0, NOBODY);
    expect(countSure(cards.open, THIEF, 0)).toBe(1);
    expect(mayHold(cards, VICTIM, 0)).toBe(false);
  });

  it("the public's knowledge is kept as it would be found by going through the history", () => {
    const luck = new FastChance(3);
    for (let i = 0; i < 500; i++) {
      const cards = randomCards(luck, { ...TINY, moves: 12 });
      expect(knowledgeOf(cards, PUBLIC)).toEqual(cards.open);
    }
  });

  it('seeing more cards of a kind than there are is our mistake', () => {
    const cards = newCards([1, 1], 2, DECK);
    peek(cards.history).push(DECK, HAND, 0, EVERYONE, DECK, HAND, 0, EVERYONE);
    expect(() => knowledgeOf(cards, PUBLIC)).toThrow('more cards of kind 0');
  });
});
