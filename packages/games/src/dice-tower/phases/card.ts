import { EVERYONE, moveCard, refusal, type Chance, type Log, type Refusal } from '@boxcars/engine';

import { TAKES, type Action, type TakeCard } from '../actions.ts';
import { STACKS } from '../content.ts';
import { combosOf, fitsNeed, type Counts } from '../dice.ts';
import type { Event } from '../events.ts';
import { cardOf, countHeld, handOf, NO_CARD, ON_TOP, type Stack, type StackMask, type State } from '../state.ts';
import { carryOut } from './card-actions.ts';
import { openCard } from './setup.ts';

/** TW-T2: the stacks whose top card some dice make. */
export function fittingStacks({ needs, combos }: State, counts: Counts): StackMask {
  const made = combosOf(counts);
  let fits = 0;
  for (let stack = 0; stack < STACKS; stack++) {
    if (fitsNeed(counts, made, needs[stack] as number, combos[stack] as number)) fits |= 1 << stack;
  }
  return fits;
}

/** TW-T2, TW-T3: the stacks whose card may be taken with the dice as they lie. */
export function takeableStacks(state: State): StackMask {
  return state.fits & ~state.refused;
}

/** TW-T2: the card goes face down before its winner, the next one is opened, and its action is carried out. */
export function winCard(state: State, stack: Stack, chance: Chance, log?: Log<Event>): void {
  const { seat } = state;
  const kind = state.open[stack] as number;
  moveCard(state.cards, ON_TOP, handOf(seat), kind, EVERYONE);
  state.won = kind;
  log?.tell({ type: 'card-won', seat, stack, card: cardOf(state.rules, kind), held: countHeld(state, seat) });
  openCard(state, stack, log);
  carryOut(state, chance, log);
}

/** TW-T3: rolling on refuses every card that the dice fitted since the last roll. */
export function refuseCards(state: State, log?: Log<Event>): void {
  if (log !== undefined) tellRefused(state, state.fitted & ~state.refused, log);
  state.refused |= state.fitted;
}

function tellRefused(state: State, stacks: StackMask, log: Log<Event>): void {
  for (let stack = 0; stack < STACKS; stack++) {
    if ((stacks & (1 << stack)) === 0) continue;
    const card = cardOf(state.rules, state.open[stack] as number);
    log.tell({ type: 'card-refused', seat: state.seat, stack, card });
  }
}

export function listTakes(state: State, into: Action[]): number {
  const stacks = takeableStacks(state);
  let count = 0;
  for (let stack = 0; stack < STACKS; stack++) {
    if ((stacks & (1 << stack)) !== 0) into[count++] = TAKES[stack] as TakeCard;
  }
  return count;
}

export function refuseTake(state: State, { stack }: TakeCard): Refusal | null {
  const bit = 1 << stack;
  if (state.open[stack] === NO_CARD) return refusal('stack-is-empty', { stack }, 'TW-S1');
  if ((state.refused & bit) !== 0) return refusal('card-was-refused', { stack }, 'TW-T3');
  return (state.fits & bit) === 0 ? refusal('card-does-not-fit', { stack }, 'TW-T2') : null;
}
