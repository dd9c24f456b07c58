import type { Clock } from './clock.ts';

/** So many at once, and so many a second: a bucket that fills up again. */
export class Budget {
  private readonly clock: Clock;
  private readonly burst: number;
  private readonly rate: number;
  private left: number;
  private at: number;

  constructor(clock: Clock, burst: number, rate: number) {
    this.clock = clock;
    this.burst = burst;
    this.rate = rate;
    this.left = burst;
    this.at = clock.now();
  }

  /** Whether one more is within the budget; then it is spent. */
  spend(): boolean {
    const now = this.clock.now();
    this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.rate);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
