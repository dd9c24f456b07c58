import type { Action, Event, View } from '@boxcars/games/dice-town';

import type { GameText } from '../say.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';
import { say } from './say.ts';

/** Everything said about Dice Town. */
export const diceTownText: GameText<Action, Event, View> = { en, hu, cs, say };
