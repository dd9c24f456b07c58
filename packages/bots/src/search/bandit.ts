import type { FastChance } from '@boxcars/engine';

import type { Names } from './names.ts';

/** How arms are tried. */
export interface Widening {
  /** How much the untried draws: larger explores more. */
  readonly exploration: number;
  /** A node tried n times compares at most `width` × n^`power` answers: an open-ended question grows with its use. */
  readonly width: number;
  readonly power: number;
}

/**
 * The answers one seat has tried at one node, and what came of them. Only those legal in the state at hand compete:
 * each counts how often it could have been chosen.
 */
export class Bandit<A extends object> {
  readonly actions: A[] = [];
  readonly visits: number[] = [];
  readonly totals: number[] = [];
  private readonly seen: number[] = [];
  private readonly index = new Map<A, number>();
  private plays = 0;

  /** Forgets everything: bandits are used again. */
  clear(): void {
    this.actions.length = 0;
    this.visits.length = 0;
    this.totals.length = 0;
    this.seen.length = 0;
    this.index.clear();
    this.plays = 0;
  }

  /**
   * The arm to try among `legal[0..count-1]`: a new one while there is room, otherwise the most promising. Every call
   * is one play. -1 when nothing legal is known and there is no room.
   */
  select(legal: readonly A[], count: number, names: Names<A>, widening: Widening, chance: FastChance): number {
    this.plays += 1;
    const room = widening.width * this.plays ** widening.power;
    const { actions } = this;
    const mayAdd = actions.length < room;
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    let fresh = 0;
    let added: A | undefined;
    for (let i = 0; i < count; i++) {
      const action = legal[i] as A;
      const arm = this.index.get(action) ?? this.find(action, names);
      if (arm === undefined) {
        if (!mayAdd) continue;
        fresh += 1;
        // One of the new ones, each as likely: the n-th replaces those before it once in n.
        if (fresh === 1 || chance.below(fresh) === 0) added = action;
        continue;
      }
      const score = this.score(arm, widening.exploration);
      if (score > bestScore) {
        bestScore = score;
        best = arm;
      }
    }
    return added === undefined ? best : this.add(added, names);
  }

  /** How promising an arm is: its mean and how little is known of it. */
  private score(arm: number, exploration: number): number {
    const seen = (this.seen[arm] as number) + 1;
    this.seen[arm] = seen;
    const visits = this.visits[arm] as number;
    if (visits === 0) return Number.POSITIVE_INFINITY;
    return (this.totals[arm] as number) / visits + exploration * Math.sqrt(Math.log(seen) / visits);
  }

  private find(action: A, names: Names<A>): number | undefined {
    const same = names.standFor(action);
    return same === action ? undefined : this.index.get(same);
  }

  /** The arm of an action, made if need be. */
  add(action: A, names: Names<A>): number {
    const known = this.index.get(action) ?? this.find(action, names);
    if (known !== undefined) return known;
    const arm = this.actions.length;
    const same = names.standFor(action);
    this.actions.push(same);
    this.visits.push(0);
    this.totals.push(0);
    this.seen.push(1);
    this.index.set(same, arm);
    return arm;
  }

  /** Counts what came of a try. */
  learn(arm: number, reward: number): void {
    this.visits[arm] = (this.visits[arm] as number) + 1;
    this.totals[arm] = (this.totals[arm] as number) + reward;
  }
}
