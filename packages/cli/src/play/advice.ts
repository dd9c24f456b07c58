import { coach, COACH_BUDGET, type Advice } from '@boxcars/bots';
import { FastChance, type Action, type Seat } from '@boxcars/engine';

import type { AnyMatch } from './screen.ts';

/** What the coach thinks of the choices a seat has, best first. Equal questions get equal advice. */
export function adviceOn(match: AnyMatch, seat: Seat): Advice<Action>[] {
  return coach<object, Action>(
    {
      game: match.game,
      seat,
      chance: new FastChance(match.count),
      imagine: (chance) => match.resample(seat, chance),
    },
    COACH_BUDGET,
  );
}
