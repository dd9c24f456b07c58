import type { Store, Write } from './store.ts';

/** What belongs together: it is durable as a whole, and then `done` runs; or it is not, and `failed` does. */
interface Page {
  readonly key: string;
  readonly writes: Write[];
  readonly done: (() => void)[];
  readonly failed: ((error: unknown) => void)[];
}

const NONE: ReadonlyMap<string, Page> = new Map();

/**
 * Group commit. Writes of one turn of the event loop go into one transaction; whatever tells anyone of them waits until
 * it is durable. Pages of the same key keep their order.
 */
export class Ledger {
  private readonly store: Store;
  private pages = new Map<string, Page>();
  private flying: ReadonlyMap<string, Page> = NONE;
  private isAsleep = true;
  private readonly idle: (() => void)[] = [];
  /** Transactions so far, and writes in them. */
  readonly counts = { commits: 0, writes: 0, failures: 0 };

  constructor(store: Store) {
    this.store = store;
  }

  /** Is told the keys of everything that has become durable. */
  announce: ((keys: readonly string[]) => void) | null = null;

  /** Writes, then runs `done`; when the writes fail, `failed` instead, and nothing was written. */
  add(key: string, writes: readonly Write[], done: () => void, failed: (error: unknown) => void): void {
    const page = this.pageOf(key);
    for (const write of writes) page.writes.push(write);
    page.done.push(done);
    page.failed.push(failed);
  }

  /** Runs `then` once all that was added under this key is durable: at once if nothing waits. */
  after(key: string, then: () => void): void {
    const page = this.pages.get(key);
    if (page !== undefined) page.done.push(then);
    else if (this.flying.has(key)) this.pageOf(key).done.push(then);
    else then();
  }

  /** Whether something of this key waits. */
  isBusy(key: string): boolean {
    return this.pages.has(key) || this.flying.has(key);
  }

  /** Writes and waits until it is durable. */
  write(key: string, writes: readonly Write[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.add(key, writes, resolve, reject);
    });
  }

  /** Settles once nothing of this key waits any more, written or not. */
  settled(key: string): Promise<void> {
    if (!this.isBusy(key)) return Promise.resolve();
    return new Promise((resolve) => this.add(key, [], resolve, () => resolve()));
  }

  /** Settles once nothing waits any more. */
  quiet(): Promise<void> {
    if (this.isAsleep) return Promise.resolve();
    return new Promise((resolve) => this.idle.push(resolve));
  }

  private pageOf(key: string): Page {
    const known = this.pages.get(key);
    if (known !== undefined) return known;
    const page: Page = { key, writes: [], done: [], failed: [] };
    this.pages.set(key, page);
    if (this.isAsleep) {
      this.isAsleep = false;
      setImmediate(() => this.turn());
    }
    return page;
  }

  /** A good moment to write what waits, unless something is being written: all of a round is carried out. */
  hurry(): void {
    if (this.pages.size > 0 && this.flying === NONE) this.turn();
  }

  private turn(): void {
    // It may have been hurried in the meantime.
    if (this.flying !== NONE) return;
    const pages = this.pages;
    this.pages = new Map();
    this.flying = pages;
    // Never settled at once: whoever has added to these pages may still be putting into words what to tell.
    void this.commitAll(pages).then(
      () => this.next(() => this.settleAll(pages)),
      (error: unknown) => this.turnBack(pages, error),
    );
  }

  /** What has gathered meanwhile waits for the end of the round, or of this turn: larger groups take less time a move. */
  private next(settle: () => void): void {
    settle();
    this.flying = NONE;
    if (this.pages.size > 0) {
      setImmediate(() => this.turn());
      return;
    }
    this.isAsleep = true;
    for (const resolve of this.idle.splice(0)) resolve();
  }

  private async commitAll(pages: ReadonlyMap<string, Page>): Promise<void> {
    const writes: Write[] = [];
    for (const page of pages.values()) for (const write of page.writes) writes.push(write);
    if (writes.length > 0) await this.commit(writes);
  }

  /** Pages that could not be written together are tried each alone, so that one bad page harms no other. */
  private turnBack(pages: ReadonlyMap<string, Page>, error: unknown): void {
    void this.tryEach(pages, error).then(() => this.next(() => undefined));
  }

  private async tryEach(pages: ReadonlyMap<string, Page>, error: unknown): Promise<void> {
    if (pages.size === 1) {
      for (const page of pages.values()) this.fail(page, error);
      return;
    }
    for (const page of pages.values()) {
      try {
        if (page.writes.length > 0) await this.commit(page.writes);
      } catch (problem) {
        this.fail(page, problem);
        continue;
      }
      if (page.writes.length > 0) this.announce?.([page.key]);
      settle(page);
    }
  }

  private commit(writes: readonly Write[]): void | Promise<void> {
    this.counts.commits += 1;
    this.counts.writes += writes.length;
    return this.store.commit(writes);
  }

  private settleAll(pages: ReadonlyMap<string, Page>): void {
    this.announce?.([...pages.values()].flatMap(({ key, writes }) => (writes.length === 0 ? [] : [key])));
    for (const page of pages.values()) settle(page);
  }

  private fail(page: Page, error: unknown): void {
    this.counts.failures += 1;
    for (const failed of page.failed) failed(error);
  }
}

function settle(page: Page): void {
  for (const done of page.done) done();
}
