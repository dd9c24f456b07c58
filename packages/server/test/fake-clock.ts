import type { Clock } from '../src/clock.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that stands still until it is told to go on. */
export class FakeClock implements Clock {
  private time: number;
  private readonly timers = new Set<Timer>();

  constructor(start = Date.UTC(2030, 0, 1)) {
    this.time = start;
  }

  now(): number {
    return this.time;
  }

  setTimer(at: number, run: () => void): () => void {
    const timer = { at, run };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  /** How long until the next timer, or null. */
  get untilNext(): number | null {
    const times = [...this.timers].map(({ at }) => at);
    return times.length === 0 ? null : Math.max(Math.min(...times) - this.time, 0);
  }

  /** Lets a long time pass at once, as when a machine has slept: what is due by then runs late. */
  async leap(by: number): Promise<void> {
    await settle();
    this.time += by;
    await this.advance(0);
  }

  /** Lets time pass; timers run in order, and what they set in motion has its turn in between. */
  async advance(by: number): Promise<void> {
    const end = this.time + by;
    for (;;) {
      await settle();
      const next = [...this.timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.timers.delete(next);
      this.time = Math.max(this.time, next.at);
      next.run();
    }
    this.time = end;
    await settle();
  }
}

/** Lets promises, immediates and the sockets of this process have their turn. */
export async function settle(turns = 12): Promise<void> {
  for (let i = 0; i < turns; i++) await new Promise((resolve) => setImmediate(resolve));
}
