import type { Action, Seat } from '@boxcars/engine';

import type { Mind } from '../minds/mind.ts';
import type { Position } from '../policy.ts';
import { PLAIN_GUIDE, Search, type Budget, type Guide, type Tried } from '../search/index.ts';
import type { Advice, Reason } from './advice.ts';
import type { ExactAdvice, Fact, Knowledge } from './knowledge.ts';

const SURE = 1.96;
/** Facts told of one choice. */
const MOST_FACTS = 2;
/** Choices compared; a bot makes do with fewer. */
const MOST_CHOICES = 8;
/** Standard errors by which a choice is clearly worse. */
const SURETY = 3;
const NO_KNOWLEDGE = { facts: [] };
/** A choice that may be as good as the best, as far as was tried. */
const CLOSE: Reason = { code: 'coach.close', values: {} };

/**
 * The coach with the mind of one game, or without any: for whoever loads games one by one. `made` is a choice that is to
 * be told of in any case.
 */
export function coachBy<S extends object, A extends Action>(
  mind: Mind<S, A> | undefined,
  position: Position<S, A>,
  budget: Budget,
  made: A | null = null,
): Advice<A>[] {
  const { game, seat, chance } = position;
  const state = position.imagine(chance);
  const knowledge: Knowledge<S, A> = mind?.knowledge ?? NO_KNOWLEDGE;
  const exact = knowledge.exact?.(state, seat) ?? null;
  if (exact !== null) return adviseExactly(exact);
  const search = new Search(game, guideOf(mind?.guide ?? PLAIN_GUIDE));
  const witnesses = knowledge.facts.map(({ of }) => of);
  const tried = search.think(position, budget, witnesses, undefined, made).tried.filter(({ visits }) => visits > 0);
  return rank(tried).map(({ one, said }, place) => ({
    ...said,
    reasons: [
      sayWorth(said),
      ...(place > 0 && said.behind <= said.slack ? [CLOSE] : []),
      ...explain(game.id, knowledge, state, seat, one, tried),
    ],
  }));
}

/**
 * More choices than a bot compares, all held against its own, which stays to the end; only what is clearly worse is given
 * up before.
 */
function guideOf<S, A extends Action>(guide: Guide<S, A>): Guide<S, A> {
  return {
    ...guide,
    candidates: Math.max(MOST_CHOICES, guide.candidates),
    halves: false,
    surety: SURETY,
    doubt: Math.max(1, guide.doubt),
  };
}

function adviseExactly<A extends Action>(moves: readonly ExactAdvice<A>[]): Advice<A>[] {
  const best = Math.max(...moves.map(({ worth }) => worth));
  return moves.map((move) => ({ ...move, margin: 0, isExact: true, behind: best - move.worth, slack: 0 }));
}

type Said<A extends Action> = Omit<Advice<A>, 'reasons'>;

/**
 * Best first. Worths are told by what each choice did better than the first in the same worlds: a choice that was given up
 * early has seen few of them, and its own mean says more of those than of itself.
 */
function rank<A extends Action>(tried: readonly Tried<A>[]): { readonly one: Tried<A>; readonly said: Said<A> }[] {
  const sorted = tried.toSorted((a, b) => b.gain - a.gain);
  const [first] = tried;
  const [best] = sorted;
  if (first === undefined || best === undefined) return [];
  const worthOf = ({ gain }: Tried<A>): number => Math.max(0, first.mean + gain);
  return sorted.map((one) => ({
    one,
    said: {
      action: one.action,
      worth: worthOf(one),
      margin: SURE * Math.hypot(first.error, one.gainError),
      isExact: false,
      behind: worthOf(best) - worthOf(one),
      slack: one === best ? 0 : SURE * Math.hypot(best.gainError, one.gainError),
    },
  }));
}

function sayWorth<A extends Action>({ worth, margin }: Said<A>): Reason {
  return {
    code: 'coach.stands',
    values: { percent: Math.round(100 * worth), margin: Math.round(100 * margin) },
  };
}

/** What is certain of a choice, then the facts that set it apart from the average of all, the weightiest first. */
function explain<S, A extends Action>(
  game: string,
  { certain, facts, subject, join }: Knowledge<S, A>,
  state: S,
  seat: Seat,
  one: Tried<A>,
  all: readonly Tried<A>[],
): readonly Reason[] {
  const told = facts
    .map((fact, what) => {
      const value = one.seen[what] ?? 0;
      const usual = all.reduce((sum, { seen }) => sum + (seen[what] ?? 0), 0) / all.length;
      const off = SURE * (one.seenErrors[what] ?? 0);
      return { fact, value, usual, off, apart: fact.weight * Math.abs(value - usual) };
    })
    .filter(({ apart }) => apart > 0)
    .sort((a, b) => b.apart - a.apart)
    .slice(0, MOST_FACTS)
    .map(({ fact, value, usual, off }) => ({
      code: `coach.${game}.${fact.name}`,
      values: { ...subject?.(state, one.action), ...valuesOf(fact, value, usual, off) },
    }));
  const reasons = [...(certain?.(state, seat, one.action) ?? []), ...told];
  return join?.(reasons) ?? reasons;
}

function valuesOf<S, A extends Action>(
  { kind }: Fact<S, A>,
  value: number,
  usual: number,
  off: number,
): Reason['values'] {
  if (kind === 'chance') return { times: Math.round(10 * value), off: Math.round(10 * off) };
  return { amount: round(value), off: round(off), usual: round(usual) };
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
