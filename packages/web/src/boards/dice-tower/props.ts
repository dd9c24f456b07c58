import type { Action, Event, View } from '@boxcars/games/dice-tower';

import type { BoardProps, Shown, YourTurn } from '../board.ts';

export type TowerProps = BoardProps<View, Action, Event>;
export type TowerTurn = YourTurn<Action>;
export type TowerShown = Shown<Event>;
