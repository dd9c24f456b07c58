import type { Action, Answers, Json } from './action.ts';
import type { Chance } from './chance/chance.ts';
import type { GameEvent, Log } from './log.ts';
import type { OptionSpecs } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Question } from './question.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Open } from './secret.ts';
import type { Window } from './window.ts';

/**
 * The contract of a game. `setup` and `apply` alone change a state; everything else only looks.
 *
 * State `S` is plain mutable data (objects, arrays, numbers, strings, booleans, null: it survives JSON).
 * Actions `A`, events `E` and views `V` are plain data without secrets. Cards are named by kind, never by copy.
 */
export interface Game<S, A extends Action, E extends GameEvent, V, O> {
  readonly id: string;
  /** Goes up whenever the same answers and luck would lead elsewhere. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs;
  /** Refuses settings that don't go together, or a deck that breaks its rules, naming the row. */
  checkOptions(options: O, seats: number): Refusal | null;

  /** A new state. Trusts its input. */
  setup(seats: number, options: O, chance: Chance, log?: Log<E>): S;
  /** Carries out the answers of all seats the open window asks. Trusts its input: the match has checked it. */
  apply(state: S, answers: Answers<A>, chance: Chance, log?: Log<E>): void;
  /** A copy that shares nothing mutable. */
  clone(state: S): S;

  /** The open question, or null when the game is over. Depends on public facts alone. */
  window(state: S): Window | null;
  /** The form of the answer asked of this seat. */
  question(state: S, seat: Seat): Question<A>;
  /** Fills `into` from index 0 with legal answers of an asked seat, and returns how many: all of them, or for open-ended answers a useful sample. */
  legalActions(state: S, seat: Seat, into: A[]): number;
  /** Why this well-formed answer of an asked seat is not legal, or null if it is. Tells nothing the seat doesn't know. */
  refuse(state: S, seat: Seat, action: A): Refusal | null;
  /** The answer given for the absent: never spends, plays or gives away what may be kept. */
  fallback(state: S, seat: Seat): A;
  /** The end result, or null while a question is open. */
  outcome(state: S): Outcome | null;
  /** What each seat would score if the game ended now, by the true state. */
  points(state: S): readonly number[];

  /**
   * What a seat, or the public, may know, built by naming fields. Includes what they remember. Parts that are as they were
   * in `before`, an earlier view of the same viewer, may be taken from there: hosts then need not look into them for changes.
   */
  view(state: S, viewer: Viewer, before?: Open<V>): Open<V>;
  /** A viewer whose view of this state is the same to the last byte: hosts build and write it once for all of them. Left out where everyone's differs. */
  sight?(state: S, viewer: Viewer): Viewer;
  /**
   * A random state the viewer could not tell from the true one. Depends on nothing but what the viewer knows and
   * `chance`: two states that look alike to the viewer give the same result for the same luck.
   */
  resample(state: S, viewer: Viewer, chance: Chance): S;

  /** Reads an action's JSON, whatever it is and however its keys are ordered; the interned action where there is one, null when it is no action of this game. */
  parseAction(json: unknown): A | null;
  /** A short text for an action, for terminals and playthroughs. */
  writeAction(action: A): string;
  /** The action a text stands for, or null. */
  readAction(text: string): A | null;

  /** Everything that can neither appear nor vanish, counted by the true state: always equal. */
  components(state: S): { readonly [name: string]: number };
  /** Puts a documented fragment of state in place (scenarios). Refuses what is impossible; changes nothing then. */
  arrange(state: S, fragment: Json): Refusal | null;
}

/** Any game, for code that works with all of them. */
// oxlint rejects `any`: unknown state and never-typed inputs would not compose, so the registry speaks of AnyGame.
export type AnyGame = Game<object, Action, GameEvent, unknown, object>;
