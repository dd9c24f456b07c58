import { describe, expect, test } from 'vitest';

import { card, handSeen, kind, rolled, trayAt } from './tray.ts';

const OTHERS = [[], ['four:blue=3'], ['six:green=8']];

describe('again', () => {
  test('[TW-A1] one more full turn at once, with six dice, and refusals start anew', () => {
    const luck = { 'roll/1/3': rolled('gggg/ob'), 'roll/2/1': rolled('pppp/gb') };
    const open = ['trio=1/again', 'four=2', 'five=3'];
    const table = trayAt({ open, dice: 'pppp/gb', rolls: 2, refused: [2] }, { luck });
    table.answer(0, 'take 1');
    expect(table.events(-1, 'turn-started').at(-1)).toMatchObject({ seat: 0, isExtra: true });
    expect(table.legal(0)).toEqual(['roll all']);
    table.answer(0, 'roll all');
    expect(table.legal(0)).toContain('take 2');
    expect(table.game.view(table.state, 0).rollsLeft).toBe(2);
  });

  test('[TW-A1] if it ends without a card, the next player inherits the dice', () => {
    const table = trayAt(
      { open: ['trio=1/again', 'four=2', 'five=3'], dice: 'pppb/go', rolls: 1 },
      { luck: { 'roll/2/1': rolled('bypo/gv') } },
    );
    table.answer(0, 'take 1').answer(0, 'roll all').answer(0, 'end turn');
    expect(table.state).toMatchObject({ seat: 1, isInherited: true });
  });
});

describe('steal', () => {
  const open = ['trio=1/steal', 'four=2', 'five=3'];
  const dice = 'pppb/go';

  test('[TW-A2] choose a player, draw one of their cards unseen', () => {
    const table = trayAt({ open, dice, rolls: 1, hands: OTHERS }).answer(0, 'take 1');
    expect(table.asks).toBe('choose-player');
    expect(table.legal(0)).toEqual(['choose 2', 'choose 3']);
    table.answer(0, 'choose 3');
    expect(table.events(0, 'card-stolen')).toEqual([
      { type: 'card-stolen', seat: 0, from: 2, card: card('six:green=8') },
    ]);
    expect(table.game.points(table.state)).toEqual([9, 3, 0]);
    expect(table.state.seat).toBe(1);
  });

  test('[TW-A2] luck says which of several', () => {
    const hands = [[], ['four:blue=3', 'six=6'], []];
    const luck = { 'draw/1/1': kind('six=6') };
    const table = trayAt({ open, dice, rolls: 1, hands }, { luck }).answer(0, 'take 1');
    expect(handSeen(table, 0, 0)).toEqual(['trio=1/steal', 'six=6']);
    expect(handSeen(table, 1, 1)).toEqual(['four:blue=3']);
  });

  test('[TW-A2] the two involved see the card, the others only that one moved', () => {
    const hands = [[], ['four:blue=3', 'six=6'], []];
    const table = trayAt({ open, dice, rolls: 1, hands }, { luck: { 'draw/1/1': kind('six=6') } }).answer(0, 'take 1');
    expect(table.events(1, 'card-stolen')).toMatchObject([{ card: { combination: 'six' } }]);
    expect(table.events(2, 'card-stolen')).toMatchObject([{ card: null }]);
    expect(handSeen(table, 2, 1)).toEqual(['?']);
    expect(handSeen(table, 2, 0)).toEqual(['trio=1/steal', '?']);
    expect(table.game.view(table.state, 2).seats[1]?.maybe).toEqual([card('four:blue=3'), card('six=6')]);
  });

  test('[TW-A2] a player’s only card is known to all wherever it goes', () => {
    const table = trayAt({ open, dice, rolls: 1, hands: [[], ['six=6'], []] }).answer(0, 'take 1');
    expect(handSeen(table, 2, 0)).toEqual(['trio=1/steal', 'six=6']);
  });

  test('[TW-A5] players without cards can’t be chosen, nor can oneself', () => {
    const hands = [['four=2/steal'], ['four:blue=3'], ['six=6'], []];
    const table = trayAt({ open, dice, rolls: 1, hands }, { seats: 4 }).answer(0, 'take 1');
    expect(table.refusal(0, 'choose 4')).toEqual({ code: 'player-has-no-cards', rule: 'TW-A5', values: { player: 3 } });
    expect(table.refusal(0, 'choose 1')?.code).toBe('not-another-player');
    const three = trayAt({ open, dice, rolls: 1, hands: hands.slice(0, 3) }).answer(0, 'take 1');
    expect(three.refusal(0, 'choose 4')?.code).toBe('not-another-player');
  });

  test('[TW-A5] if there is nobody, nothing happens', () => {
    const table = trayAt({ open, dice, rolls: 1 }).answer(0, 'take 1');
    expect(table.events(-1, 'action-lapsed')).toMatchObject([{ seat: 0, card: { action: 'steal' } }]);
    expect(table.state.seat).toBe(1);
  });

  test('[TW-A5] a card got by an action does not trigger its own', () => {
    const hands = [[], ['four=2/again'], ['four=2/steal']];
    const again = trayAt({ open, dice, rolls: 1, hands }).answer(0, 'take 1').answer(0, 'choose 2');
    expect(again.waiting).toEqual([1]);
    const steal = trayAt({ open, dice, rolls: 1, hands }).answer(0, 'take 1').answer(0, 'choose 3');
    expect(steal.asks).toBe('start-turn');
    expect(handSeen(steal, 0, 0)).toEqual(['trio=1/steal', 'four=2/steal']);
  });
});

describe('swap', () => {
  const open = ['trio=1/swap', 'four=2', 'five=3'];
  const dice = 'pppb/go';
  const hands = [['trio:pink=2'], ['four:blue=3', 'six=6'], []];
  const luck = { 'draw/1/1': kind('six=6') };

  test('[TW-A3] draw a card, see it, and give another for it; the one just won may be given', () => {
    const table = trayAt({ open, dice, rolls: 1, hands }, { luck }).answer(0, 'take 1');
    expect(table.asks).toBe('give-card');
    expect(table.legal(0)).toEqual(['give trio=1/swap', 'give trio:pink=2']);
    expect(table.game.view(table.state, 0).swap).toEqual({ with: 1, drawn: card('six=6') });
    table.answer(0, 'give trio=1/swap');
    expect(handSeen(table, 0, 0)).toEqual(['trio:pink=2', 'six=6']);
    expect(handSeen(table, 1, 1)).toEqual(['trio=1/swap', 'four:blue=3']);
  });

  test('[TW-A3] the drawn card can not be given', () => {
    const table = trayAt({ open, dice, rolls: 1, hands }, { luck }).answer(0, 'take 1');
    expect(table.refusal(0, 'give six=6')).toEqual({ code: 'card-not-held', rule: 'TW-A3' });
  });

  test('[TW-A3] whoever has only the card just won gives that', () => {
    const table = trayAt({ open, dice, rolls: 1, hands: [[], ['six=6'], []] }).answer(0, 'take 1');
    expect(handSeen(table, 0, 0)).toEqual(['six=6']);
    expect(handSeen(table, 1, 1)).toEqual(['trio=1/swap']);
    expect(table.state.seat).toBe(1);
  });

  test('[TW-A3] the others see neither card; both keep as many as they had', () => {
    const table = trayAt({ open, dice, rolls: 1, hands }, { luck }).answer(0, 'take 1');
    expect(table.game.view(table.state, 2).swap).toEqual({ with: 1, drawn: null });
    table.answer(0, 'give trio:pink=2');
    expect(table.events(2, 'card-drawn')).toMatchObject([{ seat: 0, from: 1, card: null }]);
    expect(table.events(2, 'card-given')).toMatchObject([{ seat: 0, to: 1, card: null }]);
    expect(table.events(1, 'card-given')).toMatchObject([{ card: { combination: 'trio', colours: ['pink'] } }]);
    expect(handSeen(table, 2, 0)).toEqual(['?', '?']);
    expect(handSeen(table, 2, 1)).toEqual(['?', '?']);
    expect(table.game.view(table.state, 2).seats[0]?.maybe).toHaveLength(4);
  });

  test('[TW-A3] several targets: the player is chosen first', () => {
    const table = trayAt({ open, dice, rolls: 1, hands: [[], ['six=6'], ['four:blue=3']] }).answer(0, 'take 1');
    expect(table.legal(0)).toEqual(['choose 2', 'choose 3']);
    table.answer(0, 'choose 3');
    expect(handSeen(table, 0, 2)).toEqual(['trio=1/swap']);
  });
});

describe('group swap', () => {
  const open = ['three-pairs=2/group-swap', 'four=2', 'five=3'];
  const dice = 'ppbb/gg';

  test('[TW-A4] a swap with every other player, in clockwise order', () => {
    const hands = [['four:blue=3'], ['trio=1'], ['six=6'], ['six:green=8']];
    const table = trayAt({ seat: 1, open, dice, rolls: 1, hands }, { seats: 4 }).answer(1, 'take 1');
    table.answer(1, 'give three-pairs=2/group-swap').answer(1, 'give trio=1').answer(1, 'give six=6');
    expect(table.events(-1, 'card-drawn').map((event) => event.type === 'card-drawn' && event.from)).toEqual([2, 3, 0]);
    expect([0, 1, 2, 3].map((seat) => handSeen(table, seat, seat))).toEqual([
      ['six=6'],
      ['four:blue=3', 'six:green=8'],
      ['three-pairs=2/group-swap'],
      ['trio=1'],
    ]);
    expect(table.state.seat).toBe(2);
  });

  test('[TW-A4] a card just got may be given on', () => {
    const hands = [[], ['six=6'], ['six:green=8']];
    const table = trayAt({ open, dice, rolls: 1, hands }).answer(0, 'take 1');
    expect(handSeen(table, 0, 2)).toEqual(['six=6']);
    expect(handSeen(table, 0, 0)).toEqual(['six:green=8']);
  });

  test('[TW-A4, TW-A5] players without cards are passed over', () => {
    const table = trayAt({ open, dice, rolls: 1, hands: [[], [], ['six=6']] }).answer(0, 'take 1');
    expect(table.events(-1, 'card-drawn')).toMatchObject([{ from: 2 }]);
    expect(table.state.seat).toBe(1);
    const alone = trayAt({ open, dice, rolls: 1 }).answer(0, 'take 1');
    expect(alone.events(-1, 'action-lapsed')).toHaveLength(1);
  });
});
