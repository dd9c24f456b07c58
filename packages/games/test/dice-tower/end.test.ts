import { Table } from '@boxcars/engine/testkit';
import { describe, expect, test } from 'vitest';

import { diceTower, OWN_CARDS, writeCard } from '../../src/dice-tower/index.ts';
import { rolled, trayAt } from './tray.ts';

/** Plain cards, so that nothing happens with them. */
const PLAIN = OWN_CARDS.filter(({ action, combination }) => action === null && combination !== 'six').map(writeCard);

function handsOf(...counts: readonly number[]): string[][] {
  let at = 0;
  const fit = PLAIN.filter((text) => !['four=2', 'five=3'].includes(text));
  return counts.map((count) => fit.slice(at, (at += count)));
}

describe('the end', () => {
  test.each([
    [2, 7, 10],
    [3, 5, 8],
    [4, 4, 6],
  ])('[TW-E1] %i players: may be ended from %i cards, ends by itself at %i', (seats, may, must) => {
    const others = Array.from({ length: seats - 1 }, () => 0);
    const start = (held: number) => trayAt({ hands: handsOf(held, ...others) }, { seats });
    expect(start(may - 1).refusal(0, 'end game')).toEqual({
      code: 'too-few-cards-to-end',
      rule: 'TW-E1',
      values: { held: may - 1, least: may },
    });
    expect(start(may).legal(0)).toContain('end game');
    const take = (held: number) =>
      trayAt({ hands: handsOf(held, ...others), dice: 'pppp/gb', rolls: 1 }, { seats }).answer(0, 'take 1');
    expect(take(must - 2).asks).toBe('end-or-go-on');
    expect(take(must - 1).asks).toBeNull();
    expect(take(must - 1).events(-1, 'game-ended')).toEqual([{ type: 'game-ended', by: null }]);
  });

  test('[TW-E1] in one’s own turn before any roll, not after it', () => {
    const table = trayAt({ hands: handsOf(5, 0, 0) }, { luck: { 'roll/1/1': rolled('bypo/gv') } });
    expect(table.legal(0)).toEqual(['roll all', 'end game']);
    table.answer(0, 'roll all');
    expect(table.refusal(0, 'end game')?.code).toBe('not-the-question');
    const inherited = trayAt({ hands: handsOf(5, 0, 0), inherited: true, dice: 'bypo/gv' });
    expect(inherited.legal(0)).toHaveLength(65);
    expect(inherited.answer(0, 'end game').asks).toBeNull();
  });

  test('[TW-E1] right after winning a card and its action, before an extra turn', () => {
    const table = trayAt({
      hands: handsOf(4, 1, 0),
      open: ['trio=1/again', 'trio=1/steal', 'four=2'],
      dice: 'pppb/go',
      rolls: 1,
    }).answer(0, 'take 1');
    expect(table.legal(0)).toEqual(['go on', 'end game']);
    table.answer(0, 'go on');
    expect(table.events(-1, 'turn-started').at(-1)).toMatchObject({ seat: 0, isExtra: true });
    const stolen = trayAt({
      hands: handsOf(3, 1, 0),
      open: ['trio=1/again', 'trio=1/steal', 'four=2'],
      dice: 'pppb/go',
      rolls: 1,
    }).answer(0, 'take 2');
    // The card won and the card stolen make five.
    expect(stolen.asks).toBe('end-or-go-on');
    stolen.answer(0, 'end game');
    expect(stolen.events(-1, 'game-ended')).toEqual([{ type: 'game-ended', by: 0 }]);
  });

  test('[TW-E1] lost cards don’t count', () => {
    const table = trayAt({
      hands: handsOf(0, 5, 0),
      open: ['trio=1/steal', 'four=2', 'five=3'],
      dice: 'pppb/go',
      rolls: 1,
    }).answer(0, 'take 1');
    expect(table.legal(1)).toEqual(['roll all']);
  });

  test('[TW-E1] at the end a Steal is still carried out, an Again is not played', () => {
    const hands = handsOf(7, 3, 0);
    const at = { hands, dice: 'pppb/go', rolls: 1 };
    const steal = trayAt({ ...at, open: ['trio=1/steal', 'four=2', 'five=3'] }).answer(0, 'take 1');
    expect(steal.asks).toBeNull();
    expect(steal.events(-1, 'card-stolen')).toHaveLength(1);
    expect(steal.game.view(steal.state, -1).seats.map(({ held }) => held)).toEqual([9, 2, 0]);
    const again = trayAt({ ...at, open: ['trio=1/again', 'four=2', 'five=3'] }).answer(0, 'take 1');
    expect(again.asks).toBeNull();
  });

  test('[TW-E1] at the end a Swap waits for the card in return', () => {
    const hands = handsOf(7, 3, 0);
    const table = trayAt({ hands, open: ['trio=1/swap', 'four=2', 'five=3'], dice: 'pppb/go', rolls: 1 });
    table.answer(0, 'take 1');
    expect(table.asks).toBe('give-card');
    table.answer(0, 'give trio=1/swap');
    expect(table.asks).toBeNull();
  });

  test('[TW-E2] everyone shows their cards; the most points win', () => {
    const hands = [
      ['trio=1', 'six:green=8', 'full=1', 'four=2', 'five=3'],
      ['six=6'],
      ['five:orange=5', 'five:purple=5'],
    ];
    const table = trayAt({ open: ['trio=1/again', 'four=2', 'five=3'], hands }).answer(0, 'end game');
    expect(table.game.outcome(table.state)).toEqual({ points: [15, 6, 10], ranks: [1, 3, 2], winners: [0] });
    expect(table.events(1, 'hand-shown').map((event) => event.type === 'hand-shown' && event.points)).toEqual([
      15, 6, 10,
    ]);
    expect(table.game.view(table.state, -1).seats[2]).toMatchObject({ points: 10, unknown: 0, held: 2 });
    expect(table.events(-1, 'game-won')).toEqual([{ type: 'game-won', winners: [0], points: [15, 6, 10] }]);
  });

  test('[TW-E2] equals share the victory', () => {
    const hands = [
      ['trio=1', 'full=1', 'four=2/again', 'trio:pink=2', 'trio:yellow=2'],
      ['six:green=8'],
      ['five:orange=5', 'four:blue=3'],
    ];
    const table = trayAt({ hands }).answer(0, 'end game');
    expect(table.game.outcome(table.state)).toEqual({ points: [8, 8, 8], ranks: [1, 1, 1], winners: [0, 1, 2] });
  });

  test('[TW-E2] at the end all cards are known, copies too', () => {
    const hands = [['full=1', 'full=1', 'trio=1', 'trio:pink=2', 'four:blue=3'], [], []];
    const table = trayAt({ hands }).answer(0, 'end game');
    expect(table.game.view(table.state, 1).seats[0]?.sure.map(({ count }) => count)).toEqual([1, 2, 1, 1]);
  });

  test('without a choice nobody ends the game for the absent', () => {
    const table = new Table(diceTower, { seats: 2, seed: 5, arrange: { seat: 0, hands: handsOf(9, 0) } });
    expect(table.game.writeAction(table.game.fallback(table.state, 0))).toBe('roll all');
  });
});
