import type { Action } from '../../action.ts';
import { FastChance } from '../../chance/fast.ts';
import type { AnyGame } from '../../game.ts';
import { PUBLIC, type Viewer } from '../../seat.ts';
import { Findings, type Report } from '../finding.ts';
import { legalOf, somePositions, viewersOf, type CheckSetup } from '../walk.ts';
import { addToPool, makeJunk } from './junk.ts';

/**
 * Noninterference, now: in a resampled state a viewer is shown and asked the very same bytes: window, view, outcome,
 * question, legal actions in order, fallback, and refusals of junk with their values.
 */
export function checkNow(game: AnyGame, setup: CheckSetup): Report {
  const found = new Findings('now');
  const pool: Action[] = [];
  for (const { state, window, where, seed } of somePositions(game, setup)) {
    for (const viewer of viewersOf(setup.seats)) {
      const other = game.resample(state, viewer, new FastChance(seed + viewer));
      const at = `${where}, ${describeViewer(viewer)}`;
      found.count('worlds');
      found.same(JSON.stringify(window), JSON.stringify(game.window(other)), at, 'window');
      const view = show(game.view(state, viewer));
      found.same(view, show(game.view(other, viewer)), at, 'view');
      found.same(view, show(game.view(state, game.sight?.(state, viewer) ?? viewer)), at, 'sight');
      found.same(show(game.outcome(state)), show(game.outcome(other)), at, 'outcome');
      if (window?.seats.includes(viewer) !== true) continue;
      if (game.window(other)?.seats.includes(viewer) !== true) continue;
      const junk = parsed(game, makeJunk(legalOf(game, state, viewer), pool, new FastChance(seed)));
      const [here, there] = [asked(game, state, viewer, junk), asked(game, other, viewer, junk)];
      for (const [i, text] of here.entries()) found.same(text, there[i] ?? '', at, ASKED[i] ?? '');
    }
    const chance = new FastChance(seed);
    for (const seat of window?.seats ?? []) addToPool(pool, legalOf(game, state, seat), chance);
    if (found.isFull) break;
  }
  return found;
}

/** How findings name a viewer. */
export function describeViewer(viewer: Viewer): string {
  return viewer === PUBLIC ? 'seen by the public' : `seen by seat ${viewer}`;
}

const ASKED = ['question', 'legal actions', 'fallback', 'refusals'] as const;

function asked(game: AnyGame, state: object, viewer: Viewer, junk: readonly Action[]): string[] {
  return [
    show(game.question(state, viewer)),
    show(legalOf(game, state, viewer)),
    show(game.fallback(state, viewer)),
    show(junk.map((action) => [action, game.refuse(state, viewer, action)])),
  ];
}

function parsed(game: AnyGame, junk: readonly unknown[]): Action[] {
  return junk.flatMap((one) => {
    try {
      return game.parseAction(one) ?? [];
    } catch {
      // The check `junk` tells of it.
      return [];
    }
  });
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}
