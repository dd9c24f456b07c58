/** What came of one answer at the root, as far as choosing goes. */
export interface Found<A> {
  readonly action: A;
  readonly visits: number;
  /** The mean reward, and how far it may be off: its standard error. */
  readonly mean: number;
  readonly error: number;
  /** How many standard errors better than the first answer it did, in the worlds both played; 0 for the first. */
  readonly edge: number;
}

/** What came of one answer at the root, with all that can be told of it. */
export interface Tried<A> extends Found<A> {
  /** How much better than the first answer it did in the worlds both played, and the standard error of that. */
  readonly gain: number;
  readonly gainError: number;
  /** The mean of each thing witnessed, in the order of the guide's witnesses, and the standard errors. */
  readonly seen: readonly number[];
  readonly seenErrors: readonly number[];
}

/** Tries before anything is called clear. */
const FEWEST = 12;

/**
 * The answers compared at the root. All those alive have played the same worlds. An anchored root's first answer is the
 * one that the others have to beat: it stays to the end.
 */
export class Root<A> {
  readonly actions: readonly A[];
  /** Arms still in the running. */
  alive: number[];
  private readonly visits: number[];
  private readonly totals: number[];
  private readonly squares: number[];
  private readonly seen: number[][];
  private readonly seenSquares: number[][];
  /** Of what an answer did better than the first in the same world: the sum and the sum of squares. */
  private readonly gains: number[];
  private readonly gainSquares: number[];
  private firstReward = 0;
  private readonly rounds: number;
  private round = 0;

  private readonly isAnchored: boolean;

  constructor(actions: readonly A[], isAnchored = false) {
    this.isAnchored = isAnchored;
    this.actions = actions;
    this.alive = actions.map((_, arm) => arm);
    this.visits = actions.map(() => 0);
    this.totals = actions.map(() => 0);
    this.squares = actions.map(() => 0);
    this.seen = actions.map(() => []);
    this.seenSquares = actions.map(() => []);
    this.gains = actions.map(() => 0);
    this.gainSquares = actions.map(() => 0);
    this.rounds = Math.max(1, Math.ceil(Math.log2(Math.max(1, actions.length))));
  }

  /** Counts what came of a try. In every world the first answer is tried before the others. */
  learn(arm: number, reward: number): void {
    this.visits[arm] = (this.visits[arm] ?? 0) + 1;
    this.totals[arm] = (this.totals[arm] ?? 0) + reward;
    this.squares[arm] = (this.squares[arm] ?? 0) + reward * reward;
    if (arm === 0) this.firstReward = reward;
    const gain = reward - this.firstReward;
    this.gains[arm] = (this.gains[arm] ?? 0) + gain;
    this.gainSquares[arm] = (this.gainSquares[arm] ?? 0) + gain * gain;
  }

  /** Counts what was witnessed in a try. */
  witness(arm: number, what: number, value: number): void {
    const row = this.seen[arm] ?? [];
    row[what] = (row[what] ?? 0) + value;
    const squares = this.seenSquares[arm] ?? [];
    squares[what] = (squares[what] ?? 0) + value * value;
  }

  /** Drops the worse half whenever another equal part of the budget is spent; never an anchor. */
  cut(spent: number): void {
    while (this.alive.length > 2 && spent * this.rounds >= this.round + 1) {
      this.round += 1;
      const best = this.alive
        .toSorted((a, b) => this.meanOf(b) - this.meanOf(a) || a - b)
        .slice(0, Math.ceil(this.alive.length / 2));
      this.alive = this.alive.filter((arm) => this.isAnchor(arm) || best.includes(arm));
    }
  }

  private isAnchor(arm: number): boolean {
    return this.isAnchored && arm === 0;
  }

  /** Drops those that are worse than the best by more than so many standard errors: thinking on would change nothing. */
  drop(errors: number): void {
    let best = this.alive[0] as number;
    for (const arm of this.alive) if (this.meanOf(arm) > this.meanOf(best)) best = arm;
    if ((this.visits[best] ?? 0) < FEWEST) return;
    const top = this.meanOf(best);
    const variance = this.varianceOf(best);
    this.alive = this.alive.filter(
      (arm) =>
        arm === best ||
        this.isAnchor(arm) ||
        top - this.meanOf(arm) <= errors * Math.sqrt(variance + this.varianceOf(arm)),
    );
  }

  /** The square of the standard error of a mean. */
  private varianceOf(arm: number): number {
    const visits = this.visits[arm] ?? 0;
    const mean = this.meanOf(arm);
    return visits < 2 ? 1 : Math.max(0, (this.squares[arm] ?? 0) / visits - mean * mean) / (visits - 1);
  }

  private gainOf(arm: number): number {
    return (this.gains[arm] ?? 0) / Math.max(1, this.visits[arm] ?? 0);
  }

  /** The standard error of a gain; 0 for the first answer. */
  private gainErrorOf(arm: number): number {
    const visits = this.visits[arm] ?? 0;
    const gain = this.gainOf(arm);
    if (visits < 2) return arm === 0 ? 0 : 1;
    return Math.sqrt(Math.max(0, (this.gainSquares[arm] ?? 0) / visits - gain * gain) / (visits - 1));
  }

  private edgeOf(arm: number): number {
    const gain = this.gainOf(arm);
    if (!this.isAnchored || (this.visits[arm] ?? 0) < 2 || gain === 0) return 0;
    return gain / this.gainErrorOf(arm);
  }

  private meanOf(arm: number): number {
    const visits = this.visits[arm] ?? 0;
    return visits === 0 ? 0 : (this.totals[arm] ?? 0) / visits;
  }

  /** What came of every answer, in the order of the candidates. */
  get tried(): Tried<A>[] {
    return this.actions.map((action, arm) => {
      const visits = this.visits[arm] ?? 0;
      const seen = (this.seen[arm] ?? []).map((sum) => sum / visits);
      const seenErrors = seen.map((mean, what) => errorOf(visits, mean, this.seenSquares[arm]?.[what] ?? 0));
      return {
        action,
        visits,
        mean: this.meanOf(arm),
        error: Math.sqrt(this.varianceOf(arm)),
        edge: this.edgeOf(arm),
        gain: this.gainOf(arm),
        gainError: this.gainErrorOf(arm),
        seen,
        seenErrors,
      };
    });
  }
}

/** The standard error of a mean, by the sum of squares. */
function errorOf(visits: number, mean: number, squares: number): number {
  return visits < 2 ? 0 : Math.sqrt(Math.max(0, squares / visits - mean * mean) / (visits - 1));
}

/**
 * The best answer: of those tried nearly most often, the one with the best mean; the first one between equals. One that
 * isn't better than the very first by so many standard errors (`doubt`) doesn't replace it.
 */
export function bestOf<A>(tried: readonly Found<A>[], doubt = 0): A {
  const [first] = tried;
  if (first === undefined) throw new Error('nothing to choose from');
  const most = Math.max(...tried.map(({ visits }) => visits));
  let best: Found<A> | undefined;
  for (const one of tried) {
    if (one.visits * 2 >= most && (best === undefined || one.mean > best.mean)) best = one;
  }
  return best === undefined || best.edge < doubt ? first.action : best.action;
}

/** Puts together what several searches of one question found, each by luck of its own. */
export function mergeTried<A>(parts: readonly (readonly Found<A>[])[], keyOf: (action: A) => string): Found<A>[] {
  const merged = new Map<string, { action: A; visits: number; total: number; squares: number; edges: number }>();
  for (const { action, visits, mean, error, edge } of parts.flat()) {
    const key = keyOf(action);
    const row = merged.get(key) ?? { action, visits: 0, total: 0, squares: 0, edges: 0 };
    row.visits += visits;
    // Of edges in standard errors, each weighs by the root of its tries.
    row.edges += edge * Math.sqrt(visits);
    row.total += mean * visits;
    row.squares += visits * (mean * mean + error * error * Math.max(0, visits - 1));
    merged.set(key, row);
  }
  return [...merged.values()].map(({ action, visits, total, squares, edges }) => {
    const mean = visits === 0 ? 0 : total / visits;
    const variance = visits < 2 ? 1 : Math.max(0, squares / visits - mean * mean) / (visits - 1);
    const edge = visits === 0 ? 0 : edges / Math.sqrt(visits);
    return { action, visits, mean, error: Math.sqrt(variance), edge };
  });
}
