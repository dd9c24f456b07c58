/** Whoever frames come in for. */
export interface Reader {
  /** Takes a frame; null for one that is not text. Never throws. */
  take(frame: string | null): void;
}

/** Where something has happened that nobody was told of yet. */
export interface Untold {
  tell(): void;
  /** It could not be told, by a mistake of ours. */
  failed(error: unknown): void;
}

/**
 * The server works in rounds: all that has come in is carried out, then all of it is told. Much of one kind in a row
 * takes a processor less time than a little of every kind for one table after the other. Before it is written, what has
 * come in meanwhile goes along: so fewer flushes do for as many moves.
 */
export class Rounds {
  private incoming: { readonly reader: Reader; readonly frame: string | null }[] = [];
  private untold: Untold[] = [];
  private isUnderWay = false;
  /** Whether a round has begun and is to end. */
  private isToEnd = false;
  /** Is called when all is carried out and before it is told: the disk can write while messages are put into words. */
  whenCarriedOut: (() => void) | null = null;

  /** Keeps a frame for the next round. Frames are taken in the order they came. */
  receive(reader: Reader, frame: string | null): void {
    if (this.incoming.push({ reader, frame }) === 1 && !this.isToEnd) setImmediate(() => this.begin());
  }

  /** Takes what is here, and the rest after the next look at who has sent something. */
  private begin(): void {
    this.isToEnd = true;
    // Before the ledger asks for its own turn, which it does when it is given something.
    setImmediate(() => {
      this.isToEnd = false;
      this.run();
    });
    this.take(null);
  }

  /** Takes all frames that are here, has them written, and tells what came of them. */
  run(): void {
    this.take(this.whenCarriedOut);
  }

  private take(whenCarriedOut: (() => void) | null): void {
    if (this.isUnderWay) return;
    const frames = this.incoming;
    this.incoming = [];
    this.isUnderWay = true;
    try {
      for (const { reader, frame } of frames) reader.take(frame);
    } finally {
      this.isUnderWay = false;
      whenCarriedOut?.();
      this.tellAll();
    }
  }

  /** Has something told at the end of the round, or at once if none is under way. */
  later(untold: Untold): void {
    if (this.isUnderWay) this.untold.push(untold);
    else untold.tell();
  }

  /** Tells everything that waits. */
  tellAll(): void {
    const all = this.untold;
    this.untold = [];
    for (const one of all) {
      try {
        one.tell();
      } catch (error) {
        one.failed(error);
      }
    }
  }
}
