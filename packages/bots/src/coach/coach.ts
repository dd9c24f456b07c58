import type { Action, Seat } from '@boxcars/engine';
import type { State as DiceTowerState } from '@boxcars/games/dice-tower';

import { turnMoves } from '../dice-tower.ts';
import { minds, type Mind } from '../minds.ts';
import type { Position } from '../policy.ts';
import { PLAIN_GUIDE, Search, type Budget, type Tried } from '../search/index.ts';
import type { Advice, Reason } from './advice.ts';
import { knowledgeOf, type Fact, type Knowledge } from './facts.ts';

const SURE = 1.96;
/** Facts told of one choice. */
const MOST_FACTS = 2;

/** The choices of an open question, best first. `budget` is how long is thought where nothing exact is known. */
export function coach<S extends object, A extends Action>(position: Position<S, A>, budget: Budget): Advice<A>[] {
  const { game, seat, chance } = position;
  const state = position.imagine(chance);
  if (game.id === 'dice-tower') {
    const exact = adviseTurn(state as unknown as DiceTowerState, seat);
    if (exact !== null) return exact as unknown as Advice<A>[];
  }
  const mind = minds[game.id] as unknown as Mind<S, A> | undefined;
  const knowledge = knowledgeOf[game.id] as unknown as Knowledge<S, A> | undefined;
  const search = new Search(game, mind?.guide ?? PLAIN_GUIDE);
  const witnesses = (knowledge?.facts ?? []).map(({ of }) => of);
  const tried = search.think(position, budget, witnesses).tried.filter(({ visits }) => visits > 0);
  return tried
    .map((one) => ({
      action: one.action,
      worth: one.mean,
      margin: SURE * one.error,
      isExact: false,
      reasons: [
        sayWorth(one),
        ...(knowledge === undefined ? [] : explain(game.id, knowledge, state, seat, one, tried)),
      ],
    }))
    .sort((a, b) => b.worth - a.worth);
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

function sayWorth<A>({ mean, error }: Tried<A>): Reason {
  return {
    code: 'coach.stands',
    values: { percent: Math.round(100 * mean), margin: Math.round(100 * SURE * error) },
  };
}

/** What is certain of a choice, then the facts that set it apart from the average of all, the weightiest first. */
function explain<S, A extends Action>(
  game: string,
  { certain, facts, subject }: Knowledge<S, A>,
  state: S,
  seat: Seat,
  one: Tried<A>,
  all: readonly Tried<A>[],
): Reason[] {
  const told = facts
    .map((fact, what) => {
      const value = one.seen[what] ?? 0;
      const usual = all.reduce((sum, { seen }) => sum + (seen[what] ?? 0), 0) / all.length;
      return { fact, value, usual, apart: fact.weight * Math.abs(value - usual) };
    })
    .filter(({ apart }) => apart > 0)
    .sort((a, b) => b.apart - a.apart)
    .slice(0, MOST_FACTS)
    .map(({ fact, value, usual }) => ({
      code: `coach.${game}.${fact.name}`,
      values: { ...subject(state, one.action), ...valuesOf(fact, value, usual) },
    }));
  return [...certain(state, seat, one.action), ...told];
}

function valuesOf<S, A extends Action>({ kind }: Fact<S, A>, value: number, usual: number): Reason['values'] {
  return kind === 'chance' ? { times: Math.round(10 * value) } : { amount: round(value), usual: round(usual) };
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
