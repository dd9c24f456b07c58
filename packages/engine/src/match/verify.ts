import { isSame } from '../canonical.ts';
import type { Draw } from '../chance/chance.ts';
import { KeyedChance } from '../chance/keyed.ts';
import { accept, refuse, type Result } from '../refusal.ts';
import type { Journal } from './journal.ts';

/**
 * Derives every draw of a journal again from the seed. The value is how many there are; refused with the first that
 * differs, or whose key was drawn before.
 */
export function verifyDraws(journal: Journal, seed: Uint8Array): Result<number> {
  const chance = new KeyedChance(seed);
  const drawn = new Set<string>();
  for (const entry of journal.entries) {
    for (const draw of 'draws' in entry ? entry.draws : []) {
      const where = { entry: entry.entry, key: draw.key };
      if (drawn.has(draw.key)) return refuse('draw-repeated', where);
      drawn.add(draw.key);
      if (!isSame(drawAgain(chance, draw), draw.value)) return refuse('draw-differs', where);
    }
  }
  return accept(drawn.size);
}

/** The value the seed gives for a draw; the whole key stands as the label. Null where no maker could have drawn it. */
function drawAgain(chance: KeyedChance, { key, kind, range, value }: Draw): Draw['value'] | null {
  if (typeof range === 'number') {
    if (kind === 'die') return chance.die(range, key);
    if (kind !== 'roll' || typeof value === 'number') return null;
    const dice: number[] = [];
    chance.roll(value.length, range, dice, key);
    return dice;
  }
  if (kind === 'pick') return chance.pick(range, key);
  if (kind !== 'shuffle') return null;
  const cards = [...range];
  chance.shuffle(cards, key);
  return cards;
}
