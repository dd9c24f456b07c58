import { GATES, RANKS } from './content.ts';
import type { Gate, State } from './state.ts';

/** What is kept of a race that was run. */
export interface RaceResult {
  readonly race: number;
  /** The horse of each gate. */
  readonly horses: readonly number[];
  /** The gates of Win, Place and Show. */
  readonly placed: readonly Gate[];
  readonly last: readonly Gate[];
  /** The gate that took the pace marker. */
  readonly pace: Gate;
  /** Everyone's money after the payout. */
  readonly money: readonly number[];
}

/** Results are kept as one row of numbers a race, so that a copy of the state stays cheap. */
const PLACED_AT = 3;
const MONEY_AT = PLACED_AT + RANKS.length;

/** Writes the race that just ended down, after the payout; `last` has one bit a gate. */
export function keepResult(state: State, last: number): void {
  const { results } = state;
  results.push(state.race, state.pace, last);
  for (let rank = 0; rank < RANKS.length; rank++) results.push(state.finished[rank] as Gate);
  for (let seat = 0; seat < state.seats; seat++) results.push(state.money[seat] as number);
}

/** How many races were run. */
export function countResults(state: State): number {
  return state.results.length / (MONEY_AT + state.seats);
}

/** The races that were run, first to last. */
export function resultsOf(state: State): RaceResult[] {
  const width = MONEY_AT + state.seats;
  const found: RaceResult[] = [];
  for (let at = 0; at < state.results.length; at += width) {
    found.push(readRow(state, state.results.slice(at, at + width)));
  }
  return found;
}

function readRow(state: State, row: readonly number[]): RaceResult {
  const [race = 0, pace = 0, lastGates = 0] = row;
  return {
    race,
    horses: [...state.gone, ...state.gates].slice((race - 1) * GATES, race * GATES),
    placed: row.slice(PLACED_AT, MONEY_AT),
    last: gatesIn(lastGates),
    pace,
    money: row.slice(MONEY_AT),
  };
}

/** The gates of a set of bits, in order. */
export function gatesIn(set: number): Gate[] {
  const gates: Gate[] = [];
  for (let gate = 0; gate < GATES; gate++) if ((set & (1 << gate)) !== 0) gates.push(gate);
  return gates;
}
