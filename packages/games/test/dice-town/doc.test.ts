import { describe, expect, test } from 'vitest';

import { answerAll, discards, dollars, hand, look, nuggets, passTo, told, town, trueHand } from './at-the-table.ts';

/** Seats 0 and 1 win everything; the others gain nothing. */
const WINNERS = ['99JJJ', 'KKK1010'];

describe('Doc Badluck', () => {
  test('[DT-8] who gained nothing may visit, for what the dice allow', () => {
    const table = passTo(town([...WINNERS, '9JKAA'], { round: 2 }), 'visit-doc');
    expect(table.waiting).toEqual([2]);
    expect(table.legal(2)).toEqual(['pass', 'visit draw', 'visit dollars', 'visit nuggets']);
    table.answer(2, 'pass');
    expect(told(table, 'doc-passed')).toEqual([{ type: 'doc-passed', seat: 2 }]);
  });

  test('[DT-8] without the die there is no such service', () => {
    const table = passTo(town(['999JJ', 'KKK1010', 'AA9910'], { round: 2 }), 'visit-doc');
    expect(table.legal(2)).toEqual(['pass', 'visit nuggets']);
    expect(table.refusal(2, 'visit dollars')).toMatchObject({ code: 'does-not-fit' });
  });

  test('[DT-8] 9 or 10: two Properties go behind barbed wire, where nobody can steal them', () => {
    const players = [{}, {}, { hand: ['property-1', 'property-2', 'property-5'] as const }];
    const table = passTo(town([...WINNERS, '10JKAA'], { round: 2, players }), 'visit-doc');
    table.answer(2, 'visit wire');
    expect(table.asks).toBe('wire-properties');
    expect(table.refusal(2, 'wire property-5 property-5')).toMatchObject({ code: 'card-not-held' });
    table.answer(2, 'wire property-2 property-5');
    expect(look(table).players[2]).toMatchObject({ wired: ['property-2', 'property-5'], hand: { properties: 1 } });
    expect(hand(table, 2)).toEqual(['property-1']);
  });

  test('[DT-8] one Property, if there is only one; then there is nothing to choose', () => {
    const table = passTo(
      town([...WINNERS, '10JKAA'], { round: 2, players: [{}, {}, { hand: ['property-4'] }] }),
      'visit-doc',
    );
    table.answer(2, 'visit wire');
    expect(look(table).players[2]?.wired).toEqual(['property-4']);
  });

  test('[DT-8] J or Q: the top General Store card', () => {
    const table = passTo(
      town(['99QQJ', 'KKK1010', '10QKAA'], { round: 2, storeDeck: ['dynamite', 'girls'] }),
      'visit-doc',
    );
    table.answer(2, 'visit draw');
    expect(trueHand(table, 2)).toEqual(['girls']);
    expect(told(table, 'cards-drawn', 0).at(-1)).toEqual({ type: 'cards-drawn', seat: 2, count: 1, cards: null });
  });

  test('[DT-8] K: every other player gives $2, or what they have', () => {
    const table = passTo(
      town([...WINNERS, '9JKAA'], { round: 2, players: [{ dollars: 1 }, { dollars: 8 }, { dollars: 3 }] }),
      'visit-doc',
    );
    const [first = 0, second = 0, third = 0] = dollars(table);
    table.answer(2, 'visit dollars');
    expect(dollars(table)).toEqual([first - 1, second - 2, third + 3]);
  });

  test('[DT-8] A: every other player gives a nugget, if they have one', () => {
    const table = passTo(
      town([...WINNERS, '9JKAA'], { round: 2, players: [{}, { nuggets: 0 }, { nuggets: 1 }] }),
      'visit-doc',
    );
    table.answer(2, 'visit nuggets');
    expect(nuggets(table)).toEqual([1, 0, 2]);
  });

  test('[DT-8] the Sheriff in office sets the order when there are several', () => {
    const table = passTo(town([...WINNERS, '9JKAA', '910JKA'], { round: 2 }), 'make-offer');
    expect(look(table).tie).toMatchObject({ place: 'doc', seats: [2, 3] });
    answerAll(table, {});
    expect(table.asks).toBe('order-visits');
    expect(table.waiting).toEqual([1]);
    expect(table.legal(1)).toEqual(['order 3 4', 'order 4 3', 'call']);
    table.answer(1, 'order 4 3');
    expect(table.waiting).toEqual([3]);
    table.answer(3, 'visit nuggets');
    expect(table.waiting).toEqual([2]);
  });

  test('[DT-T2] an offer names who shall go first, and is paid when that player is first', () => {
    const table = passTo(town([...WINNERS, '9JKAA', '910JKA'], { round: 2 }), 'make-offer');
    answerAll(table, { 2: 'offer 3$ for 3', 3: 'offer 2$ for 4', 0: 'offer 1$ for 4' });
    const [first = 0, sheriff = 0, third = 0, fourth = 0] = dollars(table);
    table.answer(1, 'order 4 3');
    expect(dollars(table)).toEqual([first - 1, sheriff + 3, third, fourth - 2]);
  });

  test('[DT-9] an empty Bank is no gain', () => {
    const table = passTo(
      town(['99JJJ', 'KKKAA', '10 10 9AK'], { round: 2, players: [{ dollars: 11 }, {}, {}] }),
      'visit-doc',
    );
    expect(told(table, 'place-empty')).toContainEqual({ type: 'place-empty', place: 'bank', nothing: true });
    expect(table.waiting).toEqual([2]);
  });

  test('[DT-9] a card gained and stolen again is a gain', () => {
    const table = town(['J9910K', '999QQ', 'KK10 10A'], { round: 2, storeDeck: ['equipment-8'] });
    passTo(table, 'keep-dice');
    expect(told(table, 'card-stolen')).toMatchObject([{ seat: 1, victim: 0 }]);
    expect(told(table, 'doc-visited').map((event) => event.seat)).not.toContain(0);
  });

  test('[DT-9] a badge withheld is no gain; one kept by winning the Kings is', () => {
    const withheld = passTo(
      town(['99JJJ', 'KK9AQ', '10 10AA9'], { round: 2, players: [{ hand: ['marshall'] }, {}, {}] }),
      'play-marshall',
    );
    answerAll(withheld, { 0: 'play marshall' });
    passTo(withheld, 'visit-doc');
    expect(withheld.waiting).toEqual([1]);
    const kept = town(['99JJJ', 'KK9AQ', '10 10AA9'], { round: 2, sheriff: 1 });
    passTo(kept, 'keep-dice');
    expect(told(kept, 'doc-visited')).toEqual([]);
  });

  test('[DT-9] Even Split’s money is a gain', () => {
    const table = town(['10 10JJJ', 'KKK99', 'QQ10AA'], { round: 2, players: [{}, {}, { hand: ['split'] }] });
    answerAll(passTo(table, 'play-split'), { 2: 'play split' });
    passTo(table, 'keep-dice');
    expect(told(table, 'doc-visited')).toEqual([]);
  });

  test('[DT-9] bribes never count', () => {
    const table = town(['9AA10Q', '9JJJJ', 'QKKK10'], { round: 2, players: [{}, {}, {}] });
    expect(table.asks).toBe('make-offer');
    answerAll(table, { 1: 'offer 8$ for 2' }).answer(0, 'choose 2');
    passTo(table, 'visit-doc', 'make-offer');
    expect(look(table).players[0]).toMatchObject({ gained: false });
  });
});

describe('Doc Badluck’s Elixir', () => {
  const hands = ['99JJA', 'KKK1010'];

  test('[DT-10] one action of the Doc for a player who gained something, after all visits and without any', () => {
    const table = passTo(town(hands, { round: 2, players: [{ hand: ['elixir'] }, { nuggets: 2 }] }), 'play-elixir');
    expect(table.waiting).toEqual([0]);
    expect(table.legal(0)).toEqual(['pass', 'play elixir draw', 'play elixir nuggets']);
    table.answer(0, 'play elixir nuggets');
    expect(nuggets(table)).toEqual([3, 1]);
    expect(discards(table)).toContain('elixir');
  });

  test('[DT-10] it needs the die', () => {
    const table = passTo(
      town(['99JJQ', 'KKK1010'], { round: 2, players: [{ hand: ['elixir'] }, { nuggets: 2 }] }),
      'play-elixir',
    );
    expect(table.refusal(0, 'play elixir nuggets')).toMatchObject({ code: 'does-not-fit' });
  });

  test('[DT-10] who gained nothing visits the Doc without it, and is not asked', () => {
    const table = town(['99JJJ', 'KKK1010', 'AA9JK'], { round: 2, players: [{}, {}, { hand: ['elixir'] }] });
    passTo(table, 'visit-doc').answer(2, 'pass');
    expect(table.asks === 'play-elixir' && table.waiting.includes(2)).toBe(false);
    expect(hand(table, 2)).toEqual(['elixir']);
  });

  test('[DT-10] barbed wire by the Elixir asks which Properties', () => {
    const table = passTo(
      town(['9JJJA', 'KKK1010'], {
        round: 2,
        players: [{ hand: ['elixir', 'property-1', 'property-2', 'property-3'] }, {}],
      }),
      'play-elixir',
    );
    table.answer(0, 'play elixir wire');
    expect(table.asks).toBe('wire-properties');
    table.answer(0, 'wire property-1 property-2');
    expect(look(table).players[0]?.wired).toEqual(['property-1', 'property-2']);
    expect(discards(table)).toContain('elixir');
  });
});
