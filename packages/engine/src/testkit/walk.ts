import type { Action, Json } from '../action.ts';
import type { Chance } from '../chance/chance.ts';
import { FastChance } from '../chance/fast.ts';
import type { AnyGame } from '../game.ts';
import type { GameEvent, Log } from '../log.ts';
import { readOptions } from '../options.ts';
import { PUBLIC, type Seat, type Viewer } from '../seat.ts';
import type { Window } from '../window.ts';
import { KeyLuck } from './key-luck.ts';

/** The settings of a table, by name; those not given take their defaults. */
export type Settings = { readonly [name: string]: Json };

/** What a check plays: so many random games at one table. */
export interface CheckSetup {
  readonly seats: number;
  readonly options: Settings;
  readonly seed: number;
  readonly games: number;
  /** The most questions a game may ask. */
  readonly bound: number;
  /** About how many positions of a game the slow checks look at. */
  readonly most: number;
}

/** A position that random play came through. The state is the live one: look, don't touch. */
export interface Position {
  readonly state: object;
  /** Null at the end. */
  readonly window: Window | null;
  readonly where: string;
  /** Different for every position of a check: the seed for whatever is tried there. */
  readonly seed: number;
}

/** The answers of all asked seats. */
export type Played = readonly (Action | undefined)[];

const GAME_STRIDE = 1_000_003;

/** The table's name in findings. */
export function describeTable(setup: Pick<CheckSetup, 'seats' | 'options'>): string {
  const options = Object.entries(setup.options).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [`${setup.seats} seats`, ...options].join(' ');
}

/** The seed of the n-th game of a check. */
export function seedOf(setup: CheckSetup, nth: number): number {
  return setup.seed * GAME_STRIDE + nth * 7919;
}

/** All options of a table. Refused ones are a mistake of the test, so they throw. */
export function fullOptions(game: AnyGame, seats: number, given: Settings): object {
  const options = readOptions(game.options, given);
  if (!options.ok) throw new Error(`options refused: ${JSON.stringify(options.refusal)}`);
  const problem = game.checkOptions(options.value, seats);
  if (problem !== null) throw new Error(`options refused: ${JSON.stringify(problem)}`);
  return options.value;
}

/** A new state at the table of a check. */
export function begin(game: AnyGame, setup: CheckSetup, luck: Chance, log?: Log<GameEvent>): object {
  return game.setup(setup.seats, fullOptions(game, setup.seats, setup.options), luck, log);
}

/** The legal actions listed for a seat, as a fresh array. */
export function legalOf(game: AnyGame, state: object, seat: Seat): Action[] {
  const into: Action[] = [];
  const count = game.legalActions(state, seat, into);
  return into.slice(0, count);
}

/** A random legal answer for every asked seat; the fallback where none is listed (the check `legal` tells of it). */
export function chooseAnswers(game: AnyGame, state: object, window: Window, choice: FastChance): Action[] {
  const answers: Action[] = [];
  for (const seat of window.seats) {
    const legal = legalOf(game, state, seat);
    answers[seat] = legal[choice.below(legal.length)] ?? game.fallback(state, seat);
  }
  return answers;
}

/** Every viewer of a table: the seats and the public. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), PUBLIC];
}

/** Every position of the check's random games, their ends included, stopping at the bound. */
export function* positions(game: AnyGame, setup: CheckSetup): Generator<Position> {
  for (let nth = 0; nth < setup.games; nth++) yield* positionsOf(game, setup, nth, 1);
}

/** Positions spread evenly over each of the check's random games: all of them where a game has no more than `most`. */
export function* somePositions(game: AnyGame, setup: CheckSetup): Generator<Position> {
  for (let nth = 0; nth < setup.games; nth++) {
    const stride = strideOf(countSteps(game, setup, seedOf(setup, nth)), setup);
    yield* positionsOf(game, setup, nth, stride);
  }
}

/** How many positions of a game to go on by, to look at no more than `most`. */
export function strideOf(steps: number, setup: CheckSetup): number {
  return Math.max(1, Math.ceil(steps / setup.most));
}

function countSteps(game: AnyGame, setup: CheckSetup, seed: number): number {
  const luck = new KeyLuck(seed);
  return playOn(game, begin(game, setup, luck), luck, new FastChance(seed + 1), setup.bound).length;
}

function* positionsOf(game: AnyGame, setup: CheckSetup, nth: number, stride: number): Generator<Position> {
  const seed = seedOf(setup, nth);
  const luck = new KeyLuck(seed);
  const choice = new FastChance(seed + 1);
  const state = begin(game, setup, luck);
  for (let step = 0; step < setup.bound; step++) {
    const window = game.window(state);
    const where = `${describeTable(setup)}, game ${nth}, step ${step}`;
    if (window === null || step % stride === nth % stride) yield { state, window, where, seed: seed + step * 31 };
    if (window === null) return;
    game.apply(state, chooseAnswers(game, state, window, choice), luck);
  }
}

/** Plays a state on with random answers, at most `steps` questions; gives the answers, in order. */
export function playOn(game: AnyGame, state: object, luck: Chance, choice: FastChance, steps: number): Played[] {
  const played: Played[] = [];
  for (let step = 0; step < steps; step++) {
    const window = game.window(state);
    if (window === null) break;
    const answers = chooseAnswers(game, state, window, choice);
    game.apply(state, answers, luck);
    played.push(answers);
  }
  return played;
}
