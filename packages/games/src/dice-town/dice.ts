/** DT-C1, DT-P2: the faces of a poker die, low to high. */
export const FACES = ['9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Face = (typeof FACES)[number];

export const NINE = 0;
export const TEN = 1;
export const JACK = 2;
export const QUEEN = 3;
export const KING = 4;
export const ACE = 5;

/** Dice a player has. */
export const DICE = 5;

/** Some dice, their order forgotten: how many of each face, three bits a face, the nines lowest. Add and subtract them. */
export type Pool = number;

const BITS = 3;
const MOST = 7;
const POOLS = 1 << (BITS * FACES.length);

/** No dice. */
export const NO_DICE: Pool = 0;

/** The pool of one die by face. */
export const ONE: readonly Pool[] = FACES.map((_, face) => 1 << (BITS * face));

/** How many dice of a face are in a pool. */
export function countFace(pool: Pool, face: number): number {
  return (pool >> (BITS * face)) & MOST;
}

/** How many dice are in a pool. */
export function countDice(pool: Pool): number {
  return (
    (pool & MOST) +
    ((pool >> 3) & MOST) +
    ((pool >> 6) & MOST) +
    ((pool >> 9) & MOST) +
    ((pool >> 12) & MOST) +
    ((pool >> 15) & MOST)
  );
}

/** Whether all of `part` is in `whole`. */
export function isPartOf(part: Pool, whole: Pool): boolean {
  for (let face = 0; face < FACES.length; face++) {
    if (countFace(part, face) > countFace(whole, face)) return false;
  }
  return true;
}

/** The faces by the code of their first letter: the quickest way from a name to its number. */
const FACE_BY_CODE: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  FACES.findIndex((face) => face.charCodeAt(0) === code),
);

/** The number of a face. */
export function faceOf(face: Face): number {
  return FACE_BY_CODE[face.charCodeAt(0)] as number;
}

/** The pool of some dice by name. */
export function poolOf(dice: readonly Face[]): Pool {
  let pool = NO_DICE;
  for (let i = 0; i < dice.length; i++) pool += ONE[faceOf(dice[i] as Face)] as Pool;
  return pool;
}

/** Every pool of at most five dice, the smaller ones first. */
export const ALL_POOLS: readonly Pool[] = Object.freeze(listPools());

function listPools(): Pool[] {
  let layer: Pool[] = [NO_DICE];
  const all = [...layer];
  for (let size = 1; size <= DICE; size++) {
    const next = new Set(layer.flatMap((pool) => ONE.map((one) => pool + one)));
    layer = [...next].sort((a, b) => a - b);
    all.push(...layer);
  }
  return all;
}

const RANKS = new Int16Array(POOLS).fill(-1);
for (const [rank, pool] of ALL_POOLS.entries()) RANKS[pool] = rank;

/** A pool's place in {@link ALL_POOLS}. */
export function rankOf(pool: Pool): number {
  return RANKS[pool] as number;
}

const NAMES: readonly (readonly Face[])[] = ALL_POOLS.map((pool) =>
  Object.freeze(FACES.flatMap((face, number) => Array.from({ length: countFace(pool, number) }, () => face))),
);

/** The dice of a pool by name, low to high: always the same frozen list. */
export function namesOf(pool: Pool): readonly Face[] {
  return NAMES[rankOf(pool)] as readonly Face[];
}
