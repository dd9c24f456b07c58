import type { AnyGame } from '../../game.ts';
import type { Viewer } from '../../seat.ts';
import { Findings, type Report } from '../finding.ts';
import { somePositions, viewersOf, type CheckSetup } from '../walk.ts';
import { describeViewer } from './now.ts';

/** A view that takes parts from an earlier one of the same viewer is the same to the last byte, and leaves that one alone. */
export function checkLent(game: AnyGame, setup: CheckSetup): Report {
  const found = new Findings('lent');
  for (let nth = 0; nth < setup.games && !found.isFull; nth++) {
    const earlier = new Map<Viewer, unknown[]>();
    for (const { state, where } of somePositions(game, { ...setup, games: 1, seed: setup.seed + nth })) {
      for (const viewer of viewersOf(setup.seats)) {
        const at = `${where}, ${describeViewer(viewer)}`;
        const view = game.view(state, viewer);
        const [first = view, last = view] = earlier.get(viewer) ?? [];
        const kept = JSON.stringify([first, last]);
        compare(found, view, game.view(state, viewer, first), at, 'a view with parts of the first');
        const next = game.view(state, viewer, last);
        compare(found, view, next, at, 'a view with parts of the one before');
        found.same(kept, JSON.stringify([first, last]), at, 'the earlier views, afterwards');
        earlier.set(viewer, [first, next]);
        found.count('views');
      }
      if (found.isFull) break;
    }
  }
  return found;
}

function compare(found: Findings, view: unknown, lent: unknown, at: string, what: string): void {
  found.same(JSON.stringify(view), JSON.stringify(lent), at, what);
}
