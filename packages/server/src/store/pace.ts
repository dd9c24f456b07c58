/**
 * A commit that takes longer than this, in milliseconds, holds everyone up; each write of a group may take its share besides.
 * On a busy machine a thread may have to wait as long for its turn, so one alone says little.
 */
const SLOW = 4;
const EACH = 0.05;

/** One that takes so many times as long counts twice. */
const STALL = 25;

/** With so many more slow commits than fast ones make up for, the disk counts as slow: from about one in three on. */
const MOST_SLOW = 4;
const MADE_UP = 0.5;

/** How long a disk that was slow is not waited for, in milliseconds. */
const REST = 60_000;

/**
 * Whether the disk is so fast that a commit is better waited for than sent to another thread: on a fast one a flush takes less
 * than the way there and back.
 */
export class Pace {
  private readonly now: () => number;
  private slow = 0;
  private restsUntil = Number.NEGATIVE_INFINITY;

  /** `now` tells the time in milliseconds, from any moment on. */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  isFast(): boolean {
    return this.now() >= this.restsUntil;
  }

  /** Carries out a commit of so many writes, and takes note of how long it took, also if it failed. */
  measure(writes: number, commit: () => void): void {
    const start = this.now();
    try {
      commit();
    } finally {
      this.note(this.now() - start, SLOW + EACH * writes);
    }
  }

  private note(took: number, allowed: number): void {
    if (took <= allowed) {
      this.slow = Math.max(0, this.slow - MADE_UP);
      return;
    }
    this.slow += took > STALL * allowed ? 2 : 1;
    if (this.slow < MOST_SLOW) return;
    this.restsUntil = this.now() + REST;
    // After the rest one more is enough.
    this.slow = MOST_SLOW - 1;
  }
}
