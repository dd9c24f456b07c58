/** How urgent an errand is: a lower number goes first. */
export const URGENCY = { advice: 0, replay: 1, review: 2 } as const;

interface Errand {
  readonly urgency: number;
  readonly run: () => Promise<void>;
  readonly drop: (error: Error) => void;
}

/** Slow work that somebody waits for, one piece after the other: of what waits the most urgent first. */
export class Errands {
  private readonly waiting: Errand[] = [];
  private isBusy = false;
  private isClosed = false;

  do<T>(urgency: number, work: () => Promise<T>): Promise<T> {
    if (this.isClosed) return Promise.reject(new Error('closed'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ urgency, run: () => work().then(resolve, reject), drop: reject });
      if (!this.isBusy) void this.workOff();
    });
  }

  /** Begins nothing more. */
  close(): void {
    this.isClosed = true;
    for (const { drop } of this.waiting.splice(0)) drop(new Error('closed'));
  }

  private async workOff(): Promise<void> {
    this.isBusy = true;
    for (let next = this.takeNext(); next !== undefined; next = this.takeNext()) await next.run();
    this.isBusy = false;
  }

  /** The most urgent, and of several the one that came first. */
  private takeNext(): Errand | undefined {
    const least = Math.min(...this.waiting.map(({ urgency }) => urgency));
    const at = this.waiting.findIndex(({ urgency }) => urgency === least);
    return at < 0 ? undefined : this.waiting.splice(at, 1)[0];
  }
}
