import type { Json } from '../action.ts';
import { isSame } from '../canonical.ts';
import type { AnyGame } from '../game.ts';
import { eventFor, type LoggedEvent } from '../log.ts';
import { PUBLIC, type Viewer } from '../seat.ts';
import { valueAt } from './plain-data.ts';
import type { EventExpectation, Expectation, Failure, LegalExpectation, ScenarioViewer } from './scenario.ts';
import { legalOf } from './walk.ts';

/** A failure that does not know its step yet. */
type Miss = Required<Omit<Failure, 'step'>>;

/** Everything an expectation misses. `events` are those since the expectation before. */
export function checkExpectation(
  game: AnyGame,
  state: object,
  events: readonly LoggedEvent[],
  expectation: Expectation,
): Miss[] {
  const { questions = [], views = [], legal = [] } = expectation;
  return [
    ...checkAsks(game, state, expectation),
    ...questions.flatMap(({ seat, at, is }, i) =>
      compare('question-differs', `questions/${i}`, is, valueAt(game.question(state, seat), at)),
    ),
    ...legal.flatMap((row, i) => checkLegal(game, state, row, `legal/${i}`)),
    ...views.flatMap(({ viewer, at, is }, i) =>
      compare('view-differs', `views/${i}`, is, valueAt(game.view(state, viewerOf(viewer)), at)),
    ),
    ...(expectation.events ?? []).flatMap((row, i) => checkEvent(events, row, `events/${i}`)),
    ...(expectation.points === undefined
      ? []
      : compare('points-differ', 'points', expectation.points, game.points(state))),
    ...checkOutcome(game, state, expectation),
  ];
}

function checkAsks(game: AnyGame, state: object, { asks }: Expectation): Miss[] {
  if (asks === undefined) return [];
  const window = game.window(state);
  const got = window === null ? null : { kind: window.kind, seats: [...window.seats] };
  const isRight = asks === null ? got === null : got !== null && hasParts(got, { ...asks });
  return isRight ? [] : [{ code: 'asks-otherwise', at: 'asks', expected: asks === null ? null : { ...asks }, got }];
}

function checkLegal(game: AnyGame, state: object, row: LegalExpectation, at: string): Miss[] {
  const isAsked = game.window(state)?.seats.includes(row.seat) === true;
  const got = isAsked ? legalOf(game, state, row.seat).map((action) => game.writeAction(action)) : [];
  const isAll = row.is === undefined || isSame(row.is.toSorted(), got.toSorted());
  const hasAll = (row.has ?? []).every((notation) => got.includes(notation));
  const lacksAll = (row.lacks ?? []).every((notation) => !got.includes(notation));
  return isAll && hasAll && lacksAll ? [] : [{ code: 'legal-differs', at, expected: toJson(row), got }];
}

function checkEvent(events: readonly LoggedEvent[], row: EventExpectation, at: string): Miss[] {
  const sent = events.map((event) => eventFor(event, viewerOf(row.viewer)));
  const count = sent.filter((event) => hasParts(event, row.sent)).length;
  const isRight = row.times === undefined ? count > 0 : count === row.times;
  return isRight ? [] : [{ code: 'event-differs', at, expected: toJson(row), got: toJson(sent) }];
}

function checkOutcome(game: AnyGame, state: object, { outcome }: Expectation): Miss[] {
  if (outcome === undefined) return [];
  const got = game.outcome(state);
  const isRight = outcome === null ? got === null : got !== null && hasParts(got, outcome);
  return isRight ? [] : [{ code: 'outcome-differs', at: 'outcome', expected: outcome, got: toJson(got) }];
}

function compare(code: Miss['code'], at: string, expected: Json, got: unknown): Miss[] {
  const isRight = got !== undefined && isSame(expected, got);
  return isRight ? [] : [{ code, at, expected, got: got === undefined ? 'nothing' : toJson(got) }];
}

function hasParts(whole: object, parts: { readonly [name: string]: Json | undefined }): boolean {
  const given = whole as { readonly [name: string]: unknown };
  return Object.entries(parts).every(([name, value]) => Object.hasOwn(given, name) && isSame(given[name], value));
}

function viewerOf(viewer: ScenarioViewer): Viewer {
  return viewer === 'public' ? PUBLIC : viewer;
}

function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
