import type { Json, Script, Viewer } from '@boxcars/engine';
import { Table } from '@boxcars/engine/testkit';
import {
  boomtown,
  type Action,
  type Event,
  type Fragment,
  type Options,
  type State,
  type View,
} from '@boxcars/games/boomtown';
import type { Locale } from '@boxcars/text';

import { board } from '../../../src/boards/boomtown/index.tsx';
import { DrawnBoard } from '../drawn.ts';

export type TownTable = Table<State, Action, Event, View, Options>;

/** A grown town of four: every mayor but one, a Governor, two Saloons, a New Vein. */
export const GROWN: Fragment = {
  round: 9,
  start: 2,
  gold: [12, 7, 15, 9],
  mines: [
    ['cactus-junction 4/3', 'cactus-junction 8/3', 'coyote-city 6/4', 'coyote-city 8/4', 'dry-gulch 5/2'],
    ['cold-mountain 6/9', 'cold-mountain 7/5', 'cold-mountain 9/3', 'san-narciso 8/2'],
    ['dry-gulch 8/5', 'dry-gulch 6/4', 'dry-gulch 7/2', 'cactus-junction 6/5', 'san-narciso 9/7'],
    ['coyote-city 5/5', 'coyote-city 7/3', 'coyote-city 10/6', 'san-narciso 4/5'],
  ],
  veins: ['dry-gulch 8/5'],
  governors: ['coyote-city'],
  saloons: [
    { seat: 0, town: 'dry-gulch' },
    { seat: 3, town: 'cold-mountain', girls: true },
  ],
  offer: ['coyote-city 11/3', 'cold-mountain 8/1', 'cactus-junction 7/6', 'stagecoach-robbery'],
};

export function sitDown(fragment: Fragment, luck: Script = {}, seats = 4): TownTable {
  return new Table(boomtown, { seats, luck, seed: 7, arrange: fragment as unknown as Json });
}

export class Drawn extends DrawnBoard<State, Action, Event, View, Options> {
  constructor(state: State, viewer: Viewer, locale: Locale = 'en', event: Event | null = null) {
    const shown = event && { event, entry: 1, index: 0, of: 1, duration: 500 };
    super(boomtown, board, state, viewer, shown === null ? { locale } : { locale, shown });
  }
}
