import type { Store, Write } from './store.ts';

/** Something to write, and what runs once it is durable, or when it could not be written. */
interface Part {
  readonly writes: readonly Write[];
  readonly done: () => void;
  readonly failed: ((error: unknown) => void) | null;
}

/** What belongs together: it is durable as a whole or not at all. */
interface Page {
  readonly key: string;
  readonly parts: Part[];
}

const NOTHING: readonly Write[] = [];

const NONE: ReadonlyMap<string, Page> = new Map();

/**
 * Group commit. Writes of one turn of the event loop go into one transaction; whatever tells anyone of them waits until
 * it is durable. Pages of the same key keep their order.
 */
export class Ledger {
  private readonly store: Pick<Store, 'commit'>;
  private pages = new Map<string, Page>();
  private flying: ReadonlyMap<string, Page> = NONE;
  private isAsleep = true;
  private readonly idle: (() => void)[] = [];
  /** Transactions so far, and writes in them. */
  readonly counts = { commits: 0, writes: 0, failures: 0 };

  constructor(store: Pick<Store, 'commit'>) {
    this.store = store;
  }

  /** Is told the keys of everything that has become durable. */
  announce: ((keys: readonly string[]) => void) | null = null;

  /**
   * Writes, then runs `done`; when the writes fail, or those before them under this key did after these were added,
   * `failed` instead, and nothing was written.
   */
  add(key: string, writes: readonly Write[], done: () => void, failed: (error: unknown) => void): void {
    this.put(key, { writes, done, failed });
  }

  /** Runs `then` once all that was added under this key is durable: at once if nothing waits. */
  after(key: string, then: () => void): void {
    const page = this.pages.get(key);
    if (page !== undefined) page.parts.push({ writes: NOTHING, done: then, failed: null });
    else if (this.flying.has(key)) this.put(key, { writes: NOTHING, done: then, failed: null });
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

  private put(key: string, part: Part): void {
    const page = this.pages.get(key);
    if (page !== undefined) {
      page.parts.push(part);
      return;
    }
    this.pages.set(key, { key, parts: [part] });
    if (this.isAsleep) {
      this.isAsleep = false;
      setImmediate(() => this.turn());
    }
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
    for (const page of pages.values()) addWrites(page, writes);
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
      const writes = addWrites(page, []);
      try {
        if (writes.length > 0) await this.commit(writes);
      } catch (problem) {
        this.fail(page, problem);
        continue;
      }
      if (writes.length > 0) this.announce?.([page.key]);
      settle(page);
    }
  }

  private commit(writes: readonly Write[]): void | Promise<void> {
    this.counts.commits += 1;
    this.counts.writes += writes.length;
    return this.store.commit(writes);
  }

  private settleAll(pages: ReadonlyMap<string, Page>): void {
    this.announce?.(
      [...pages.values()].flatMap(({ key, parts }) => (parts.some(({ writes }) => writes.length > 0) ? [key] : [])),
    );
    for (const page of pages.values()) settle(page);
  }

  /** What was added under this key meanwhile rests on what is not there: it fails too, and nothing of it is written. */
  private fail(page: Page, error: unknown): void {
    this.counts.failures += 1;
    const next = this.pages.get(page.key);
    this.pages.delete(page.key);
    for (const { failed } of page.parts) failed?.(error);
    for (const { failed } of next?.parts ?? []) failed?.(error);
  }
}

function addWrites({ parts }: Page, to: Write[]): Write[] {
  for (let i = 0; i < parts.length; i++) {
    const { writes } = parts[i] as Part;
    for (let k = 0; k < writes.length; k++) to.push(writes[k] as Write);
  }
  return to;
}

function settle({ parts }: Page): void {
  for (const { done } of parts) done();
}
