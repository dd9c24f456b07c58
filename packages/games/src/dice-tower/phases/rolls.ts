import { refusal, type Chance, type Log, type Refusal } from '@boxcars/engine';

import { END_TURN, listKeeps, maskOfKeep, TURNS, type Action, type KeepDice, type TurnDie } from '../actions.ts';
import { COLOURS, DICE, ROLLS, type Colour } from '../content.ts';
import { countAll } from '../dice.ts';
import type { Event } from '../events.ts';
import { ALL_DICE, BLACK_DICE, EVERY_DIE, type DiceMask, type Die, type State } from '../state.ts';
import { fittingStacks, listTakes, refuseCards, takeableStacks, winCard } from './card.ts';
import { leaveDice } from './start.ts';

const FACES = COLOURS.length;
const FIRST_BLACK = 4;
const SECOND_BLACK = 5;

/** Every roll throws all six dice and reads those that were rolled. */
const thrown: number[] = [0, 0, 0, 0, 0, 0];

/** TW-T1: rolls the dice of a set. */
export function rollDice(state: State, rolled: DiceMask, chance: Chance, log?: Log<Event>): void {
  const { dice } = state;
  state.rolls += 1;
  chance.roll(DICE, FACES, thrown, 'roll', state.turn, state.rolls);
  for (let die = 0; die < DICE; die++) {
    if ((rolled & (1 << die)) !== 0) dice[die] = (thrown[die] as number) - 1;
  }
  // TW-B1: both black dice in this roll, of one colour.
  state.canTurn = (rolled & BLACK_DICE) === BLACK_DICE && dice[FIRST_BLACK] === dice[SECOND_BLACK];
  state.isInherited = false;
  state.fits = fittingStacks(state, countAll(state.dice));
  state.fitted = state.fits;
  log?.tell({
    type: 'dice-rolled',
    seat: state.seat,
    roll: state.rolls,
    rolled: EVERY_DIE.filter((die) => (rolled & (1 << die)) !== 0),
    dice: coloursOf(state),
    doubles: state.canTurn,
  });
  decide(state, chance, log);
}

/** TW-T4: where nothing is left to choose after the last roll, the only card is taken or the turn ends. */
function decide(state: State, chance: Chance, log?: Log<Event>): void {
  state.phase = 'rolled';
  if (state.rolls < ROLLS || state.canTurn) return;
  const stacks = takeableStacks(state);
  if (stacks === 0) leaveDice(state, log);
  else if ((stacks & (stacks - 1)) === 0) winCard(state, 31 - Math.clz32(stacks), chance, log);
}

/** TW-T1, TW-T3: sets dice aside and rolls the rest. */
export function rollOn(state: State, keep: KeepDice, chance: Chance, log?: Log<Event>): void {
  refuseCards(state, log);
  rollDice(state, ALL_DICE & ~maskOfKeep(keep), chance, log);
}

/** TW-B1: once for this roll. */
export function turnDie(state: State, { die, colour }: TurnDie, chance: Chance, log?: Log<Event>): void {
  const from = colourOf(state, die);
  state.dice[die] = COLOURS.indexOf(colour);
  state.canTurn = false;
  state.fits = fittingStacks(state, countAll(state.dice));
  state.fitted |= state.fits;
  log?.tell({ type: 'die-turned', seat: state.seat, die, from, to: colour, dice: coloursOf(state) });
  decide(state, chance, log);
}

/** What every die shows. */
export function coloursOf(state: State): Colour[] {
  return EVERY_DIE.map((die) => colourOf(state, die));
}

/** What a die shows. */
export function colourOf(state: State, die: Die): Colour {
  const colour = COLOURS[state.dice[die] as number];
  if (colour === undefined) throw new Error(`no die ${die}`);
  return colour;
}

/** Take a fitting card, turn a die, end the turn (TW-T4: only if no card fits), or roll on. */
export function listUses(state: State, into: Action[]): number {
  let count = listTakes(state, into);
  if (count === 0) into[count++] = END_TURN;
  if (state.rolls < ROLLS) count = listKeeps(into, count);
  return state.canTurn ? listTurns(state, into, count) : count;
}

function listTurns(state: State, into: Action[], from: number): number {
  let count = from;
  for (let die = 0; die < DICE; die++) {
    for (let colour = 0; colour < FACES; colour++) {
      if (state.dice[die] !== colour) into[count++] = TURNS[die * FACES + colour] as TurnDie;
    }
  }
  return count;
}

export function refuseKeep(state: State, keep: KeepDice): Refusal | null {
  if (state.rolls >= ROLLS) return refusal('no-rolls-left', { rolls: ROLLS }, 'TW-T1');
  return keep.dice.length === DICE ? refusal('nothing-to-roll', undefined, 'TW-T1') : null;
}

export function refuseTurn(state: State, { die, colour }: TurnDie): Refusal | null {
  if (!state.canTurn) return refusal('no-die-to-turn', undefined, 'TW-B1');
  return colourOf(state, die) === colour ? refusal('die-shows-that', { die, colour }, 'TW-B1') : null;
}

export function refuseEndTurn(state: State): Refusal | null {
  return takeableStacks(state) === 0 ? null : refusal('a-card-fits', undefined, 'TW-T4');
}
