import type { Action, Event, View } from '@boxcars/games/dice-town';

import type { BoardModule } from '../board.ts';
import { TownBoard } from './board.tsx';
import { chapter, confirm, headline, offers, seatFacts } from './facts.ts';
import { motions } from './motions.ts';
import { after } from './news.ts';
import { pace, sound } from './pace.ts';

/** Dice Town as it is drawn. */
export const board: BoardModule<View, Action, Event> = {
  Board: TownBoard,
  headline,
  seatFacts,
  chapter,
  motions,
  pace,
  after,
  sound,
  offers,
  confirm,
};
