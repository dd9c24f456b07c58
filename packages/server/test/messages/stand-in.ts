import {
  isUndo,
  questionId,
  type Action,
  type AnyGame,
  type Entry,
  type HeldAnswer,
  type JournalHeader,
  type OpenQuestion,
  type Question,
  type Seat,
  type Viewer,
} from '@boxcars/engine';

import type { AnyMatch } from '../../src/any-match.ts';
import type { Step } from './retrace.ts';

/** What a viewer's own and everyone's public answers were at a moment: no part of a state. */
export interface Answered {
  readonly seats: readonly Seat[];
  readonly own: { readonly action: Action; readonly locked: boolean } | null;
}

export const NONE: Answered = { seats: [], own: null };

/** Looks like a match to what puts messages together, but stands on whatever state it is given. */
export class StandIn {
  readonly header: JournalHeader;
  private readonly game: AnyGame;
  private step: Step;
  private answers: Answered;

  constructor(game: AnyGame, header: JournalHeader, step: Step, answers: Answered = NONE) {
    this.header = header;
    this.game = game;
    this.step = step;
    this.answers = answers;
  }

  get asMatch(): AnyMatch {
    return this as unknown as AnyMatch;
  }

  move(step: Step): void {
    this.step = step;
    this.answers = NONE;
  }

  get last(): Entry {
    const { entry, events } = this.step;
    return isUndo(entry) ? entry : { ...entry, events };
  }

  get count(): number {
    return this.step.entry.entry + 1;
  }

  get open(): OpenQuestion | null {
    const window = this.game.window(this.step.state);
    return window === null ? null : { id: questionId(this.count, window.kind), entry: this.count, window };
  }

  sight(viewer: Viewer): Viewer {
    return this.game.sight?.(this.step.state, viewer) ?? viewer;
  }

  view(viewer: Viewer, before?: unknown): unknown {
    return this.game.view(this.step.state, viewer, before);
  }

  question(seat: Seat): Question | null {
    return this.isAsked(seat) ? this.game.question(this.step.state, seat) : null;
  }

  legal(seat: Seat): Action[] {
    if (!this.isAsked(seat)) return [];
    const into: Action[] = [];
    into.length = this.game.legalActions(this.step.state, seat, into);
    return into;
  }

  pending(seat: Seat): HeldAnswer | null {
    const { own } = this.answers;
    return own === null ? null : { seat, at: 0, by: 'hand', ...own };
  }

  answered(): readonly Seat[] {
    return this.answers.seats;
  }

  mayUndo(seat: Seat): boolean {
    const { open } = this;
    return this.step.undoSeat === seat && open !== null && open.window.mode !== 'reaction';
  }

  private isAsked(seat: Seat): boolean {
    return this.open?.window.seats.includes(seat) ?? false;
  }
}
