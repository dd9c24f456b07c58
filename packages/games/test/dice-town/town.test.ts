import { describe, expect, test } from 'vitest';

import {
  answerAll,
  deck,
  dollars,
  hand,
  look,
  nuggets,
  passTo,
  told,
  town,
  trueHand,
  discards,
} from './at-the-table.ts';

describe('Gold Mine', () => {
  test('[DT-1] most nines digs as many nuggets', () => {
    const table = town(['999JK', '99QQK', '10JQKA']);
    expect(nuggets(table)).toEqual([3, 0, 0]);
    expect(look(table).mine).toBe(27);
  });

  test('[DT-1] nobody with none wins a place', () => {
    const table = town(['JJJ10K', 'QQQQK', 'AAAKA']);
    expect(told(table, 'place-empty')[0]).toEqual({ type: 'place-empty', place: 'mine', nothing: false });
    expect(nuggets(table)).toEqual([0, 0, 0]);
  });

  test('[DT-1] never more than the Mine holds', () => {
    const table = town(['9999K', '10QQKK', 'AAJJ10'], { players: [{}, { nuggets: 28 }, {}] });
    expect(nuggets(table)).toEqual([2, 28, 0]);
  });

  test('[DT-1, DT-G6] Dynamite doubles it, after the digging, as long as nuggets are left', () => {
    const table = town(['999JK', '10QQKK', 'AA10JA'], { players: [{ hand: ['dynamite'] }, {}, {}] });
    expect(table.asks).toBe('play-dynamite');
    expect(nuggets(table)[0]).toBe(3);
    table.answer(0, 'play dynamite');
    expect(nuggets(table)[0]).toBe(6);
    expect(discards(table)).toContain('dynamite');
  });

  test('[DT-1] Dynamite takes no more than there is, and an empty Mine asks for none', () => {
    const lastFive = town(['999JK', '10QQKK', 'AA10JA'], { players: [{ hand: ['dynamite'] }, { nuggets: 25 }, {}] });
    lastFive.answer(0, 'play dynamite');
    expect(nuggets(lastFive)[0]).toBe(5);
    const lastThree = town(['999JK', '10QQKK', 'AA10JA'], { players: [{ hand: ['dynamite'] }, { nuggets: 27 }, {}] });
    expect(lastThree.asks).not.toBe('play-dynamite');
    expect(hand(lastThree, 0)).toContain('dynamite');
  });
});

describe('Bank and Stagecoach', () => {
  test('[DT-2] most tens takes all the money in the Bank', () => {
    const table = town(['1010JJK', '10QQKK', 'AA9JA'], { players: [{ dollars: 3 }, {}, {}] });
    expect(dollars(table)[0]).toBe(3 + 8);
  });

  test('[DT-3] afterwards the Stagecoach moves to the Bank, for the next round', () => {
    const table = town(['1010JJK', '10QQKK', 'AA9JA'], { stagecoach: 3 });
    expect(dollars(table)[0]).toBe(8);
    expect(look(table)).toMatchObject({ bank: 3, stagecoach: 0 });
    expect(told(table, 'stagecoach-arrived')).toEqual([{ type: 'stagecoach-arrived', dollars: 3 }]);
  });

  test('[DT-3] also when nobody robs the Bank', () => {
    const table = town(['JJQQK', '9KKKK', 'AAAJQ'], { stagecoach: 2, players: [{ dollars: 7 }, {}, {}] });
    expect(look(table)).toMatchObject({ bank: 4, stagecoach: 0 });
  });

  test('[DT-2, DT-G6] Even Split by another player gives them half, rounded down', () => {
    const table = town(['1010JJK', '10QQKK', 'AA9JA'], { players: [{ dollars: 4 }, { hand: ['split'] }, {}] });
    expect(table.asks).toBe('play-split');
    expect(table.waiting).toEqual([1]);
    table.answer(1, 'play split');
    expect(dollars(table)).toEqual([4 + 4, 8 + 3, 8]);
    expect(told(table, 'bank-split')).toEqual([{ type: 'bank-split', seat: 1, dollars: 3 }]);
  });

  test('[DT-G6] below two dollars there is nothing to split', () => {
    const table = town(['1010JJK', '10QQKK', 'AA9JA'], {
      players: [{ dollars: 10 }, { hand: ['split'] }, {}],
    });
    expect(dollars(table)[0]).toBe(11);
    expect(hand(table, 1)).toEqual(['split']);
  });
});

describe('General Store', () => {
  const hands = ['JJJQK', '10QQKK', 'AA9AA'];

  test('[DT-4] draws as many cards as Jacks, keeps one, discards the rest face down', () => {
    const table = town(hands, { round: 2, storeDeck: ['dynamite', 'wanted', 'brute'] });
    expect(table.asks).toBe('keep-card');
    expect(table.legal(0)).toEqual(['take dynamite', 'take brute', 'take wanted']);
    expect(look(table, 0).drawn.sure).toEqual(['dynamite', 'brute', 'wanted']);
    expect(look(table, 1).drawn).toEqual({ store: 3, properties: 0, sure: [] });
    table.answer(0, 'take wanted');
    expect(hand(table, 0)).toEqual(['wanted']);
    expect(discards(table).toSorted()).toEqual(['brute', 'dynamite']);
    expect(look(table, 0).discards.sure).toEqual(['dynamite', 'brute']);
    expect(look(table, 1).discards).toEqual({ store: 2, properties: 0, sure: [] });
  });

  test('[DT-4] in the first round the action is done twice', () => {
    const table = town(hands, { storeDeck: ['dynamite', 'wanted', 'brute', 'girls', 'split', 'marshall'] });
    table.answer(0, 'take dynamite');
    expect(table.legal(0)).toEqual(['take girls', 'take marshall', 'take split']);
    table.answer(0, 'take split');
    expect(trueHand(table, 0)).toEqual(['dynamite', 'split']);
  });

  test('[DT-4] a single card is kept without a question', () => {
    const table = town(['J9999', '1010KKK', 'AAAAK'], { round: 2, storeDeck: ['elixir'] });
    expect(hand(table, 0)).toEqual(['elixir']);
  });

  test('[DT-4] a draw larger than the deck goes on with the shuffled discards', () => {
    const taken = ['equipment-1', 'equipment-2', 'equipment-3', 'equipment-4', 'equipment-5', 'equipment-8'] as const;
    const more = ['girls', 'brute', 'brute', 'cheater', 'cheater', 'corruption', 'credit', 'marshall'] as const;
    const table = town(hands, {
      round: 2,
      players: [{}, { hand: taken }, { hand: more }],
      discards: ['split', 'wanted', 'elixir'],
      storeDeck: ['dynamite', 'joe'],
      luck: { 'store-deck/2': [9] },
    });
    passTo(table, 'keep-card');
    expect(table.legal(0)).toEqual(['take dynamite', 'take joe', 'take wanted']);
    expect(told(table, 'store-shuffled')).toEqual([{ type: 'store-shuffled', cards: 3 }]);
    expect(deck(table)).toHaveLength(2);
  });

  test('[DT-4] with still too few, what there is', () => {
    const all = ['equipment-1', 'equipment-2', 'equipment-3', 'equipment-4', 'equipment-5', 'equipment-8'] as const;
    const more = ['girls', 'brute', 'brute', 'cheater', 'cheater', 'corruption', 'credit', 'marshall'] as const;
    const table = town(hands, {
      round: 2,
      players: [{}, { hand: all }, { hand: [...more, 'split', 'wanted', 'elixir'] }],
      storeDeck: ['dynamite', 'joe'],
    });
    passTo(table, 'keep-card');
    expect(told(table, 'cards-drawn').at(-1)).toMatchObject({ seat: 0, count: 2 });
  });

  test('[DT-4, DT-G6] Unlimited Credit: once more, in the first round a third time', () => {
    const table = town(['J9999', '1010KKK', 'AAAAK'], { storeDeck: ['credit', 'girls', 'split'] });
    expect(table.asks).toBe('play-credit');
    expect(trueHand(table, 0)).toEqual(['credit', 'girls']);
    table.answer(0, 'play credit');
    expect(trueHand(table, 0)).toEqual(['girls', 'split']);
    expect(discards(table)).toEqual(['credit']);
  });
});

describe('Saloon', () => {
  const hands = ['QQQ99', '10 10KKK', 'AAA10K'];
  const players = [
    {},
    { hand: ['brute', 'wanted', 'property-2', 'property-5'] as const },
    { hand: ['property-1'] as const },
  ];

  test('[DT-5] chooses an opponent and how many of each back, looks, keeps one and returns the rest', () => {
    const table = passTo(
      town(hands, {
        round: 2,
        players,
        luck: { 'saloon-store/2/1/0': 9, 'saloon-property/2/1/0': 4, 'saloon-property/2/1/1': 1 },
      }),
      'rob',
    );
    expect(table.legal(0)).toEqual(['rob 2 1s 2p', 'rob 2 2s 1p', 'rob 3 0s 1p']);
    table.answer(0, 'rob 2 1s 2p');
    expect(look(table, 0).taken.sure).toEqual(['wanted', 'property-2', 'property-5']);
    expect(look(table, 2).taken).toEqual({ store: 1, properties: 2, sure: [] });
    expect(table.asks).toBe('keep-stolen');
    table.answer(0, 'take property-5');
    expect(trueHand(table, 0)).toContain('property-5');
    expect(trueHand(table, 1).slice(0, 3)).toEqual(['brute', 'wanted', 'property-2']);
  });

  test('[DT-5] thief and victim alone know what was taken and kept', () => {
    const table = passTo(
      town(hands, {
        round: 2,
        players,
        luck: { 'saloon-store/2/1/0': 9, 'saloon-property/2/1/0': 4, 'saloon-property/2/1/1': 1 },
      }),
      'rob',
    );
    table.answer(0, 'rob 2 1s 2p').answer(0, 'take property-5');
    expect(told(table, 'hand-robbed', 2)).toMatchObject([{ store: 1, properties: 2, cards: null }]);
    expect(told(table, 'hand-robbed', 1)).toMatchObject([{ cards: ['wanted', 'property-5', 'property-2'] }]);
    expect(told(table, 'card-stolen', 2)).toMatchObject([{ back: 'property', card: null }]);
    expect(look(table, 0).players[1]?.hand.sure).toEqual(expect.arrayContaining(['wanted', 'property-2']));
    expect(look(table, 1).players[0]?.hand.sure).toContain('property-5');
    expect(look(table, 2).players[1]?.hand.sure).toEqual([]);
  });

  test('[DT-5] all, if there are fewer; a choice without alternatives is made at once', () => {
    const table = town(hands, { round: 2, players: [{}, {}, { hand: ['property-4', 'property-1'] }] });
    expect(told(table, 'hand-robbed')).toMatchObject([{ seat: 0, victim: 2, properties: 2 }]);
    expect(table.asks).toBe('keep-stolen');
  });

  test('[DT-5] Properties behind barbed wire cannot be taken', () => {
    const table = town(hands, { round: 2, players: [{}, {}, { wired: ['property-4', 'property-1'] }] });
    expect(told(table, 'hand-robbed').filter((event) => event.victim === 2)).toEqual([]);
    expect(look(table).players[2]?.wired).toEqual(['property-1', 'property-4']);
  });

  test('[DT-5] with nothing to take nothing happens', () => {
    const table = town(hands, { round: 2 });
    expect(told(table, 'place-empty')).toContainEqual({ type: 'place-empty', place: 'saloon', nothing: true });
  });

  test('[DT-5, DT-G6] The Girls: once more, from the same or another opponent', () => {
    const table = passTo(
      town(hands, {
        round: 2,
        players: [{ hand: ['girls'] }, { hand: ['property-2'] }, { hand: ['property-1'] }],
      }),
      'rob',
    );
    table.answer(0, 'rob 2 0s 1p');
    passTo(table, 'play-girls').answer(0, 'play girls');
    expect(told(table, 'card-stolen', 0).map((event) => event.card)).toEqual(['property-2', 'property-1']);
    expect(discards(table)).toContain('girls');
  });
});

describe('Sheriff', () => {
  const hands = ['J9999', 'KKK10 10', 'AA9QQ'];

  test('[DT-6] most Kings becomes Sheriff', () => {
    const table = town(hands, { round: 2 });
    passTo(table, 'keep-dice');
    expect(look(table).sheriff).toBe(1);
    expect(told(table, 'badge-taken')).toEqual([{ type: 'badge-taken', seat: 1, from: 0 }]);
  });

  test('[DT-6] the Marshall, by anyone, keeps the old Sheriff', () => {
    const table = passTo(town(hands, { round: 2, players: [{}, {}, { hand: ['marshall'] }] }), 'play-marshall');
    expect(table.waiting).toContain(2);
    answerAll(table, { 2: 'play marshall' });
    expect(look(table).sheriff).toBe(0);
    expect(told(table, 'badge-kept')).toEqual([{ type: 'badge-kept', seat: 0, byMarshall: true }]);
  });

  test('[DT-6] a Sheriff who wins the Kings keeps the badge, and nobody is asked', () => {
    const table = town(hands, { round: 2, sheriff: 1, players: [{}, {}, { hand: ['marshall'] }] });
    passTo(table, 'keep-dice');
    expect(told(table, 'badge-kept')).toEqual([{ type: 'badge-kept', seat: 1, byMarshall: false }]);
    expect(hand(table, 2)).toContain('marshall');
  });

  test('[DT-6, DT-T2] offers paid for the decision stay paid', () => {
    const table = town(['K9999', 'KAAA10', 'QQQJJ'], {
      round: 2,
      sheriff: 2,
      players: [{ dollars: 8 }, {}, { hand: ['marshall'] }],
    });
    answerAll(passTo(table, 'make-offer'), { 0: 'offer 5$ for 1' }).answer(2, 'choose 1');
    answerAll(passTo(table, 'play-marshall'), { 2: 'play marshall' });
    expect(look(table).sheriff).toBe(2);
    expect(told(table, 'offer-paid')).toMatchObject([{ seat: 0, sheriff: 2, dollars: 5 }]);
    expect(dollars(table)[0]).toBe(3);
  });
});

describe('Town Hall', () => {
  const row = ['property-1', 'property-2', 'property-3'] as const;

  test('[DT-7] the bottom Property, and one more an Ace going up, at most the three', () => {
    expect(hand(passTo(town(['KKKK9', '10 10 10JJ'], { round: 2, row }), 'keep-dice'), 0)).toEqual(['property-1']);
    const two = passTo(town(['KKKKA', '10 10 10JJ'], { round: 2, row }), 'keep-dice');
    expect(hand(two, 0)).toEqual(['property-1', 'property-2']);
    const three = passTo(town(['AAAA9', '10 10 10JJ'], { round: 2, row }), 'keep-dice');
    expect(hand(three, 0)).toEqual(['property-1', 'property-2', 'property-3']);
  });

  test('[DT-7] edition hu: the cards left slide down and the gaps are filled from the deck', () => {
    const table = town(['KKKK9', '10 10 10JJ'], { round: 2, row, propertyDeck: ['property-5', 'property-4'] });
    expect(look(passTo(table, 'keep-dice')).row).toEqual(['property-2', 'property-3', 'property-5']);
  });

  test('[DT-7] edition cs: the cards left go under the deck, bottom first, and three new ones are turned up', () => {
    const propertyDeck = ['property-5', 'property-4', 'property-4'] as const;
    const table = town(['KKKK9', '10 10 10JJ'], { options: { edition: 'cs' }, round: 2, row, propertyDeck });
    passTo(table, 'keep-dice');
    expect(look(table).row).toEqual(['property-5', 'property-4', 'property-4']);
    expect(look(table).under).toEqual(['property-2', 'property-3']);
    expect(look(table).propertyDeck).toBe(25 - 1 - 3);
  });

  test('[DT-7] edition cs: cards under the deck come last, and everyone knows them', () => {
    const table = passTo(
      town(['KKKK9', '10 10 10JJ'], {
        options: { townHall: 'cs' },
        round: 2,
        row,
        under: ['property-5', 'property-4'],
        players: [
          {},
          {
            wired: [
              ...Array.from({ length: 4 }, () => 'property-1' as const),
              ...Array.from({ length: 4 }, () => 'property-2' as const),
              ...Array.from({ length: 4 }, () => 'property-3' as const),
              ...Array.from({ length: 4 }, () => 'property-4' as const),
              ...Array.from({ length: 3 }, () => 'property-5' as const),
            ],
          },
        ],
        propertyDeck: ['property-5'],
      }),
      'keep-dice',
    );
    expect(look(table).row).toEqual(['property-5', 'property-5', 'property-4']);
    expect(look(table).under).toEqual(['property-2', 'property-3']);
  });

  test('[DT-7, DT-G6] Corruption: also the top Property of the deck, unseen, before the row is refilled', () => {
    const table = town(['KKKK9', '10 10 10JJ'], {
      round: 2,
      row,
      propertyDeck: ['property-5', 'property-4'],
      players: [{ hand: ['corruption'] }, {}],
    });
    passTo(table, 'play-corruption').answer(0, 'play corruption');
    passTo(table, 'keep-dice');
    expect(hand(table, 0)).toEqual(['property-1', 'property-5']);
    expect(look(table, 1).players[0]?.hand).toMatchObject({ properties: 2, sure: ['property-1'] });
    expect(told(table, 'property-bought')).toMatchObject([{ seat: 0, property: null }]);
    expect(look(table).row).toEqual(['property-2', 'property-3', 'property-4']);
  });

  test('[DT-7] with an empty deck Corruption cannot be played', () => {
    const wired = [1, 2, 3, 4, 5].flatMap((points) =>
      Array.from({ length: points < 4 ? 4 : 5 }, () => `property-${points}` as const),
    );
    const table = town(['KKKK9', '10 10 10JJ'], { round: 2, row, players: [{ hand: ['corruption'] }, { wired }] });
    passTo(table, 'keep-dice');
    expect(hand(table, 0)).toEqual(['corruption', 'property-1']);
    expect(look(table).row).toEqual(['property-2', 'property-3']);
  });

  test('[DT-7] the best hand wins, not the most Aces', () => {
    const table = passTo(town(['JJJJ9', 'QQQAA'], { round: 2, row }), 'keep-dice');
    expect(hand(table, 0)).toContain('property-1');
  });
});
