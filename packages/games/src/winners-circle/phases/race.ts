import { leftOf, refusal, type Chance, type Log, type Refusal } from '@boxcars/engine';

import { MOVE_COUNTS, MOVE_LISTS, MOVES, type Action, type MoveHorse } from '../actions.ts';
import { FACES, GATES, PACE_SPACE, RANKS, SYMBOLS, TRACK, type HorseSymbol } from '../content.ts';
import type { Event } from '../events.ts';
import { ALL_UP, hasCrossed, isFaceUp, nameAt, NO_GATE, placeOf, type Gate, type State } from '../state.ts';

// The compiler knows constants of a module itself, but reads imported ones anew, and looks whether a declared function
// is still the same: at every step of a simulation. So what every move needs is a constant here.
const LINE = TRACK;
const PACE = PACE_SPACE;
const NOBODY = NO_GATE;
const NUMBERS = SYMBOLS.length;
const SYMBOL_OF_FACE = FACES;
const COUNTS = MOVE_COUNTS;
const LISTS = MOVE_LISTS;
const WIDTH = GATES;
const nextSeat = leftOf;

/** WC-R1: the player who bet first rolls first. */
export function startRace(state: State, chance: Chance, log?: Log<Event>): void {
  state.phase = 'race';
  state.roll = 0;
  state.turn = state.firstBettor;
  rollDie(state, chance, log);
}

/** WC-R1: the roll is public before a horse is picked. */
const rollDie = (state: State, chance: Chance, log?: Log<Event>): void => {
  state.roll += 1;
  state.symbol = SYMBOL_OF_FACE[chance.die(6, 'race-roll', state.race, state.roll) - 1] as number;
  log?.tell(dieRolled(state));
};

/** The symbol of the last roll. */
export function rolledSymbol(state: State): HorseSymbol {
  return SYMBOLS[state.symbol] as HorseSymbol;
}

/**
 * WC-R2: the picked horse moves and its card is turned down; then whatever the move brings about, and the next roll.
 * True when that was the end of the race.
 */
export function moveHorse(state: State, { gate }: MoveHorse, chance: Chance, log?: Log<Event>): boolean {
  const { places, track } = state;
  const from = places[gate] as number;
  let to = from + numberOf(state, gate);
  track[spaceOf(from)] = NOBODY;
  if (to <= LINE) {
    if (!state.rules.crowdedField) to = freePlace(track, to);
    track[spaceOf(to)] = gate;
  }
  places[gate] = to;
  state.faceUp &= ~(1 << gate);
  log?.tell(horseMoved(state, gate, from, to));
  if (state.pace === NOBODY && to >= PACE) takePace(state, gate, log);
  if (to > LINE && crossLine(state, gate, log)) return true;
  if (state.faceUp === 0) turnCardsUp(state, log);
  state.turn = nextSeat(state.turn, state.seats);
  rollDie(state, chance, log);
  return false;
}

/** WC-R2: the number on a gate's card for the rolled symbol. */
const numberOf = (state: State, gate: Gate): number => state.numbers[gate * NUMBERS + state.symbol] as number;

/**
 * WC-R4: where a horse that has left its space comes to stand. A taken space sends it back to the first free one behind,
 * at worst to where it stood. Not asked with WC-V3, nor beyond the line (WC-R5), where nothing stands in the way.
 */
const freePlace = (track: readonly number[], to: number): number => {
  // Processors guess badly whether a space is taken: most horses find theirs before the first guess.
  let place = to - countAt(track, to);
  place -= countAt(track, place);
  while (countAt(track, place) > 0) place -= 1;
  return place;
};

/** The horses on the space of a place, 1 or 0: the sign of NO_GATE, turned over. */
const countAt = (track: readonly number[], place: number): number => ~(track[spaceOf(place)] as number) >>> 31;

/** WC-R5: the space of a place on the track; 0, -1, … are the spaces 36, 35, … behind the line. Free of branches. */
const spaceOf = (place: number): number => place + (LINE & ((place - 1) >> 31));

/** What the rolled symbol would do for the horse of a gate. */
export function foreseeMove(state: State, gate: Gate): { readonly steps: number; readonly to: number } {
  const from = placeOf(state, gate);
  const steps = numberOf(state, gate);
  const to = from + steps;
  // A whole round ends on its own space. On any other way that space, which still counts as taken, is where the way ends.
  if (to > LINE || state.rules.crowdedField || steps === LINE) return { steps, to };
  return { steps, to: Math.max(from, freePlace(state.track, to)) };
}

/** WC-R6. */
const takePace = (state: State, gate: Gate, log?: Log<Event>): void => {
  state.pace = gate;
  log?.tell({ type: 'pace-taken', gate, horse: nameAt(state, gate) });
};

/** WC-R7, WC-R8: true when it is the third horse, which ends the race at once. */
const crossLine = (state: State, gate: Gate, log?: Log<Event>): boolean => {
  const rank = RANKS[state.finished.length];
  if (rank === undefined) throw new Error('the race is over');
  state.finished.push(gate);
  log?.tell({ type: 'horse-crossed', gate, horse: nameAt(state, gate), rank });
  return isRaceOver(state);
};

/** WC-R8: whether three horses have crossed. */
export function isRaceOver(state: State): boolean {
  return state.finished.length === RANKS.length;
}

/** WC-R3: the cards of all horses still in the race. */
const turnCardsUp = (state: State, log?: Log<Event>): void => {
  state.faceUp = ALL_UP;
  for (let i = 0; i < state.finished.length; i++) state.faceUp &= ~(1 << (state.finished[i] as Gate));
  log?.tell({ type: 'cards-turned-up', gates: MOVES.map((move) => move.gate).filter((gate) => isFaceUp(state, gate)) });
};

function dieRolled(state: State): Event {
  return { type: 'die-rolled', seat: state.turn, roll: state.roll, symbol: rolledSymbol(state) };
}

function horseMoved(state: State, gate: Gate, from: number, to: number): Event {
  const [horse, symbol, steps] = [nameAt(state, gate), rolledSymbol(state), numberOf(state, gate)];
  return { type: 'horse-moved', seat: state.turn, gate, horse, symbol, steps, from, to };
}

/** WC-R8: the rearmost horse; with WC-V3 everyone who shares its space. One bit a gate. */
export function lastGates(state: State): number {
  let least = TRACK;
  for (let gate = 0; gate < GATES; gate++) {
    const ahead = placeOf(state, gate) - least;
    // The lesser of the two, by the sign of their difference.
    least += ahead & (ahead >> 31);
  }
  let last = 0;
  for (let gate = 0; gate < GATES; gate++) {
    if (placeOf(state, gate) === least) last |= 1 << gate;
  }
  return last;
}

/** WC-R2: every horse whose card is face up. Returns how many. */
export function listMoves(state: State, into: Action[]): number {
  const set = state.faceUp;
  const first = set * WIDTH;
  // The whole row, whatever the count: a loop that ends elsewhere each time costs more than it leaves out.
  into[0] = LISTS[first] as MoveHorse;
  into[1] = LISTS[first + 1] as MoveHorse;
  into[2] = LISTS[first + 2] as MoveHorse;
  into[3] = LISTS[first + 3] as MoveHorse;
  into[4] = LISTS[first + 4] as MoveHorse;
  into[5] = LISTS[first + 5] as MoveHorse;
  into[6] = LISTS[first + 6] as MoveHorse;
  return COUNTS[set] as number;
}

export function refuseMove(state: State, { gate }: MoveHorse): Refusal | null {
  if (hasCrossed(state, gate)) return refusal('horse-has-crossed', { gate, horse: nameAt(state, gate) }, 'WC-R7');
  if (!isFaceUp(state, gate)) return refusal('horse-has-moved', { gate, horse: nameAt(state, gate) }, 'WC-R2');
  return null;
}
