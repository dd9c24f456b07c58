import { canonical } from '../../canonical.ts';
import { FastChance } from '../../chance/fast.ts';
import type { AnyGame } from '../../game.ts';
import { Findings, type Report } from '../finding.ts';
import { KeyLuck } from '../key-luck.ts';
import { playOn, somePositions, type CheckSetup } from '../walk.ts';

const STEPS = 12;

/** A clone equals its original, shares nothing with it that can change, and neither feels the other being played on. */
export function checkClone(game: AnyGame, setup: CheckSetup): Report {
  const found = new Findings('clone');
  for (const { state, where, seed } of somePositions(game, setup)) {
    found.count('positions');
    const before = canonical(state);
    const clone = game.clone(state);
    found.same(before, canonical(clone), where, 'the clone');
    const shared = findShared(state, clone);
    found.expect(shared === null, where, () => `the clone shares ${shared}, which is not frozen`);
    playOn(game, clone, new KeyLuck(seed), new FastChance(seed), STEPS);
    found.same(before, canonical(state), where, 'the original after playing on its clone');
    const first = game.clone(state);
    playOn(game, first, new KeyLuck(seed), new FastChance(seed), STEPS / 2);
    const kept = game.clone(first);
    const text = canonical(first);
    playOn(game, first, new KeyLuck(seed + 1), new FastChance(seed + 1), STEPS);
    found.same(text, canonical(kept), where, 'the clone after playing on its original');
    if (found.isFull) break;
  }
  return found;
}

/** The path of the first object both hold that is not frozen, or null. */
export function findShared(one: unknown, other: unknown): string | null {
  const paths = new Map<object, string>();
  visitObjects(one, '', (value, path) => paths.set(value, path));
  let shared: string | null = null;
  visitObjects(other, '', (value) => {
    if (shared === null && paths.has(value) && !Object.isFrozen(value)) shared = paths.get(value) ?? '';
  });
  return shared;
}

function visitObjects(value: unknown, path: string, visit: (value: object, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value, path === '' ? 'the state' : path);
  for (const [name, inner] of Object.entries(value)) visitObjects(inner, path === '' ? name : `${path}/${name}`, visit);
}
