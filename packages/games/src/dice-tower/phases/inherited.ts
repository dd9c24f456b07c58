import { refusal, type Chance, type Log, type Refusal } from '@boxcars/engine';

import { KEEPS, maskOfKeep, type Action, type KeepDice } from '../actions.ts';
import { DICE } from '../content.ts';
import { countDice } from '../dice.ts';
import type { Event } from '../events.ts';
import { ALL_DICE, type State } from '../state.ts';
import { fittingStacks, listTakes } from './card.ts';
import { colourOf, rollDice } from './rolls.ts';

/**
 * TW-T5: keeping none rolls all six, three times. Dice kept count as the first roll; where they alone make a card, or
 * where nothing is left to roll, the player is asked what to do with them, otherwise the rest is rolled.
 */
export function startRolling(state: State, keep: KeepDice, chance: Chance, log?: Log<Event>): void {
  const kept = maskOfKeep(keep);
  if (kept === 0) {
    rollDice(state, ALL_DICE, chance, log);
    return;
  }
  state.kept = kept;
  state.rolls = 1;
  state.fits = fittingStacks(state, countDice(state.dice, kept));
  state.fitted = state.fits;
  log?.tell({
    type: 'dice-kept',
    seat: state.seat,
    dice: keep.dice,
    colours: keep.dice.map((die) => colourOf(state, die)),
  });
  if (state.fits === 0 && kept !== ALL_DICE) rollDice(state, ALL_DICE & ~kept, chance, log);
  else state.phase = 'kept';
}

/** TW-T5: take a card made of the kept dice alone, or roll, keeping all of them or fewer. */
export function listKeptUses(state: State, into: Action[]): number {
  let count = listTakes(state, into);
  for (let mask = 0; mask < ALL_DICE; mask++) {
    if ((mask & ~state.kept) === 0) into[count++] = KEEPS[mask] as KeepDice;
  }
  return count;
}

export function refuseKeptUse(state: State, keep: KeepDice): Refusal | null {
  if ((maskOfKeep(keep) & ~state.kept) !== 0) return refusal('die-not-kept', undefined, 'TW-T5');
  return keep.dice.length === DICE ? refusal('nothing-to-roll', undefined, 'TW-T5') : null;
}
