import { describe, expect, test } from 'vitest';

import { keepOf, poolOf } from '../../src/dice-town/index.ts';
import { priceOf } from '../../src/dice-town/phases/hand.ts';
import {
  answerAll,
  dice,
  discards,
  dollars,
  hand,
  look,
  othersKeep,
  passTo,
  sitDown,
  told,
  trueHand,
} from './at-the-table.ts';

describe('rolling and keeping', () => {
  test('[DT-C1] five poker dice a player, with the faces 9 10 J Q K A', () => {
    const table = sitDown({ luck: { 'dice/1/1/0': [1, 2, 3, 4, 5], 'dice/1/1/1': [6, 6, 6, 6, 6] } });
    expect(look(table, 0).players[0]?.cup).toEqual(['9', '10', 'J', 'Q', 'K']);
    expect(look(table, 1).players[1]?.cup).toEqual(['A', 'A', 'A', 'A', 'A']);
    expect(look(table).players.map((player) => player.unkept)).toEqual([5, 5, 5]);
  });

  test('[DT-H1] what lies under a cup is its owner’s secret until all reveal at once', () => {
    const table = sitDown({ luck: { 'dice/1/1/0': [4, 4, 1, 2, 3] } });
    expect(look(table, 1).players[0]?.cup).toBeNull();
    expect(told(table, 'dice-rolled', 1)[0]).toMatchObject({ seat: 0, count: 5, dice: null });
    expect(told(table, 'dice-rolled', 0)[0]).toMatchObject({ seat: 0, dice: ['9', '10', 'J', 'Q', 'Q'] });
    table.answer(0, 'keep QQ');
    expect(look(table).players[0]?.kept).toEqual([]);
    othersKeep(table);
    expect(told(table, 'dice-kept')[0]).toMatchObject({ seat: 0, dice: ['Q', 'Q'], brutes: 0 });
  });

  test('[DT-H1] kept dice are public and never rolled again', () => {
    const table = sitDown({
      luck: { 'dice/1/1/0': [4, 4, 1, 2, 3], 'dice/1/2/0': [6, 6, 6] },
    });
    table.answer(0, 'keep QQ').answer(1, keepOne(table, 1)).answer(2, keepOne(table, 2));
    expect(look(table, 2).players[0]).toMatchObject({ kept: ['Q', 'Q'], unkept: 3, cup: null });
    expect(look(table, 0).players[0]?.cup).toEqual(['A', 'A', 'A']);
    expect(table.refusal(0, 'keep Q')).toMatchObject({ code: 'dice-not-rolled', rule: 'DT-H1' });
  });

  test('[DT-H2] one die is free, n cost n-1, none costs one, onto the Stagecoach', () => {
    const players = ['QQQQ9', '99JJJ', 'AAAAA'].map((cup) => ({ cup: dice(cup) }));
    const table = sitDown({ players });
    table.answer(0, 'keep QQQQ').answer(1, 'keep none').answer(2, 'keep A');
    expect(dollars(table)).toEqual([5, 7, 8]);
    expect(look(table).stagecoach).toBe(4);
    expect(told(table, 'reveal-paid')).toMatchObject([
      { seat: 0, dollars: 3 },
      { seat: 1, dollars: 1 },
    ]);
  });

  test('[DT-H2] a choice one cannot pay for is refused; with nothing one keeps exactly one', () => {
    const players = [{ cup: dice('QQQQ9'), dollars: 1 }, { cup: dice('99JQQ'), dollars: 0 }, {}];
    const table = sitDown({ players });
    expect(table.refusal(0, 'keep QQQ')).toEqual({
      code: 'keep-too-dear',
      rule: 'DT-H2',
      values: { price: 2, dollars: 1 },
    });
    expect(table.refusal(0, 'keep QQ')).toBeNull();
    expect(table.legal(1)).toEqual(['keep 9', 'keep J', 'keep Q']);
    expect(table.refusal(1, 'keep none')).toMatchObject({ code: 'keep-too-dear' });
  });

  test('[DT-H3] once somebody has five, the others have one last roll, kept whole and free', () => {
    const players = [
      { kept: dice('KKK'), cup: dice('KK') },
      { kept: dice('99'), cup: dice('AAA'), dollars: 0 },
      { kept: dice('J'), cup: dice('QQQQ') },
    ];
    const table = sitDown({ players, luck: { 'dice/1/3/1': [1, 1], 'dice/1/3/2': [2, 3, 4, 4] } });
    table.answer(0, 'keep KK').answer(1, 'keep A').answer(2, 'keep none');
    expect(told(table, 'last-roll-kept')).toEqual([
      { type: 'last-roll-kept', seat: 1, dice: ['9', '9'] },
      { type: 'last-roll-kept', seat: 2, dice: ['10', 'J', 'Q', 'Q'] },
    ]);
    expect(look(table).players.map((player) => player.kept.length)).toEqual([5, 5, 5]);
    expect(told(table, 'reveal-paid').map((event) => event.seat)).toEqual([0, 2]);
  });

  test('[DT-H3] without five dice anywhere all go on rolling', () => {
    const table = sitDown({ players: [{ cup: dice('KKKKA') }, {}, {}] });
    othersKeep(table.answer(0, 'keep KKKK'));
    expect(table.asks).toBe('keep-dice');
    expect(look(table).lastRoll).toBe(false);
    expect(look(table).roll).toBe(2);
  });

  test('[DT-H4] several may complete their five in the same reveal; who has not, rolls last', () => {
    const four = { kept: dice('KKKK'), cup: dice('A') };
    const table = sitDown({
      players: [four, { kept: dice('9999'), cup: dice('10') }, { kept: dice('JJ'), cup: dice('JQ9') }],
      luck: { 'dice/1/3/2': [3, 3] },
    });
    table.answer(0, 'keep A').answer(1, 'keep 10').answer(2, 'keep J');
    expect(told(table, 'last-roll-kept')).toEqual([{ type: 'last-roll-kept', seat: 2, dice: ['J', 'J'] }]);
    expect(look(table).players[2]?.kept).toEqual(dice('JJJJJ'));
  });
});

describe('The Brute', () => {
  test.each([
    ['hu', 0, 1, 1],
    ['hu', 1, 1, 0],
    ['hu', 2, 1, 0],
    ['hu', 3, 1, 1],
    ['hu', 5, 1, 3],
    ['hu', 5, 2, 2],
    ['hu', 3, 2, 0],
    ['cs', 0, 1, 0],
    ['cs', 5, 1, 0],
    ['cs', 5, 0, 4],
  ] as const)('[DT-H5] edition %s: keeping %i dice with %i Brutes costs %i', (brute, kept, brutes, price) => {
    const { state } = sitDown({ options: { brute } });
    expect(priceOf(state.rules, kept, brutes)).toBe(price);
  });

  test('[DT-H5] the preset chooses, and the switch overrides it', () => {
    expect(sitDown({ options: { edition: 'cs' } }).state.rules.brute).toBe('cs');
    expect(sitDown({ options: { edition: 'cs', brute: 'hu' } }).state.rules).toMatchObject({
      brute: 'hu',
      townHall: 'cs',
    });
    expect(sitDown({ options: { edition: 'hu', townHall: 'cs' } }).state.rules).toMatchObject({
      brute: 'hu',
      townHall: 'cs',
    });
  });

  test('[DT-H5] it is chosen sealed with the dice, shown with the reveal and then discarded', () => {
    const table = sitDown({ players: [{ cup: dice('KKKK9'), hand: ['brute'] }, {}, {}] });
    expect(table.refusal(1, keepOf(poolOf(dice('')), 1))).toMatchObject({ code: 'brute-not-held', rule: 'DT-H5' });
    table.answer(0, 'keep KKKK brute');
    expect(trueHand(table, 0)).toEqual(['brute']);
    othersKeep(table);
    expect(told(table, 'dice-kept')[0]).toMatchObject({ seat: 0, brutes: 1 });
    expect(dollars(table)[0]).toBe(6);
    expect(hand(table, 0)).toEqual([]);
    expect(discards(table)).toEqual(['brute']);
  });

  test('[DT-H5] a keep that only The Brute makes affordable is legal', () => {
    const table = sitDown({ players: [{ cup: dice('KK999'), hand: ['brute'], dollars: 0 }, {}, {}] });
    expect(table.refusal(0, 'keep KK')).toMatchObject({ code: 'keep-too-dear' });
    expect(table.refusal(0, 'keep KK brute')).toBeNull();
    expect(table.refusal(0, 'keep none brute')).toMatchObject({ code: 'keep-too-dear' });
  });

  test('[DT-H5] there is no question for it in the last roll', () => {
    const players = [
      { kept: dice('KKK'), cup: dice('KK') },
      { kept: dice('99'), cup: dice('AAA'), hand: ['brute'] as const },
    ];
    const table = sitDown({ players });
    table.answer(0, 'keep KK').answer(1, 'keep A').answer(1, 'pass');
    expect(trueHand(table, 1)).toEqual(['brute']);
    expect(told(table, 'last-roll-kept')).toHaveLength(1);
  });
});

describe('Wanted against a Brute', () => {
  test('[DT-H7, DT-H8] the usual price is due, and who cannot pay puts back just as many dice as needed', () => {
    const table = sitDown({
      players: [{ cup: dice('KKQQ9'), hand: ['brute'], dollars: 1 }, { hand: ['wanted'] }, {}],
    });
    othersKeep(table.answer(0, 'keep KKQ brute'));
    expect(table.asks).toBe('stop-brute');
    expect(table.waiting).toEqual([1]);
    table.answer(1, 'stop brute of 1');
    expect(told(table, 'brute-stopped')).toMatchObject([{ seat: 0, by: 1 }]);
    expect(table.asks).toBe('put-back');
    expect(table.legal(0)).toEqual(['put back Q', 'put back K']);
    table.answer(0, 'put back Q');
    expect(look(table).players[0]).toMatchObject({ kept: ['K', 'K'], dollars: 0 });
    expect(discards(table)).toEqual(expect.arrayContaining(['brute', 'wanted']));
  });

  test('[DT-H7] who can pay simply pays', () => {
    const table = sitDown({ players: [{ cup: dice('KKQQ9'), hand: ['brute'] }, { hand: ['wanted'] }, {}] });
    othersKeep(table.answer(0, 'keep KKQ brute')).answer(1, 'stop brute of 1');
    expect(dollars(table)[0]).toBe(6);
    expect(look(table).players[0]?.kept).toEqual(['Q', 'K', 'K']);
  });

  test('[DT-H7] edition cs: who kept none and has no money keeps one of the dice just rolled', () => {
    const table = sitDown({
      options: { edition: 'cs' },
      players: [{ cup: dice('9JJQA'), hand: ['brute'], dollars: 0 }, { hand: ['wanted'] }, {}],
    });
    othersKeep(table.answer(0, 'keep none brute')).answer(1, 'stop brute of 1');
    expect(table.asks).toBe('put-back');
    expect(table.legal(0)).toEqual(['keep one 9', 'keep one J', 'keep one Q', 'keep one A']);
    table.answer(0, 'keep one A');
    expect(look(table).players[0]).toMatchObject({ kept: ['A'], dollars: 0 });
  });

  test('[DT-H8] one question for all Brutes of the reveal; nobody answers their own', () => {
    const table = sitDown({
      players: [{ cup: dice('KKKK9'), hand: ['brute'] }, { cup: dice('QQQQ9'), hand: ['brute'] }, { hand: ['wanted'] }],
    });
    othersKeep(table.answer(0, 'keep KKKK brute').answer(1, 'keep QQQQ brute'));
    expect(table.waiting).toEqual([2]);
    expect(table.legal(2)).toEqual(['pass', 'stop brute of 1', 'stop brute of 2']);
    table.answer(2, 'stop brute of 2');
    expect(dollars(table)).toEqual([6, 5, 8]);
  });

  test('[DT-H8] two Brutes of one player: one is stopped, the other still counts', () => {
    const table = sitDown({ players: [{ cup: dice('KKKK9'), hand: ['brute', 'brute'] }, { hand: ['wanted'] }] });
    othersKeep(table.answer(0, 'keep KKKK 2 brutes')).answer(1, 'stop brute of 1');
    expect(dollars(table)[0]).toBe(6);
    expect(discards(table).toSorted()).toEqual(['brute', 'brute', 'wanted']);
  });

  test('[DT-H8] nobody is asked where by public knowledge nobody can hold Wanted', () => {
    const table = sitDown({
      players: [{ cup: dice('KKKK9'), hand: ['brute'] }, { hand: ['dynamite'] }, {}],
      discards: ['wanted'],
    });
    othersKeep(table.answer(0, 'keep KKKK brute'));
    expect(table.asks).not.toBe('stop-brute');
  });
});

describe('Professional Cheater', () => {
  const cheater = { kept: dice('KKK'), cup: dice('9J'), hand: ['cheater'] as const };

  test('[DT-H6] turns a die just revealed to any face, and is discarded', () => {
    const table = sitDown({ players: [cheater, {}, {}] });
    othersKeep(table.answer(0, 'keep 9'));
    expect(table.asks).toBe('play-cheater');
    expect(table.refusal(0, 'cheat K>A')).toMatchObject({ code: 'die-not-revealed', rule: 'DT-H6' });
    expect(table.refusal(0, 'cheat 9>9')).toMatchObject({ code: 'same-face' });
    answerAll(table, { 0: 'cheat 9>K' });
    expect(look(table).players[0]?.kept).toEqual(dice('KKKK'));
    expect(told(table, 'die-turned')).toMatchObject([{ seat: 0, from: '9', to: 'K' }]);
    expect(discards(table)).toEqual(['cheater']);
  });

  test('[DT-H6] a forced last roll can be turned too, before the town is settled', () => {
    const table = sitDown({
      players: [
        { kept: dice('AAA'), cup: dice('AA') },
        { ...cheater, kept: dice('KK'), cup: dice('9JQ') },
      ],
      luck: { 'dice/1/3/1': [1, 1] },
    });
    table.answer(0, 'keep AA').answer(1, 'keep Q');
    answerAll(table, {});
    expect(table.asks).toBe('play-cheater');
    table.answer(1, 'cheat 9>K');
    expect(told(table, 'die-turned')).toMatchObject([{ seat: 1, from: '9', to: 'K' }]);
    expect(told(table, 'place-won')).toMatchObject([
      { place: 'mine', seat: 1, count: 1 },
      { place: 'sheriff', seat: 1, count: 3 },
      { place: 'town-hall', seat: 0 },
    ]);
  });

  test('[DT-H6] each Cheater turns one die', () => {
    const table = sitDown({ players: [{ cup: dice('99JQK'), hand: ['cheater', 'cheater'] }, {}] });
    othersKeep(table.answer(0, 'keep 99J'));
    expect(table.legal(0)).toContain('cheat 9>A 9>A');
    expect(table.refusal(0, 'cheat 9>A 9>A J>A')).toMatchObject({ code: 'cheater-not-held', values: { cheaters: 2 } });
    expect(table.refusal(0, 'cheat J>A J>A')).toMatchObject({ code: 'die-not-revealed' });
    answerAll(table, { 0: 'cheat 9>K J>A' });
    expect(look(table).players[0]?.kept).toEqual(dice('9KA'));
    expect(trueHand(table, 0)).toEqual([]);
  });

  test('[DT-H6, DT-H7] only a die that stays kept after give-backs can be turned', () => {
    const table = sitDown({
      players: [{ cup: dice('KKQQ9'), hand: ['brute', 'cheater'], dollars: 1 }, { hand: ['wanted'] }, {}],
    });
    othersKeep(table.answer(0, 'keep KKQ brute')).answer(1, 'stop brute of 1').answer(0, 'put back Q');
    expect(table.asks).toBe('play-cheater');
    expect(table.refusal(0, 'cheat Q>K')).toMatchObject({ code: 'die-not-revealed' });
    expect(table.refusal(0, 'cheat K>A')).toBeNull();
  });

  test('[DT-H8] only those with dice in this reveal are asked', () => {
    const table = sitDown({
      players: [
        { cup: dice('99JQK'), hand: ['cheater'] },
        { hand: ['dynamite'], cup: dice('AAAAA') },
        { hand: ['girls'], cup: dice('AAAAA') },
      ],
    });
    table.answer(0, 'keep 9').answer(1, 'keep none').answer(2, 'keep A');
    expect(table.asks).toBe('play-cheater');
    expect(table.waiting).toEqual([0, 2]);
  });

  test('[DT-H8] all Cheaters are shown at once, and one Wanted question names one of them', () => {
    const table = sitDown({
      players: [
        { cup: dice('99JQK'), hand: ['cheater'] },
        { cup: dice('99JQK'), hand: ['cheater'] },
        { hand: ['wanted'] },
      ],
    });
    othersKeep(table.answer(0, 'keep 9').answer(1, 'keep J'));
    answerAll(table, { 0: 'cheat 9>A', 1: 'cheat J>A' });
    expect(told(table, 'cheat-shown').map((event) => event.seat)).toEqual([1, 0]);
    expect(table.asks).toBe('stop-cheat');
    expect(look(table).players[0]?.kept).toEqual(['9']);
    expect(table.legal(2)).toEqual(['pass', 'stop cheat of 2 J>A', 'stop cheat of 1 9>A']);
    table.answer(2, 'stop cheat of 2 J>A');
    expect(look(table).players.map((player) => player.kept)).toEqual([['A'], ['J'], expect.anything()]);
    expect(discards(table).toSorted()).toEqual(['cheater', 'cheater', 'wanted']);
  });

  test('[DT-H8] The Brute and a Cheater at one reveal: Wanted can answer either, in this order', () => {
    const table = sitDown({
      players: [{ cup: dice('KKKK9'), hand: ['brute', 'cheater'] }, { hand: ['wanted'] }],
    });
    othersKeep(table.answer(0, 'keep KKK9 brute'));
    expect(table.asks).toBe('stop-brute');
    table.answer(1, 'pass');
    answerAll(passTo(table, 'play-cheater'), { 0: 'cheat 9>K' });
    expect(table.asks).toBe('stop-cheat');
    table.answer(1, 'stop cheat of 1 9>K');
    expect(look(table).players[0]).toMatchObject({ kept: dice('9KKK'), dollars: 6 });
  });

  test('[DT-H8] a Wanted spent on the Brute is gone for the Cheater', () => {
    const table = sitDown({
      players: [{ cup: dice('KKKK9'), hand: ['brute', 'cheater'] }, { hand: ['wanted'] }],
    });
    othersKeep(table.answer(0, 'keep KKK9 brute')).answer(1, 'stop brute of 1');
    answerAll(table, { 0: 'cheat 9>K' });
    expect(look(table).players[0]?.kept).toEqual(dice('KKKK'));
    expect(dollars(table)[0]).toBe(5);
  });

  test('[DT-H8] it is settled who has five only after give-backs and turns', () => {
    const table = sitDown({
      players: [{ cup: dice('KKKK9'), hand: ['brute'], dollars: 3 }, { hand: ['wanted'] }],
    });
    othersKeep(table.answer(0, 'keep KKKK9 brute')).answer(1, 'stop brute of 1').answer(0, 'put back 9');
    expect(told(table, 'last-roll-kept')).toEqual([]);
    expect(table.asks).toBe('keep-dice');
    expect(look(table).players[0]?.kept).toEqual(dice('KKKK'));
  });
});

/** Any single die under a seat's own cup. */
function keepOne(table: ReturnType<typeof sitDown>, seat: number): string {
  return `keep ${look(table, seat).players[seat]?.cup?.[0]}`;
}
