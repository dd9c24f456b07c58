import type { Action, Event, View } from '@boxcars/games/dice-tower';

import type { BoardModule } from '../board.ts';
import { TowerBoard } from './board.tsx';
import { chapter, headline, offers, seatFacts } from './facts.ts';
import { motions, pace, sound } from './motions.ts';
import { after } from './news.ts';

/** Dice Tower as it is drawn. */
export const board: BoardModule<View, Action, Event> = {
  Board: TowerBoard,
  headline,
  seatFacts,
  chapter,
  motions,
  pace,
  after,
  sound,
  offers,
};
