import type { Action, Event, View } from '@boxcars/games/boomtown';

import type { BoardProps, Shown, YourTurn } from '../board.ts';

export type TownProps = BoardProps<View, Action, Event>;
export type TownTurn = YourTurn<Action>;
export type TownShown = Shown<Event>;
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;
