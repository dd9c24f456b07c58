import { canonical } from '../../canonical.ts';
import { FastChance } from '../../chance/fast.ts';
import type { AnyGame } from '../../game.ts';
import { Findings, type Report } from '../finding.ts';
import { somePositions, viewersOf, type CheckSetup } from '../walk.ts';
import { describeViewer } from './now.ts';

/** Resampling sees nothing the viewer doesn't: from a state and from its resampled twin the same luck gives the same bytes. */
export function checkBlind(game: AnyGame, setup: CheckSetup): Report {
  const found = new Findings('blind');
  for (const { state, where, seed } of somePositions(game, setup)) {
    const before = canonical(state);
    for (const viewer of viewersOf(setup.seats)) {
      const other = game.resample(state, viewer, new FastChance(seed + viewer));
      const [one, two] = [state, other].map((from) => game.resample(from, viewer, new FastChance(seed + 77)));
      found.count('worlds');
      found.same(canonical(one), canonical(two), `${where}, ${describeViewer(viewer)}`, 'resampled from both');
      found.same(canonical(game.components(state)), canonical(game.components(other)), where, 'components resampled');
    }
    found.same(before, canonical(state), where, 'the state after resampling');
    if (found.isFull) break;
  }
  return found;
}
