import { FastChance, RandomPlayer, type Json } from '@boxcars/engine';
import { diceTown, type Options, type State } from '@boxcars/games/dice-town';
import { locales, translator } from '@boxcars/text';
import { describe, expect, test } from 'vitest';

import type { BoardContext } from '../src/boards/board.ts';
import { diceTownBoard } from '../src/boards/dice-town.ts';
import { makePaint, unpaint, widthOf } from '../src/paint.ts';

const OPTIONS: Options = {
  edition: 'hu',
  brute: 'edition',
  townHall: 'edition',
  sheriff: 1,
  storeCards: null,
  properties: null,
};
const NAMES = ['Anna', 'Béla', 'Cyril', 'Dana', 'Emil'];

const context: BoardContext = {
  t: translator('en', { game: 'dice-town' }),
  paint: makePaint(false),
  width: 80,
  seatName: (seat) => NAMES[seat] ?? '?',
  viewer: 0,
};

function arranged(fragment: Json): State {
  const state = diceTown.setup(3, OPTIONS, new FastChance(1));
  expect(diceTown.arrange(state, fragment)).toBeNull();
  return state;
}

const state = arranged({
  round: 4,
  sheriff: 1,
  stagecoach: 2,
  row: ['property-5', 'property-1', 'property-3'],
  discards: ['wanted'],
  players: [
    { nuggets: 3, dollars: 5, hand: ['brute', 'property-4'], kept: ['Q', '10'], cup: ['9', 'K', 'A'] },
    {
      nuggets: 1,
      dollars: 6,
      hand: ['property-2'],
      wired: ['property-5'],
      kept: ['A'],
      cup: ['9', '9', '9', '9'],
    },
    { kept: ['J', 'J'], cup: ['9', '9', '9'] },
  ],
});

describe('the board of Dice Town', () => {
  test('shows the town, the players with their dice, one’s own cup and hand', () => {
    expect(diceTownBoard(diceTown.view(state, 0), context)).toEqual([
      'Round 4 · roll 2 · Sheriff: Béla · Mine 26 · Bank $6 · Stagecoach $2',
      'Town Hall, bottom first: [5] [1] [3] · 19 more in the deck',
      'Store deck 17, discards 1',
      '  surely in the discards: Wanted',
      '',
      'Player   Dice           Gold  $  Store  Lots  Wired',
      '  Anna   [10][Q] ? ? ?     3  5      1     1  ·',
      '* Béla   [A] ? ? ? ?       1  6      0     1  5',
      '  Cyril  [J][J] ? ? ?      0  8      0     0  ·',
      '',
      'Under your cup:',
      '  ┌────┐ ┌────┐ ┌────┐',
      '  │ 9  │ │ K  │ │ A  │',
      '  └────┘ └────┘ └────┘',
      '     1      2      3  ',
      '',
      'Your hand: The Brute, Property (4)',
      '',
      '[ ] kept, ( ) just kept, ? under a cup; * Sheriff, + gained something this round',
    ]);
  });

  test('tells the public nothing of cups and hands', () => {
    const text = diceTownBoard(diceTown.view(state, -1), { ...context, viewer: -1 }).join('\n');
    expect(text).not.toContain('Brute');
    expect(text).not.toContain('cup:');
  });

  test('shows offers, their cards by name to the Sheriff alone', () => {
    const tied = arranged({
      round: 2,
      sheriff: 1,
      players: [
        { hand: ['wanted'], kept: ['9', '9', 'J', 'J'], cup: ['A'] },
        { kept: ['Q', 'Q', 'Q', 'K'], cup: ['K'] },
        { kept: ['9', '9', 'A', 'A'], cup: ['10'] },
      ],
    });
    const read = (text: string): NonNullable<ReturnType<typeof diceTown.readAction>> => {
      const action = diceTown.readAction(text);
      if (action === null) throw new Error(text);
      return action;
    };
    const chance = new FastChance(1);
    diceTown.apply(tied, [read('keep A'), read('keep K'), read('keep 10')], chance);
    diceTown.apply(tied, [read('pass'), undefined, undefined], chance);
    diceTown.apply(tied, [read('offer wanted for 1'), undefined, read('offer 2$ for 3')], chance);
    const rows = (viewer: number): string[] => diceTownBoard(diceTown.view(tied, viewer), { ...context, viewer });
    expect(rows(1)).toContain('  Anna offers Wanted for Anna');
    expect(rows(2)).toContain('  Anna offers 1 Store card for Anna');
    expect(rows(2)).toContain('  Cyril offers $2 for Cyril');
    expect(rows(2)).toContain('Gold Mine, tied: Anna, Cyril');
  });

  test.each(locales)('fits 60 and 80 columns all through a game, with colour and without, in %s', (locale) => {
    const chance = new FastChance(5);
    const random = new RandomPlayer(diceTown, chance);
    const game = diceTown.setup(5, { ...OPTIONS, edition: 'cs' }, chance);
    const paint = makePaint(true);
    const t = translator(locale, { game: 'dice-town' });
    let step = 0;
    do {
      step += 1;
      if (step % 9 !== 0) continue;
      const viewer = step % 5;
      for (const width of [60, 80]) {
        const plain = diceTownBoard(diceTown.view(game, viewer), { ...context, t, width, viewer });
        const painted = diceTownBoard(diceTown.view(game, viewer), { ...context, t, width, viewer, paint });
        expect(painted.map(unpaint)).toEqual(plain);
        expect(plain.filter((line) => widthOf(line) > width)).toEqual([]);
      }
    } while (random.step(game));
  });
});
