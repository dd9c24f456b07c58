import type { Action, Event, View } from '@boxcars/games/dice-town';

import type { BoardProps, Shown, YourTurn } from '../board.ts';

export type TownProps = BoardProps<View, Action, Event>;
export type TownTurn = YourTurn<Action>;
export type TownShown = Shown<Event>;
