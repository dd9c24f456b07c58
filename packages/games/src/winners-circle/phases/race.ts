import { leftOf, refusal, type Chance, type Log, type Refusal, type Seat } from '@boxcars/engine';

import { copyActions, MOVE_LISTS, MOVES, type Action, type MoveHorse } from '../actions.ts';
import { FACES, GATES, PACE_SPACE, RANKS, SYMBOLS, TRACK, type HorseSymbol } from '../content.ts';
import type { Event } from '../events.ts';
import { hasCrossed, horseAt, isFaceUp, nameAt, NO_GATE, placeOf, spaceOf, type Gate, type State } from '../state.ts';

/** WC-R1: the player who bet first rolls first. */
export function startRace(state: State, chance: Chance, log?: Log<Event>): void {
  state.phase = 'race';
  state.roll = 0;
  rollDie(state, state.firstBettor, chance, log);
}

/** WC-R1: the next player rolls; the roll is public before a horse is picked. */
export function passDie(state: State, chance: Chance, log?: Log<Event>): void {
  rollDie(state, leftOf(state.turn, state.seats), chance, log);
}

function rollDie(state: State, seat: Seat, chance: Chance, log?: Log<Event>): void {
  state.turn = seat;
  state.roll += 1;
  state.symbol = FACES[chance.die(6, 'race-roll', state.race, state.roll) - 1] as number;
  log?.tell({ type: 'die-rolled', seat, roll: state.roll, symbol: rolledSymbol(state) });
}

/** The symbol of the last roll. */
export function rolledSymbol(state: State): HorseSymbol {
  return SYMBOLS[state.symbol] as HorseSymbol;
}

/** WC-R2: the picked horse moves and its card is turned down; then whatever the move brings about. */
export function moveHorse(state: State, seat: Seat, { gate }: MoveHorse, log?: Log<Event>): void {
  const from = placeOf(state, gate);
  const steps = stepsOf(state, gate);
  const to = landingPlace(state, gate, steps);
  state.places[gate] = to;
  state.faceUp &= ~(1 << gate);
  log?.tell({
    type: 'horse-moved',
    seat,
    gate,
    horse: nameAt(state, gate),
    symbol: rolledSymbol(state),
    steps,
    from,
    to,
  });
  if (to >= PACE_SPACE && state.pace === NO_GATE) takePace(state, gate, log);
  if (to > TRACK) crossLine(state, gate, log);
  if (state.faceUp === 0 && !isRaceOver(state)) turnCardsUp(state, log);
}

/** WC-R2: the number on a gate's card for the rolled symbol. */
export function stepsOf(state: State, gate: Gate): number {
  return state.rules.numbers[horseAt(state, gate) * SYMBOLS.length + state.symbol] as number;
}

/**
 * WC-R4: where a horse comes to stand. A taken space sends it back to the first free one behind, at worst to where it
 * stood. With WC-V3, and beyond the line (WC-R5), nothing stands in the way.
 */
export function landingPlace(state: State, gate: Gate, steps: number): number {
  const from = placeOf(state, gate);
  let to = from + steps;
  if (to > TRACK || state.rules.crowdedField) return to;
  while (to > from && isTaken(state, gate, to)) to -= 1;
  return to;
}

/** WC-R4: a space is one space on both laps, so it doesn't matter which lap the other horse is on. */
function isTaken(state: State, mover: Gate, place: number): boolean {
  const { places } = state;
  const space = spaceOf(place);
  for (let gate = 0; gate < GATES; gate++) {
    const other = places[gate] as number;
    if (gate !== mover && (other === space || other + TRACK === space)) return true;
  }
  return false;
}

/** WC-R6. */
function takePace(state: State, gate: Gate, log?: Log<Event>): void {
  state.pace = gate;
  log?.tell({ type: 'pace-taken', gate, horse: nameAt(state, gate) });
}

/** WC-R7. */
function crossLine(state: State, gate: Gate, log?: Log<Event>): void {
  const rank = RANKS[state.finished.length];
  if (rank === undefined) throw new Error('the race is over');
  state.finished.push(gate);
  log?.tell({ type: 'horse-crossed', gate, horse: nameAt(state, gate), rank });
}

/** WC-R8: at once when the third horse crosses. */
export function isRaceOver(state: State): boolean {
  return state.finished.length === RANKS.length;
}

/** WC-R3: the cards of all horses still in the race. */
function turnCardsUp(state: State, log?: Log<Event>): void {
  for (let gate = 0; gate < GATES; gate++) {
    if (!hasCrossed(state, gate)) state.faceUp |= 1 << gate;
  }
  log?.tell({ type: 'cards-turned-up', gates: MOVES.map((move) => move.gate).filter((gate) => isFaceUp(state, gate)) });
}

/** WC-R8: the rearmost horse; with WC-V3 everyone who shares its space. */
export function lastGates(state: State): Gate[] {
  let least = TRACK;
  for (let gate = 0; gate < GATES; gate++) least = Math.min(least, placeOf(state, gate));
  const last: Gate[] = [];
  for (let gate = 0; gate < GATES; gate++) {
    if (placeOf(state, gate) === least) last.push(gate);
  }
  return last;
}

/** WC-R2: every horse whose card is face up. */
export function listMoves(state: State, into: Action[]): number {
  return copyActions(MOVE_LISTS[state.faceUp] as readonly Action[], into);
}

export function refuseMove(state: State, { gate }: MoveHorse): Refusal | null {
  if (hasCrossed(state, gate)) return refusal('horse-has-crossed', { gate, horse: nameAt(state, gate) }, 'WC-R7');
  if (!isFaceUp(state, gate)) return refusal('horse-has-moved', { gate, horse: nameAt(state, gate) }, 'WC-R2');
  return null;
}
