import type { Action } from '../../action.ts';
import { FastChance } from '../../chance/fast.ts';
import type { AnyGame } from '../../game.ts';
import { EventLog, eventFor, type GameEvent, type LoggedEvent } from '../../log.ts';
import { isIn, type Viewer } from '../../seat.ts';
import type { Window } from '../../window.ts';
import { Findings, type Report } from '../finding.ts';
import { KeyLuck } from '../key-luck.ts';
import { copyOf } from '../plain-data.ts';
import { legalOf, somePositions, viewersOf, type CheckSetup } from '../walk.ts';
import { describeViewer } from './now.ts';

/** The least share of resampled worlds that must have been compared, or the check has seen nothing. */
const ENOUGH = 0.25;

/**
 * Noninterference, next: answers legal in a state and in its resampled twin, carried out with the same luck, send the
 * viewer the same events in number, order, type and bytes, except for fields that an event declares as revealed. Two
 * worlds that told a declared value apart may differ from there on. Worlds that nothing told apart must still look
 * alike afterwards: same window, same view.
 */
export function checkNext(game: AnyGame, setup: CheckSetup): Report {
  const found = new Findings('next');
  for (const { state, window, where, seed } of somePositions(game, setup)) {
    if (window === null) continue;
    for (const viewer of viewersOf(setup.seats)) {
      const other = game.resample(state, viewer, new FastChance(seed + viewer));
      const at = `${where}, ${describeViewer(viewer)}, ${window.kind}`;
      found.count('worlds');
      // What differs already is told by the check `now`.
      if (lookOf(game, other, viewer) !== lookOf(game, state, viewer)) continue;
      const answers = commonAnswers(game, state, other, window, new FastChance(seed));
      if (answers === null) continue;
      found.count('compared');
      compareNext(found, game, [copyOf(state), other], answers, viewer, at, seed);
    }
    if (found.isFull) break;
  }
  const { worlds = 0, compared = 0 } = found.counts;
  found.expect(
    compared >= ENOUGH * worlds,
    'in all',
    () => `only ${compared} of ${worlds} worlds had answers in common`,
  );
  return found;
}

/** A random answer for each asked seat that is legal in both states, or null if some seat has none. */
function commonAnswers(
  game: AnyGame,
  state: object,
  other: object,
  window: Window,
  chance: FastChance,
): Action[] | null {
  const answers: Action[] = [];
  for (const seat of window.seats) {
    const common = legalOf(game, state, seat).filter((action) => game.refuse(other, seat, action) === null);
    const answer = common[chance.below(common.length)];
    if (answer === undefined) return null;
    answers[seat] = answer;
  }
  return answers;
}

function compareNext(
  found: Findings,
  game: AnyGame,
  [state, other]: readonly [object, object],
  answers: readonly Action[],
  viewer: Viewer,
  where: string,
  seed: number,
): void {
  const here = tellNext(game, state, answers, seed);
  const there = tellNext(game, other, answers, seed);
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    const [one, two] = [sent(here[i], viewer), sent(there[i], viewer)];
    found.same(one.public, two.public, `${where}, event ${i}`, 'what is sent');
    if (one.public !== two.public) return;
    if (one.revealed !== two.revealed) {
      found.count('told apart');
      return;
    }
  }
  const looks = [lookOf(game, state, viewer), lookOf(game, other, viewer)] as const;
  found.same(...looks, where, 'the window and view after, though nothing was revealed');
}

function lookOf(game: AnyGame, state: object, viewer: Viewer): string {
  return JSON.stringify([game.window(state), game.view(state, viewer)]);
}

function tellNext(game: AnyGame, state: object, answers: readonly Action[], seed: number): LoggedEvent[] {
  const log = new EventLog<GameEvent>();
  game.apply(state, [...answers], new KeyLuck(seed), log);
  return log.entries;
}

/** What a viewer is sent, the declared reveals apart. A declaration speaks of the private form: a twin reveals nothing. */
function sent(logged: LoggedEvent | undefined, viewer: Viewer): { readonly public: string; readonly revealed: string } {
  if (logged === undefined) return { public: 'nothing', revealed: '' };
  const form = eventFor(logged, viewer);
  const reveals = form === logged.event && isIn(logged.to, viewer) ? (logged.reveals ?? {}) : {};
  const event = Object.entries(form);
  const isRevealed = ([name]: readonly [string, unknown]): boolean => Object.hasOwn(reveals, name);
  return {
    public: JSON.stringify(event.map((field) => (isRevealed(field) ? [field[0], reveals[field[0]]] : field))),
    revealed: JSON.stringify(event.filter(isRevealed)),
  };
}
