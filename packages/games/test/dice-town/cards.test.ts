import { FastChance } from '@boxcars/engine';
import { describe, expect, test } from 'vitest';

import { diceTown } from '../../src/dice-town/index.ts';
import {
  answerAll,
  discards,
  dollars,
  hand,
  look,
  nuggets,
  passTo,
  sitDown,
  told,
  town,
  trueHand,
} from './at-the-table.ts';

const MINER = ['9999K', '10 10KKQ', 'AAA10J'];

describe('playing cards', () => {
  test('[DT-G1] a card is played at its moment, takes effect and goes to the discards, known to all', () => {
    const table = town(MINER, { round: 2, players: [{ hand: ['dynamite'] }, {}, {}] });
    expect(discards(table)).toEqual([]);
    table.answer(0, 'play dynamite');
    expect(told(table, 'card-played')).toMatchObject([{ seat: 0, card: 'dynamite' }]);
    expect(discards(table)).toEqual(['dynamite']);
    expect(look(table, 2).discards.sure).toEqual(['dynamite']);
  });

  test('[DT-G1] it can be played in the round it was gained', () => {
    const table = town(['J9999', '1010KKK', 'AAAAK'], { round: 2, storeDeck: ['credit', 'girls'] });
    expect(table.asks).toBe('play-credit');
    table.answer(0, 'play credit');
    expect(trueHand(table, 0)).toEqual(['girls']);
  });

  test('[DT-G1] Unlimited Credit itself is not among the cards shuffled for its own draw', () => {
    const rest = ['dynamite', 'girls', 'brute', 'brute', 'cheater', 'cheater', 'corruption', 'marshall'] as const;
    const more = ['split', 'wanted', 'elixir', 'equipment-1', 'equipment-2', 'equipment-3', 'equipment-4'] as const;
    const table = town(['JJ999', '1010KKK', 'AAAAK'], {
      round: 2,
      players: [{ hand: ['credit'] }, { hand: rest }, { hand: more }],
      discards: ['equipment-5'],
      storeDeck: ['equipment-8', 'joe'],
    });
    passTo(table, 'keep-card').answer(0, 'take equipment-8');
    passTo(table, 'play-credit').answer(0, 'play credit');
    answerAll(table, {});
    expect(table.asks).toBe('keep-card');
    expect(table.legal(0)).toEqual(['take joe', 'take equipment-5']);
  });

  test('[DT-G2] Nervous Joe is played the moment it is gained, and another player gives $4', () => {
    const table = town(['J9999', '1010KKK', 'AAAAK'], { round: 2, storeDeck: ['joe'] });
    expect(told(table, 'card-gained')).toEqual([{ type: 'card-gained', seat: 0, joe: true }]);
    expect(table.asks).toBe('choose-debtor');
    expect(table.legal(0)).toEqual(['choose 2', 'choose 3']);
    table.answer(0, 'choose 3');
    expect(dollars(table)[0]).toBe(12);
    expect(told(table, 'joe-paid')).toEqual([{ type: 'joe-paid', seat: 0, target: 2, dollars: 4 }]);
    expect(discards(table)).toEqual(['joe']);
  });

  test('[DT-G2] or what they have', () => {
    const table = town(['J9999', '1010KKK', 'AAAAK'], {
      round: 2,
      storeDeck: ['joe'],
      players: [{}, {}, { dollars: 3 }],
    });
    table.answer(0, 'choose 3');
    expect(told(table, 'joe-paid')).toMatchObject([{ dollars: 3 }]);
  });

  test('[DT-G2] kept, not merely drawn: a Joe left lying is discarded unseen', () => {
    const table = town(['JJ999', '1010KKK', 'AAAAK'], { round: 2, storeDeck: ['joe', 'girls'] });
    table.answer(0, 'take girls');
    expect(told(table, 'card-gained')).toEqual([{ type: 'card-gained', seat: 0, joe: false }]);
    expect(discards(table)).toEqual(['joe']);
    expect(look(table, 1).discards.sure).toEqual([]);
  });

  test('[DT-G2] from the Doc too', () => {
    const table = passTo(
      town(['99JJJ', 'KKK1010', '10JKAA'], { round: 2, storeDeck: ['girls', 'split', 'wanted', 'joe'] }),
      'visit-doc',
    );
    table.answer(2, 'visit draw');
    expect(table.asks).toBe('choose-debtor');
    expect(table.waiting).toEqual([2]);
  });

  test('[DT-G2] it never stays in a hand, and nobody imagines it there', () => {
    const table = town(['J9999', '1010KKK', 'AAAAK'], { round: 2, storeDeck: ['girls'] });
    expect(diceTown.arrange(sitDown().state, { players: [{ hand: ['joe'] }, {}, {}] })).toMatchObject({
      code: 'fragment-impossible',
      rule: 'DT-G2',
    });
    for (let seed = 0; seed < 40; seed++) {
      const { state } = table;
      const world = diceTown.resample(state, 1, new FastChance(seed));
      expect(trueHand({ state: world }, 0)).not.toContain('joe');
    }
  });

  test('[DT-G2, DT-G3] Wanted stops Nervous Joe after the target is named', () => {
    const table = town(['J9999', '1010KKK', 'AAAAK'], {
      round: 2,
      storeDeck: ['joe'],
      players: [{}, { hand: ['wanted'] }, {}],
    });
    table.answer(0, 'choose 3');
    expect(told(table, 'card-played')).toMatchObject([{ seat: 0, card: 'joe', target: 2 }]);
    expect(table.asks).toBe('play-wanted');
    expect(table.waiting).toEqual([1]);
    table.answer(1, 'play wanted');
    expect(told(table, 'joe-paid')).toEqual([]);
    expect(discards(table).toSorted()).toEqual(['joe', 'wanted']);
  });
});

describe('Wanted', () => {
  const wanted = { hand: ['wanted'] as const };

  test('[DT-G3] stops Dynamite; both are discarded', () => {
    const table = town(MINER, { round: 2, players: [{ hand: ['dynamite'] }, wanted, {}] });
    table.answer(0, 'play dynamite');
    expect(table.waiting).toEqual([1]);
    table.answer(1, 'play wanted');
    expect(nuggets(table)[0]).toBe(4);
    expect(told(table, 'card-stopped')).toEqual([{ type: 'card-stopped', seat: 0, card: 'dynamite', by: 1 }]);
    expect(discards(table).toSorted()).toEqual(['dynamite', 'wanted']);
  });

  test('[DT-G3] stops Even Split: the robber keeps all', () => {
    const table = town(['1010JJK', '10QQKK', 'AA9JA'], {
      round: 2,
      players: [{ dollars: 4, hand: ['wanted'] }, { hand: ['split'] }, {}],
    });
    answerAll(passTo(table, 'play-split'), { 1: 'play split' });
    answerAll(table, { 0: 'play wanted' });
    expect(dollars(table).slice(0, 2)).toEqual([11, 8]);
  });

  test('[DT-G3] stops Unlimited Credit', () => {
    const table = town(['J9999', '1010KKK', 'AAAAK'], {
      round: 2,
      storeDeck: ['credit', 'girls'],
      players: [{}, wanted, {}],
    });
    passTo(table, 'play-credit').answer(0, 'play credit').answer(1, 'play wanted');
    expect(told(table, 'cards-drawn')).toHaveLength(1);
    expect(discards(table).toSorted()).toEqual(['credit', 'wanted']);
  });

  test('[DT-G3] stops The Girls', () => {
    const table = passTo(
      town(['QQQ99', '10 10KKK', 'AAA10K'], {
        round: 2,
        players: [{ hand: ['girls'] }, { hand: ['wanted'] }, { hand: ['property-1'] }],
      }),
      'rob',
    );
    table.answer(0, 'rob 3 0s 1p');
    passTo(table, 'play-girls').answer(0, 'play girls');
    answerAll(table, { 1: 'play wanted' });
    expect(told(table, 'hand-robbed')).toHaveLength(1);
    expect(told(table, 'card-stopped')).toMatchObject([{ card: 'girls', by: 1 }]);
  });

  test('[DT-G3] stops the Marshall: the badge changes hands', () => {
    const table = passTo(
      town(['J9999', 'KKK10 10', 'AA9QQ'], { round: 2, players: [{}, { hand: ['wanted'] }, { hand: ['marshall'] }] }),
      'play-marshall',
    );
    answerAll(table, { 2: 'play marshall' });
    answerAll(table, { 1: 'play wanted' });
    expect(look(table).sheriff).toBe(1);
  });

  test('[DT-G3] stops Corruption', () => {
    const table = town(['KKKK9', '10 10 10JJ'], {
      round: 2,
      players: [{ hand: ['corruption'] }, { hand: ['wanted'] }],
    });
    passTo(table, 'play-corruption').answer(0, 'play corruption').answer(1, 'play wanted');
    expect(told(table, 'property-bought')).toEqual([]);
    expect(look(table).row).toHaveLength(3);
  });

  test('[DT-G3] stops the Elixir', () => {
    const table = passTo(
      town(['99JJA', 'KKK1010'], { round: 2, players: [{ hand: ['elixir'] }, { nuggets: 2, hand: ['wanted'] }] }),
      'play-elixir',
    );
    answerAll(table, { 0: 'play elixir nuggets' });
    answerAll(table, { 1: 'play wanted' });
    expect(nuggets(table)).toEqual([2, 2]);
    expect(told(table, 'doc-visited')).toEqual([]);
  });

  test('[DT-G3] is no card to be played by itself, and Equipment never is', () => {
    const table = town(MINER, { round: 2, players: [{ hand: ['wanted', 'equipment-8'] }, {}, {}] });
    expect(table.asks).toBe('play-dynamite');
    expect(table.legal(0)).toEqual(['pass']);
    expect(table.refusal(0, 'play wanted')).toMatchObject({ code: 'does-not-fit' });
    expect(table.game.readAction('play equipment-8')).toBeNull();
  });

  test('[DT-G4] cannot answer Wanted', () => {
    const storeCards = [
      { card: 'wanted', count: 2 },
      { card: 'dynamite', count: 1 },
      { card: 'equipment', points: 2, count: 4 },
    ];
    const table = town(MINER, {
      round: 2,
      options: { storeCards },
      players: [{ hand: ['dynamite', 'wanted'] }, { hand: ['wanted'] }, {}],
    });
    table.answer(0, 'play dynamite').answer(1, 'play wanted');
    expect(nuggets(table)[0]).toBe(4);
    expect(hand(table, 0)).toEqual(['wanted']);
  });
});

describe('several at once', () => {
  const many = [
    { card: 'marshall', count: 3 },
    { card: 'wanted', count: 2 },
    { card: 'split', count: 2 },
    { card: 'elixir', count: 2 },
    { card: 'equipment', points: 1, count: 9 },
  ];

  test('[DT-G4] cards are settled from the Sheriff’s left; what has become pointless is never shown', () => {
    const table = passTo(
      town(['J9999', 'KKK10 10', 'AA9QQ'], {
        round: 2,
        options: { storeCards: many },
        players: [{ hand: ['marshall'] }, {}, { hand: ['marshall'] }],
      }),
      'play-marshall',
    );
    answerAll(table, { 0: 'play marshall', 2: 'play marshall' });
    passTo(table, 'keep-dice', 'visit-doc', 'make-offer');
    expect(told(table, 'card-played')).toMatchObject([{ seat: 2, card: 'marshall' }]);
    expect(trueHand(table, 0)).toContain('marshall');
  });

  test('[DT-G4] the next one is shown when the first is stopped', () => {
    const table = passTo(
      town(['J9999', 'KKK10 10', 'AA9QQ'], {
        round: 2,
        options: { storeCards: many },
        players: [{ hand: ['marshall'] }, { hand: ['wanted'] }, { hand: ['marshall'] }],
      }),
      'play-marshall',
    );
    answerAll(table, { 0: 'play marshall', 2: 'play marshall' });
    answerAll(table, { 1: 'play wanted' });
    answerAll(table, {});
    expect(told(table, 'card-played')).toMatchObject([{ seat: 2 }, { seat: 0 }]);
    expect(look(table).sheriff).toBe(0);
  });

  test('[DT-G4] of two Wanted against one card the second is not shown', () => {
    const table = town(['1010JJK', '10QQKK', 'AA9JA'], {
      round: 2,
      options: { storeCards: many },
      players: [{ dollars: 4, hand: ['wanted'] }, { hand: ['split'] }, { hand: ['wanted'] }],
    });
    answerAll(passTo(table, 'play-split'), { 1: 'play split' });
    answerAll(table, { 0: 'play wanted', 2: 'play wanted' });
    expect(told(table, 'card-stopped')).toMatchObject([{ by: 2 }]);
    expect(trueHand(table, 0)).toContain('wanted');
  });

  test('[DT-G4] a play not yet shown is its owner’s secret', () => {
    const table = passTo(
      town(['J9999', 'KKK10 10', 'AA9QQ'], {
        round: 2,
        options: { storeCards: many },
        players: [{ hand: ['marshall'] }, { hand: ['wanted'] }, { hand: ['marshall'] }],
      }),
      'play-marshall',
    );
    answerAll(table, { 0: 'play marshall', 2: 'play marshall' });
    expect(table.asks).toBe('play-wanted');
    const worlds = Array.from({ length: 60 }, (_, seed) => diceTown.resample(table.state, 1, new FastChance(seed)));
    const held = worlds.map((world) => JSON.stringify(world.held[0]));
    expect(new Set(held)).toEqual(new Set(['null', '"play"']));
    const own = Array.from({ length: 20 }, (_, seed) => diceTown.resample(table.state, 0, new FastChance(seed)));
    expect(own.every((world) => JSON.stringify(world.held[0]) === '"play"')).toBe(true);
  });
});

describe('moments tell nothing', () => {
  test('[DT-G5] everyone who may hold the card by public knowledge is asked, whether or not they do', () => {
    const holding = town(MINER, { round: 2, players: [{ hand: ['dynamite'] }, {}, {}] });
    const bluffing = town(MINER, { round: 2, players: [{ hand: ['equipment-1'] }, {}, {}] });
    expect(diceTown.window(bluffing.state)).toBe(diceTown.window(holding.state));
    expect(bluffing.legal(0)).toEqual(['pass']);
    expect(diceTown.window(bluffing.state)).toMatchObject({ kind: 'play-dynamite', mode: 'reaction' });
  });

  test('[DT-G5] nobody is asked for a card that everyone knows to be elsewhere', () => {
    const table = town(MINER, { round: 2, players: [{ hand: ['equipment-1'] }, {}, {}], discards: ['dynamite'] });
    expect(table.asks).not.toBe('play-dynamite');
  });

  test('[DT-G5] nor one without a Store card in hand', () => {
    const table = town(MINER, { round: 2, players: [{ hand: ['property-1'] }, {}, {}] });
    expect(table.asks).not.toBe('play-dynamite');
  });

  test('[DT-G5] a refusal says no more than the seat knows', () => {
    const table = town(MINER, { round: 2, players: [{ hand: ['equipment-1'] }, { hand: ['dynamite'] }, {}] });
    expect(table.refusal(0, 'play dynamite')).toEqual({
      code: 'card-not-held',
      rule: 'DT-G1',
      values: { card: 'dynamite' },
    });
  });

  test('[DT-G6] each moment is skipped where nothing is left to gain', () => {
    const noCards = [
      { card: 'credit', count: 1 },
      { card: 'girls', count: 1 },
      { card: 'equipment', points: 1, count: 3 },
    ];
    const table = town(['JQ999', '1010KKK', 'AAAAK'], {
      round: 2,
      options: { storeCards: noCards },
      players: [{ hand: ['credit', 'girls', 'equipment-1', 'equipment-1'] }, {}, {}],
    });
    passTo(table, 'visit-doc', 'keep-dice');
    expect(told(table, 'cards-drawn')).toHaveLength(1);
    expect(told(table, 'card-played')).toEqual([]);
    expect(trueHand(table, 0).toSorted()).toEqual(['credit', 'equipment-1', 'equipment-1', 'equipment-1', 'girls']);
  });
});
