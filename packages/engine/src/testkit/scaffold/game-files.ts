// The rules of a new game, one text a file. `$id`, `$camel`, `$Title` and `$XX` are filled in by the scaffold.

const index = `export { $camel } from './game.ts';
export type { Action } from './actions.ts';
export type { Options } from './content.ts';
export type { Event } from './events.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
`;

const content = `import type { OptionsOf } from '@boxcars/engine';

/** Charms are worth 1 to this ($XX-1). */
export const BEST_CHARM = 3;

/** Runners throw a die with this many sides; a 1 makes them stumble back ($XX-2). */
export const SIDES = 6;
export const STUMBLE = 2;

export const OPTIONS = {
  /** The space that ends the game ($XX-3). */
  length: { kind: 'number', min: 5, max: 30, default: 10 },
} as const;
export type Options = OptionsOf<typeof OPTIONS>;
`;

const actions = `export type Action = { readonly type: 'walk' } | { readonly type: 'run' };

export const WALK: Action = Object.freeze({ type: 'walk' });
export const RUN: Action = Object.freeze({ type: 'run' });

const ALL: readonly Action[] = [WALK, RUN];

/** The action of some JSON, or null. */
export function parseAction(json: unknown): Action | null {
  if (typeof json !== 'object' || json === null || Object.keys(json).length !== 1) return null;
  return ALL.find(({ type }) => 'type' in json && json.type === type) ?? null;
}

export function writeAction(action: Action): string {
  return action.type;
}

export function readAction(text: string): Action | null {
  return ALL.find(({ type }) => type === text) ?? null;
}
`;

const events = `import type { Seat } from '@boxcars/engine';

export type Event =
  | { readonly type: 'charm-drawn'; readonly seat: Seat; readonly charm?: number }
  | { readonly type: 'walked'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'ran'; readonly seat: Seat; readonly roll: number; readonly to: number }
  | { readonly type: 'charms-shown'; readonly charms: readonly number[] };
`;

const state = `import { hide, maskOf, type Chance, type Log, type Seat, type Secret } from '@boxcars/engine';

import { BEST_CHARM, type Options } from './content.ts';
import type { Event } from './events.ts';

/** A game of $Title. Plain data; \`charms\` alone are not public. */
export interface State {
  readonly length: number;
  /** How many turns there were: the ordinal of this turn's draws. */
  turns: number;
  turn: Seat;
  isOver: boolean;
  readonly spaces: number[];
  readonly charms: Secret<number>[];
  /** All charms once they are shown; empty before ($XX-4). */
  readonly shown: number[];
}

/** $XX-1. */
export function newState(seats: number, options: Options, chance: Chance, log?: Log<Event>): State {
  const charms: Secret<number>[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const charm = chance.die(BEST_CHARM, 'charm', seat);
    charms.push(hide(charm));
    const twin = { type: 'charm-drawn', seat } as const;
    log?.tellOnly(maskOf(seat), { type: 'charm-drawn', seat, charm }, twin, { charm: '$XX-1' });
  }
  const spaces = Array<number>(seats).fill(0);
  return { length: options.length, turns: 0, turn: 0, isOver: false, spaces, charms, shown: [] };
}

export function cloneState(state: State): State {
  return {
    length: state.length,
    turns: state.turns,
    turn: state.turn,
    isOver: state.isOver,
    spaces: state.spaces.slice(),
    charms: state.charms.slice(),
    shown: state.shown.slice(),
  };
}
`;

const windows = `import { defineWindow, maskOf, type Window } from '@boxcars/engine';

import type { State } from './state.ts';

const move = defineWindow('move', 'turn');

/** The open question. It depends on public facts alone. */
export function windowOf(state: State): Window | null {
  return state.isOver ? null : move(maskOf(state.turn));
}
`;

const turn = `import { leftOf, type Chance, type Log } from '@boxcars/engine';

import type { Action } from '../actions.ts';
import { SIDES, STUMBLE } from '../content.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** $XX-2: walk a space, or run by a die. */
export function takeTurn(state: State, action: Action, chance: Chance, log?: Log<Event>): void {
  const seat = state.turn;
  const from = state.spaces[seat] ?? 0;
  state.turns += 1;
  if (action.type === 'walk') {
    state.spaces[seat] = from + 1;
    log?.tell({ type: 'walked', seat, to: from + 1 });
  } else {
    const roll = chance.die(SIDES, 'run', state.turns);
    const to = roll === 1 ? Math.max(0, from - STUMBLE) : from + roll;
    state.spaces[seat] = to;
    log?.tell({ type: 'ran', seat, roll, to });
  }
  state.turn = leftOf(seat, state.spaces.length);
}

/** $XX-3: a round is played to its end, so that everyone has had as many turns. */
export function isLastTurnTaken(state: State): boolean {
  return state.turn === 0 && state.spaces.some((space) => space >= state.length);
}
`;

const scoring = `import { peek, rankBy, type Log, type Outcome } from '@boxcars/engine';

import type { Event } from './events.ts';
import type { State } from './state.ts';

/** $XX-4: all charms are shown. */
export function endGame(state: State, log?: Log<Event>): void {
  state.isOver = true;
  for (const charm of state.charms) state.shown.push(peek(charm));
  log?.tell({ type: 'charms-shown', charms: state.shown.slice() }, { charms: '$XX-4' });
}

/** $XX-4. */
export function pointsOf(state: State): number[] {
  return state.spaces.map((space, seat) => space + charmOf(state, seat));
}

export function outcomeOf(state: State): Outcome | null {
  return state.isOver ? rankBy(pointsOf(state)) : null;
}

function charmOf(state: State, seat: number): number {
  const charm = state.charms[seat];
  return charm === undefined ? 0 : peek(charm);
}
`;

const view = `import { showTo, type Seat, type Viewer } from '@boxcars/engine';

import type { State } from './state.ts';

/** What a seat, or the public, sees. Built by naming fields: what is not named is not shown. */
export interface View {
  readonly length: number;
  readonly turn: Seat;
  readonly isOver: boolean;
  readonly spaces: readonly number[];
  /** The viewer's own charm. */
  readonly charm: number | null;
  /** All charms once they are shown; empty before. */
  readonly shown: readonly number[];
}

export function viewOf(state: State, viewer: Viewer): View {
  const own = state.charms[viewer];
  return {
    length: state.length,
    turn: state.turn,
    isOver: state.isOver,
    spaces: state.spaces.slice(),
    charm: own === undefined ? null : showTo(viewer, viewer, own),
    shown: state.shown.slice(),
  };
}
`;

const resample = `import { hide, type Chance, type Viewer } from '@boxcars/engine';

import { BEST_CHARM } from './content.ts';
import { cloneState, type State } from './state.ts';

/** A state the viewer could not tell from this one: others' charms are drawn anew, until they are shown. */
export function resample(state: State, viewer: Viewer, chance: Chance): State {
  const other = cloneState(state);
  if (other.isOver) return other;
  for (let seat = 0; seat < other.charms.length; seat++) {
    if (seat !== viewer) other.charms[seat] = hide(chance.die(BEST_CHARM, 'resample', seat));
  }
  return other;
}
`;

const arrange = `import { refusal, type Json, type Refusal } from '@boxcars/engine';

import type { State } from './state.ts';

/** Fragments: \`{ "spaces": [3, 0] }\` puts the players there, short of the end. */
export function arrange(state: State, fragment: Json): Refusal | null {
  if (typeof fragment !== 'object' || fragment === null || Array.isArray(fragment)) {
    return refusal('fragment-not-an-object');
  }
  const { spaces, ...others } = fragment as { readonly [name: string]: Json };
  const [stranger] = Object.keys(others);
  if (stranger !== undefined) return refusal('unknown-field', { field: stranger });
  if (!Array.isArray(spaces) || spaces.length !== state.spaces.length) return refusal('impossible-spaces');
  const isRight = spaces.every((space) => Number.isInteger(space) && space >= 0 && space < state.length);
  if (!isRight) return refusal('impossible-spaces');
  for (const [seat, space] of spaces.entries()) state.spaces[seat] = Number(space);
  return null;
}
`;

const game = `import { answerOf, type Answers, type Chance, type Game, type Log, type Question, type Seat } from '@boxcars/engine';

import { parseAction, readAction, RUN, WALK, writeAction, type Action } from './actions.ts';
import { arrange } from './arrange.ts';
import { OPTIONS, type Options } from './content.ts';
import type { Event } from './events.ts';
import { isLastTurnTaken, takeTurn } from './phases/turn.ts';
import { resample } from './resample.ts';
import { endGame, outcomeOf, pointsOf } from './scoring.ts';
import { cloneState, newState, type State } from './state.ts';
import { viewOf, type View } from './view.ts';
import { windowOf } from './windows.ts';

/** $Title: who runs may fall. */
export const $camel: Game<State, Action, Event, View, Options> = {
  id: '$id',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  checkOptions: () => null,
  setup: newState,
  apply,
  clone: cloneState,
  window: windowOf,
  question,
  legalActions,
  // Both answers are always open, and the parser knows no others.
  refuse: () => null,
  // A walk risks nothing.
  fallback: () => WALK,
  outcome: outcomeOf,
  points: pointsOf,
  view: viewOf,
  resample,
  parseAction,
  writeAction,
  readAction,
  components: (state) => ({ players: state.spaces.length, charms: state.charms.length }),
  arrange,
};

function apply(state: State, answers: Answers<Action>, chance: Chance, log?: Log<Event>): void {
  takeTurn(state, answerOf(answers, state.turn), chance, log);
  if (isLastTurnTaken(state)) endGame(state, log);
}

const OPTIONS_OF_MOVE: readonly Action[] = [WALK, RUN];

function question(_state: State, _seat: Seat): Question<Action> {
  return { kind: 'move', options: OPTIONS_OF_MOVE };
}

function legalActions(_state: State, _seat: Seat, into: Action[]): number {
  into[0] = WALK;
  into[1] = RUN;
  return 2;
}
`;

/** The files of packages/games/src/$id. */
export const GAME_FILES: { readonly [path: string]: string } = {
  'index.ts': index,
  'game.ts': game,
  'content.ts': content,
  'actions.ts': actions,
  'events.ts': events,
  'state.ts': state,
  'windows.ts': windows,
  'phases/turn.ts': turn,
  'scoring.ts': scoring,
  'view.ts': view,
  'resample.ts': resample,
  'arrange.ts': arrange,
};
