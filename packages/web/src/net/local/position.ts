import type { Action, GameEvent, Json, Match, OpenQuestion, Outcome, Question, Seat, Viewer } from '@boxcars/engine';
import type { Moment, Yours } from '@boxcars/protocol';

/** A match of some game. */
export type AnyMatch = Match<object, Action, GameEvent, unknown, object>;

/** What a table can be told from: a match, or a scenario in a sandbox. */
export interface Position {
  readonly open: OpenQuestion | null;
  readonly lastEntry: number;
  view(viewer: Viewer): Json;
  question(seat: Seat): Question | null;
  legal(seat: Seat): readonly Action[];
  answered(viewer: Viewer): readonly Seat[];
  pending(seat: Seat): Yours['pending'];
  mayUndo(seat: Seat): boolean;
  outcome(): Outcome | null;
}

/** Where the position stands for a viewer, as a server would say it. Nobody is hurried. */
export function momentOf(position: Position, viewer: Viewer): Moment {
  const { open } = position;
  const question = viewer < 0 ? null : position.question(viewer);
  return {
    entry: position.lastEntry,
    asked:
      open === null
        ? null
        : {
            id: open.id,
            kind: open.window.kind,
            mode: open.window.mode,
            seats: open.window.seats,
            answered: position.answered(viewer),
            closesAt: null,
          },
    yours: question === null ? null : { question, legal: position.legal(viewer), pending: position.pending(viewer) },
    canUndo: viewer >= 0 && position.mayUndo(viewer),
    clocks: null,
  };
}

/** A match as a position. */
export function positionOf(match: AnyMatch): Position {
  return {
    get open() {
      return match.open;
    },
    get lastEntry() {
      return match.last.entry;
    },
    view: (viewer) => match.view(viewer) as Json,
    question: (seat) => match.question(seat),
    legal: (seat) => match.legal(seat),
    answered: (viewer) => match.answered(viewer),
    pending: (seat) => {
      const held = match.pending(seat);
      return held === null ? null : { action: held.action, locked: held.locked };
    },
    mayUndo: (seat) => match.mayUndo(seat) && match.whyNotUndo(seat) === null,
    outcome: () => match.outcome(),
  };
}
