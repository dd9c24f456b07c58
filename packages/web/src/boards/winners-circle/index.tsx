import type { Action, Event, View } from '@boxcars/games/winners-circle';

import { line } from '../../words.ts';
import type { BoardModule } from '../board.ts';
import { Board } from './board.tsx';
import { seatFacts } from './seat-facts.ts';
import { after, motions, pace, sound } from './story.ts';

/** The board of Winner's Circle. */
export const board: BoardModule<View, Action, Event> = {
  Board,
  headline: ({ race }) => line('board.race', { race }),
  seatFacts,
  chapter: (event) => (event.type === 'race-started' ? line('board.race', { race: event.race }) : null),
  motions,
  pace,
  after,
  sound,
  offers: () => true,
};
