import { FastChance } from '../../chance/fast.ts';
import type { AnyGame } from '../../game.ts';
import { Findings, type Report } from '../finding.ts';
import { KeyLuck } from '../key-luck.ts';
import { begin, describeTable, playOn, seedOf, type CheckSetup } from '../walk.ts';

/** A label in lower case, then ordinals. */
const KEY = /^[a-z][a-z0-9-]*(?:\/\d+){0,3}$/;

/** No key is drawn twice in a match, and every key is a readable label with whole ordinals. */
export function checkKeys(game: AnyGame, setup: CheckSetup): Report {
  const found = new Findings('keys');
  for (let nth = 0; nth < setup.games && !found.isFull; nth++) {
    const seed = seedOf(setup, nth);
    const luck = new KeyLuck(seed);
    const where = `${describeTable(setup)}, game ${nth}`;
    playOn(game, begin(game, setup, luck), luck, new FastChance(seed + 1), setup.bound);
    const seen = new Set<string>();
    for (const key of luck.keys) {
      found.expect(!seen.has(key), where, () => `${key} is drawn twice`);
      found.expect(KEY.test(key), where, () => `${key} is no key`);
      seen.add(key);
    }
    found.count('keys', seen.size);
  }
  return found;
}
