import { FastChance, RandomPlayer, type Json } from '@boxcars/engine';
import { boomtown, type State } from '@boxcars/games/boomtown';
import { locales, translator } from '@boxcars/text';
import { describe, expect, test } from 'vitest';

import type { BoardContext } from '../src/boards/board.ts';
import { boomtownBoard } from '../src/boards/boomtown.ts';
import { makePaint, unpaint, widthOf } from '../src/paint.ts';

const OPTIONS = { expropriationFee: true, shortGame: true, deck: null };
const NAMES = ['Anna', 'Béla', 'Cyril', 'Dana', 'Emil'];

const context: BoardContext = {
  t: translator('en', { game: 'boomtown' }),
  paint: makePaint(false),
  width: 80,
  seatName: (seat) => NAMES[seat] ?? '?',
  viewer: 0,
};

function arranged(fragment: Json): State {
  const state = boomtown.setup(4, OPTIONS, new FastChance(1));
  expect(boomtown.arrange(state, fragment)).toBeNull();
  return state;
}

const state = arranged({
  round: 6,
  start: 2,
  gold: [12, 7, 0, 3],
  offer: ['dry-gulch 8/5', 'cactus-junction 7/6', 'dynamite', 'coyote-city 3/1'],
  mines: [['san-narciso 9/7'], ['dry-gulch 2/5', 'dry-gulch 3/4'], ['coyote-city 7/3'], []],
  veins: ['dry-gulch 3/4'],
  governors: ['dry-gulch'],
  saloons: [{ seat: 3, town: 'dry-gulch', girls: true }],
  kept: [['telegraph'], [], [], ['expropriation']],
});

describe('the board of Boomtown', () => {
  test('shows the offer with odds and costs, towns with mayors and Saloons, players with their mines', () => {
    expect(boomtownBoard(boomtown.view(state, 0), context)).toEqual([
      'Round 6 of 15 · 36 cards in the deck · Cyril starts',
      'No bid yet · passed: Cyril',
      '',
      'On offer',
      '  Dry Gulch        8/5 (5)   costs 4',
      '  Cactus Junction  7/6D (6)',
      '  Dynamite                            blows up a mine or Saloon of another',
      '  Coyote City      3/1 (2)',
      '',
      'Town             Mayor    Costs  Anna  Béla  Cyril  Dana  Saloons',
      'Cactus Junction  –            ·     ·     ·      ·     ·',
      'Cold Mountain    –            ·     ·     ·      ·     ·',
      'Coyote City      –            ·     ·     ·      1     ·',
      'Dry Gulch        Béla x2      4     ·     2      ·     ·  Dana: 4',
      'San Narciso      –            ·     1     ·      ·     ·',
      '',
      '  Anna  12 gold  19 points  cards: Telegraph',
      '    San Narciso 9/7 (4)',
      '  Béla  7 gold  21 points',
      '    Dry Gulch 2/5 (1), 3/4+3 (2)',
      '  Cyril  0 gold  3 points',
      '    Coyote City 7/3 (6)',
      '> Dana  3 gold  3 points  cards: Expropriation',
      '    no mines yet',
      '8/5 (5): yields 5 gold on an 8, which comes 5 times in 36; D dangerous, +3 New',
      '  Vein, x2 Governor',
    ]);
  });

  test('says the same without colours as with them', () => {
    const view = boomtown.view(state, 0);
    const painted = boomtownBoard(view, { ...context, paint: makePaint(true) });
    expect(painted.join('')).toContain('\u001B[');
    expect(painted.map(unpaint)).toEqual(boomtownBoard(view, context));
  });

  test.each(locales)('keeps to the width all through a game: %s', (locale) => {
    const chance = new FastChance(3);
    const player = new RandomPlayer(boomtown, chance);
    const game = boomtown.setup(5, OPTIONS, chance);
    const t = translator(locale, { game: 'boomtown' });
    do {
      for (const width of [60, 80]) {
        for (const line of boomtownBoard(boomtown.view(game, 0), { ...context, t, width })) {
          expect(widthOf(line), line).toBeLessThanOrEqual(width);
          expect(line).not.toMatch(/[{}]|undefined|board\./);
        }
      }
    } while (player.step(game));
  });
});
