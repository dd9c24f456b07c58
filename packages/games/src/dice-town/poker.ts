import { ALL_POOLS, countDice, countFace, DICE, FACES, rankOf, type Pool } from './dice.ts';

/** DT-P1: kinds of hand, low to high. */
export const HAND_KINDS = ['nothing', 'pair', 'two-pair', 'three', 'straight', 'full-house', 'four', 'five'] as const;
export type HandKind = (typeof HAND_KINDS)[number];

const BASE = 8;

/** What five dice are worth: the more the better; equal only for hands equal in every die (DT-P2). */
export function scoreHand(pool: Pool): number {
  return SCORES[rankOf(pool)] as number;
}

/** DT-P1: the kind of a hand of five dice. */
export function kindOfHand(pool: Pool): HandKind {
  return HAND_KINDS[Math.floor(scoreHand(pool) / BASE ** DICE)] as HandKind;
}

const SCORES: readonly number[] = ALL_POOLS.map((pool) => (countDice(pool) === DICE ? computeScore(pool) : 0));

/** The kind, then the faces from the largest group to the smallest, and high to low where groups are equal. */
function computeScore(pool: Pool): number {
  const groups = FACES.map((_, face) => ({ face, count: countFace(pool, face) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || b.face - a.face);
  const dice = groups.flatMap(({ face, count }) => Array.from({ length: count }, () => face));
  const kind = HAND_KINDS.indexOf(findKind(groups.map(({ count }) => count).join(''), dice));
  return dice.reduce((score, face) => score * BASE + face, kind);
}

function findKind(counts: string, dice: readonly number[]): HandKind {
  switch (counts) {
    case '5':
      return 'five';
    case '41':
      return 'four';
    case '32':
      return 'full-house';
    case '311':
      return 'three';
    case '221':
      return 'two-pair';
    case '2111':
      return 'pair';
    default:
      return (dice[0] ?? 0) - (dice[DICE - 1] ?? 0) === DICE - 1 ? 'straight' : 'nothing';
  }
}
