import { accept, refuse, type Result } from '@boxcars/engine';
import type { AdviceInfo, CostlyInfo } from '@boxcars/protocol';

import type { Doubt, Looking, Workshop } from './workshop.ts';

/** People for whom the coach thinks, or is about to, at the same time. */
const MOST_AT_ONCE = 100;
/** Reviews that are kept, for whoever asks for them again. */
const MOST_KEPT = 200;

type Review = readonly CostlyInfo[];

/** What the coach does for someone, and what came of it. */
interface Asked {
  readonly what: string;
  readonly answer: Promise<unknown>;
}

/** The coach: one thing at a time for each person, and nothing twice for those who ask for the same thing again. */
export class Coach {
  private readonly workshop: Workshop;
  private readonly busy = new Map<string, Asked>();
  /** Those that were asked for last come last. */
  private readonly reviews = new Map<string, Review>();

  constructor(house: { readonly workshop: Workshop }) {
    this.workshop = house.workshop;
  }

  /** What the coach thinks of a question; `what` names it. */
  advise(person: string, what: string, doubt: () => Doubt): Promise<Result<readonly AdviceInfo[]>> {
    return this.ask(person, `advice ${what}`, () => this.workshop.advise(doubt()));
  }

  /** The most costly choices of a match that is over; `what` names it, whose they are, and in which language. */
  async review(person: string, what: string, looking: () => Promise<Looking>): Promise<Result<Review>> {
    const known = this.reviews.get(what);
    if (known !== undefined) {
      this.keep(what, known);
      return accept(known);
    }
    return this.ask(person, `review ${what}`, async () => {
      const made = await this.workshop.review(await looking());
      this.keep(what, made);
      return made;
    });
  }

  private async ask<T>(person: string, what: string, think: () => Promise<T>): Promise<Result<T>> {
    const before = this.busy.get(person);
    if (before?.what === what) return accept((await before.answer) as T);
    if (before !== undefined || this.busy.size >= MOST_AT_ONCE) return refuse('coach-busy');
    const answer = think().finally(() => this.busy.delete(person));
    this.busy.set(person, { what, answer });
    return accept(await answer);
  }

  private keep(what: string, review: Review): void {
    this.reviews.delete(what);
    this.reviews.set(what, review);
    for (const oldest of this.reviews.keys()) {
      if (this.reviews.size <= MOST_KEPT) return;
      this.reviews.delete(oldest);
    }
  }
}
