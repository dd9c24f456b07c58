import type { Viewer } from '@boxcars/engine';
import { Table, type TableSetup } from '@boxcars/engine/testkit';
import { diceTower, type Action, type Event, type Options, type State, type View } from '@boxcars/games/dice-tower';
import type { Locale } from '@boxcars/text';

import { board } from '../../../src/boards/dice-tower/index.tsx';
import type { TowerShown } from '../../../src/boards/dice-tower/props.ts';
import { DrawnBoard } from '../drawn.ts';

export type TowerTable = Table<State, Action, Event, View, Options>;

export function tableOf(setup: TableSetup): TowerTable {
  return new Table(diceTower, { seed: 1, ...setup });
}

export class Drawn extends DrawnBoard<State, Action, Event, View, Options> {
  constructor(state: State, viewer: Viewer, locale: Locale = 'en', shown: TowerShown | null = null) {
    super(diceTower, board, state, viewer, shown === null ? { locale } : { locale, shown });
  }
}
