import type { Action, Event, View } from '@boxcars/games/boomtown';

import type { BoardModule } from '../board.ts';
import { QuickBid } from './bidding.tsx';
import { BoomtownBoard } from './board.tsx';
import { chapter, headline, offers, seatFacts } from './facts.ts';
import { motions, pace, sound } from './motions.ts';
import { after } from './news.ts';

/** Boomtown as it is drawn. */
export const board: BoardModule<View, Action, Event> = {
  Board: BoomtownBoard,
  headline,
  seatFacts,
  chapter,
  motions,
  pace,
  after,
  sound,
  offers,
  Quick: QuickBid,
};
