import type { Action, Seat } from '@boxcars/engine';

import type { Mind } from '../minds/mind.ts';
import type { Position } from '../policy.ts';
import { PLAIN_GUIDE, Search, type Budget, type Tried } from '../search/index.ts';
import type { Advice, Reason } from './advice.ts';
import type { Fact, Knowledge } from './knowledge.ts';

const SURE = 1.96;
/** Facts told of one choice. */
const MOST_FACTS = 2;
const NO_KNOWLEDGE = { facts: [] };

/** The coach with the mind of one game, or without any: for whoever loads games one by one. */
export function coachBy<S extends object, A extends Action>(
  mind: Mind<S, A> | undefined,
  position: Position<S, A>,
  budget: Budget,
): Advice<A>[] {
  const { game, seat, chance } = position;
  const state = position.imagine(chance);
  const knowledge: Knowledge<S, A> = mind?.knowledge ?? NO_KNOWLEDGE;
  const exact = knowledge.exact?.(state, seat) ?? null;
  if (exact !== null) return exact;
  const search = new Search(game, mind?.guide ?? PLAIN_GUIDE);
  const witnesses = knowledge.facts.map(({ of }) => of);
  const tried = search.think(position, budget, witnesses).tried.filter(({ visits }) => visits > 0);
  return tried
    .map((one) => ({
      action: one.action,
      worth: one.mean,
      margin: SURE * one.error,
      isExact: false,
      reasons: [sayWorth(one), ...explain(game.id, knowledge, state, seat, one, tried)],
    }))
    .sort((a, b) => b.worth - a.worth);
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
      values: { ...subject?.(state, one.action), ...valuesOf(fact, value, usual) },
    }));
  return [...(certain?.(state, seat, one.action) ?? []), ...told];
}

function valuesOf<S, A extends Action>({ kind }: Fact<S, A>, value: number, usual: number): Reason['values'] {
  return kind === 'chance' ? { times: Math.round(10 * value) } : { amount: round(value), usual: round(usual) };
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
