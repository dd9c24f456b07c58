import { refusal, type Chance, type Log, type Refusal, type Seat } from '@boxcars/engine';

import { MOVE_COUNTS, MOVE_LISTS, MOVES, type Action, type MoveHorse } from '../actions.ts';
import { FACES, GATES, PACE_SPACE, RANKS, SYMBOLS, TRACK, type HorseSymbol } from '../content.ts';
import type { Event } from '../events.ts';
import { ALL_UP, hasCrossed, isFaceUp, nameAt, NO_GATE, placeOf, type Gate, type State } from '../state.ts';

// The compiler knows constants of a module itself, but reads imported ones anew: at every step of a simulation.
const LINE = TRACK;
const PACE = PACE_SPACE;
const NOBODY = NO_GATE;
const NUMBERS = SYMBOLS.length;
const SYMBOL_OF_FACE = FACES;
const COUNTS = MOVE_COUNTS;
const LISTS = MOVE_LISTS;
const WIDTH = GATES;

/** WC-R1: the player who bet first rolls first. */
export function startRace(state: State, chance: Chance, log?: Log<Event>): void {
  state.phase = 'race';
  state.roll = 0;
  rollDie(state, state.firstBettor, chance, log);
}

/** WC-R1: the next player rolls; the roll is public before a horse is picked. */
function passDie(state: State, chance: Chance, log?: Log<Event>): void {
  const next = state.turn + 1;
  rollDie(state, next === state.seats ? 0 : next, chance, log);
}

function rollDie(state: State, seat: Seat, chance: Chance, log?: Log<Event>): void {
  state.turn = seat;
  state.roll += 1;
  state.symbol = SYMBOL_OF_FACE[chance.die(6, 'race-roll', state.race, state.roll) - 1] as number;
  log?.tell(dieRolled(state));
}

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
  const to = freePlace(state, gate, from, from + numberOf(state, gate));
  track[spaceOf(from)] = NOBODY;
  if (to <= LINE) track[spaceOf(to)] = gate;
  places[gate] = to;
  state.faceUp &= ~(1 << gate);
  log?.tell(horseMoved(state, gate, from, to));
  if (to >= PACE && state.pace === NOBODY) takePace(state, gate, log);
  if (to > LINE && crossLine(state, gate, log)) return true;
  if (state.faceUp === 0) turnCardsUp(state, log);
  passDie(state, chance, log);
  return false;
}

/** WC-R2: the number on a gate's card for the rolled symbol. */
function numberOf(state: State, gate: Gate): number {
  return state.numbers[gate * NUMBERS + state.symbol] as number;
}

/**
 * WC-R4: where a horse on its way comes to stand. A taken space sends it back to the first free one behind, at worst to
 * where it stood. With WC-V3, and beyond the line (WC-R5), nothing stands in the way.
 */
function freePlace(state: State, gate: Gate, from: number, to: number): number {
  if (to > LINE || state.rules.crowdedField) return to;
  const { track } = state;
  let place = to;
  while (place > from) {
    const other = track[spaceOf(place)];
    if (other === NOBODY || other === gate) break;
    place -= 1;
  }
  return place;
}

/** What the rolled symbol would do for the horse of a gate. */
export function foreseeMove(state: State, gate: Gate): { readonly steps: number; readonly to: number } {
  const from = placeOf(state, gate);
  const steps = numberOf(state, gate);
  return { steps, to: freePlace(state, gate, from, from + steps) };
}

/** WC-R5: the space of a place on the track; 0, -1, … are the spaces 36, 35, … behind the line. */
function spaceOf(place: number): number {
  return place <= 0 ? place + LINE : place;
}

/** WC-R6. */
function takePace(state: State, gate: Gate, log?: Log<Event>): void {
  state.pace = gate;
  log?.tell({ type: 'pace-taken', gate, horse: nameAt(state, gate) });
}

/** WC-R7, WC-R8: true when it is the third horse, which ends the race at once. */
function crossLine(state: State, gate: Gate, log?: Log<Event>): boolean {
  const rank = RANKS[state.finished.length];
  if (rank === undefined) throw new Error('the race is over');
  state.finished.push(gate);
  log?.tell({ type: 'horse-crossed', gate, horse: nameAt(state, gate), rank });
  return isRaceOver(state);
}

/** WC-R8: whether three horses have crossed. */
export function isRaceOver(state: State): boolean {
  return state.finished.length === RANKS.length;
}

/** WC-R3: the cards of all horses still in the race. */
function turnCardsUp(state: State, log?: Log<Event>): void {
  state.faceUp = ALL_UP;
  for (let i = 0; i < state.finished.length; i++) state.faceUp &= ~(1 << (state.finished[i] as Gate));
  log?.tell({ type: 'cards-turned-up', gates: MOVES.map((move) => move.gate).filter((gate) => isFaceUp(state, gate)) });
}

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
  let last = 0;
  for (let gate = 0; gate < GATES; gate++) {
    const place = placeOf(state, gate);
    if (place < least) last = 0;
    if (place <= least) last |= 1 << gate;
    least = Math.min(least, place);
  }
  return last;
}

/** WC-R2: every horse whose card is face up. Returns how many. */
export function listMoves(state: State, into: Action[]): number {
  const set = state.faceUp;
  const count = COUNTS[set] as number;
  const first = set * WIDTH;
  for (let i = 0; i < count; i++) into[i] = LISTS[first + i] as MoveHorse;
  return count;
}

export function refuseMove(state: State, { gate }: MoveHorse): Refusal | null {
  if (hasCrossed(state, gate)) return refusal('horse-has-crossed', { gate, horse: nameAt(state, gate) }, 'WC-R7');
  if (!isFaceUp(state, gate)) return refusal('horse-has-moved', { gate, horse: nameAt(state, gate) }, 'WC-R2');
  return null;
}
