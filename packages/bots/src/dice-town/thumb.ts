import type { Seat } from '@boxcars/engine';
import {
  countDice,
  countFace,
  diceOf,
  FACES,
  keptBy,
  type Action,
  type Keep,
  type Pool,
  type State,
} from '@boxcars/games/dice-town';

import { EVEN_TEMPER, type Temper } from '../temper.ts';
import { keepLeaning } from './leaning.ts';
import { DOLLAR, placeWorth, priceOf } from './worth.ts';

/**
 * The keep by eye: collects the face that promises most by what one has of it, and keeps little else. What the others
 * collect isn't looked at.
 */
export function keepByThumb(
  state: State,
  seat: Seat,
  legal: readonly Action[],
  count: number,
  temper: Temper = EVEN_TEMPER,
): Action {
  const isEven = temper === EVEN_TEMPER;
  let best = legal[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const action = legal[i] as Keep;
    const dice = keptBy(state, seat) + diceOf(action);
    const plain = collectionWorth(state, seat, dice) - DOLLAR * priceOf(state, action);
    const worth = isEven ? plain : plain + keepLeaning(state, seat, action, dice, temper);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

/** The best of the faces collected, and a little for the dice still to be rolled. */
function collectionWorth(state: State, seat: Seat, dice: Pool): number {
  let best = 0;
  for (let face = 0; face < FACES.length; face++) {
    const count = countFace(dice, face);
    if (count > 0) best = Math.max(best, (count * placeWorth(state, face, count, seat)) / ENOUGH);
  }
  return best - LOOSE * countDice(dice);
}

/** So many of a face win its place most of the time. */
const ENOUGH = 3;
/** What a die is worth that may still become anything. */
const LOOSE = 0.1;
