import type { Action, Seat } from '@boxcars/engine';
import type { State as DiceTowerState } from '@boxcars/games/dice-tower';

import { turnMoves } from '../dice-tower.ts';
import { minds, type Mind } from '../minds.ts';
import type { Position } from '../policy.ts';
import { PLAIN_GUIDE, Search, type Budget, type Tried } from '../search/index.ts';
import { factsOf, type Fact } from './facts.ts';

/** Why a choice is good or bad: a code whose sentence a catalogue has, and its values. */
export interface Reason {
  readonly code: string;
  readonly values: { readonly [name: string]: number };
}

/** What a choice is worth. */
export interface Advice<A extends Action> {
  readonly action: A;
  /** Exact: points the turn brings on average. Otherwise how well the seat comes to stand, from 0 to 1. */
  readonly worth: number;
  /** How far the worth may be off, 95 times of 100; 0 where it is exact. */
  readonly margin: number;
  readonly isExact: boolean;
  readonly reasons: readonly Reason[];
}

const SURE = 1.96;
/** Facts told of one choice. */
const MOST_FACTS = 2;

/** The choices of an open question, best first. `budget` is how long is thought where nothing exact is known. */
export function coach<S extends object, A extends Action>(position: Position<S, A>, budget: Budget): Advice<A>[] {
  const { game, seat, chance } = position;
  if (game.id === 'dice-tower') {
    const exact = adviseTurn(position.imagine(chance) as unknown as DiceTowerState, seat);
    if (exact !== null) return exact as unknown as Advice<A>[];
  }
  const mind = minds[game.id] as unknown as Mind<S, A> | undefined;
  const facts = (factsOf[game.id] ?? []) as readonly unknown[] as readonly Fact<S>[];
  const search = new Search(game, mind?.guide ?? PLAIN_GUIDE);
  const { tried } = search.think(
    position,
    budget,
    facts.map(({ of }) => of),
  );
  const known = tried.filter(({ visits }) => visits > 0);
  return known.map((one) => adviseTried(game.id, one, known, facts)).sort((a, b) => b.worth - a.worth);
}

/** Dice Tower: the moves of a turn by the exact odds. */
function adviseTurn(state: DiceTowerState, seat: Seat): Advice<Action>[] | null {
  const moves = turnMoves(state, seat);
  if (moves === null) return null;
  return moves.map(({ action, value }) => ({
    action,
    worth: value,
    margin: 0,
    isExact: true,
    reasons: [{ code: 'coach.dice-tower.turn', values: { points: round(value) } }],
  }));
}

function adviseTried<S, A extends Action>(
  game: string,
  one: Tried<A>,
  all: readonly Tried<A>[],
  facts: readonly Fact<S>[],
): Advice<A> {
  const margin = SURE * one.error;
  return {
    action: one.action,
    worth: one.mean,
    margin,
    isExact: false,
    reasons: [
      { code: 'coach.stands', values: { percent: Math.round(100 * one.mean), margin: Math.round(100 * margin) } },
      ...tellFacts(game, one, all, facts),
    ],
  };
}

/** The facts that set this choice apart from the average of all, the weightiest first. */
function tellFacts<S, A>(game: string, one: Tried<A>, all: readonly Tried<A>[], facts: readonly Fact<S>[]): Reason[] {
  const rows = facts.map((fact, what) => {
    const value = one.seen[what] ?? 0;
    const usual = all.reduce((sum, { seen }) => sum + (seen[what] ?? 0), 0) / all.length;
    return { fact, value, usual, apart: fact.weight * Math.abs(value - usual) };
  });
  return rows
    .filter(({ apart }) => apart > 0)
    .sort((a, b) => b.apart - a.apart)
    .slice(0, MOST_FACTS)
    .map(({ fact, value, usual }) => ({
      code: `coach.${game}.${fact.name}`,
      values:
        fact.kind === 'chance' ? { times: Math.round(10 * value) } : { amount: round(value), usual: round(usual) },
    }));
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
