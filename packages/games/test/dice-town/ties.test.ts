import { describe, expect, test } from 'vitest';

import { offerOf, type CardName } from '../../src/dice-town/index.ts';
import { answerAll, dollars, hand, look, nuggets, passTo, told, town, trueHand } from './at-the-table.ts';

/** Seats 0 and 1 are tied for the Mine, and for nothing else; seat 2 is Sheriff. */
const TIED = ['99JJJ', '99KK10', 'AAAQQ'];

describe('ties', () => {
  test('[DT-T1] the Sheriff in office decides among the tied', () => {
    const table = town(TIED, { round: 2, sheriff: 2 });
    expect(told(table, 'place-tied')).toEqual([{ type: 'place-tied', place: 'mine', seats: [0, 1] }]);
    answerAll(table, {});
    expect(table.asks).toBe('choose-winner');
    expect(table.waiting).toEqual([2]);
    expect(table.legal(2)).toEqual(['choose 1', 'choose 2', 'call']);
    table.answer(2, 'choose 2');
    expect(nuggets(table)).toEqual([0, 2, 0]);
  });

  test('[DT-T1] also where the Sheriff is one of the tied', () => {
    const table = town(TIED, { round: 2, sheriff: 0 });
    answerAll(table, {}).answer(0, 'choose 1');
    expect(nuggets(table)).toEqual([2, 0, 0]);
  });

  test('[DT-T1] a new Sheriff decides what comes after the badge: equal best hands', () => {
    const table = town(['10 10 10AA', '10 10 10AA', 'KKJJ9'], { round: 2, sheriff: 0 });
    expect(look(table).tie?.place).toBe('bank');
    answerAll(table, {}).answer(0, 'choose 1');
    passTo(table, 'make-offer');
    expect(look(table)).toMatchObject({ sheriff: 2, tie: { place: 'town-hall', seats: [0, 1] } });
    answerAll(table, {});
    expect(table.waiting).toEqual([2]);
    table.answer(2, 'choose 2');
    expect(told(table, 'properties-granted')).toMatchObject([{ seat: 1 }]);
  });

  test('[DT-T3] a place that would give nothing to any of the tied has no winner, and nobody is asked', () => {
    const table = town(['10 10JJK', '10 10QQK', 'AAA9J'], { round: 2, players: [{ dollars: 11 }, {}, {}] });
    expect(told(table, 'place-empty')).toContainEqual({ type: 'place-empty', place: 'bank', nothing: true });
    expect(told(table, 'place-tied').map((event) => event.place)).not.toContain('bank');
  });

  test('[DT-T3] the Saloon is decided if one of the tied could take something', () => {
    const table = town(['QQ999', 'QQK1010', 'AAA9K'], { round: 2, players: [{ hand: ['property-1'] }, {}, {}] });
    passTo(table, 'make-offer');
    expect(look(table).tie).toMatchObject({ place: 'saloon', seats: [0, 1] });
    answerAll(table, {}).answer(0, 'choose 1');
    expect(told(table, 'hand-robbed').filter((event) => event.seat === 0)).toEqual([]);
  });
});

describe('offers', () => {
  test('[DT-T2] every player but the Sheriff may offer nuggets, dollars and cards for any candidate', () => {
    const table = town(TIED, { round: 2, sheriff: 2, players: [{ nuggets: 2, hand: ['property-3'] }, {}, {}] });
    expect(table.asks).toBe('make-offer');
    expect(table.waiting).toEqual([0, 1]);
    expect(table.refusal(0, 'offer 2n 8$ property-3 for 2')).toBeNull();
    expect(table.refusal(0, 'offer 1$ for 3')).toMatchObject({ code: 'not-a-candidate', rule: 'DT-T2' });
    expect(table.refusal(0, 'offer 3n for 1')).toMatchObject({ code: 'nuggets-lacking', values: { nuggets: 2 } });
    expect(table.refusal(0, 'offer 9$ for 1')).toMatchObject({ code: 'dollars-lacking', values: { dollars: 8 } });
    expect(table.refusal(0, 'offer property-3 property-3 for 1')).toMatchObject({ code: 'card-not-held' });
    expect(table.refusal(0, offerOf(0, 0, 0, []))).toMatchObject({ code: 'nothing-offered' });
  });

  test('[DT-T2] an offer is an object with fields that a program can compose and judge', () => {
    const table = town(TIED, {
      round: 2,
      sheriff: 2,
      players: [{ nuggets: 2, hand: ['property-3', 'wanted'] }, {}, {}],
    });
    passTo(table, 'make-offer');
    const question = table.game.question(table.state, 0);
    expect(question.compose).toEqual([
      {
        type: 'offer',
        fields: {
          for: { field: 'one', of: [0, 1] },
          nuggets: { field: 'number', min: 0, max: 2 },
          dollars: { field: 'number', min: 0, max: 8 },
          cards: { field: 'subset', of: ['wanted', 'property-3'], min: 0, max: 2 },
        },
      },
    ]);
    expect(question.facts).toMatchObject({ place: 'mine', tied: [0, 1], sheriff: 2, call: 0 });
  });

  test('[DT-T2] wired Properties can’t be offered', () => {
    const table = town(TIED, { round: 2, sheriff: 2, players: [{ wired: ['property-3'] }, {}, {}] });
    expect(table.refusal(0, 'offer property-3 for 1')).toMatchObject({ code: 'card-not-held' });
  });

  test('[DT-T2] all offers of a call are made at once, then shown', () => {
    const table = town(TIED, { round: 2, sheriff: 2 });
    table.answer(0, 'offer 2$ for 1');
    expect(told(table, 'offer-made')).toEqual([]);
    expect(look(table).tie?.offers).toEqual([]);
    table.answer(1, 'offer 3$ for 2');
    expect(look(table).tie?.offers).toMatchObject([
      { seat: 0, for: 0, dollars: 2 },
      { seat: 1, for: 1, dollars: 3 },
    ]);
  });

  test('[DT-T2] a card offered is shown to the Sheriff alone, to the others as its back', () => {
    const players = [{ hand: ['wanted', 'property-3'] as const }, {}, {}, {}];
    const table = passTo(town([...TIED, 'JK10Q9'], { round: 2, sheriff: 2, players }), 'make-offer');
    answerAll(table, { 0: 'offer property-3 wanted for 1' });
    expect(look(table, 2).tie?.offers[0]?.cards).toEqual({ store: 1, properties: 1, sure: ['wanted', 'property-3'] });
    expect(look(table, 3).tie?.offers[0]?.cards).toEqual({ store: 1, properties: 1, sure: [] });
    expect(told(table, 'offer-made', 2)).toMatchObject([{ cards: ['wanted', 'property-3'] }]);
    expect(told(table, 'offer-made', 3)).toMatchObject([{ store: 1, properties: 1, cards: null }]);
    expect(table.game.question(table.state, 2).facts).toMatchObject({
      offers: [{ seat: 0, for: 0, nuggets: 0, dollars: 0, cards: ['wanted', 'property-3'] }],
    });
  });

  test('[DT-T2] a lapsed offer goes back, and the Sheriff still knows its cards', () => {
    const players = [{ hand: ['wanted', 'property-3'] as const }, {}, {}];
    const table = passTo(town(TIED, { round: 2, sheriff: 2, players }), 'make-offer');
    answerAll(table, { 0: 'offer property-3 for 1' }).answer(2, 'choose 2');
    expect(hand(table, 0)).toContain('property-3');
    expect(look(table, 2).players[0]?.hand.sure).toEqual(['property-3']);
    expect(look(table, 1).players[0]?.hand.sure).toEqual([]);
  });

  test('[DT-T2] the Sheriff may call for new offers twice; a call voids the earlier ones', () => {
    const table = town(TIED, { round: 2, sheriff: 2 });
    answerAll(table, { 0: 'offer 2$ for 1' }).answer(2, 'call');
    expect(table.asks).toBe('make-offer');
    expect(look(table).tie).toMatchObject({ calls: 1, offers: [] });
    answerAll(table, { 1: 'offer 4$ for 2' }).answer(2, 'call');
    answerAll(table, { 0: 'offer 1$ for 1' });
    expect(table.refusal(2, 'call')).not.toBeNull();
    table.answer(2, 'choose 1');
    expect(dollars(table)).toEqual([7, expect.any(Number), 9]);
  });

  test('[DT-T2] offers for the chosen one are paid before the place is carried out, the others lapse', () => {
    const players = [{ nuggets: 1, hand: ['property-2'] as const }, { dollars: 5 }, {}];
    const table = passTo(town(TIED, { round: 2, sheriff: 2, players }), 'make-offer');
    answerAll(table, { 0: 'offer 1n 2$ property-2 for 1', 1: 'offer 3$ for 2' }).answer(2, 'choose 1');
    const types = table.events().map((event) => event.type);
    expect(types.indexOf('offer-paid')).toBeLessThan(types.indexOf('nuggets-dug'));
    expect(nuggets(table)).toEqual([2, 0, 1]);
    expect(dollars(table)[1]).toBeGreaterThanOrEqual(5);
    expect(trueHand(table, 2)).toContain('property-2');
    expect(told(table, 'offer-paid', 0)).toMatchObject([{ seat: 0, sheriff: 2, cards: ['property-2'] }]);
    expect(told(table, 'offer-paid', 1)).toMatchObject([{ properties: 1, cards: null }]);
  });

  test('[DT-T2] somebody who is not tied may pay for another’s win', () => {
    const table = passTo(town([...TIED, 'JK10Q9'], { round: 2, sheriff: 2 }), 'make-offer');
    answerAll(table, { 3: 'offer 2$ for 2' }).answer(2, 'choose 2');
    expect(told(table, 'offer-paid')).toMatchObject([{ seat: 3, dollars: 2 }]);
  });

  test('[DT-T2] who has nothing at all is not asked; if nobody has, neither call nor offer is possible', () => {
    const poor = { dollars: 0 };
    const table = town(TIED, { round: 2, sheriff: 2, players: [poor, poor, {}] });
    expect(table.asks).toBe('choose-winner');
    expect(table.legal(2)).toEqual(['choose 1', 'choose 2']);
  });

  test('offers listed for a search are a useful few', () => {
    const cards: readonly CardName[] = ['wanted', 'property-3'];
    const table = passTo(
      town(TIED, { round: 2, sheriff: 2, players: [{ nuggets: 1, hand: cards }, {}, {}] }),
      'make-offer',
    );
    expect(table.legal(0)).toEqual([
      'pass',
      'offer 1n for 1',
      'offer 1$ for 1',
      'offer 2$ for 1',
      'offer 3$ for 1',
      'offer wanted for 1',
      'offer property-3 for 1',
    ]);
  });
});
