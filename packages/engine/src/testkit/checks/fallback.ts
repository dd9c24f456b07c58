import type { Action } from '../../action.ts';
import type { AnyGame } from '../../game.ts';
import type { Seat } from '../../seat.ts';
import type { Window } from '../../window.ts';
import { Findings, type Report } from '../finding.ts';
import { KeyLuck } from '../key-luck.ts';
import { copyOf } from '../plain-data.ts';
import { legalOf, somePositions, type CheckSetup } from '../walk.ts';

/** What a seat holds that the rules let it keep, counted by name: money, cards, chips. */
export type Holdings<S extends object = object> = (state: S, seat: Seat) => { readonly [name: string]: number };

/** What everyone's fallback carries out, except that one seat may answer otherwise. */
interface Moment {
  readonly state: object;
  readonly window: Window;
  readonly seat: Seat;
  readonly seed: number;
}

/** The fallback loses nothing a seat holds, if another legal answer loses nothing. */
export function checkFallback(game: AnyGame, setup: CheckSetup, holdings: Holdings): Report {
  const found = new Findings('fallback');
  for (const { state, window, where, seed } of somePositions(game, setup)) {
    if (window === null) continue;
    for (const seat of window.seats) {
      const moment = { state, window, seat, seed };
      const fallback = game.fallback(state, seat);
      const lost = lostBy(game, holdings, moment, fallback);
      found.count('answers');
      if (lost === null) continue;
      const keeper = legalOf(game, state, seat).find((other) => lostBy(game, holdings, moment, other) === null);
      if (keeper === undefined) continue;
      found.add(
        `${where}, seat ${seat}, ${window.kind}`,
        `the fallback '${game.writeAction(fallback)}' loses ${lost}; '${game.writeAction(keeper)}' would keep it`,
      );
    }
    if (found.isFull) break;
  }
  return found;
}

/** The first holding an answer makes smaller, or null. */
function lostBy(
  game: AnyGame,
  holdings: Holdings,
  { state, window, seat, seed }: Moment,
  answer: Action,
): string | null {
  const before = holdings(state, seat);
  const after = copyOf(state);
  const answers: Action[] = [];
  for (const other of window.seats) answers[other] = other === seat ? answer : game.fallback(state, other);
  game.apply(after, answers, new KeyLuck(seed));
  const now = holdings(after, seat);
  return Object.keys(before).find((name) => (now[name] ?? 0) < (before[name] ?? 0)) ?? null;
}
