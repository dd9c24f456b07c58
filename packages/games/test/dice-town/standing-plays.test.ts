import { FastChance, fitsQuestion } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import { diceTown, PASS, PLAYED_CARDS, standingPlays, type Action } from '../../src/dice-town/index.ts';
import { look, nuggets, passTo, sitDown, town, type TownTable } from './at-the-table.ts';

const MINER = ['9999K', '10 10KKQ', 'AAA10J'];
const order = standingPlays({ play: ['dynamite', 'elixir'], stop: ['dynamite'] });

/** What the order answers for a seat that is asked. */
function answerOf(table: TownTable, seat: number, given = order): Action | null {
  return given(look(table, seat), diceTown.question(table.state, seat));
}

describe('plays left in advance', () => {
  test('[DT-G4] play a card at its moment, and stop one of an opponent', () => {
    const table = town(MINER, { round: 2, players: [{ hand: ['dynamite'] }, { hand: ['wanted'] }, {}] });
    table.answer(0, answerOf(table, 0) ?? PASS);
    expect(table.asks).toBe('play-wanted');
    table.answer(1, answerOf(table, 1) ?? PASS);
    expect(nuggets(table)[0]).toBe(4);
  });

  test('[DT-G5] without the card they pass', () => {
    const table = town(MINER, { round: 2, players: [{ hand: ['equipment-1'] }, {}, {}] });
    expect(answerOf(table, 0)).toBe(PASS);
  });

  test('pass at the moments of cards that are not named', () => {
    const table = town(MINER, { round: 2, players: [{ hand: ['dynamite'] }, {}, {}] });
    expect(answerOf(table, 0, standingPlays({ play: [], stop: [] }))).toBe(PASS);
  });

  test('say nothing to any other question', () => {
    const table = sitDown();
    expect(answerOf(table, 0)).toBeNull();
    const offers = passTo(town(['99JJJ', '99KK10', 'AAAQQ'], { round: 2, sheriff: 2 }), 'make-offer');
    expect(answerOf(offers, 0)).toBeNull();
  });

  test('leave a Cheater to its owner', () => {
    const table = sitDown({ players: [{ hand: ['cheater'], cup: ['9', '9', '9', '9', '9'] }, {}] });
    table.answer(0, 'keep 9').answer(1, diceTown.fallback(table.state, 1));
    expect(answerOf(table, 0)).toBe(PASS);
    expect(answerOf(table, 0, standingPlays({ play: ['cheater'], stop: [] }))).toBeNull();
  });

  test('every answer is one a hand could give, all through a game', () => {
    const everything = standingPlays({ play: PLAYED_CARDS, stop: PLAYED_CARDS });
    const storeCards = PLAYED_CARDS.map((card) => ({ card, count: 2 }));
    const { state } = sitDown({ seats: 4, options: { storeCards } });
    const chance = new FastChance(8);
    let answered = 0;
    for (let window = diceTown.window(state); window !== null; window = diceTown.window(state)) {
      const answers: Action[] = [];
      for (const seat of window.seats) {
        const question = diceTown.question(state, seat);
        const answer = everything(diceTown.view(state, seat), question);
        if (answer !== null) {
          answered += 1;
          expect(window.mode).toBe('reaction');
          expect(fitsQuestion(question, answer)).toBe(true);
          expect(diceTown.refuse(state, seat, answer)).toBeNull();
        }
        answers[seat] = answer ?? diceTown.fallback(state, seat);
      }
      diceTown.apply(state, answers, chance);
    }
    expect(answered).toBeGreaterThan(20);
  });
});
