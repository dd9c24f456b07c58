/** How long a search thinks: so many iterations, or so long by a clock, and then never more than `iterations`. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds?: number;
  /** The time in milliseconds, wherever it starts. Searches by the clock are not repeatable. */
  readonly now?: () => number;
}

/** Says how much of a budget is spent, from 0 to 1 and beyond. */
export class Spending {
  iterations = 0;
  private readonly budget: Budget;
  private readonly start: number;

  constructor(budget: Budget) {
    this.budget = budget;
    this.start = budget.now?.() ?? 0;
  }

  get part(): number {
    const { iterations, milliseconds, now } = this.budget;
    const byCount = this.iterations / iterations;
    if (milliseconds === undefined || now === undefined) return byCount;
    return Math.max(byCount, (now() - this.start) / milliseconds);
  }
}
