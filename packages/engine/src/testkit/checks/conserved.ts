import { canonical } from '../../canonical.ts';
import type { AnyGame } from '../../game.ts';
import { Findings, type Report } from '../finding.ts';
import { positions, type CheckSetup } from '../walk.ts';

/** What can neither appear nor vanish counts the same at every step of a game. */
export function checkConserved(game: AnyGame, setup: CheckSetup): Report {
  const found = new Findings('conserved');
  let first = '';
  for (const { state, where } of positions(game, setup)) {
    found.count('positions');
    const components = canonical(game.components(state));
    if (where.endsWith('step 0')) first = components;
    found.same(first, components, where, 'components');
    if (found.isFull) break;
  }
  return found;
}
